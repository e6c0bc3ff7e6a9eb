import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  type BookEntryResolvers,
  type BookResolvers,
  connection,
  page,
} from '../../api/index.js';
import { saysFact } from '../../rules-core/campaign/views/describe.js';
import { BookEntries, type EntryView } from '../entries/entries.js';
import type { BookView } from '../line/book-views.js';
import { shownConsequence } from './shown.js';

@Resolver('Book')
export class EntriesField implements Pick<Required<BookResolvers>, 'entries'> {
  constructor(private readonly read: BookEntries) {}

  @ResolveField()
  async entries(view: BookView, args: { first: number; after?: string | null }) {
    const { first, after } = page(args, ['number']);
    const range = { after: after ? Number(after[0]) : 0, first };
    const { entries, lookedAt } = await this.read.after(view, range);
    const shown = connection(
      entries,
      first,
      ({ at }) => [at.version],
      (entry) => entry,
    );
    // Entries that are not for the viewer are left out: the cursor says how far was looked.
    const endCursor = Buffer.from(JSON.stringify([lookedAt])).toString('base64url');
    return { ...shown, pageInfo: { hasNextPage: lookedAt < view.version, endCursor } };
  }
}

@Resolver('BookEntry')
export class BookEntryResolver implements Omit<Required<BookEntryResolvers>, '__isTypeOf'> {
  @ResolveField()
  version({ at }: EntryView) {
    return at.version;
  }

  @ResolveField()
  position({ campaignId, at }: EntryView, _: object, context: ApiContext) {
    return context.shownPosition(campaignId, at.position);
  }

  @ResolveField()
  at({ at }: EntryView) {
    return at.at;
  }

  @ResolveField()
  by({ at }: EntryView) {
    return UUID.test(at.actor) ? { personId: at.actor } : null;
  }

  @ResolveField()
  kind({ correction, seen }: EntryView) {
    return correction ? 'correction' : seen.fact.fact;
  }

  @ResolveField()
  fact({ seen, correction }: EntryView) {
    const fact = correction?.fact ?? seen.fact;
    return fact.fact === 'unseen' ? null : fact;
  }

  @ResolveField()
  async sentence({ view, at, seen, correction }: EntryView) {
    const { names } = await view.telling(at.version);
    if (!correction) return saysFact(seen.fact, names);
    return `Entry ${correction.corrects} is set right: ${saysFact(correction.fact, names)} ${correction.why}`;
  }

  @ResolveField()
  async consequences({ view, at, seen }: EntryView) {
    const telling = await view.telling(at.version);
    return seen.consequences.map((one) => shownConsequence(telling, one));
  }

  @ResolveField()
  corrects({ correction }: EntryView) {
    if (!correction) return null;
    const { corrects: version, why, rewritten } = correction;
    return { version, why, rewritten: rewritten.length };
  }

  @ResolveField()
  correctedBy({ correctedBy }: EntryView) {
    return correctedBy;
  }
}

/** Steps of a turn are entered by the server under a name of its own. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
