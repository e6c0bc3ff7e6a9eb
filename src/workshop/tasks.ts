/** What can be had done in the workshop. Tasks are pure: what goes in and out is plain data, documents are JSON texts. */
import type { KnownSystems } from '../rules-core/kernel/known-system.js';
import { runLab } from '../rules-core/kernel/lab-file.js';
import { type ShelfTexts, shelfFrom } from './shelf.js';

export interface LabTask {
  readonly document: string;
  readonly shelf: ShelfTexts;
  /** In how many ways the dice may fall, all odds together. */
  readonly ways: number;
  /** When the lab begins nothing more. */
  readonly seconds: number;
}

/** The answer of the lab as JSON. */
function lab(systems: KnownSystems, { document, shelf, ways, seconds }: LabTask): string {
  const end = performance.now() + seconds * 1000;
  const bounds = { ways, shelf: shelfFrom(shelf), isTimeUp: () => performance.now() > end };
  return JSON.stringify(runLab(systems, JSON.parse(document), bounds));
}

export const TASKS = { lab };

export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[1];
export type TaskOutput<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;
