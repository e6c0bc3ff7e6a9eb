/** Which dice hold in a line, and when anybody may know them. */
import type { PoolClient } from 'pg';
import { type DrawnSeed, diceOf, type KeptSeed } from '../../battles/index.js';
import type { NewEvent } from '../../event-store/index.js';
import { type Book, CAMPAIGN, campaignOf } from '../../rules-core/campaign/book/book.js';
import { type CampaignDice, campaignDice, type LineDice } from '../../rules-core/campaign/book/dice.js';
import { diceSeed, ENTRY_DICE_SCHEME, holdingAt } from '../../rules-core/kernel/dice/index.js';
import type { BookAt } from '../entries/book-command.js';
import { type BookEntry, DICE_REVEALED, type DiceRevealed } from './book-events.js';
import type { BookLine, BookTable } from './book-table.js';

/** What an entry does to the dice of its line. */
interface DiceTurn {
  /** These hold from it on. */
  readonly drawn?: DrawnSeed | undefined;
  /** The seeds that are published with it. */
  readonly revealed?: readonly string[];
}

export class BookDice {
  constructor(private readonly table: BookTable) {}

  /** Dice for what comes next in a line that goes on, where those that hold in it could be known to somebody. */
  async drawn({ line, book, version }: BookAt): Promise<DrawnSeed | undefined> {
    if (campaignOf(book).over) return undefined;
    const held = holdingAt(await this.table.seedsOf(line), version + 1);
    return canBeKnown(held, line) ? this.table.seeds.draw(version + 1, ENTRY_DICE_SCHEME) : undefined;
  }

  /** When the line that goes on is over, its dice need not stay secret any more: its seeds that are not published yet. */
  async revealed({ line, book }: BookAt, before: Book, drawn?: DrawnSeed): Promise<readonly string[]> {
    if (!campaignOf(book).over || before.campaign[CAMPAIGN]?.over) return [];
    const kept = await this.table.seedsOf(line);
    if (!drawn && kept.at(-1)?.seed === null)
      throw new Error(`The dice seed of campaign ${line.campaign} is missing.`);
    const secret = kept.flatMap(({ published, seed }) => (published || seed === null ? [] : [seed]));
    return drawn ? [...secret, drawn.seed] : secret;
  }

  async keep(
    client: PoolClient,
    { campaign, line }: BookLine,
    { drawn, revealed = [] }: DiceTurn,
  ): Promise<void> {
    if (drawn) await this.table.seeds.keep(client, campaign, line, drawn);
    for (const seed of revealed) await this.table.seeds.published(client, campaign, seed);
  }
}

/**
 * Everybody knows a published seed, and nobody one that was not restored. With its base's seed a branch would show what the base
 * rolls next; under the first scheme an entry that is decided again would show what a later one rolls.
 */
function canBeKnown({ published, seed, from, scheme }: KeptSeed, line: BookLine): boolean {
  const isOfBase = line.from !== null && from <= line.from.version;
  return published || seed === null || isOfBase || scheme !== ENTRY_DICE_SCHEME;
}

/** The dice of each entry of a line. */
export function lineDice(seeds: readonly KeptSeed[]): LineDice {
  return (version) => {
    const held = holdingAt(seeds, version);
    return campaignDice(diceOf(held), version, held.scheme);
  };
}

export function nextDice(drawn: DrawnSeed | undefined, diceAt: LineDice, version: number): CampaignDice {
  return drawn ? campaignDice(diceSeed(drawn.seed), version) : diceAt(version);
}

/** What an event says of the dice that hold from it on. */
export function saying(drawn: DrawnSeed | undefined): Pick<BookEntry, 'dice'> {
  return drawn ? { dice: drawn.commitment } : {};
}

export function revealing({ line }: BookLine, seeds: readonly string[]): NewEvent[] {
  return seeds.map((seed) => ({ kind: DICE_REVEALED, payload: { line, seed } satisfies DiceRevealed }));
}
