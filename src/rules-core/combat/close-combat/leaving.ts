/** Getting out of Close Combat (14.9): who is held, and when nobody is left to fight. */
import { isDisrupted, isVehicle } from '../morale/status.js';
import { noteControl } from '../scenario/control.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { standApart } from '../terrain/nooks.js';
import { isInCloseCombat } from './apart.js';

/**
 * Nobody leaves able enemies but armour that can drive; `metNow`: it has come upon them on this move, before there is a
 * marker.
 */
export function heldRefusal(battle: Battle, unit: Unit, metNow = false): Refusal | undefined {
  const isFree = isVehicle(unit) && !unit.unarmoured && !unit.mKill;
  if (unit.at === undefined || isFree || !(metNow || isInCloseCombat(battle, unit))) return undefined;
  const there = battle
    .unitsAt(unit.at)
    .filter((other) => !other.hidden && other.kind !== 'aircraft' && !standApart(unit, other));
  const enemies = there.filter((other) => other.side !== unit.side);
  const friends = there.filter((other) => other.side === unit.side && other.id !== unit.id);
  return enemies.every(isHelpless) || [unit, ...friends].every(isHelpless)
    ? undefined
    : refuse('HELD', `${unit.name} is held in Close Combat in ${unit.at}.`, '14.9');
}

const isHelpless = (unit: Unit): boolean => (isVehicle(unit) ? unit.mKill === true : isDisrupted(unit));

/** The unit has gone from there: the last one of its side, or the last of its foot soldiers, ends the fight (14.9/a). */
export function endWithoutFoes(act: Act, { id, side, kind }: Unit, at: string | undefined): void {
  if (at === undefined || !act.battle.location(at).closeCombat) return;
  const left = act.battle.unitsAt(at).filter((other) => other.id !== id && other.kind !== 'aircraft');
  const onFoot = left.filter((other) => !isVehicle(other));
  const last = kind === 'vehicle' ? left : onFoot;
  if (!isMixed(left) || (!isMixed(onFoot) && !last.some((other) => other.side === side))) end(act, at);
}

/** Units of both sides that can come to grips. */
const isMixed = (units: readonly Unit[]): boolean =>
  units.some((one) => units.some((other) => one.side !== other.side && !standApart(one, other)));

/** After an attack the marker goes where the foot soldiers of only one side are left (14.9/a). */
export function endIfDecided(act: Act, at: string): void {
  if (!act.battle.location(at).closeCombat) return;
  const onFoot = act.battle.unitsAt(at).filter((unit) => !isVehicle(unit) && unit.kind !== 'aircraft');
  if (!isMixed(onFoot)) end(act, at);
}

function end(act: Act, at: string): void {
  act.effect(
    'close-combat-over',
    { at },
    { changes: [{ do: 'location', at, set: { closeCombat: null } }], cites: ['14.9/a'] },
  );
  noteControl(act, at);
}
