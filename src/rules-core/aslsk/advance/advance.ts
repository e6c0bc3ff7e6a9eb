/** Advancing (3.7): one hex, even onto the enemy. */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { showOnTheMove } from '../concealment/on-the-move.js';
import { order } from '../form.js';
import { baseMf, excessPp } from '../movement/allotment.js';
import { crossesRoad, followsPath } from '../movement/cost.js';
import { alarm, carrierOf } from '../movement/mover.js';
import { trackAcquisitions } from '../ordnance/acquisition.js';
import { discoverGuns, leaveGuns } from '../ordnance/hidden.js';
import type { AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { adjacentHexes, areAdjacent, climbs, onMap } from '../terrain/map.js';
import { groundAt, TERRAIN } from '../terrain/terrain.js';
import { hasRoom } from '../units/stacking.js';
import { enemiesAt, isGoodOrder, isInfantry, isLeader, isMmc, isVehicle, weaponsOf } from '../units/units.js';
import { hasNerve } from '../vehicles/paatc.js';

interface Advance {
  readonly units: readonly UnitId[];
  readonly to: LocationId;
}

const WITH_LEADER = 2;

export const advance = order({
  title: 'Advance',
  description:
    'Good Order, unpinned Infantry of one location advances to an adjacent hex, even into close combat.',
  cites: ['3.7/a', '3.7/b', '3.7/c'],
  answers: ['advance'],
  asks: {
    units: z.array(z.string()).min(1).max(20).describe('The units that advance together.'),
    to: z.string().describe('The adjacent hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const units of stacksOf(battle, by)) {
      const ids = units.map(({ id }) => id);
      const at = units[0]?.at;
      for (const to of at === undefined ? (units[0]?.entry ?? []) : adjacentHexes(battle, at))
        yield { units: ids, to };
    }
  },
  read: ({ battle, by }, order) => checkAdvance(battle, order, by) ?? order,
  perform(act, { units: named, to }) {
    const { battle } = act;
    const ids = facesVehicle(battle, to, named) ? named.filter((id) => hasNerve(act, id)) : named;
    if (ids.length === 0) return;
    const units = ids.map((id) => battle.theUnit(id));
    const from = units[0]?.at;
    const exhausted = units.filter((unit) => takesAll(battle, unit, units, from, to));
    leaveGuns(act, units);
    const changes = units.flatMap((unit): AslChange[] => [
      {
        do: 'unit',
        unit: unit.id,
        set: {
          at: to,
          from: from ?? null,
          advanced: true,
          ...(exhausted.includes(unit) && { cx: true as const }),
          ...(unit.entry && { entry: null }),
        },
      },
      ...weaponsOf(battle, unit).map(
        (weapon): AslChange => ({ do: 'unit', unit: weapon.id, set: { at: to } }),
      ),
    ]);
    act.effect(
      'advanced',
      { units: ids, from: from ?? 'off the map', to, exhausted: exhausted.map(({ id }) => id) },
      { changes, cites: ['3.7/a', '3.7/b'] },
    );
    showOnTheMove(act, ids);
    for (const id of ids) {
      alarm(act, battle.theUnit(id));
      trackAcquisitions(act, battle.theUnit(id));
    }
    discoverGuns(act);
  },
});

/** Returns true if an enemy vehicle is there, so that squads, half-squads and crews need a PAATC to enter (3.7/d). */
function facesVehicle(battle: AslBattle, to: LocationId, ids: readonly UnitId[]): boolean {
  const side = battle.theUnit(ids[0] as UnitId).side;
  return enemiesAt(battle, to, side).some(isVehicle);
}

function stacksOf(battle: AslBattle, by: string): AslUnit[][] {
  const able = battle.units().filter((unit) => unit.side === by && !cannotAdvance(unit));
  const single = able.map((unit) => [unit]);
  const led = able
    .filter(isLeader)
    .map((leader) => [leader, ...able.filter((unit) => isMmc(unit) && unit.at === leader.at)])
    .filter((stack) => stack.length > 1);
  return [...single, ...led];
}

function cannotAdvance(unit: AslUnit): AslRefusal | undefined {
  if (!isInfantry(unit) || (unit.at === undefined && !unit.entry))
    return { refused: 'CANNOT_ADVANCE', why: `${unit.name} does not advance.`, cites: ['3.7/a'] };
  if (!isGoodOrder(unit) || unit.pinned)
    return {
      refused: 'NOT_GOOD_ORDER',
      why: `${unit.name} is not in Good Order, or pinned.`,
      cites: ['3.7/a'],
    };
  if (unit.advanced) return { refused: 'ONCE', why: `${unit.name} has advanced.`, cites: ['3.7/a'] };
  if (unit.manhandled || unit.turned)
    return {
      refused: 'MANHANDLED',
      why: `${unit.name} has manhandled or turned a Gun.`,
      cites: ['6.5/c', '3.2.4/CA-d'],
    };
  return undefined;
}

/** Units that charged into an enemy's hex fight there (8.1.8.6/g). */
function staysWithEnemy(battle: AslBattle, unit: AslUnit): AslRefusal | undefined {
  if (!unit.raised || unit.at === undefined || enemiesAt(battle, unit.at, unit.side).length === 0)
    return undefined;
  return {
    refused: 'FACES_ENEMY',
    why: `${unit.name} stays with the enemy it has charged.`,
    cites: ['8.1.8.6/g'],
  };
}

function checkAdvance(battle: AslBattle, { units: ids, to }: Advance, by: string): AslRefusal | undefined {
  const units: AslUnit[] = [];
  for (const id of ids) {
    const unit = battle.unit(id);
    if (!unit || unit.side !== by)
      return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours.`, path: '$.units' };
    const refusal = cannotAdvance(unit) ?? staysWithEnemy(battle, unit);
    if (refusal) return refusal;
    units.push(unit);
  }
  const from = units[0]?.at;
  if (units.some((unit) => unit.at !== from))
    return { refused: 'NOT_TOGETHER', why: 'Units of one order start in one location.', path: '$.units' };
  const reachable =
    from === undefined
      ? units.every((unit) => unit.entry?.includes(to))
      : onMap(battle, to) && areAdjacent(battle, from, to);
  if (!reachable)
    return { refused: 'NOT_ADJACENT', why: `${to} is not adjacent.`, cites: ['3.7/a'], path: '$.to' };
  if (mfFor(battle, from, to) === undefined)
    return { refused: 'IMPASSABLE', why: `Infantry cannot enter ${to}.`, path: '$.to' };
  if (!hasRoom(battle, to, by, units))
    return { refused: 'NO_ROOM', why: `There is no room in ${to}.`, cites: ['3.3/b'], path: '$.to' };
  const tired = units.find((unit) => unit.cx && takesAll(battle, unit, units, from, to));
  if (tired)
    return { refused: 'EXHAUSTED', why: `${tired.name} is CX and would need all its MF.`, cites: ['3.7/b'] };
  return undefined;
}

/** The MF it would take in the Movement Phase. */
function mfFor(battle: AslBattle, from: LocationId | undefined, to: LocationId): number | undefined {
  const { mf } = TERRAIN[groundAt(battle, to)];
  const cot = from !== undefined && (crossesRoad(battle, from, to) || followsPath(battle, from, to)) ? 1 : mf;
  if (cot === undefined) return undefined;
  if (cot === 'all') return Number.POSITIVE_INFINITY;
  return from !== undefined && climbs(battle, from, to) ? 2 * cot : cot;
}

/** Excess PP count, and a leader who advances along helps (3.7/c). */
function takesAll(
  battle: AslBattle,
  unit: AslUnit,
  together: readonly AslUnit[],
  from: LocationId | undefined,
  to: LocationId,
): boolean {
  const leader = isMmc(unit) ? together.find(isLeader) : undefined;
  const lent = carrierOf(battle, together) === unit.id ? leader : undefined;
  const mf = baseMf(battle, unit) + (leader ? WITH_LEADER : 0) - excessPp(battle, unit, lent);
  return (mfFor(battle, from, to) ?? 0) >= mf;
}
