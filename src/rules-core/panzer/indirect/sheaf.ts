/** SHEAF patterns: the hexes on which a mission comes down, the Impact Point first (6.5.1). */
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import { around } from '../../mechanics/places.js';
import type { Battery } from '../attributes/sides.js';
import { INDIRECT } from '../charts/index.js';
import type { Battle } from '../system.js';
import { gpAt } from './on-map.js';

export type Mission = NonNullable<Battery['mission']>;
export type Aim = Pick<Mission, 'at' | 'ammo' | 'sheaf' | 'linear' | 'towards'>;

const rowOf = ({ sheaf, linear }: Aim): string => (linear ? `${sheaf} linear` : sheaf);

/** An Open SHEAF spreads the fire: each hex gets its part, rounded up. */
export function factorOf(battle: Battle, battery: Battery, aim: Aim): number {
  const { charts } = battle.table;
  return Math.ceil(gpAt(battle, battery, aim.at) / charts.lookup(INDIRECT.patterns, rowOf(aim), 'divisor'));
}

/** A linear SHEAF runs both ways through the Impact Point; others lie around it, from a hexside on clockwise. */
export function hexesOf(battle: Battle, aim: Aim): string[] {
  const { at, linear, towards = 0 } = aim;
  const many = battle.table.charts.lookup(INDIRECT.patterns, rowOf(aim), 'hexes');
  const others = linear
    ? [...line(battle, at, towards, (many - 1) / 2), ...line(battle, at, towards + 3, (many - 1) / 2)]
    : HEXSIDES.map((side) => around(battle, at)[(towards + side) % 6]).slice(0, many - 1);
  return [at, ...others.filter((hex) => hex !== undefined)];
}

const line = (battle: Battle, at: string, side: number, far: number): (string | undefined)[] =>
  Array.from({ length: far }, (_, i) => goFrom(battle, at, side, i + 1));

/** So many hexes across one hexside after another; undefined beyond the edge of the map. */
export function goFrom(battle: Battle, at: string, side: number, far: number): string | undefined {
  let hex: string | undefined = at;
  for (let i = 0; i < far && hex !== undefined; i++) hex = around(battle, hex)[side % 6];
  return hex;
}
