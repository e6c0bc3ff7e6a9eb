/** Runs positions as a person describes them: counters, the ground hex by hex, orders and dice, through the lab. */
import { originalBoard } from '../boards/index.js';
import { knownSystem, knownSystems } from '../kernel/decide/known-system.js';
import { runLab } from '../kernel/lab/lab-file.js';
import type { LabResult } from '../kernel/lab/lab-form.js';
import { COMBAT_CHARTS } from './charts/index.js';
import { combat } from './ruleset.js';

export const ONLY = knownSystems(
  knownSystem({
    rulebook: combat,
    charts: COMBAT_CHARTS,
    board: originalBoard,
    ruleText: () => Promise.reject(new Error('The lab reads no rules.')),
  }),
);

export interface Step {
  readonly by: string;
  readonly order: object;
  readonly dice?: unknown;
}

/** What the lab makes of a position and the orders given in it; unless it says otherwise, the Germans have the impulse. */
export function lab(position: Readonly<Record<string, unknown>>, ...steps: Step[]): LabResult {
  const { map, clock, sides, ...rest } = position;
  const whole = {
    map: { columns: 13, rows: 12, ...(map as object | undefined) },
    clock: {
      phase: 'fire-and-movement',
      initiative: 'german',
      active: 'german',
      ...(clock as object | undefined),
    },
    sides: sides ?? { german: {}, american: {} },
    ...rest,
  };
  return runLab(ONLY, { system: 'combat', position: whole, steps, orders: true });
}

/** An order with its dice, a list for each roll. */
export const by =
  (side: string) =>
  (order: object | string, ...dice: number[][]): Step => ({
    by: side,
    order: typeof order === 'string' ? { order } : order,
    ...(dice.length > 0 && { dice }),
  });

export const walk = (mode: string, unit: string, ...path: readonly (string | object)[]): object => ({
  order: 'move',
  mode,
  routes: [{ unit, path: stepsOf(path) }],
});

export const drive = (unit: string, ...path: readonly (string | object)[]): object => ({
  order: 'drive',
  mode: 'normal',
  routes: [{ unit, path: stepsOf(path) }],
});

const stepsOf = (path: readonly (string | object)[]) =>
  path.map((step) => (typeof step === 'string' ? { to: step } : step));

/** What is wrong with the position, and where. */
export const wrong = ({ problems }: LabResult): string[] =>
  problems.map(({ path, message }) => `${path}: ${message}`);

export { listed, refused, told } from '../kernel/testing/lab.testkit.js';
