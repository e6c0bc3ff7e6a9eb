/** Ground that stops vehicles (5.2.9.1, 7.4.2, 11.1.4.1). */
import { D10, total } from '../../kernel/dice/index.js';
import { immobilizedBy, type Obstacle } from '../cards.js';
import type { RuleId } from '../rules.js';
import type { Act } from '../system.js';
import { driveOf, isSteep, isStuckInWire, obstacles } from './costs.js';
import { immobilize } from './damage.js';

/** Wheels on a steep slope may fail in the hex they try to leave. Returns true if the vehicle gets away. */
export function getsAway(act: Act, id: string, to: string): boolean {
  const vehicle = act.battle.theUnit(id);
  const from = vehicle.at as string;
  if (driveOf(vehicle) !== 'wheeled' || !isSteep(act.battle, from, to)) return true;
  return getsThrough(act, id, 'Steep, wheeled', '5.2.9.1');
}

/** A d10 for everything the vehicle has come upon, until something holds it. */
export function rollImmobilization(act: Act, id: string, from: string, to: string): void {
  const vehicle = act.battle.theUnit(id);
  if (isStuckInWire(act.battle, vehicle, to)) {
    immobilize(act, vehicle, '7.4.2');
    return;
  }
  for (const obstacle of obstacles(act.battle, vehicle, from, to))
    if (!getsThrough(act, id, obstacle, ...CITES[obstacle])) return;
}

const TABLE: readonly RuleId[] = ['11.1.4.1'];
const CITES: Readonly<Record<Obstacle, readonly RuleId[]>> = {
  'Steep, wheeled': ['5.2.9.1'],
  'Woods, tracked': TABLE,
  'Debris, tracked': [...TABLE, '6.5.1.4.1'],
  'Debris, wheeled': [...TABLE, '6.5.1.4.1'],
  'Rubble, tracked': TABLE,
  'Building, tracked': TABLE,
  'Gully or Creek, tracked': TABLE,
  'Trench, tracked': [...TABLE, '7.2.3'],
  'Wire, tracked': [...TABLE, '7.4.2'],
  'Bocage, tracked': TABLE,
  'Raised railway down, tracked': [...TABLE, '6.3.5.1/2'],
  'Raised railway down, wheeled': [...TABLE, '6.3.5.1/2'],
  'Machine Parts, Lumber Yard, tracked': TABLE,
};

function getsThrough(act: Act, id: string, obstacle: Obstacle, ...cites: RuleId[]): boolean {
  const stops = immobilizedBy(act.battle, obstacle);
  const rolled = total(act.rollOf('immobilization', [id], D10));
  const stuck = rolled <= stops;
  act.effect('immobilization-rolled', { unit: id, obstacle, rolled, stops, stuck }, { cites });
  if (stuck) immobilize(act, act.battle.theUnit(id), ...cites);
  return !stuck;
}
