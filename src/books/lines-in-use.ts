/** The line that a campaign goes on with, and those it has come by, each up to where the next one leaves it. */
import type { LineInUse, LinesInUse } from '../battles/index.js';
import type { BookLine, BookTable } from './book-table.js';

export class BookLinesInUse implements LinesInUse {
  constructor(private readonly table: BookTable) {}

  async of(campaign: string): Promise<LineInUse[]> {
    return linesInUse(await this.table.lines(campaign));
  }
}

export function linesInUse(lines: readonly Pick<BookLine, 'line' | 'from' | 'current'>[]): LineInUse[] {
  const found: LineInUse[] = [];
  let until = Number.MAX_SAFE_INTEGER;
  for (let next = lines.find(({ current }) => current); next; ) {
    const { line, from } = next;
    found.push({ line, until });
    if (from) until = Math.min(until, from.version);
    next = from ? lines.find((one) => one.line === from.line) : undefined;
  }
  return found;
}
