/** What many facts expect of the book: a phase, a turn, a side, a battle. Each says what is wrong, or nothing. */
import { type Book, type CampaignPhase, campaignOf, ids } from '../book/book.js';
import { graphNode } from '../graph/conditions.js';
import { type FactRefused, refusedFact } from './facts.js';

export function expectPhase(book: Book, ...phases: readonly CampaignPhase[]): FactRefused | undefined {
  const { phase, turn } = campaignOf(book);
  if (phases.includes(phase)) return undefined;
  if (phase === 'over') return refusedFact('CAMPAIGN_OVER', 'The campaign is over: branch off to go on.');
  return refusedFact(
    'WRONG_PHASE',
    `Turn ${turn} is in its phase "${phase}", which ends ${ENDS[phase]}; this is for ${phases.map((name) => `"${name}"`).join(' or ')}.`,
  );
}

/** When a phase ends, and by whom. */
const ENDS: Readonly<Record<Exclude<CampaignPhase, 'over'>, string>> = {
  planning: 'when all sides have sealed, at the deadline, or when the referee advances the turn',
  battles: 'when every battle has reported',
  aftermath: 'when the aftermath of every battle is worked out',
  reorganization: 'when the way on from every node is decided',
};

export function expectNotOver(book: Book): FactRefused | undefined {
  return expectPhase(book, 'planning', 'battles', 'aftermath', 'reorganization');
}

export function expectTurn(book: Book, turn: number): FactRefused | undefined {
  const now = campaignOf(book).turn;
  if (turn === now) return undefined;
  return refusedFact(
    'WRONG_TURN',
    `It is turn ${now}, not turn ${turn}: look how it stands, then name turn ${now}.`,
    'turn',
  );
}

export function expectSide(book: Book, side: string, ...path: (string | number)[]): FactRefused | undefined {
  if (Object.hasOwn(book.side, side)) return undefined;
  return refusedFact('NO_SUCH_SIDE', `There is no side "${side}"; there are: ${named(book.side)}.`, ...path);
}

export function noSuchBattle(book: Book, battle: string): FactRefused {
  const open = ids(book.battle).filter((id) => book.battle[id]?.status === 'open');
  const listed = open.map((id) => `"${book.battle[id]?.name}" (${id})`).join(', ') || 'none';
  return refusedFact('NO_SUCH_BATTLE', `There is no battle "${battle}"; open are: ${listed}.`, 'battle');
}

export function notOpen(book: Book, node: string, ...path: (string | number)[]): FactRefused {
  const open = Object.fromEntries(Object.entries(book.node).filter(([, { status }]) => status === 'open'));
  if (!graphNode(book, node))
    return refusedFact('NO_SUCH_NODE', `There is no node "${node}"; open are: ${named(open)}.`, ...path);
  return refusedFact('NODE_NOT_OPEN', `"${node}" is not open; open are: ${named(open)}.`, ...path);
}

export function named(table: Readonly<Record<string, unknown>>): string {
  return Object.keys(table).sort().join(', ') || 'none';
}
