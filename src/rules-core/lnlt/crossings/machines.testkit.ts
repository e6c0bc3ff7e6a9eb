/** Vehicles, guns and their orders, in a word each. */
import type { Placed } from '../testkit.testkit.js';

type More = Readonly<Record<string, unknown>>;

/** `at('Pz IV H')('D4', { buttoned: true })`: facing vertex 3, southeast and south, unless told otherwise. */
const facing =
  (counter: string, vertex: number) =>
  (at: string, more: More = {}): Placed => [`${counter} at ${at}`, { facing: vertex, ...more }];

export const panzer = facing('Pz IV H', 3);
export const track = facing('SdKfz 251/1', 3);
export const pak = facing('75mm ATG', 3);
export const sherman = facing('M4A1 Sherman', 0);

/** Somebody in or on a vehicle. */
export const aboard = (
  counter: string,
  vehicle: string,
  riding: 'inside' | 'outside',
  more: More = {},
): Placed => [counter, { aboard: vehicle, riding, ...more }];
export const commands = (vehicle: string, more: More = {}): Placed => [
  'Armor Leader 7-1',
  { leader: vehicle, ...more },
];

/** `along('D5 f4 C6')`: hexes to enter, and vertices to face first. */
export const along = (steps: string): object[] =>
  steps.split(' ').map((word) => (/^f\d$/.test(word) ? { face: Number(word[1]) } : { to: word }));
export const drive = (units: string, steps: string, mode = 'move') => ({
  units: units.split(' '),
  mode,
  steps: along(steps),
});
export const walk = (units: string, path: string, mode = 'move') => ({
  units: units.split(' '),
  mode,
  path: path.split(' '),
});

/** At the people of a place, or at one vehicle there. */
export const shot = (weapon: string, at: string, vehicle?: string, more: More = {}) => ({
  weapon,
  at,
  ...(vehicle !== undefined && { vehicle }),
  ...more,
});
export const burst = (unit: string, at: string, vehicle?: string, mg = 0) => ({
  unit,
  mg,
  at,
  ...(vehicle !== undefined && { vehicle }),
});
export const fireAt = (units: string, at: string, vehicle: string) => ({
  units: units.split(' '),
  at,
  vehicle,
});
