import { type LineInUse, type LinesInUse, linesInUse } from '../../battles/index.js';
import type { BookTable } from './book-table.js';

export class BookLinesInUse implements LinesInUse {
  constructor(private readonly table: BookTable) {}

  async of(campaign: string): Promise<LineInUse[]> {
    return linesInUse(await this.table.lines(campaign));
  }
}
