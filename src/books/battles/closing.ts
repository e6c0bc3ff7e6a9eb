/** Which battles on this server an entry closes, or takes up again. */
import type { Closings, WithEntry } from '../../battles/index.js';
import { type BattleId, type Book, ids } from '../../rules-core/campaign/book/book.js';
import type { BookLine } from '../line/book-table.js';

interface BattleClosingParts {
  readonly closings: Closings;
  readonly lines: (campaign: string) => Promise<readonly BookLine[]>;
  readonly bookOf: (line: BookLine) => Promise<Book>;
}

const WITHOUT_IT = 'The campaign goes on without this battle: the entry that opened it was corrected.';

export class BattleClosing {
  constructor(private readonly parts: BattleClosingParts) {}

  /** What is to be stored with an entry that leads from one book of a line to another. */
  async of(line: BookLine, before: Book, after: Book): Promise<readonly WithEntry[]> {
    const changed = ids({ ...before.battle, ...after.battle }).filter(
      (id) => isOpen(before, id) !== isOpen(after, id),
    );
    const found: WithEntry[] = [];
    for (const id of changed) {
      if (await this.isOthers(line, id)) continue;
      const at = { campaign: line.campaign, battle: id };
      const stored = isOpen(after, id)
        ? await this.parts.closings.resume(at)
        : await this.parts.closings.close(at, ...this.endOf(after, id));
      if (stored) found.push(stored);
    }
    return found;
  }

  private endOf(book: Book, battle: BattleId): [{ winner?: string; why: string }, string] {
    const { report } = book.battle[battle] ?? {};
    if (!report) return [{ why: WITHOUT_IT }, WITHOUT_IT];
    const { winner, why } = report;
    return [{ ...(winner !== null && { winner }), why }, `The battle was reported: ${why}`];
  }

  /** A battle is closed in the line in use; a branch closes only what no other line has open. */
  private async isOthers(line: BookLine, battle: BattleId): Promise<boolean> {
    const lines = await this.parts.lines(line.campaign);
    if (lines.some((one) => one.line === line.line && one.current)) return false;
    for (const other of lines) {
      if (other.line === line.line) continue;
      const book = await this.parts.bookOf(other);
      if (other.current ? book.battle[battle] !== undefined : isOpen(book, battle)) return true;
    }
    return false;
  }
}

function isOpen(book: Book, battle: BattleId): boolean {
  return book.battle[battle]?.status === 'open';
}
