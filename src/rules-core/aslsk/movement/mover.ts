/** Beginning, spending and ending a unit's movement: what all orders of the Movement Phase have in common. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { arrangeMarkers } from '../concealment/markers.js';
import { residualAttack } from '../fire/residual.js';
import { desperate } from '../morale/casualties.js';
import { discoverGuns } from '../ordnance/hidden.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { adjacentHexes } from '../terrain/map.js';
import { isInfantry, isLeader, isMmc, weaponsOf } from '../units/units.js';
import { spentWhere } from '../vehicles/hulks.js';
import { comeToRest } from '../vehicles/rest.js';
import { allotment } from './allotment.js';

/** Why a unit cannot move, or do anything else that costs MF, now. */
export function cannotMove(unit: AslUnit): AslRefusal | undefined {
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: AslRefusal['cites'] & object
  ): AslRefusal => ({
    refused,
    why: `${unit.name} ${why}`,
    cites,
  });
  if (!isInfantry(unit)) return refuse('CANNOT_MOVE', 'does not move by itself.', '4.0/a');
  if (unit.broken) return refuse('BROKEN', 'is broken.', '3.3/a');
  if (unit.melee) return refuse('IN_MELEE', 'is held in Melee.', '3.3/a');
  if (unit.pinned) return refuse('PINNED', 'is pinned.', '3.2.3/PTC-b');
  if (unit.turned) return refuse('STAYS', 'has turned its Gun and stays.', '3.2.4/CA-d');
  if (unit.moved) return refuse('HAS_MOVED', 'has ended its movement.', '3.3.1/c');
  if (hasPrepFired(unit)) return refuse('HAS_FIRED', 'has fired in the Prep Fire Phase.', '3.3/a');
  return undefined;
}

/** It, or a Weapon in its hands, or a leader by directing, fired in the Prep Fire Phase. */
function hasPrepFired(unit: AslUnit): boolean {
  return unit.fire === 'prep' || (unit.used?.length ?? 0) > 0 || unit.directed !== undefined;
}

/** The leader with whom a unit moves in one stack: he began with it and goes with it. */
function leaderWith(unit: AslUnit, together: readonly AslUnit[]): AslUnit | undefined {
  if (!isMmc(unit)) return undefined;
  return together.find(
    (other) => isLeader(other) && !other.broken && !other.pinned && (!unit.moving || unit.ledBy === other.id),
  );
}

/** The MMC to which the stack's leader lends his capacity: the one that carries most beyond its own. */
export function carrierOf(battle: AslBattle, together: readonly AslUnit[]): UnitId | undefined {
  let most = 0;
  let found: UnitId | undefined;
  for (const unit of together) {
    if (!isMmc(unit)) continue;
    const pp = weaponsOf(battle, unit).reduce((sum, weapon) => sum + (weapon.pp ?? 0), 0);
    if (pp > most) [most, found] = [pp, unit.id];
  }
  return found;
}

/** MF a unit has left, the road bonus left aside. */
export function mfLeft(
  battle: AslBattle,
  unit: AslUnit,
  together: readonly AslUnit[],
  doubleTime: boolean,
): number {
  const leader = leaderWith(unit, together);
  const whole = allotment(battle, unit, leader, doubleTime, carrierOf(battle, together) === unit.id);
  return whole - (unit.spent ?? 0);
}

export interface Declared {
  readonly assault?: boolean | undefined;
  readonly doubleTime?: boolean | undefined;
}

/** Other units begin to move: those that moved before are done for good (3.3.3/e). */
export function endOtherMoves(act: AslAct, units: readonly AslUnit[]): void {
  const others = act.battle.units().filter((unit) => unit.moving && !units.some(({ id }) => id === unit.id));
  const stack = others.some((other) => units.some((unit) => unit.moving && other.side === unit.side));
  if (others.length > 0 && !stack) endMoves(act, others);
}

export function endMoves(act: AslAct, units: readonly AslUnit[]): void {
  for (const { id, kind } of units) if (kind === 'vehicle') comeToRest(act, id);
  act.effect(
    'move-ended',
    { units: units.filter(({ hidden }) => !hidden).map(({ id }) => id) },
    { changes: units.map(ended), cites: ['3.3.1/c'] },
  );
}

function ended(unit: AslUnit): AslChange {
  const set: Record<string, unknown> = { moving: null, moved: true };
  for (const key of ['shotAt', 'residualDrm', 'spentHere', 'from', 'ledBy'] as const)
    if (unit[key] !== undefined) set[key] = null;
  return { do: 'unit', unit: unit.id, set } as AslChange;
}

/** Marks units as moving from now on, with what they declare at the start. */
export function beginMove(act: AslAct, ids: readonly UnitId[], { assault, doubleTime }: Declared): void {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  endOtherMoves(act, units);
  const fresh = units.filter((unit) => !unit.moving);
  if (fresh.length === 0) return;
  const leader = fresh.find(isLeader);
  const changes = fresh.map(
    (unit): AslChange => ({
      do: 'unit',
      unit: unit.id,
      set: {
        moving: true,
        spent: 0,
        spentHere: 0,
        ...(unit.at !== undefined && { began: unit.at }),
        hexes: 0,
        byRoad: true,
        ...(assault && { assaultMove: true }),
        ...(doubleTime && { doubleTime: true, cx: true }),
        ...(leader && leader.id !== unit.id && { ledBy: leader.id }),
      },
    }),
  );
  act.effect(
    'move-began',
    { units: ids, assault: assault ?? false, doubleTime: doubleTime ?? false },
    { changes, cites: ['3.3.1/c'] },
  );
}

/** MF spent without leaving the hex: Smoke grenades, recovery, Demolition Charges. */
export function spendMf(act: AslAct, ids: readonly UnitId[], mf: number, what: string): void {
  const { battle } = act;
  const changes = ids.map((id): AslChange => {
    const unit = battle.theUnit(id);
    return {
      do: 'unit',
      unit: id,
      set: {
        spent: (unit.spent ?? 0) + mf,
        spentHere: (unit.spentHere ?? 0) + mf,
        ...spentWhere(battle, unit, unit.at, mf),
      },
    };
  });
  const at = battle.theUnit(ids[0] as UnitId).at as LocationId;
  act.effect('mf-spent', { units: ids, at, mf, for: what }, { changes, cites: ['3.3.1/b'] });
}

/** After MF are spent: first the Residual FP of the location, then whatever the DEFENDER has (3.3.5/g). */
export function exposed(act: AslAct, ids: readonly UnitId[]): void {
  const { battle } = act;
  const movers = ids.flatMap((id) => battle.unit(id) ?? []);
  const at = movers[0]?.at;
  arrangeMarkers(act);
  discoverGuns(act);
  if (at !== undefined) residualAttack(act, at, movers);
  if (at !== undefined) act.plan({ task: 'defensive-fire', at });
}

/** Broken enemies under whose eyes a unit comes next to them fall into Desperation Morale (3.2.3/DM). */
export function alarm(act: AslAct, unit: AslUnit): void {
  const { battle } = act;
  if (unit.hidden || unit.broken || unit.at === undefined) return;
  for (const hex of [unit.at, ...adjacentHexes(battle, unit.at)])
    for (const other of battle.unitsAt(hex))
      if (other.broken && !other.dm && other.side !== unit.side && !sight(battle, hex, unit.at).blocked)
        desperate(act, other);
}
