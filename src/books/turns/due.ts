/** Which step of a campaign turn is due. It depends on the book alone, so every look at it gives the same answer. */
import { type Book, campaignOf, ids } from '../../rules-core/campaign/book/book.js';
import { type Missing as Lacking, preconditions } from '../../rules-core/campaign/book/preconditions.js';

export const TURN_STEPS = [
  'deadline',
  'reveal',
  'open-battle',
  'aftermath',
  'reorganize',
  'advance',
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** A step, and the node or battle that it is about. */
export interface Step {
  readonly turn: number;
  readonly step: TurnStep;
  readonly subject: string;
}

export type Missing = Omit<Lacking, 'answers'> | { readonly code: 'BY_HAND'; readonly says: string };

/** The next step, and what has to happen before it. */
export interface Due extends Step {
  readonly waits?: readonly Missing[];
}

/** Whole facts are only for people who ask the book what is missing. */
function withoutAnswers({ answers: _, ...missing }: Lacking): Missing {
  return missing;
}

/** Undefined: the campaign is over. */
export function dueStep(book: Book, now: Date): Due | undefined {
  const { phase, deadline } = campaignOf(book);
  const { turn, missing, next } = preconditions(book);
  const due = (step: TurnStep, subject = '', waits: readonly Lacking[] = []): Due => ({
    turn,
    step,
    subject,
    ...(waits.length > 0 && { waits: waits.map(withoutAnswers) }),
  });
  if (phase === 'over') return undefined;
  const hasPassed = deadline !== undefined && Date.parse(deadline) <= now.getTime();
  if (next === 'reveal')
    return due(
      'reveal',
      '',
      missing.filter((one) => !hasPassed || one.code !== 'NOT_SEALED'),
    );
  if (next === 'advance') return due('advance', '', missing);
  const [first] = missing;
  if (first?.code === 'BATTLE_NOT_OPENED') return due('open-battle', first.node);
  if (first) return due('aftermath', first.battle, missing);
  const reported = ids(book.battle).find((battle) => book.battle[battle]?.status === 'reported');
  return reported === undefined ? due('reorganize') : due('aftermath', reported);
}
