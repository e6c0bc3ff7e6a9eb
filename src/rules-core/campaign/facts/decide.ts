/** What comes of a fact: each kind has its own file in `facts/`, which says so as consequences and changes nothing itself. */
import { type Book, CAMPAIGN } from '../book/book.js';
import { makeChange } from '../book/changes.js';
import type { CampaignDice } from '../book/dice.js';
import type { CampaignPieces } from '../pieces.js';
import { advance } from './advance.js';
import { aftermath } from './aftermath.js';
import { endAgain, openBattle, report } from './battles.js';
import { begin, enlist } from './begin.js';
import {
  type Consequence,
  type Fact,
  type FactKind,
  type FactOf,
  type FactRefused,
  isFactRefused,
  refusedFact,
} from './facts.js';
import { matchCounters } from './matching.js';
import { deadline, reveal, seal } from './planning.js';
import { concede, decideWay, ruling, setGraph, setPolicies } from './referee.js';
import { reorganize } from './reorganization.js';

/** What deciding may look at and do. The book shows all that came of the fact so far. */
export interface Deciding {
  readonly book: Book;
  readonly pieces: CampaignPieces;
  readonly dice: CampaignDice;
  /** Notes a consequence and makes its changes. */
  tell(consequence: Consequence): void;
}

/** Refuses before it tells anything, or tells all. */
export type Decider<Kind extends FactKind> = (
  deciding: Deciding,
  fact: FactOf<Kind>,
) => FactRefused | undefined;

const DECIDERS: { readonly [Kind in FactKind]: Decider<Kind> } = {
  begin,
  enlist,
  policies: setPolicies,
  graph: setGraph,
  seal,
  deadline,
  reveal,
  'open-battle': openBattle,
  report,
  'end-again': endAgain,
  aftermath,
  reorganize,
  advance,
  decide: decideWay,
  ruling,
  concede,
  match: matchCounters,
  nothing: () => undefined,
};

/** Decides a fact and makes its consequences on the book, or refuses it and leaves the book as it was. */
export function enter(
  book: Book,
  fact: Fact,
  { pieces, dice }: Pick<Deciding, 'pieces' | 'dice'>,
): readonly Consequence[] | FactRefused {
  if (!book.campaign[CAMPAIGN] && fact.fact !== 'begin' && fact.fact !== 'nothing')
    return refusedFact('NOT_BEGUN', 'The campaign has no book yet: begin it first.');
  const consequences: Consequence[] = [];
  const undoing: ReturnType<typeof makeChange>[] = [];
  const tell = (consequence: Consequence) => {
    for (const change of consequence.changes ?? []) undoing.push(makeChange(book, change));
    consequences.push(consequence);
  };
  try {
    const decider = DECIDERS[fact.fact] as Decider<FactKind>;
    const refused = decider({ book, pieces, dice, tell }, fact);
    if (!refused) return consequences;
    for (const change of undoing.reverse()) makeChange(book, change);
    return refused;
  } catch (fault) {
    for (const change of undoing.reverse()) makeChange(book, change);
    throw fault;
  }
}

export function isEntered(result: readonly Consequence[] | FactRefused): result is readonly Consequence[] {
  return !isFactRefused(result);
}
