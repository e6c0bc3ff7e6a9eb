/** What rain, falling snow and deep snow do to fire (16.5.7.5, 16.6.6.4, 16.6.7.2, 16.6.7.3). */
import { around, distance } from '../../mechanics/places.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { isDeepSnow, isFalling, isSnowy, isStormy, weatherOf, windOf } from './03-now.js';

/** The normal range: half as far in rain and falling snow, fractions rounded up. */
export const rangeOf = (battle: Battle, { range = 0 }: Pick<Unit, 'range'>): number =>
  isFalling(battle) ? Math.ceil(range / 2) : range;

/** The hexes straight up the wind, while snow drives in a heavy wind (16.6.6.4). */
export function isUpwind(battle: Battle, from: string, at: string): boolean {
  const wind = windOf(battle);
  if (weatherOf(battle) !== 'falling snow' || wind?.force !== 'heavy' || from === at) return false;
  let hex: string | undefined = from;
  for (let steps = distance(battle, from, at); steps > 0 && hex !== undefined; steps--)
    hex = around(battle, hex)[(wind.towards + 3) % 6];
  return hex === at;
}

const SEEN_TO = 6;
const RAIN: Modifier = { why: 'rain', value: 2, cites: '16.5.7.5' };
const SNOWFALL: Modifier = { why: 'falling snow', value: 2, cites: '16.6.6.4' };
const DRIVING_SNOW: Modifier = { why: 'against the wind', value: 2, cites: '16.6.6.4' };

/** To Hit: at infantry far off, and straight up the wind at anybody. */
export function throughTheWeather(
  battle: Battle,
  from: string,
  at: string,
  target: Unit | undefined,
): Modifier[] {
  if (!isFalling(battle)) return [];
  const isAtMen = target === undefined || !isVehicle(target);
  const isFar = isAtMen && distance(battle, from, at) > SEEN_TO;
  return [
    ...(isFar ? [weatherOf(battle) === 'rain' ? RAIN : SNOWFALL] : []),
    ...(isUpwind(battle, from, at) ? [DRIVING_SNOW] : []),
  ];
}

/** Those whom the scenario gives white smocks or paint, but under a roof or behind concrete (16.6.7.2, 16.6.6.6). */
export const inWhite = (battle: Battle, unit: Unit, at: string): Modifier[] =>
  unit.whitened &&
  (isSnowy(battle) || weatherOf(battle) === 'falling snow') &&
  !unit.hidden &&
  unit.bunkered !== at &&
  !isBuilding(groundAt(battle, at))
    ? [{ why: 'winter camouflage', value: 1, cites: '16.6.7.2' }]
    : [];

const CUSHIONED: Modifier = { why: 'deep snow', value: 1, cites: '16.6.7.3' };

/** Shells that come down from above. */
export const intoTheSnow = (battle: Battle): Modifier[] => (isDeepSnow(battle) ? [CUSHIONED] : []);

/** A flame goes no farther in a heavy wind (16.5.6.1). */
export const flameReach = (battle: Battle, hexes: number): number =>
  isStormy(battle) ? Math.min(1, hexes) : hexes;
