/** What modifies a to-hit roll (14.1/d and the Ordnance Fire Table). */
import { OFT } from '../charts/index.js';
import { coverOfFoot, footAt } from '../fire/targets.js';
import { coverOf } from '../ground/cover.js';
import { hexOf } from '../ground/places.js';
import { isDark } from '../night/darkness.js';
import type { RuleId } from '../rules.js';
import { sight } from '../sight/sight.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isMoving, isSmc, isVehicle, lmOf } from '../units/kinds.js';
import { commanderOf } from '../vehicles/crew.js';
import { stepAt } from './acquisition.js';
import { type Aim, type Gun, type Turn, targetKey } from './guns.js';

interface Shooting extends Gun {
  readonly aim: Aim;
  readonly turn: Turn;
  readonly leader?: Unit | undefined;
  readonly opportunity: boolean;
}

export function toHitModifiers(battle: Battle, shooting: Shooting): Modifier[] {
  const { weapon, by, aim } = shooting;
  const from = by.at as string;
  const target = aim.vehicle === undefined ? undefined : battle.theUnit(aim.vehicle);
  const chart = (row: string): number => Number(battle.table.charts.lookup(OFT.modifiers, row));
  const people = footAt(battle, aim.at, by.side);
  const exposed = target ?? (people.every((unit) => unit.hasMoved) ? people[0] : undefined);
  const cover = exposed ? coverOf(battle, aim.at, from, exposed) : coverOfFoot(battle, aim.at, by.side, from);
  const found: Modifier[] = cover.filter(
    ({ cites }) => !target || cites !== '10.1/m' || hasOther(battle, target),
  );
  const add = (applies: unknown, row: string, cites: RuleId, why = row) => {
    if (applies) found.push({ why, value: chart(row), cites });
  };
  for (const { hex, what } of sight(battle, from, aim.at).degrading)
    add(true, 'each degrading hex/silhouette crossed (Wreck too, at most 2)', '14.1/d', `${what} in ${hex}`);
  found.push(...firerModifiers(battle, shooting));
  const fast = battle.options.vehicleSizes && target?.fast;
  add(
    target && isMoving(target),
    fast
      ? 'fast vehicle moving (optional; includes the +1 for moving)'
      : 'target vehicle moving, Moved or Assault Moved',
    fast ? '15.6' : '15.5/a',
  );
  if (battle.options.vehicleSizes && target?.size) add(true, `${target.size} target (optional)`, '15.6');
  const step = stepAt(weapon, targetKey(aim));
  add(step > 0, `Acquisition -${step}`, step === 2 ? '14.3/e' : '14.3/a');
  add(isDark(battle, from, aim.at), 'night, beyond 2 hexes at a Fired target', '20.1.1');
  return found.filter(({ value }) => value !== 0);
}

/** A vehicle takes no cover behind itself. */
const hasOther = (battle: Battle, target: Unit): boolean =>
  battle.unitsAt(target.at as string).filter(isVehicle).length > 1;

/** What comes of the firer alone, whatever it fires at. */
export function firerModifiers(
  battle: Battle,
  { weapon, by, turn, leader, opportunity }: Shooting,
): Modifier[] {
  const found: Modifier[] = [];
  const add = (applies: unknown, row: string, cites: RuleId) => {
    if (applies)
      found.push({ why: row, value: Number(battle.table.charts.lookup(OFT.modifiers, row)), cites });
  };
  const aide = isVehicle(by) ? commanderOf(battle, by) : leader;
  if (aide && lmOf(aide) > 0)
    found.push({ why: aide.name, value: -lmOf(aide), cites: isVehicle(by) ? '11.5/c' : '5.0.1/a' });
  add(isVehicle(by) && !by.buttoned, 'firing vehicle Open (crew exposed)', '14.1/d');
  add(battle.location(hexOf(by.at as string)).smoke, 'firing out of a smoked hex', '7.0/d');
  const isCarried = weapon !== by;
  const hasAssaulted = by.marker === 'assault-move';
  add(isVehicle(by) && hasAssaulted, 'firing vehicle Assault Moved', '15.2');
  add(isCarried && hasAssaulted, 'firing SW unit Assault Moved', '6.1/c');
  add(
    isCarried && by.marker === 'stealth' && by.kind !== 'scout',
    'firing SW after Stealth half-move, not a Scout',
    '6.4/e',
  );
  add(turn.is === 'pivot', 'Weapon Team pivoted', '1.7/e');
  add(turn.is === 'turret', 'turret turned to fire (per shot)', '15.1/f');
  add(turn.is === 'hull', 'whole vehicle pivoted to fire (per shot)', '15.1/g');
  add(isCarried && isSmc(by), 'SW fired by a single SMC', '1.6/c');
  add(
    opportunity && by.opsComplete,
    'Ops Complete firer in Opportunity Fire',
    isVehicle(by) ? '4.1/h' : '4.1/g',
  );
  return found;
}
