/** What must be there before a campaign's turn goes on, said in advance: nobody has to try. */
import type { SideId } from '../../kernel/position/position.js';
import { nodesToFight, undecidedNodes } from '../facts/advance.js';
import type { Fact, FactKind } from '../facts/facts.js';
import { type BattleId, type Book, type CampaignPhase, campaignOf, ids, type NodeId } from './book.js';

export interface Missing {
  readonly code:
    | 'NOT_SEALED'
    | 'BATTLE_NOT_OPENED'
    /** For the service to say: here nobody knows maps and counters. */
    | 'CANNOT_OPEN'
    | 'BATTLE_OPEN'
    | 'ENDED_OTHERWISE'
    | 'NODE_UNDECIDED'
    | 'CAMPAIGN_OVER';
  readonly says: string;
  readonly side?: SideId;
  readonly battle?: BattleId;
  readonly node?: NodeId;
  /** Corrections, each of which settles it. For the referee alone, as is everything that they settle. */
  readonly answers?: readonly Answer[];
}

/** A correction that is ready to be made: what it comes to, the entry to correct, and the fact to put there. */
interface Answer {
  readonly says: string;
  readonly version: number;
  readonly fact: Fact;
}

export interface Preconditions {
  readonly turn: number;
  readonly phase: CampaignPhase;
  readonly missing: readonly Missing[];
  /** The next step of the turn: possible when nothing is missing; with a deadline, `reveal` also without those who are absent. */
  readonly next: FactKind;
}

export function preconditions(book: Book): Preconditions {
  const { turn, phase } = campaignOf(book);
  return {
    turn,
    phase,
    missing: [...endedOtherwise(book), ...missing(book, phase)],
    next: nextStep(book, phase),
  };
}

function nextStep(book: Book, phase: CampaignPhase): FactKind {
  switch (phase) {
    case 'planning':
      return 'reveal';
    case 'battles':
    case 'aftermath':
      return Object.values(book.battle).some(({ status }) => status === 'reported')
        ? 'aftermath'
        : 'reorganize';
    case 'reorganization':
      return 'advance';
    case 'over':
      return 'nothing';
  }
}

function* endedOtherwise(book: Book): Iterable<Missing> {
  for (const battle of ids(book.battle)) {
    const { name, endedOtherwise: later } = book.battle[battle] as Book['battle'][string];
    if (!later) continue;
    const { report, reported, entry } = later;
    yield {
      code: 'ENDED_OTHERWISE',
      says: `"${name}" ended otherwise than reported: correct entry ${reported}, or keep it by taking entry ${entry} out.`,
      battle,
      answers: [
        { says: 'The later end counts.', version: reported, fact: { fact: 'report', battle, report } },
        { says: 'What was reported stays.', version: entry, fact: { fact: 'nothing' } },
      ],
    };
  }
}

function* missing(book: Book, phase: CampaignPhase): Iterable<Missing> {
  switch (phase) {
    case 'planning':
      return yield* notSealed(book);
    case 'battles':
    case 'aftermath':
      return yield* notFought(book);
    case 'reorganization':
      return yield* notDecided(book);
    case 'over':
      yield { code: 'CAMPAIGN_OVER', says: 'The campaign is over.' };
  }
}

function* notSealed(book: Book): Iterable<Missing> {
  const { turn } = campaignOf(book);
  for (const side of ids(book.side))
    if (book.sealed[side]?.turn !== turn)
      yield { code: 'NOT_SEALED', says: `${book.side[side]?.name} have not sealed their orders.`, side };
}

function* notFought(book: Book): Iterable<Missing> {
  for (const { node, title } of nodesToFight(book))
    yield { code: 'BATTLE_NOT_OPENED', says: `The battle of "${title}" has not begun.`, node };
  for (const battle of ids(book.battle)) {
    const { status, name, node } = book.battle[battle] as Book['battle'][string];
    if (status === 'open')
      yield {
        code: 'BATTLE_OPEN',
        says: `Battle "${name}" is still open.`,
        battle,
        ...(node !== undefined && { node }),
      };
  }
}

function* notDecided(book: Book): Iterable<Missing> {
  for (const { node, title } of undecidedNodes(book))
    yield { code: 'NODE_UNDECIDED', says: `Which way leads on from "${title}" is not decided.`, node };
}
