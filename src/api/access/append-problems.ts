import type { NotAppended } from '../../event-store/index.js';
import { conflict, invalidInput, keyReused, notFound, stillRunning } from './problems.js';

/** Why the log did not take a command's events, as a problem of its result union. */
export function appendProblem(answer: NotAppended) {
  switch (answer.outcome) {
    case 'conflict':
      return conflict(
        'The campaign has moved on since you looked. Look again, then decide.',
        answer.position,
      );
    case 'other-request':
      return keyReused();
    case 'running':
      return stillRunning();
    case 'unknown-campaign':
      return notFound('campaign');
    case 'archived':
      return invalidInput('This campaign is archived. Have it restored first.', [], 'ARCHIVED');
  }
}

export type AppendProblem = ReturnType<typeof appendProblem>;
