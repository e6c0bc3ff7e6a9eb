/** Awards: each once for each who has earned it, the fallen among them. */

import type { Policies } from '../policies/policies.js';
import { causeIn, type Fought, type FoughtUnit, rowOf } from './fought.js';

type Award = Policies['awards'][number];

export function award(fought: Fought): void {
  for (const unit of fought.units.values())
    for (const one of fought.policies.awards) if (hasEarned(fought, unit, one)) give(fought, unit, one);
}

function hasEarned(fought: Fought, { id, did }: FoughtUnit, { award, kinds, when }: Award): boolean {
  const { kind, awards = [], kills, battles, experience } = rowOf(fought, id);
  return (
    kinds.includes(kind) &&
    !awards.includes(award) &&
    kills >= (when.kills ?? 0) &&
    battles >= (when.battles ?? 0) &&
    (when.experience === undefined || experience >= when.experience) &&
    (when.deed === undefined || (did.get(when.deed.deed)?.times ?? 0) >= when.deed.times)
  );
}

function give(fought: Fought, { id, did }: FoughtUnit, { award, when }: Award): void {
  const { awards = [], side } = rowOf(fought, id);
  fought.tell({
    what: 'award',
    about: { unit: id, award, battle: fought.battle },
    changes: [{ in: 'roster', id, set: { awards: [...awards, award] } }],
    cause: causeIn(fought, when.deed && did.get(when.deed.deed)?.cause, 'awards'),
    to: [side],
  });
}
