/** Mistaken attacks (12.3): a six, and the pilot goes for whatever is nearest, friend or enemy. */
import { DR, die, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { isForestRoad } from '../ch14-terrain/17-forest-roads.js';
import { groundAt } from '../ch14-terrain/ground.js';
import type { Act, Battle, Unit } from '../system.js';
import { isInfantry, isMarker, isOnMap, isVehicle, type OnMap } from '../units/kinds.js';
import { pointsIn1977, pointsOf } from '../units/points.js';
import { isDiveBomber } from './planes.js';

/** What the pilot attacks; nothing where he breaks off. */
interface Sighted {
  readonly at: string | undefined;
  readonly mistaken: boolean;
}

const WRONG = 6;

/** Two dice, whatever is in the hex; the other one is how far away he may go (12.3.2, 12.3/q1). */
export function sight(act: Act, plane: Unit, at: string): Sighted {
  const { battle } = act;
  const roll = act.rollOf('target of', [plane.id], DR);
  const [one, other] = [die(roll, 'white').face, die(roll, 'coloured').face];
  const mistaken = one === WRONG || other === WRONG;
  const radius = mistaken ? total(roll) - WRONG : 0;
  const now = mistaken ? nearest(battle, plane, at, radius) : at;
  act.effect(
    'target-sighted',
    { unit: plane.id, aimed: at, at: now, mistaken },
    {
      cites: mistaken ? (now === undefined ? ['12.3.2', '12.3.6'] : ['12.3.2', '12.3.3']) : ['12.3.2'],
    },
  );
  return { at: now, mistaken };
}

/** The nearest hex with somebody in view whom the pilot could attack, but the one that he was sent to; of those the one worth most (12.3.3, 12.3.5). */
function nearest(battle: Battle, plane: Unit, at: string, radius: number): string | undefined {
  const hexes = new Map<string, Unit[]>();
  for (const unit of battle.units())
    if (isTarget(unit) && hexOf(unit.at) !== at && distance(battle, at, unit.at) <= radius)
      hexes.set(hexOf(unit.at), [...(hexes.get(hexOf(unit.at)) ?? []), unit]);
  const open = [...hexes].filter(([hex, units]) => isOpenTo(battle, plane, hex, units));
  const ranked = open.map(([hex, units]) => ({
    hex,
    far: distance(battle, at, hex),
    worth: units.reduce((sum, unit) => sum + worthOf(unit), 0),
    isEnemy: units.some(({ side }) => side !== plane.side),
  }));
  ranked.sort(
    (a, b) =>
      a.far - b.far || b.worth - a.worth || Number(b.isEnemy) - Number(a.isEnemy) || (a.hex < b.hex ? -1 : 1),
  );
  return ranked[0]?.hex;
}

const isTarget = (unit: Unit): unit is OnMap =>
  isOnMap(unit) && !unit.hidden && (isInfantry(unit) || isVehicle(unit) || isMarker(unit));

const worthOf = (unit: Unit): number => (isVehicle(unit) ? (pointsIn1977(unit) ?? 0) : pointsOf(unit));

/** No dive bomber attacks in woods (12.5.1), and nobody mistakes the AFVs of his own nation but in smoke or beside it (12.3.4). */
function isOpenTo(battle: Battle, plane: Unit, hex: string, units: readonly Unit[]): boolean {
  if (isForestRoad(battle, hex) || (isDiveBomber(plane) && isUnderTrees(battle, hex))) return false;
  const known = units.some((unit) => isAfv(unit) && unit.nationality === plane.nationality);
  return !known || [hex, ...neighbours(battle, hex)].some((one) => isSmoky(battle, one));
}

/** Woods, forest-roads and orchards (12.5.1). */
export function isUnderTrees(battle: Battle, at: string): boolean {
  const ground = groundAt(battle, at);
  return ground === 'woods' || ground === 'orchard';
}
