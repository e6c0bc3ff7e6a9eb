/** Which dice hold in a line, and when anybody may know them. */
import type { PoolClient } from 'pg';
import type { DrawnSeed } from '../battles/index.js';
import type { NewEvent } from '../event-store/index.js';
import { type Book, CAMPAIGN, campaignOf } from '../rules-core/campaign/book.js';
import { type CampaignDice, campaignDice, type LineDice } from '../rules-core/campaign/dice.js';
import { diceSeed, holdingAt } from '../rules-core/kernel/dice/index.js';
import type { BookAt } from './book-command.js';
import { type BookEntry, DICE_REVEALED, type DiceRevealed } from './book-events.js';
import type { BookLine, BookTable } from './book-table.js';

/** What an entry does to the dice of its line. */
export interface DiceTurn {
  /** These hold from it on. */
  readonly drawn?: DrawnSeed | undefined;
  /** The seed that is published with it. */
  readonly revealed?: string | undefined;
}

export class BookDice {
  constructor(private readonly table: BookTable) {}

  /** Dice for what comes next in a line that goes on, where those that hold in it are known to everybody, or to nobody. */
  async drawn({ line, book, version }: BookAt): Promise<DrawnSeed | undefined> {
    if (campaignOf(book).over) return undefined;
    const { published, seed } = holdingAt(await this.table.seedsOf(line), version + 1);
    return published || seed === null ? this.table.seeds.draw(version + 1) : undefined;
  }

  /** When the line that goes on is over, its dice are nobody's secret any more: their seed. */
  async revealed(
    { line, book, version }: BookAt,
    before: Book,
    drawn?: DrawnSeed,
  ): Promise<string | undefined> {
    if (!campaignOf(book).over || before.campaign[CAMPAIGN]?.over) return undefined;
    if (drawn) return drawn.seed;
    const { seed } = holdingAt(await this.table.seedsOf(line), version);
    if (seed === null) throw new Error(`The dice seed of campaign ${line.campaign} is missing.`);
    return seed;
  }

  async keep(client: PoolClient, { campaign, line }: BookLine, { drawn, revealed }: DiceTurn): Promise<void> {
    if (drawn) await this.table.seeds.keep(client, campaign, line, drawn);
    if (revealed !== undefined) await this.table.seeds.published(client, campaign, revealed);
  }
}

export function nextDice(drawn: DrawnSeed | undefined, diceAt: LineDice, version: number): CampaignDice {
  return drawn ? campaignDice(diceSeed(drawn.seed)) : diceAt(version);
}

/** What an event says of the dice that hold from it on. */
export function saying(drawn: DrawnSeed | undefined): Pick<BookEntry, 'dice'> {
  return drawn ? { dice: drawn.commitment } : {};
}

export function revealing({ line }: BookLine, seed: string | undefined): NewEvent[] {
  if (seed === undefined) return [];
  const payload: DiceRevealed = { line, seed };
  return [{ kind: DICE_REVEALED, payload }];
}
