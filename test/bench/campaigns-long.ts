/**
 * `campaigns.long`: a campaign of some hundred heavy entries and 32,000 events, at a process that knows nothing of it yet. How
 * many events `verify` looks at in a second, and the longest that the thread is held by that, by a book that is read with its
 * ledgers, and by a correction of an early entry that is tried out.
 */
import type { Standing } from '../../src/api/index.js';
import { BATTLE_FOLDING, verifyDice } from '../../src/battles/index.js';
import { BookProcess, newCampaign, Referee } from '../../src/books/books.testkit.js';
import { BOOK_FOLDING } from '../../src/books/index.js';
import { isInBook } from '../../src/books/line/book-events.js';
import { BookViews } from '../../src/books/line/book-views.js';
import { heldDuring } from '../support/held.js';
import { fought } from './campaigns-rebuild.js';
import type { Ground } from './contestants.js';
import { report } from './report.js';

const bench = 'campaigns.long';

export async function benchLong({ pool }: Ground): Promise<void> {
  const service = new BookProcess(pool);
  const campaign = await newCampaign(service.store);
  await fought(new Referee(service, campaign));
  const foldingOf = async (_: string, first: string) => (isInBook(first) ? BOOK_FOLDING : BATTLE_FOLDING);
  const began = performance.now();
  let events = 0;
  const verifying = await heldDuring(async () => {
    const found = await service.store.verify(campaign, foldingOf);
    if (found.findings.length > 0) throw new Error(JSON.stringify(found.findings.slice(0, 3)));
    events = found.events;
    await verifyDice(service.store, campaign);
  });
  report({ bench, who: 'verify', value: (events * 1_000) / (performance.now() - began), unit: 'events/s' });
  report({ bench, who: 'verify-held', value: verifying, unit: 'ms' });
  const { books } = new BookProcess(pool);
  const reading = await heldDuring(async () => {
    const book = await books.book(campaign, null, {});
    if (!book) throw new Error('There is no book.');
    const referee: Standing = { campaignId: campaign, role: 'REFEREE', side: null, delaySeconds: 0 };
    await (await new BookViews(books).view(book, referee)).history();
  });
  report({ bench, who: 'book-held', value: reading, unit: 'ms' });
  const fact = { fact: 'ruling', what: 'side', id: 'german', set: { points: 7 }, why: 'Counted.' } as const;
  const trying = await heldDuring(async () => {
    const correction = { version: 2, fact, given: {} };
    const tried = await books.previewCorrection(campaign, null, correction);
    if (tried.outcome === 'refused') throw new Error(JSON.stringify(tried));
  });
  report({ bench, who: 'correction-held', value: trying, unit: 'ms' });
}
