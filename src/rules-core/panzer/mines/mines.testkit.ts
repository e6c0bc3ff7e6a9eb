/** Soviets come upon a German minefield. For tests. */
import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

export type Mines = NonNullable<PanzerSystem['secret']['mines']>[number];

export const BOTH = { strength: 'hasty', vehicular: true, personnel: true } as const;

/** A German field in D5 and D6, which nobody else knows of; Soviets come from D4. */
export const field = (kind: Partial<Mines> = BOTH): Mines => ({
  hexes: ['D5', 'D6'],
  strength: 'hasty',
  ...kind,
});

export const coming = (
  units: Readonly<Record<string, Placed>>,
  mines: Mines | undefined,
  more: object = {},
) =>
  new Trial({
    units: { g9: ['Panzer IV at Y12', { fired: true }], ...units },
    secrets: mines ? { german: { mines: [mines] } } : {},
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move' as const])),
    options: { optional: ['7.31'] },
    clock: { phase: 'movement' },
    ...more,
  });

export const walk = (trial: Trial, path: readonly string[], ...rolls: number[]) =>
  trial.order(
    'soviet',
    { order: 'move', unit: 's1', path: [...path] },
    ...rolls.flatMap((roll) => [...d100(roll)]),
  );

export const T34 = (set: object = {}): Placed => ['T-34 at D4', { facing: 3, gpDefense: 3, ...set }];
export const results = (trial: Trial) => trial.told('mine-attack').map(({ result }) => result);
