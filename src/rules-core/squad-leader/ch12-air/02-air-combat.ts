/** Combat in the air (12.2): aircraft of both sides over the map fight in each Rally Phase. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { attacker, defender } from '../units/kinds.js';
import { fightersOver, hasAirSupport, isObserver, loseAircraft, planesOver, sendHome } from './planes.js';

/** Nobody fights who is not opposed. */
export const isContested = (battle: Battle): boolean =>
  battle.options.order.every((side) => hasAirSupport(battle, side) && planesOver(battle, side).length > 0);

const asksAircraft = { aircraft: z.string().describe('The aircraft.') };

function ownPlane(battle: Battle, by: string, id: UnitId, cites: RuleId) {
  const plane = planesOver(battle, by).find((one) => one.id === id);
  return (
    plane ?? {
      ...refuse('NOT_YOUR_UNIT', `You have no aircraft "${id}" over the map: name one of yours.`, cites),
      path: '$.aircraft',
    }
  );
}

export const withdrawAircraft = order({
  title: 'Withdraw an aircraft',
  description: 'Before the combat in the air of its own player turn an aircraft leaves; each by itself.',
  cites: ['12.2.3', '12.2/q1'],
  answers: ['air-combat'],
  asks: asksAircraft,
  *candidates({ battle, by }) {
    for (const { id } of planesOver(battle, by)) yield { aircraft: id };
  },
  read({ battle, by }, { aircraft }) {
    const plane = ownPlane(battle, by, aircraft, '12.2.3');
    return isRefusal(plane) ? plane : { aircraft };
  },
  perform: (act, { aircraft }) => sendHome(act, aircraft, ['12.2.3']),
});

export const giveUpAircraft = order({
  title: 'Lose an aircraft',
  description: 'The side that lost a fight in the air says which of its aircraft is shot down.',
  cites: ['12.2.2'],
  answers: ['air-loss'],
  asks: asksAircraft,
  *candidates({ battle, by }) {
    for (const { id } of planesOver(battle, by)) yield { aircraft: id };
  },
  read({ battle, by }, { aircraft }): { aircraft: UnitId } | Refusal {
    const plane = ownPlane(battle, by, aircraft, '12.2.2');
    return isRefusal(plane) ? plane : { aircraft };
  },
  perform(act, { aircraft }, { by }) {
    const { outfought: _, ...air } = act.battle.side(by).air ?? {};
    act.effect(
      'air-loss-chosen',
      { side: by },
      { changes: [{ do: 'side', side: by, set: { air } }], cites: ['12.2.2'] },
    );
    loseAircraft(act, aircraft, ['12.2.2', '12.2.4']);
  },
});

/** For its own player turn, and for each fighter whose guns work (12.2.2/t). */
function drmOf(battle: Battle, side: string): Modifier[] {
  const fighters = fightersOver(battle, side).length;
  return [
    ...(fighters > 0 ? [{ why: 'fighters', value: -fighters, cites: '12.2.2/t' } as const] : []),
    ...(attacker(battle) === side ? [{ why: 'own turn', value: -1, cites: '12.2.2/t' } as const] : []),
  ];
}

/** The lower roll shoots one down, if there is an aircraft with guns that work; a tie none (12.2.2). Nobody on the ground has a part in it (12.2.5). */
export function fightInTheAir(act: Act): void {
  const { battle } = act;
  if (!isContested(battle)) return;
  const sides = [attacker(battle), defender(battle)];
  const rolls = sides.map((side) => {
    const rolled = total(act.roll(`air combat of ${side}`, D6));
    const modifiers = drmOf(battle, side);
    return { side, rolled, modifiers, final: rolled + sumOf(modifiers) };
  });
  const [one, other] = rolls as [(typeof rolls)[number], (typeof rolls)[number]];
  const winner = one.final < other.final ? one : other.final < one.final ? other : undefined;
  const isArmed =
    winner !== undefined &&
    planesOver(battle, winner.side).some((plane) => !plane.malfunctioned && !isObserver(plane));
  const loser = isArmed ? (winner === one ? other.side : one.side) : undefined;
  act.effect(
    'air-combat',
    { rolls, ...(loser !== undefined && { loser }) },
    {
      changes:
        loser === undefined
          ? []
          : [{ do: 'side', side: loser, set: { air: { ...battle.side(loser).air, outfought: true } } }],
      cites: ['12.2.2'],
    },
  );
}

/** The side that lost says which of its aircraft is gone (12.2.2). */
export function askAirLoss(act: Act): boolean {
  const { battle } = act;
  const loser = battle.options.order.find((side) => battle.side(side).air?.outfought);
  if (loser === undefined) return false;
  act.ask({ side: loser, kind: 'air-loss' });
  return true;
}
