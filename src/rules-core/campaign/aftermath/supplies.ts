/** What a side has in battle besides those on its roster, and may use up for the rest of the campaign: batteries. */
import { ids } from '../book/book.js';
import { causeIn, type Fought } from './fought.js';

export function useUp({ book, pieces, policies, report, battle, tell }: Fought): void {
  const { usedUp = {} } = report;
  if (!pieces.supplies || policies.off.includes('book')) return;
  for (const side of ids(usedUp)) {
    const before = book.side[side]?.usedUp ?? [];
    const what = [...new Set(usedUp[side])].filter((one) => !before.includes(one));
    if (what.length === 0) continue;
    tell({
      what: 'used-up',
      about: { side, what, battle },
      changes: [{ in: 'side', id: side, set: { usedUp: [...before, ...what] } }],
      cause: causeIn({ battle }, undefined, 'book'),
      cites: pieces.supplies.cites,
      to: [side],
    });
  }
}
