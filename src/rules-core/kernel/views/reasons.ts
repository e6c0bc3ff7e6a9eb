/** The numbers inside an effect, each with its reason: whatever has a label, a value and citations. */
import type { Json } from '../position/position.js';

export interface Reason {
  readonly says: string;
  readonly cites: readonly string[];
}

/** Modifiers as `woods +1`, in the order in which they stand. */
export function reasonsOf(about: Json | undefined): Reason[] {
  return [...reasons(about)];
}

function* reasons(value: Json | undefined): Iterable<Reason> {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) yield* reasons(item);
    return;
  }
  const bag = value as Readonly<Record<string, Json | undefined>>;
  const label = bag.label ?? bag.why;
  const amount = bag.value ?? bag.drm ?? bag.times ?? bag.plus;
  if (typeof label === 'string' && typeof amount === 'number')
    yield {
      says: `${label} ${bag.times === undefined ? signed(amount) : `x${amount}`}`,
      cites: citesIn(bag),
    };
  for (const member of Object.values(bag)) yield* reasons(member);
}

function citesIn({ cites }: { readonly cites?: unknown }): string[] {
  const all = Array.isArray(cites) ? cites : cites === undefined ? [] : [cites];
  return [...new Set(all.filter((cite) => typeof cite === 'string'))];
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
