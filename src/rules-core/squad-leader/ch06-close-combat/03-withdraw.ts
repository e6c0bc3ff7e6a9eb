/** Withdrawal from melee (6.3.6): announced before attacks are designated, made when all are rolled. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId } from '../../kernel/position/position.js';
import { leaveBehind } from '../ch03-infantry/20-casualties.js';
import { guardsFor } from '../ch03-infantry/29-prisoners.js';
import { keptBy } from '../ch04-movement/02-portage.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { costOfEntering } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { isOverACliff } from '../ch14-terrain/ground.js';
import { isHeldByWire, isWired } from '../ch15-fortifications/01-wire.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  infantryAt,
  isInfantry,
  isMmc,
  isOnMap,
  isSmc,
  type OnMap,
  ofSide,
  prisonersOf,
  weaponsOf,
} from '../units/kinds.js';
import { isInMelee } from './03-melee.js';

/** Hexes without enemies that they could reach in an Advance Phase (6.3.6.1). */
const exitsOf = (battle: Battle, units: readonly OnMap[]): string[] => {
  const { at } = units[0] as OnMap;
  return isWired(battle, at) ? [] : stepsFrom(battle, at).filter((to) => isExit(battle, units, at, to));
};

const isExit = (battle: Battle, units: readonly OnMap[], from: string, to: string): boolean => {
  const { side } = units[0] as OnMap;
  return (
    costOfEntering(battle, to, units) !== undefined &&
    !isOverACliff(battle, from, to) &&
    !(units.some(({ onSkis }) => onSkis) && isHeldByWire(battle, undefined, to)) &&
    !enemiesInView(battle, side).some((enemy) => enemy.at === to) &&
    hasRoomIn(battle, to, side, units)
  );
};

const MOST_WEAPONS = 20;

