/** Going into a bunker and out of it (15.5.4): for a movement factor, or in the Advance Phase. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { stir } from '../ch02-sight/03-concealment.js';
import { letGo } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { allowanceOf } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap, isPrisoner, ofSide } from '../units/kinds.js';
import { cannotGoInside, hasBunker, isHeldInside, isInBunker, isShutIn } from './05-bunkers.js';

const MOST_UNITS = 4;
const STEP = 1;

export const enterBunker = order({
  title: 'Go into a bunker, or out of it',
  description:
    'Units in the hex of a bunker go into it, or come out of it, for one movement factor or in the Advance Phase.',
  cites: ['15.5.4', '15.5.1.1'],
  answers: ['movement', 'advance'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who goes, all of one hex.'),
    out: z.literal(true).optional().describe('They come out, and stay in the hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && isInfantry(unit) && hasBunker(battle, unit.at))
        yield { units: [unit.id], ...(isInBunker(unit) && { out: true as const }) };
  },
  read({ battle, by }, { units: ids, out }) {
    const isAdvance = battle.clock.phase === 'advance';
    const units = isAdvance ? advancers(battle, by, ids) : movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const shut = units.map((unit) => isShutIn(battle, unit)).find((one) => one !== undefined);
    if (shut) return shut;
    const [{ at = '' }] = units as [Unit];
    if (units.some((unit) => isInBunker(unit) !== (out === true)))
      return refuse('NO_WAY', `They are ${out ? 'not' : 'already'} in a bunker.`, '15.5.4');
    if (!out && !isAdvance && isHeldInside(battle, by, at))
      return refuse('ENEMY_THERE', `There are enemies in the bunker: go in when you advance.`, '15.5.10');
    if (!out && units.some(({ berserk }) => berserk) && !isHeldInside(battle, by, at))
      return refuse('BERSERK', 'The berserk charge, and do not go into a bunker.', '3.25.3');
    const cannot = out ? crowdedOutside(battle, by, at, units) : cannotGoInside(battle, units, at);
    if (cannot) return cannot;
    return !isAdvance && allowanceOf(battle, units) < STEP
      ? refuse('TOO_FAR', 'They have no movement factor left for it.', '15.5.4')
      : { units: units.map(({ id }) => id), out };
  },
  listing: ({ battle }) => (battle.clock.phase === 'movement' ? { cost: { MF: STEP } } : {}),
  perform(act, { units: ids, out }) {
    const { battle } = act;
    stir(act, ids, '2.3.9.1', '2.4.1');
    const units = ids.map((id) => battle.theUnit(id));
    const at = units[0]?.at as string;
    const isAdvance = battle.clock.phase === 'advance';
    const changes = units.map((unit) => (isAdvance ? advanceOf(unit, at, out) : stepOf(unit, at, out)));
    act.effect(
      out ? 'left-bunker' : 'entered-bunker',
      { units: ids, at },
      { changes: [...(isAdvance ? [] : letGo(battle, ids)), ...changes], cites: ['15.5.4'] },
    );
  },
});

/** Outside the usual number of them has room (15.5.3). */
const crowdedOutside = (
  battle: Battle,
  by: string,
  at: string,
  units: readonly Unit[],
): Refusal | undefined =>
  hasRoomIn(
    battle,
    at,
    by,
    units.map((unit) => ({ ...unit, bunkered: undefined }) as Unit),
  )
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${at} outside the bunker.`, '15.5.3', '4.3.1');

function advancers(battle: Battle, by: string, ids: readonly string[]): Unit[] | Refusal {
  const [id = '', ...others] = ids;
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit) || isPrisoner(unit) || others.length > 0)
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.units',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.4.1');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.engaged || isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  return unit.advanced ? refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.4.1') : [unit];
}

const advanceOf = ({ id }: Unit, at: string, out: true | undefined): Change => ({
  do: 'unit',
  unit: id,
  set: { bunkered: out ? null : at, advanced: true },
});

function stepOf(unit: Unit, at: string, out: true | undefined): Change {
  const { track = [], spent = 0 } = unit;
  const costs = unit.costs ?? track.map(() => 0);
  return {
    do: 'unit',
    unit: unit.id,
    set: {
      bunkered: out ? null : at,
      moved: true,
      moving: true,
      spent: spent + STEP,
      track: [...track, at],
      costs: [...costs, STEP],
      ...(unit.track === undefined && { setOut: at }),
    },
  };
}
