/**
 * Ranks and awards that a campaign's policies know, and those that it has got used to. Others need the referee's word. Policies
 * that name no ranks, or no awards, leave them to the referee.
 */
import type { Book } from '../../rules-core/campaign/book/book.js';
import { type FactRefused, refusedFact } from '../../rules-core/campaign/facts/facts.js';
import type { Policies } from '../../rules-core/campaign/policies/policies.js';

type Path = readonly (string | number)[];

interface Honoured {
  readonly rank?: string | undefined;
  readonly awards?: readonly string[] | undefined;
}

export class Honours {
  private readonly ranks: ReadonlySet<string> | undefined;
  private readonly awards: ReadonlySet<string> | undefined;

  constructor({ promotion, awards }: Policies, book: Book) {
    const used = Object.values(book.roster);
    this.ranks = known(
      promotion.ladder.map(({ rank }) => rank),
      used.flatMap(({ rank }) => rank ?? []),
    );
    this.awards = known(
      awards.map(({ award }) => award),
      used.flatMap((row) => [...(row.awards ?? [])]),
    );
  }

  /** The first of a list who bears a rank or an award that nobody knows. */
  among(units: readonly Honoured[], ...path: Path): FactRefused | undefined {
    for (const [i, unit] of units.entries()) {
      const refused = this.wrong(unit, [...path, i]);
      if (refused) return refused;
    }
    return undefined;
  }

  wrong({ rank, awards = [] }: Honoured, path: Path): FactRefused | undefined {
    if (rank !== undefined && this.ranks && !this.ranks.has(rank))
      return unknown('UNKNOWN_RANK', `rank "${rank}"`, this.ranks, [...path, 'rank']);
    const at = awards.findIndex((award) => this.awards && !this.awards.has(award));
    if (at < 0 || !this.awards) return undefined;
    return unknown('UNKNOWN_AWARD', `award "${awards[at]}"`, this.awards, [...path, 'awards', at]);
  }
}

/** Undefined: the policies have nothing to say about it. */
function known(named: readonly string[], used: readonly string[]): ReadonlySet<string> | undefined {
  return named.length > 0 ? new Set([...named, ...used]) : undefined;
}

function unknown(code: string, what: string, known: ReadonlySet<string>, path: Path): FactRefused {
  const listed = [...known].join(', ');
  return refusedFact(
    code,
    `The policies know no ${what}; they know: ${listed}. Correct it, or confirm it with \`confirmUnknown: true\`.`,
    ...path,
  );
}
