/** What other policies would have made of a campaign as it was played: looked at before they apply. */

import { type DecidingAgain, type Line, type Recomputed, recomputing } from '../book/lines.js';
import { type Entry, type FactRefused, refusedFact } from '../facts/facts.js';
import type { Policies } from './policies.js';

/** Decides the whole line again as if these policies had held from its beginning to its end, on the same dice. */
export function* policyEffect(
  line: Line,
  policies: Policies,
  by: DecidingAgain,
): Generator<void, Recomputed | FactRefused> {
  const begun = line.findIndex(({ fact }) => fact.fact === 'begin');
  const begin = line[begun]?.fact;
  if (begin?.fact !== 'begin')
    return refusedFact('NOT_BEGUN', 'The campaign has no book yet: its policies have had no effect.');
  return yield* recomputing(line.map(withoutOthers), begun + 1, { ...begin, policies }, by);
}

/** Policies that were set later on give way as well. */
function withoutOthers(entry: Entry): Entry {
  return entry.fact.fact === 'policies' ? { ...entry, fact: { fact: 'nothing' } } : entry;
}
