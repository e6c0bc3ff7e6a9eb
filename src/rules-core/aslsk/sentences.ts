/** How modifiers and dice are put into words; each chapter says its own effects. */
import type { Name } from '../kernel/form/index.js';
import type { UnitId } from '../kernel/position/position.js';
import type { Modifier } from './system.js';

export type { Name };

/** "7 +1 woods -1 9-1 = 7" */
export function reckoned(dr: number, modifiers: readonly Modifier[]): string {
  const counting = modifiers.filter(({ value }) => value !== 0);
  if (counting.length === 0) return `${dr}`;
  const final = counting.reduce((sum, { value }) => sum + value, dr);
  return `${dr} ${counting.map(({ label, value }) => `${signed(value)} ${label}`).join(' ')} = ${final}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** "a, b and c" */
export function listed(units: readonly UnitId[], name: Name): string {
  const names = units.map(name);
  if (names.length < 2) return names[0] ?? 'nobody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The outcome of an attempt in counted odds; undefined: it came to nothing. */
export function resultOf(result: string, of: string): string | undefined {
  return result === 'no effect' ? undefined : `${result}: ${of}`;
}
