/** What a lab's result says, for the tests of a rulebook. */
import type { LabResult } from '../lab/lab-form.js';

/** The sentences of the last order. */
export function told({ steps, problems }: LabResult): string[] {
  if (problems.length > 0)
    throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return (steps.at(-1)?.effects ?? []).map(({ says }) => says);
}

/** Why the lab stopped: the code of the refusal and its rules. */
export const refused = ({ problems }: LabResult): string =>
  problems.map(({ code, cites = [] }) => [code, ...cites].join(' ')).join('; ');

/** The orders of one kind that are listed at the end, without their kind. */
export function listed({ orders = [] }: LabResult, kind: string): object[] {
  return orders.flatMap(({ order: { order, ...members } }) => (order === kind ? [members] : []));
}
