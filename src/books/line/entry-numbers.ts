import type { EntryNumbers, Standing } from '../../api/index.js';
import { viewerOf } from '../../battles/index.js';
import type { BookHistory } from './book-history.js';
import type { BookTable } from './book-table.js';

export class BookEntryNumbers implements EntryNumbers {
  constructor(
    private readonly table: BookTable,
    private readonly history: BookHistory,
  ) {}

  async shown(standing: Standing, lineId: string, version: number): Promise<number> {
    const line = await this.table.find(standing.campaignId, lineId);
    if (!line) return version;
    return (await this.history.numbering(line, viewerOf(standing), version)).shown(version);
  }
}
