/** The entries of a line, as they read at the version looked at and as the viewer may know them. */
import { canonicalJson } from '../../api/index.js';
import type { Correction, Entry } from '../../rules-core/campaign/facts/facts.js';
import { ownersIn, type SeenEntry, seenEntry } from '../../rules-core/campaign/views/views.js';
import type { EntryAt } from '../line/book-history.js';
import type { BookView } from '../line/book-views.js';
import { Books } from './books.js';

export interface EntryView {
  /** For fields that only some roles may see. */
  readonly campaignId: string;
  readonly view: BookView;
  /** Its version and its position are those that the viewer counts. */
  readonly at: Omit<EntryAt, 'entry' | 'written'>;
  readonly seen: SeenEntry;
  readonly correction?: Correction;
  /** The latest correction by which it reads otherwise for the viewer. */
  readonly correctedBy: number | null;
}

export class BookEntries {
  constructor(private readonly books: Books) {}

  /** Up to so many entries after a version that there is something in for the viewer; and up to where was looked. */
  async after(
    view: BookView,
    { after, first }: { readonly after: number; readonly first: number },
  ): Promise<{ readonly entries: EntryView[]; readonly lookedAt: number }> {
    const { numbering, stored } = view;
    const entries: EntryView[] = [];
    let lookedAt = numbering.stored(after, stored);
    while (entries.length < first && lookedAt < stored) {
      const most = Math.min(first, stored - lookedAt);
      const found = (await this.read(view, lookedAt, most)).slice(0, first);
      if (found.length === 0) break;
      for (const at of found) {
        lookedAt = at.version;
        const seen = this.seen(view, at);
        if (seen) entries.push(seen);
        if (entries.length === first) break;
      }
    }
    return { entries, lookedAt: numbering.shown(lookedAt) };
  }

  /** The entry of that version, as the viewer counts them. */
  async one(view: BookView, version: number): Promise<EntryView | undefined> {
    const before = view.numbering.stored(version - 1, view.stored);
    const [at] = await this.read(view, before, 1);
    return at && this.seen(view, at);
  }

  private async read(
    { campaignId, line, stored }: BookView,
    after: number,
    first: number,
  ): Promise<EntryAt[]> {
    const range = { after, first, reads: stored };
    return (await this.books.entries(campaignId, line.line, range)) ?? [];
  }

  private seen(view: BookView, { entry, written, ...found }: EntryAt): EntryView | undefined {
    const { campaignId, viewer, numbering } = view;
    const as = (one: Entry) => seenEntry(one, viewer, ownersIn(view.whole));
    const seen = as(entry);
    if (!seen) return undefined;
    const at = { ...found, version: numbering.shown(found.version) };
    const isOtherwise = written !== undefined && canonicalJson(as(written)) !== canonicalJson(seen);
    const corrector = isOtherwise ? found.correctedBy.at(-1) : undefined;
    const correctedBy = corrector === undefined ? null : numbering.shown(corrector);
    const correction = viewer === 'referee' ? found.correction : undefined;
    return { campaignId, view, at, seen, correctedBy, ...(correction && { correction }) };
  }
}
