import type { EntrySentences, Standing } from '../../api/index.js';
import { says, saysFact } from '../../rules-core/campaign/views/describe.js';
import type { SeenCorrection, SeenEntry } from '../../rules-core/campaign/views/views.js';
import { offsetOf } from '../line/book-table.js';
import type { BookViews } from '../line/book-views.js';
import type { Books } from './books.js';

export class BookEntrySentences implements EntrySentences {
  constructor(
    private readonly books: Books,
    private readonly views: BookViews,
  ) {}

  async of(
    standing: Standing,
    { line, version }: { readonly line: string; readonly version: number },
    about: object,
  ): Promise<readonly string[]> {
    const latest = await this.books.book(standing.campaignId, line);
    if (!latest) return [];
    const view = await this.views.view(latest, standing);
    const stored = version + offsetOf(latest.line);
    const { names } = await view.telling(view.numbering.shown(stored));
    const seen = about as SeenEntry | SeenCorrection;
    if (!('corrects' in seen))
      return [saysFact(seen.fact, names), ...seen.consequences.map((one) => says(one, names))];
    const why = seen.why === undefined ? '' : ` ${seen.why}`;
    return [`Entry ${seen.corrects} is set right: ${saysFact(seen.fact, names)}${why}`];
  }
}
