/**
 * Formations from battle to battle: the grade that most of their men have, the losses that nobody has made up, and whether
 * their headquarters are lost. The house's; see CHOICES.md.
 */
import type { Book, RosterId, RosterRow } from '../../campaign/book/book.js';
import { ids } from '../../campaign/book/book.js';
import type { CampaignPieces } from '../../campaign/pieces.js';
import { type Cohesion, type Formation, GRADES, type Grade } from '../attributes/index.js';
import { PANZER_CHARTS } from '../charts/index.js';
import { cohesionPoint, USUAL } from '../morale/cohesion.js';
import { nationNamed, printed } from './nations.js';

type Formed = NonNullable<CampaignPieces['formed']>;
type Written = Partial<{ readonly cohesion: Cohesion; readonly grade: Grade }>;

const LOST_TO_IT: ReadonlySet<RosterRow['state']> = new Set(['lost', 'captured', 'missing']);

export const formed: Formed = (side, { book, units }) => {
  const present = [...new Set(units.flatMap((id) => book.roster[id]?.formation ?? []))].sort();
  if (present.length === 0) return side;
  const written = (side.is.formations ?? {}) as Readonly<Record<string, Written>>;
  const formations = Object.fromEntries(
    present.map((id) => [id, { ...written[id], ...stateOf(book, id, written[id]?.cohesion ?? USUAL) }]),
  );
  return { ...side, is: { ...side.is, formations: { ...written, ...formations } } };
};

/** All units that were ever of it, except headquarters and unarmed ones: they bear its Cohesion Point (7.1.1). */
function stateOf(book: Book, formation: string, cohesion: Cohesion): Formation {
  const all = ids(book.roster)
    .map((id) => book.roster[id as RosterId] as RosterRow)
    .filter((row) => row.formation === formation);
  const armed = all.filter((row) => !printed(row.counter, nationNamed(row.side))?.unarmed);
  const first = armed.filter(({ group }) => group === undefined);
  const losses = armed.filter(({ state }) => LOST_TO_IT.has(state)).length - (armed.length - first.length);
  const headquartersLost = postsLost(all);
  return {
    name: book.formation[formation]?.name ?? formation,
    grade: gradeOf(all.filter(({ state }) => !LOST_TO_IT.has(state))),
    cohesion,
    cohesionNumber: cohesionPoint(PANZER_CHARTS, cohesion, first.length),
    ...(losses > 0 && { losses }),
    ...(headquartersLost.length > 0 && { headquartersLost }),
  };
}

/** That of the man in the middle, when they stand from the best to the worst. */
function gradeOf(rows: readonly RosterRow[]): Grade {
  const all = rows
    .map(({ is }) => GRADES.indexOf((is?.grade ?? 'Seasoned') as Grade))
    .sort((one, other) => one - other);
  return GRADES[all[Math.floor(all.length / 2)] ?? GRADES.indexOf('Seasoned')] as Grade;
}

type Post = NonNullable<Formation['headquartersLost']>[number];

/** Kinds of headquarters of which it had some, and has none any more. */
function postsLost(rows: readonly RosterRow[]): Post[] {
  const lost = new Map<Post, boolean>();
  for (const { kind, counter, side, is, state } of rows) {
    const post = (is?.post ?? printed(counter, nationNamed(side))?.post) as Post | undefined;
    if (kind === 'person' && post) lost.set(post, LOST_TO_IT.has(state) && lost.get(post) !== false);
  }
  return [...lost].flatMap(([post, isLost]) => (isLost ? [post] : []));
}
