/**
 * The campaign's dice. Each purpose has dice of its own in each entry. A correction that adds or removes a roll shifts no
 * other: the remaining rolls get the same faces as before. Deciding an entry again reveals nothing of later rolls.
 */
import {
  type Commitment,
  DICE_SCHEME,
  type DiceSeed,
  type DieSpec,
  ENTRY_DICE_SCHEME,
  type Roll,
  several,
  total,
} from '../../kernel/dice/index.js';

export interface CampaignDice {
  /** `key` distinguishes the roll from all others of the campaign: `turn 3/recovery/r17`. */
  roll(key: string, purpose: string, ...spec: readonly DieSpec[]): Roll;
  /** Hears which table the next roll of that key is read on: for odds. */
  on?(key: string, table: DiceTable): void;
}

/** What becomes of a roll of at most so much, in rising order; the last row takes all that is above. */
export interface DiceTable<Result extends string = string> {
  readonly dice: string;
  readonly upTo: readonly (readonly [number, Result])[];
  readonly cites?: readonly string[] | undefined;
}

/** The dice of an entry. Under the first scheme all entries had the same ones. */
export function campaignDice(
  seed: DiceSeed,
  entry: number,
  scheme: Commitment['scheme'] = ENTRY_DICE_SCHEME,
): CampaignDice {
  const version = scheme === DICE_SCHEME ? 0 : entry;
  return { roll: (key, purpose, ...spec) => seed.forAction(key, version).roll(purpose, ...spec) };
}

/** The dice of a line's entries: each keeps those that held when it was entered, however often it is decided again. */
export type LineDice = (version: number) => CampaignDice;

/** `2d6` as dice to throw. */
export function diceOf(written: string): readonly DieSpec[] {
  const [, count, sides] = /^([1-4]?)d(\d+)$/.exec(written) ?? [];
  if (sides === undefined) throw new Error(`"${written}" are not dice.`);
  if (sides === '100')
    return [
      { sides: 10, colour: 'tens' },
      { sides: 10, colour: 'ones' },
    ];
  return several(Number(count || 1), Number(sides));
}

/** The most that written dice come to. */
export function highestOf(written: string): number {
  return written.endsWith('d100') ? 100 : diceOf(written).reduce((sum, { sides }) => sum + sides, 0);
}

/** Rolls on a table of a policy. */
export function rollOn<Result extends string>(
  table: DiceTable<Result>,
  dice: CampaignDice,
  key: string,
  purpose: string,
): { readonly result: Result; readonly roll: Roll } {
  dice.on?.(key, table);
  const roll = dice.roll(key, purpose, ...diceOf(table.dice));
  return { result: resultOf(table, total(roll)), roll };
}

/** What the table says of that much. */
export function resultOf<Result extends string>(table: DiceTable<Result>, rolled: number): Result {
  const row = table.upTo.find(([most]) => rolled <= most) ?? table.upTo.at(-1);
  if (!row) throw new Error('A table of a policy has no rows.');
  return row[1];
}
