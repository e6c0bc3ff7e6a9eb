/** Positions for crossings of rules on the ground: Germans with MOVE in the Movement Phase. For tests. */
import type { PanzerSystem } from '../system.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Optional = NonNullable<PanzerSystem['options']['optional']>;

export interface Ground {
  readonly map?: Parameters<typeof field>[0];
  readonly marks?: Readonly<Record<string, PanzerSystem['location']>>;
  readonly options?: PanzerSystem['options'];
  readonly [more: string]: unknown;
}

/** Germans with MOVE each; the Soviets are far away and have done all. */
export const moving = (
  units: Readonly<Record<string, Placed>>,
  optional: Optional = [],
  { map, options, ...more }: Ground = {},
) =>
  new Trial({
    map: field(map),
    units: { s9: ['T-34 at Z14', { command: 'none' }], ...units },
    commands: Object.fromEntries(
      Object.keys(units)
        .filter((id) => !id.startsWith('s'))
        .map((id) => [id, 'move']),
    ) as never,
    clock: { phase: 'movement' },
    options: { ...options, optional },
    first: 'soviet',
    ...more,
  } as never);

export const go = (unit: string, path: readonly string[], more: object = {}) => ({
  order: 'move',
  unit,
  path: [...path],
  ...more,
});
