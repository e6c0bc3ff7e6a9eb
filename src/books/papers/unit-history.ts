/** One of the roster: what it is, the story as people tell it, and where its experience comes from. */
import { html, type Markup, paragraphs, table } from '../../papers/index.js';
import { levelOf } from '../../rules-core/campaign/aftermath/experience.js';
import type { RosterId, RosterRow } from '../../rules-core/campaign/book/book.js';
import { unitExperience } from '../../rules-core/campaign/views/life-story.js';
import { unitHistory } from '../../rules-core/campaign/views/unit-history.js';
import type { BookView } from '../line/book-views.js';

export async function historyOfUnit(view: BookView, unit: RosterId): Promise<Markup> {
  const { book, campaign } = view;
  const row = book.roster[unit] as RosterRow;
  const history = await view.history();
  const { experience } = unitExperience(history.of(unit));
  const facts: (readonly [string, string | number | undefined])[] = [
    ['Side', book.side[row.side]?.name ?? row.side],
    ['Formation', row.formation && (book.formation[row.formation]?.name ?? row.formation)],
    ['Counter', row.counter],
    ['State', row.state],
    ['Rank', row.rank],
    ['Level', levelOf(campaign.policies, row) ?? undefined],
    ['Experience', row.experience],
    ['Battles', row.battles],
    ['Kills', row.kills],
    ['Awards', row.awards?.join(', ')],
  ];
  const earned = experience.map(({ version, ...one }) => {
    const { turn, date } = history.moment(version);
    return [turn, date, one.for, one.points, one.total];
  });
  return html`${table(
    ['What it is', ''],
    facts.filter(([, value]) => value !== undefined && value !== ''),
  )}
${story(unitHistory(unit, { rows: history.of(unit), moments: history.turns, book }))}
${earned.length > 0 && html`<h2>Experience</h2>\n${table(['Turn', 'Date', 'For', 'Points', 'Total'], earned)}`}`;
}

/** Its first line is the name; under each date stand paragraphs, set in by two blanks. */
function story(text: string): Markup {
  const [, ...lines] = text.split('\n');
  return html`${lines
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('  ') ? paragraphs(line.trim()) : html`<h3>${line}</h3>\n`))}`;
}
