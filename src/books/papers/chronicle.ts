/** The campaign from its first day: turn by turn, with the battles as people tell them. */
import { html, type Markup, paragraphs, table } from '../../papers/index.js';
import { ids } from '../../rules-core/campaign/book/book.js';
import { says } from '../../rules-core/campaign/views/describe.js';
import { standingsOver } from '../../rules-core/campaign/views/standing.js';
import { turnHistory } from '../../rules-core/campaign/views/turn-history.js';
import type { BattleInBook } from '../api/battles-in-book.resolver.js';
import type { BookView } from '../line/book-views.js';
import type { SeenHistory } from '../line/seen-history.js';
import type { Reports } from './report.js';

export async function chronicle(
  view: BookView,
  reports: Pick<Reports, 'text'>,
  battles: readonly BattleInBook[],
): Promise<Markup> {
  const { book, campaign } = view;
  const history = await view.history();
  const standings = standingsOver(
    history.rows('standing').map(({ row }) => row),
    book,
  );
  const sides = ids(book.side);
  const turns: Markup[] = [];
  for (const { turn, date } of history.turns) {
    const rows = history.inTurn(turn).map((row) => ({ row, names: history.names.at(row.version) }));
    const standing = standings.find((one) => one.turn === turn)?.victoryPoints ?? {};
    const told = turnHistory({ turn, date, rows, standing, names: history.names.at(view.version) });
    turns.push(html`<h2>Turn ${turn}</h2>\n${paragraphs(told)}`);
    for (const battle of battles.filter(({ row }) => row.turn === turn)) {
      const { report } = battle.row;
      if (report)
        turns.push(
          html`<h3>${battle.row.name}</h3>\n${paragraphs(await reports.text({ ...battle, report }))}`,
        );
    }
  }
  const over = campaign.over && `The campaign is over. ${campaign.over.why}`;
  return html`${over && html`<p>${over}</p>\n`}<h2>Victory points</h2>
${table(
  ['Turn', ...sides.map((side) => book.side[side]?.name ?? side)],
  standings.map(({ turn, victoryPoints: points }) => [turn, ...sides.map((side) => points[side] ?? 0)]),
)}${turns}${honours(history)}`;
}

function honours(history: SeenHistory): Markup {
  const promotions = history.rows('promotion').map(({ row: { version, about } }) => ({
    version,
    text: says({ what: 'promotion', about }, history.names.at(version)),
  }));
  const awards = history.rows('award').map(({ row: { version, about } }) => ({
    version,
    text: says({ what: 'award', about }, history.names.at(version)),
  }));
  const all = [...promotions, ...awards].sort((a, b) => a.version - b.version);
  if (all.length === 0) return html``;
  const rows = all.map(({ version, text }) => {
    const { turn, date } = history.moment(version);
    return [turn, date, text];
  });
  return html`<section class="page"><h2>Promotions and awards</h2>\n${table(['Turn', 'Date', ''], rows)}</section>\n`;
}
