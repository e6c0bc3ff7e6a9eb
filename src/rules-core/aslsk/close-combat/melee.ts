/** Melee (3.8): who is held in it, and when it is over. */
import type { LocationId } from '../../kernel/position/position.js';
import { calm } from '../pacific/hand-to-hand.js';
import type { AslAct, AslBattle, AslChange, AslUnit } from '../system.js';
import { isInfantry, isVehicle } from '../units/units.js';
import { isNonStopped } from '../vehicles/state.js';

/** Infantry of both sides, somebody of either side unbroken (3.8/ac); concealed units neither hold nor are held (8.3.2/f). */
function isContested(there: readonly AslUnit[]): boolean {
  const sides = new Set(there.map(({ side }) => side));
  return sides.size > 1 && there.some(({ broken }) => !broken);
}

function infantryAt(battle: AslBattle, at: LocationId): AslUnit[] {
  return battle
    .unitsAt(at)
    .filter((unit) => (isInfantry(unit) || holdsInfantry(unit)) && !unit.concealed && !unit.hidden);
}

/** A vehicle holds the enemy Infantry in its hex as long as it stays, but is not held itself (3.8/v, w). */
function holdsInfantry(unit: AslUnit): boolean {
  return isVehicle(unit) && !isNonStopped(unit);
}

/** After a close combat: those left over on both sides are locked (3.8/t). */
export function lock(act: AslAct, at: LocationId): void {
  const contested = infantryAt(act.battle, at);
  if (!isContested(contested) || !contested.some(isInfantry)) {
    calm(act, at);
    return;
  }
  const there = contested.filter(isInfantry);
  const units = there.map(({ id }) => id);
  const changes = there
    .filter(({ melee }) => !melee)
    .map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { melee: true } }));
  act.effect('melee', { units, at }, { changes, cites: ['3.8/t'] });
}

/** Markers of Melees that are over come off, wherever that is (3.8/ac). */
export function release(act: AslAct): void {
  const { battle } = act;
  const hexes = new Set(battle.units().flatMap(({ melee, at }) => (melee && at !== undefined ? [at] : [])));
  for (const at of hexes) releaseAt(act, at);
}

/** As soon as nobody unbroken is left there, or the vehicle that held them starts or is gone (3.8/ac, w). */
export function releaseAt(act: AslAct, at: LocationId): void {
  const { battle } = act;
  const held = battle.unitsAt(at).filter(({ melee }) => melee);
  if (held.length === 0 || isContested(infantryAt(battle, at))) return;
  act.effect(
    'melee-ended',
    { units: held.map(({ id }) => id), at },
    {
      changes: held.map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { melee: null } })),
      cites: ['3.8/ac'],
    },
  );
  calm(act, at);
}
