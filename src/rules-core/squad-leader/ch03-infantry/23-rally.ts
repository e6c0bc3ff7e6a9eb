/** Rally (3.23): with the morale number or less, by an unbroken leader in the hex, or by oneself as a leader. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { groundAt, isCover } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isInfantry, isLeader, isOnMap, leadersAt, moraleOf, type OnMap, ofSide } from '../units/kinds.js';
import { eliminate } from './20-casualties.js';
import { leaderLoss } from './20-morale.js';

const DESPERATION = 4;
const FATE = 12;

function brokenUnit(battle: Battle, id: string, by: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (!unit.broken) return refuse('NOT_BROKEN', `${unit.name} is not broken.`, '3.23.2');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is held in melee.`, '6.3.2');
  return unit.tried ? refuse('HAS_TRIED', `${unit.name} has tried in this Rally Phase.`, '3.23.2') : unit;
}

/** Who leads the attempt; nobody when a leader rallies himself. */
function leaderOf(battle: Battle, unit: OnMap, asked: string | undefined): Unit | undefined | Refusal {
  if (asked === undefined)
    return isLeader(unit)
      ? undefined
      : refuse('NO_LEADER', `${unit.name} needs an unbroken leader in its hex.`, '3.23.2', '3.23.4');
  const leader = leadersAt(battle, unit.at, unit.side).find(({ id }) => id === asked);
  return leader && leader.id !== unit.id
    ? leader
    : {
        ...refuse('CANNOT_LEAD', `"${asked}" is not an unbroken leader with ${unit.name}.`, '3.23.2'),
        path: '$.leader',
      };
}

export const rally = order({
  title: 'Rally',
  description: 'A broken unit tries to rally: with an unbroken leader in its hex, or by itself as a leader.',
  cites: ['3.23.2', '3.23.3', '3.23.5'],
  answers: ['rally'],
  asks: {
    unit: z.string().describe('The broken unit.'),
    leader: z
      .string()
      .optional()
      .describe('The leader who rallies it; left out when a leader rallies himself.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!unit.broken || !isOnMap(unit)) continue;
      if (isLeader(unit)) yield { unit: unit.id };
      for (const { id } of leadersAt(battle, unit.at, by)) yield { unit: unit.id, leader: id };
    }
  },
  read({ battle, by }, { unit: id, leader: asked }) {
    const unit = brokenUnit(battle, id, by);
    if (isRefusal(unit)) return unit;
    const leader = leaderOf(battle, unit, asked);
    return leader && isRefusal(leader) ? leader : { unit: id, leader: leader?.id };
  },
  listing: ({ battle }, _asked, { unit: id, leader }) => {
    const unit = battle.theUnit(id);
    const needs = moraleOf(unit) - sumOf(modifiersOf(battle, unit as OnMap, leader));
    return { says: `Rallies on ${Math.min(needs, FATE - 1)} or less.` };
  },
  perform: (act, { unit, leader }) => attempt(act, unit, leader),
});

/** Leadership, Desperation Morale (3.23.6), and the penalty outside cover (3.23.7). */
function modifiersOf(battle: Battle, unit: OnMap, leader: string | undefined): Modifier[] {
  const rallier = leader === undefined ? undefined : battle.theUnit(leader);
  return [
    ...(rallier ? [{ why: rallier.name, value: rallier.leadership ?? 0, cites: '3.23.2' } as const] : []),
    ...(unit.dm ? [{ why: 'Desperation Morale', value: DESPERATION, cites: '3.23.6' } as const] : []),
    ...(isCover(groundAt(battle, unit.at))
      ? []
      : [{ why: 'not in cover', value: 1, cites: '3.23.7' } as const]),
  ];
}

function attempt(act: Act, id: string, leader: string | undefined): void {
  const unit = act.battle.theUnit(id) as OnMap;
  const modifiers = modifiersOf(act.battle, unit, leader);
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf('rally', [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs && rolled !== FATE;
  act.effect(
    'rally-attempt',
    { unit: id, ...(leader !== undefined && { leader }), needs, rolled, modifiers, passed },
    {
      changes: [{ do: 'unit', unit: id, set: { tried: true } }],
      cites: leader === undefined ? ['3.23.3'] : ['3.23.2'],
    },
  );
  if (passed)
    act.effect(
      'rallied',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { broken: null, dm: null } }], cites: ['3.23.2'] },
    );
  if (rolled !== FATE) return;
  eliminate(act, id, ['3.23.8']);
  if (isLeader(unit)) leaderLoss(act, id, unit.at, unit.side);
}
