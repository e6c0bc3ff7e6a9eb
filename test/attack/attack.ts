/** What attacks have in common. */
import type { Target } from './target.js';

export interface Attack {
  readonly name: string;
  /** Throws where the server does not hold out. */
  run(target: Target, size: number): Promise<void>;
}

let addresses = 0;
export const anAddress = (): string => `10.${++addresses >> 8}.${addresses & 255}.1`;

export function expectThat(holds: boolean, what: string, seen: unknown): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen)?.slice(0, 2_000)}`);
}

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
