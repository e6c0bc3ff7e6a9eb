import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** One figure of one bench: ours, or that of a reference in the same run. */
export interface Figure {
  bench: string;
  who: string;
  value: number;
  unit: string;
}

const RESULTS = join(import.meta.dirname, '..', '..', 'bench', 'results');

/** Prints the figure as a line of JSON and keeps it, with its moment, for comparison over time. */
export function report({ bench, who, value, unit }: Figure): void {
  const figure = { bench, who, value: rounded(value), unit };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(join(RESULTS, `${bench}.jsonl`), `${JSON.stringify({ ...figure, at: new Date() })}\n`);
}

function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
