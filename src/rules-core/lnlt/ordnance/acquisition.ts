/** Target acquisition (14.3): the firer holds the Acquiring marker, and with it what has acquired what. */
import { footAt } from '../fire/targets.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { trainOf } from '../units/kinds.js';
import { type Aim, targetKey } from './guns.js';

const lose = ({ id }: Unit): Change => ({ do: 'unit', unit: id, set: { acquires: null } });

/** A unit that moves loses its acquired target, and is lost as a target itself (14.3/b). */
export function lostSight(battle: Battle, movers: readonly Unit[]): Change[] {
  const holders = battle.units().filter(({ acquires }) => acquires);
  if (holders.length === 0) return [];
  const moved = new Set(movers.flatMap((unit) => [unit, ...trainOf(battle, unit)]).map(({ id }) => id));
  return holders
    .filter(({ id, acquires }) => moved.has(id) || moved.has(acquires?.target as string))
    .map(lose);
}

/** What it has acquired of a target in impulses before: the shots of one impulse count as one (14.3/a, 14.3/e). */
export function stepAt({ acquires, fires }: Unit, target: string): number {
  if (acquires?.target !== target) return 0;
  return fires?.gun ? (fires.step ?? 0) : acquires.step;
}

/** Fired without destroying its target, a miss included: -1 at first, then -2; another target begins anew (14.3). */
export function acquire(act: Act, id: string, aim: Aim): void {
  const target = targetKey(aim);
  const weapon = act.battle.unit(id);
  if (!weapon) return;
  const held = weapon.acquires;
  const step = stepAt(weapon, target) > 0 ? 2 : 1;
  if (held?.target === target && held.step >= step) return;
  act.effect(
    'acquired',
    { weapon: id, at: aim.at, ...(aim.vehicle !== undefined && { vehicle: aim.vehicle }), step },
    { changes: [{ do: 'unit', unit: id, set: { acquires: { target, step } } }], cites: ['14.3', '14.3/a'] },
  );
}

/** Acquisition of those who are gone: a vehicle off the map, a place that all non-vehicles have left (14.3/b, 14.3/f). */
export function tidyAcquisition(act: Act): void {
  const { battle } = act;
  const idle = battle.units().filter((unit) => unit.acquires && isGone(battle, unit, unit.acquires.target));
  if (idle.length > 0)
    act.effect(
      'acquisition-lost',
      { weapons: idle.map(({ id }) => id) },
      { changes: idle.map(lose), cites: ['14.3/b', '14.3/f'] },
    );
}

function isGone(battle: Battle, { side }: Unit, target: string): boolean {
  const vehicle = battle.unit(target);
  if (vehicle) return vehicle.at === undefined || vehicle.abandoned === true;
  return (
    !battle.table.map.named.has(target.split('/')[0] as string) || footAt(battle, target, side).length === 0
  );
}
