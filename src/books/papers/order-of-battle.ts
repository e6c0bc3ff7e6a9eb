/** Everybody on the roster whom the viewer may know of, side by side, formation by formation. */
import { html, type Markup, table } from '../../papers/index.js';
import { levelOf } from '../../rules-core/campaign/aftermath/experience.js';
import { type FormationId, ids, type RosterId, type RosterRow } from '../../rules-core/campaign/book/book.js';
import { dateInWords } from '../../rules-core/campaign/views/prose.js';
import type { BookView } from '../line/book-views.js';

export function orderOfBattle(view: BookView): Markup {
  const { book, campaign } = view;
  const sides = ids(book.side).map((side, i) => {
    const units = ids(book.roster).filter((unit) => book.roster[unit]?.side === side);
    return html`<section${i > 0 && html` class="page"`}><h2>${book.side[side]?.name ?? side}</h2>
${units.length === 0 ? html`<p class="hint">Nothing is known of its roster.</p>` : forces(view, side, units)}</section>
`;
  });
  return html`<p>Turn ${campaign.turn}, ${dateInWords(campaign.date)}.</p>\n${sides}`;
}

const COLUMNS = ['Name', 'Counter', 'State', 'Rank or level', 'Experience', 'Battles', 'Kills', 'Remarks'];

function forces(view: BookView, side: string, units: readonly RosterId[]): Markup {
  const { book } = view;
  const formations = ids(book.formation).filter((id) => book.formation[id]?.side === side);
  const groups: (readonly [title: string, units: readonly RosterId[]])[] = [
    ...formations.map((id) => [titleOf(book, id), units.filter((unit) => isIn(book, unit, id))] as const),
    ['Without a formation', units.filter((unit) => !formations.some((id) => isIn(book, unit, id)))],
  ];
  return html`${groups
    .filter(([, members]) => members.length > 0)
    .map(
      ([title, members]) => html`<h3>${title}</h3>
${table(
  COLUMNS,
  members.map((unit) => cells(view, unit)),
)}`,
    )}`;
}

const isIn = (book: BookView['book'], unit: RosterId, formation: FormationId): boolean =>
  book.roster[unit]?.formation === formation;

const titleOf = ({ formation }: BookView['book'], id: FormationId): string => {
  const { name = id, parent } = formation[id] ?? {};
  return parent === undefined ? name : `${name} (${formation[parent]?.name ?? parent})`;
};

function cells({ book, campaign }: BookView, unit: RosterId): readonly (string | number)[] {
  const row = book.roster[unit] as RosterRow;
  const level = row.rank ?? levelOf(campaign.policies, row) ?? '';
  const until = row.until === undefined ? '' : ` until turn ${row.until}`;
  const remarks = [
    ...(row.with === undefined ? [] : [`with ${book.roster[row.with]?.name ?? row.with}`]),
    ...(row.awards ?? []),
  ];
  const state = `${row.state}${until}`;
  return [row.name, row.counter, state, level, row.experience, row.battles, row.kills, remarks.join(', ')];
}
