/** What the next step of a turn would bring, and with what odds: on the likeliest course of the dice, without throwing them. */
import { type Die, type DieSpec, lowestFace, type Roll, value } from '../../kernel/dice/index.js';
import type { ReportedBattle } from '../aftermath/fought.js';
import { type Book } from '../book/book.js';
import { copyBook, makeChange } from '../book/changes.js';
import { type CampaignDice, type DiceTable, resultOf } from '../book/dice.js';
import { workOut } from '../facts/aftermath.js';
import { type Deciding, enter } from '../facts/decide.js';
import { type Consequence, type Fact, type FactOf, type FactRefused, isFactRefused } from '../facts/facts.js';

/** A roll that the step would make. */
export interface Chance {
  readonly key: string;
  readonly for: string;
  readonly results: readonly { readonly result: string; readonly chance: number }[];
  readonly cites?: readonly string[];
}

export interface DryRun {
  /** What would come of it if each roll brought its likeliest result. */
  readonly consequences: readonly Consequence[];
  readonly chances: readonly Chance[];
  /** The book as it would be then. */
  readonly after: Book;
}

export function dryRun(book: Book, fact: Fact, { pieces }: Pick<Deciding, 'pieces'>): DryRun | FactRefused {
  const chances: Chance[] = [];
  const after = copyBook(book);
  const consequences = enter(after, fact, { pieces, dice: expectingDice(chances) });
  return isFactRefused(consequences) ? consequences : { consequences, chances, after };
}

/** What a battle's report would come to, were it entered and its aftermath worked out now, whatever else is still fought. */
export function dryReport(
  before: Book,
  fact: FactOf<'report'>,
  { pieces }: Pick<Deciding, 'pieces'>,
): DryRun | FactRefused {
  const book = copyBook(before);
  const chances: Chance[] = [];
  const dice = expectingDice(chances);
  const entered = enter(book, fact, { pieces, dice });
  if (isFactRefused(entered)) return entered;
  const consequences: Consequence[] = [];
  const tell = (consequence: Consequence) => {
    for (const change of consequence.changes ?? []) makeChange(book, change);
    consequences.push(consequence);
  };
  workOut({ book, pieces, dice, tell }, fact.battle, book.battle[fact.battle] as ReportedBattle);
  return { consequences, chances, after: book };
}

/** Dice that fall as is likeliest, and note what else they might have shown. */
function expectingDice(chances: Chance[]): CampaignDice {
  const tables = new Map<string, DiceTable>();
  return {
    on: (key, table) => void tables.set(key, table),
    roll(key, purpose, ...spec) {
      const table = tables.get(key);
      const results = resultsOf(spec, table);
      chances.push({
        key,
        for: purpose,
        results: results.map(({ result, chance }) => ({ result, chance })),
        ...(table?.cites && { cites: table.cites }),
      });
      const likeliest = results.reduce((best, one) => (one.chance > best.chance ? one : best));
      return faces(purpose, spec, likeliest.total);
    },
  };
}

interface Result {
  readonly result: string;
  readonly chance: number;
  /** The likeliest total with this result. */
  readonly total: number;
}

function resultsOf(spec: readonly DieSpec[], table: DiceTable | undefined): Result[] {
  const results = new Map<string, Result & { readonly best: number }>();
  for (const [total, chance] of chancesOf(spec)) {
    const result = table ? resultOf(table, total) : String(total);
    const so = results.get(result) ?? { result, chance: 0, total, best: 0 };
    const better = chance > so.best;
    results.set(result, {
      result,
      chance: so.chance + chance,
      total: better ? total : so.total,
      best: better ? chance : so.best,
    });
  }
  return [...results.values()].map(({ result, chance, total }) => ({ result, chance, total }));
}

/** Each total and how likely it is, lowest first. */
function chancesOf(spec: readonly DieSpec[]): ReadonlyMap<number, number> {
  if (isPercentage(spec)) return new Map(Array.from({ length: 100 }, (_, n) => [n + 1, 0.01]));
  return spec.reduce<ReadonlyMap<number, number>>(
    (sums, { sides }) => {
      const next = new Map<number, number>();
      for (const [sum, chance] of sums)
        for (let face = 1; face <= sides; face++)
          next.set(sum + face, (next.get(sum + face) ?? 0) + chance / sides);
      return next;
    },
    new Map([[0, 1]]),
  );
}

function isPercentage(spec: readonly DieSpec[]): boolean {
  return spec.some(({ colour }) => colour === 'tens');
}

/** The dice as they lie with that total. */
function faces(purpose: string, spec: readonly DieSpec[], total: number): Roll {
  let left = total - spec.length;
  const dice = spec.map((one): Die => {
    if (isPercentage(spec))
      return { ...one, face: one.colour === 'tens' ? Math.floor(total / 10) % 10 : total % 10 };
    const above = Math.min(left, one.sides - 1);
    left -= above;
    return { ...one, face: faceWith(one, above + 1) };
  });
  return { for: purpose, dice };
}

/** A ten-sided die shows its ten as 0. */
function faceWith(spec: DieSpec, counts: number): number {
  for (let face = lowestFace(spec.sides); ; face++) if (value({ ...spec, face }) === counts) return face;
}
