/** What a way through the graph asks for, as people say it. */

import type { EdgeCondition } from '../../rules-core/campaign/graph/graph.js';
import { namesOf } from '../../rules-core/campaign/views/describe.js';
import type { SeenBook } from '../../rules-core/campaign/views/views.js';

type Bounds = { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };

export function conditionInWords(when: EdgeCondition | undefined, book: SeenBook): string {
  if (!when) return 'when no other way is taken';
  const { side } = namesOf(book);
  const again = (part: EdgeCondition) => conditionInWords(part, book);
  if (when.won !== undefined) return `${side(when.won)} has won the battle`;
  if (when.drawn) return 'the battle was a draw';
  if (when.margin) return `the margin of the result is ${bounds(when.margin)}`;
  if (when.victoryPoints) {
    const { side: whose, lead, ...rest } = when.victoryPoints;
    const parts = [
      ...(rest.atLeast !== undefined || rest.atMost !== undefined
        ? [`has ${bounds(rest)} victory points`]
        : []),
      ...(lead === undefined ? [] : [`leads by ${lead} victory points or more`]),
    ];
    return `${side(whose)} ${parts.join(' and ')}`;
  }
  if (when.date) {
    const { from, until } = when.date;
    return `the date is ${[from && `${from} or later`, until && `${until} or earlier`].filter(Boolean).join(' and ')}`;
  }
  if (when.losses) return `${side(when.losses.side)} has lost ${bounds(when.losses)}`;
  if (when.flag) return `the flag "${when.flag.flag}" is ${when.flag.is}`;
  if (when.decided) return 'the referee decides so';
  if (when.chosen !== undefined) return `${side(when.chosen)} chooses so`;
  if (when.all) return when.all.map(again).join(', and ');
  if (when.any) return when.any.map(again).join(', or ');
  return `not so that ${conditionInWords(when.not, book)}`;
}

function bounds({ atLeast, atMost }: Bounds): string {
  if (atLeast === undefined) return `at most ${atMost}`;
  return atMost === undefined ? `at least ${atLeast}` : `${atLeast} to ${atMost}`;
}
