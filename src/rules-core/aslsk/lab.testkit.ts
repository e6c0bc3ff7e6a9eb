/** Runs positions as a person describes them: the counters, the ground hex by hex, orders and dice, through the lab. */
import { originalBoard } from '../boards/index.js';
import { knownSystem, knownSystems } from '../kernel/decide/known-system.js';
import { runLab } from '../kernel/lab/lab-file.js';
import type { LabResult } from '../kernel/lab/lab-form.js';
import { ASLSK_CHARTS } from './charts/index.js';
import { aslsk } from './ruleset.js';
import type { AslPosition } from './system.js';

export const ONLY = knownSystems(
  knownSystem({
    rulebook: aslsk,
    charts: ASLSK_CHARTS,
    board: originalBoard,
    ruleText: () => Promise.reject(new Error('The lab reads no rules.')),
  }),
);

export interface Step {
  readonly by: string;
  readonly order: object;
  readonly dice?: unknown;
}

/** What the lab makes of a position, the dice of its opening, and the orders given in it; the map has ground for all of them. */
export function lab(
  { opening, ...position }: Readonly<Record<string, unknown>>,
  ...steps: Step[]
): LabResult {
  const map = { columns: 24, rows: 12, ...(position.map as object | undefined) };
  const file = { system: 'aslsk', position: { ...position, map }, steps, orders: true };
  return runLab(ONLY, opening === undefined ? file : { ...file, opening });
}

/** What the lab sees along lines in a position, with nothing ordered. */
export const runAlone = (position: object, sight: readonly object[]): LabResult =>
  runLab(ONLY, { system: 'aslsk', position, sight });

/** An order with its dice: white first, then coloured. */
export const by =
  (side: string) =>
  (order: object, ...dice: number[][]): Step => ({ by: side, order, ...(dice.length > 0 && { dice }) });

/** The units at the end, by their ids. */
export const unitsOf = ({ position }: LabResult): AslPosition['units'] =>
  (position as AslPosition | undefined)?.units ?? {};

export { listed, refused, told } from '../kernel/testing/lab.testkit.js';

export const SIDES = { a: { nationality: 'German' }, b: { nationality: 'Russian' } };
/** A position in the Prep Fire Phase of a. */
export const prep = (units: object, rest: object = {}) => ({
  sides: SIDES,
  clock: { phase: 'PFPh' },
  units,
  ...rest,
});