export const withdraw = order({
  title: 'Withdraw from melee',
  description:
    'A unit in melee announces that it leaves. It may not attack, is easier to kill, and goes to an adjacent hex when all attacks are resolved.',
  cites: ['6.3.6', '6.3.6/a', '6.3.6/b'],
  answers: ['withdrawal'],
  sealed: true,
  asks: {
    unit: z.string().describe('Who withdraws.'),
    with: z
      .string()
      .optional()
      .describe(
        'Of a leader: the withdrawing unit whose fate he shares. The other side does not learn which.',
      ),
    leave: z.array(z.string()).min(1).max(MOST_WEAPONS).optional().describe('Weapons that it leaves behind.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isInfantry(unit) || !isOnMap(unit) || !isInMelee(battle, unit)) continue;
      yield { unit: unit.id };
      if (!isSmc(unit)) continue;
      for (const other of infantryAt(battle, unit.at, by))
        if (isMmc(other)) yield { unit: unit.id, with: other.id };
    }
  },
  read({ battle, by }, { unit: id, with: other, leave = [] }) {
    const unit = ownUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (!isInMelee(battle, unit)) return refuse('NOT_IN_MELEE', `${unit.name} is not in melee.`, '6.3.6');
    if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and fights on.`, '6.3.6');
    if (isMounted(unit))
      return refuse('MOUNTED', `${unit.name} rides out of the melee in its Movement Phase.`, '6.3.7');
    if (unit.withdrawing) return refuse('HAS_MOVED', `${unit.name} withdraws already.`, '6.3.6');
    if (isNeeded(battle, unit))
      return refuse('PRISONER', `${unit.name} guards prisoners and stays with them.`, '3.29/i');
    if (exitsOf(battle, [unit]).length === 0)
      return refuse('NO_WAY', `${unit.name} has no adjacent hex to go to.`, '6.3.6');
    const kept = keptBy(battle, unit, leave);
    if (isRefusal(kept)) return kept;
    const men = other === undefined ? undefined : battle.unit(other);
    const isWith = isSmc(unit) && men?.withdrawing && isMmc(men) && men.at === unit.at;
    return other !== undefined && !isWith
      ? {
          ...refuse('NOT_TOGETHER', `Only a leader goes with a unit of his hex that withdraws.`, '6.3.6/a'),
          path: '$.with',
        }
      : { unit: id, with: other, leave };
  },
  perform(act, { unit, with: other, leave }) {
    leaveBehind(act, unit, leave, '6.3.6.2');
    announce(act, unit, other);
  },
});

/** Nobody else could guard its prisoners, whom it may not abandon in melee (3.29/i). */
const isNeeded = (battle: Battle, unit: OnMap): boolean =>
  prisonersOf(battle, unit).some(
    (prisoner) =>
      !guardsFor(battle, prisoner as OnMap).some(({ id, withdrawing }) => id !== unit.id && !withdrawing),
  );

function ownUnit(battle: Battle, by: SideId, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  return unit?.side === by && isInfantry(unit) && isOnMap(unit)
    ? unit
    : {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
}

/** Who comes out of a melee gets no '?' in that player turn (2.3.8.1, 2.8.20). */
function announce(act: Act, id: string, other?: string): void {
  const { battle } = act;
  const { broken, side } = battle.theUnit(id);
  const isWith = other !== undefined && { accompanies: true as const };
  act.effect(
    'withdrawal-announced',
    { unit: id, ...isWith },
    {
      changes: [{ do: 'unit', unit: id, set: { withdrawing: true, noticed: true, ...isWith } }],
      cites: broken ? ['6.4.1/a'] : ['6.3.6'],
    },
  );
  if (other === undefined) return;
  const companions = { ...battle.secret(side).companions, [id]: other };
  act.effect(
    'companion-chosen',
    { unit: id, with: other },
    { changes: [{ do: 'secret', side, set: { companions } }], cites: ['6.3.6/a'], to: [side] },
  );
}

/** The broken must try to leave a melee (6.4.1/a). */
export function announceBroken(act: Act): void {
  const { battle } = act;
  for (const unit of battle.units())
    if (unit.broken && isInfantry(unit) && isInMelee(battle, unit)) announce(act, unit.id);
}

/** Whom a leader has chosen to go with; only his side knows before it shows. */
export const companionOf = (battle: Battle, { id, side, accompanies }: Unit): string | undefined =>
  accompanies ? battle.secret(side).companions?.[id] : undefined;

/** A unit, and the leaders who go with it. */
const companyOf = (battle: Battle, unit: OnMap): OnMap[] => [
  unit,
  ...infantryAt(battle, unit.at, unit.side).filter((one) => companionOf(battle, one) === unit.id),
];

export const retreat = order({
  title: 'Leave the melee',
  description: 'A unit that has withdrawn is put into an adjacent hex without enemies.',
  cites: ['6.3.6.1'],
  answers: ['retreat'],
  asks: { unit: z.string().describe('Who has withdrawn.'), to: z.string().describe('The adjacent hex.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && unit.withdrawing)
        for (const to of stepsFrom(battle, unit.at)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const unit = ownUnit(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (!unit.withdrawing || unit.accompanies)
      return refuse('NOT_IN_MELEE', `${unit.name} does not withdraw by itself.`, '6.3.6.1');
    const units = companyOf(battle, unit);
    return exitsOf(battle, units).includes(to)
      ? { units: units.map((one) => one.id), from: unit.at, to }
      : { ...refuse('NO_WAY', `${unit.name} cannot withdraw to ${to}.`, '6.3.6.1'), path: '$.to' };
  },
  perform(act, { units: ids, from, to }) {
    const { battle } = act;
    const units = meetMines(act, ids, from);
    const held = ids.filter((id) => !units.includes(id) && battle.unit(id));
    if (held.length > 0) stayInMelee(act, held);
    if (units.length === 0) return;
    const changes = units.flatMap((id) => leave(battle, battle.theUnit(id), to));
    act.effect('withdrew', { units, from, to }, { changes, cites: ['6.3.6.1'] });
    meetMines(act, units, to);
  },
});

/** Mines have broken them before they were out of it (6.3.6.4, 15.7.4). */
function stayInMelee(act: Act, units: readonly string[]): void {
  const set = { withdrawing: null, accompanies: null } as const;
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set }));
  act.effect('stopped-by-mines', { units }, { changes, cites: ['6.3.6.4'] });
}

/** The unbroken take with them what they carry (6.3.6.2). */
function leave(battle: Battle, unit: Unit, to: string): Change[] {
  const gone = { at: to, withdrawing: null, accompanies: null, melee: null } as const;
  return [
    { do: 'unit', unit: unit.id, set: gone },
    ...weaponsOf(battle, unit).map(
      ({ id }): Change => ({ do: 'unit', unit: id, set: unit.broken ? { possessor: null } : { at: to } }),
    ),
  ];
}
