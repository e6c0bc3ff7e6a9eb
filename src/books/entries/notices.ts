/** What people are told without asking, beside the entries themselves: each notice is an event of the log, for those it concerns. */
import type { NewEvent } from '../../event-store/index.js';
import { type Book, campaignOf, ids } from '../../rules-core/campaign/book/book.js';
import type { Consequence, Entry, Meanings } from '../../rules-core/campaign/facts/facts.js';
import { namesOf, says } from '../../rules-core/campaign/views/describe.js';

export const DECISION_AWAITED = 'notice.decision-awaited';
export const DEADLINE_NEAR = 'notice.deadline-near';
const TURN_ADVANCED = 'notice.turn-advanced';
const BATTLE_REPORTED = 'notice.battle-reported';
const PROMOTION = 'notice.promotion';

/** Whom it concerns: sides; `referee` alone; or, where nobody is named, everybody. */
interface Notice {
  readonly line: string;
  readonly turn: number;
  readonly to?: readonly string[];
  readonly [about: string]: unknown;
}

/** What an entry gives notice of; `book` is the book after it. */
export function* noticesOf(line: string, { fact, consequences }: Entry, book: Book): Iterable<NewEvent> {
  const { turn, phase } = campaignOf(book);
  for (const consequence of consequences) {
    const said = noticeOf(consequence, book);
    if (said) yield notice(said.kind, { line, turn, ...said.about });
  }
  for (const about of promotionsOf({ fact, consequences }, book))
    yield notice(PROMOTION, { line, turn, ...about });
  const planningBegins = phase === 'planning' && (fact.fact === 'begin' || fact.fact === 'advance');
  if (planningBegins)
    for (const side of ids(book.side))
      yield notice(DECISION_AWAITED, { line, turn, to: [side], side, decision: 'seal' });
}

export function notice(kind: string, payload: Notice): NewEvent {
  return { kind, payload };
}

function noticeOf(
  { what, about }: Consequence,
  book: Book,
): { kind: string; about: Readonly<Record<string, unknown>> } | undefined {
  const said = says({ what, about } as Consequence, namesOf(book));
  switch (what) {
    case 'turn-begun':
      return { kind: TURN_ADVANCED, about: { date: about.date, says: said } };
    case 'battle-reported':
      return {
        kind: BATTLE_REPORTED,
        about: { ...about, name: book.battle[about.battle]?.name ?? about.battle, says: said },
      };
    case 'ended-again': {
      const { battle, otherwise } = about;
      const name = book.battle[battle]?.name ?? battle;
      const told = { to: [], ...about, name, says: said };
      return otherwise
        ? { kind: DECISION_AWAITED, about: { ...told, decision: 'ENDED_OTHERWISE' } }
        : { kind: BATTLE_REPORTED, about: told };
    }
    default:
      return undefined;
  }
}

interface Promoted {
  readonly to?: readonly string[];
  readonly promotions: readonly Meanings['promotion'][];
  readonly says: string;
}

/**
 * Promotions: those of players are public, those on a roster are for their side. Wherever somebody may rise each side gets a notice,
 * even an empty one that nobody sees: otherwise positions of the log would reveal to the others how many there were.
 */
function* promotionsOf({ fact, consequences }: Entry, book: Book): Iterable<Promoted> {
  const names = namesOf(book);
  const told = (promotions: readonly Meanings['promotion'][]) => ({
    promotions,
    says: promotions.map((about) => says({ what: 'promotion', about }, names)).join(' '),
  });
  const risen = consequences.flatMap((one) => (one.what === 'promotion' ? [one] : []));
  for (const { about, to } of risen)
    if (about.unit === undefined) yield { ...(to && { to }), ...told([about]) };
  const mayRise = fact.fact === 'aftermath' || fact.fact === 'ruling';
  for (const side of ids(book.side)) {
    const own = risen.flatMap(({ about }) =>
      about.unit !== undefined && about.side === side ? [about] : [],
    );
    if (mayRise || own.length > 0) yield { to: [side], ...told(own) };
  }
}
