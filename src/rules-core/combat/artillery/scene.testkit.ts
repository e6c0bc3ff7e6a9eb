/** One battery, its caller at B2, and the dice that bring its fire down. For tests. */

import type { Order } from '../../kernel/decide/action.js';
import { d100, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import type { Battery } from './battery.js';

export const GRID = { columns: 16, rows: 16 };
export const BATTERY: Battery = { id: 'guns', size: 105, by: 'radio' };
export const CALLER: Placed = ['nco at B2', { radio: 'guns' }];

export interface Scene {
  readonly units?: Setup['units'];
  readonly battery?: Partial<Battery>;
  readonly turn?: number;
  readonly secret?: object;
  readonly map?: Parameters<typeof field>[0];
  readonly marks?: Setup['marks'];
}

export function scene({
  units = {},
  battery = {},
  turn = 1,
  secret = {},
  map = {},
  marks = {},
}: Scene = {}): Trial {
  const setup: Setup = {
    map: field(map, GRID),
    units: { g1: CALLER, a9: 'nco at P16', ...units },
    clock: { turn },
    marks,
    sides: { german: { batteries: [{ ...BATTERY, ...battery }] } },
  };
  const trial = new Trial(setup);
  Object.assign(trial.battle.position.secrets.german as object, secret);
  return trial;
}

export const call = (at: string, more: object = {}): Order => ({
  order: 'call-fire',
  battery: 'guns',
  at,
  ...more,
});
export const correct = (at: string, more: object = {}): Order => ({
  order: 'correct-fire',
  battery: 'guns',
  at,
  ...more,
});
export const effect = (more: object = {}): Order => ({ order: 'fire-for-effect', battery: 'guns', ...more });
export const battery = (trial: Trial) => trial.battle.side('german').batteries?.[0];
export const CONTACT = d100(70);
export const RESPONDS = 9;
export const ON_TARGET = d100(10);
/** The attack on a single unit in the hex that does nothing. */
export const MISS = d100(99);
/** A CFF of an earlier phase. */
export const standing = (scene_: Scene = {}, at = 'H8') =>
  scene({
    ...scene_,
    battery: { cff: at, ...scene_.battery },
    marks: { [at]: { cff: ['guns'] }, ...scene_.marks },
  });
