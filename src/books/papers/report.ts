/** What a battle handed over to its campaign. */
import { html, list, type Markup, paragraphs, table } from '../../papers/index.js';
import type { AfterActionReportResolver, ReportView } from '../api/battles-in-book.resolver.js';
import { spoken } from '../api/words.js';

export type Reports = Pick<
  AfterActionReportResolver,
  'text' | 'units' | 'losses' | 'dice' | 'consequences' | 'arisen'
>;

export async function reportOnPaper(reports: Reports, shown: ReportView): Promise<Markup> {
  const { view } = shown;
  const name = (side: string | null) => (side === null ? '' : (view.book.side[side]?.name ?? side));
  const [text, losses, units, arisen, consequences] = [
    await reports.text(shown),
    await reports.losses(shown),
    await reports.units(shown),
    await reports.arisen(shown),
    await reports.consequences(shown),
  ];
  const dice = reports.dice(shown);
  return html`${paragraphs(text)}
${
  losses.length > 0 &&
  html`<h2>Losses</h2>\n${table(
    ['Side', 'Fate', 'Units'],
    losses.map(({ side, fate, units: count }) => [name(side), spoken(fate), count]),
  )}`
}
${
  units.length > 0 &&
  html`<h2>What became of them</h2>\n${table(
    ['Unit', 'Side', 'In the battle', 'Afterwards', 'Why'],
    units.map(({ unit, name: called, side, fate, became, cause }) => [
      called ?? unit,
      name(side),
      spoken(fate),
      became === null ? '' : spoken(became),
      cause?.says ?? '',
    ]),
  )}`
}
${
  arisen.length > 0 &&
  html`<h2>Who arose in it</h2>\n${table(
    ['Name', 'Side', 'Counter', 'How'],
    arisen.map((one) => [one.name, name(one.side), one.counter, spoken(one.how)]),
  )}`
}
${
  dice.length > 0 &&
  html`<h2>How the dice fell</h2>\n${table(
    ['Side', 'Dice of', 'Rolls', 'Sum', 'Expected', 'Luck, in deviations'],
    dice.map(({ side, sides, rolls, sum, expected, luck }) => [
      name(side),
      sides,
      rolls,
      sum,
      Math.round(10 * expected) / 10,
      luck === null ? '' : luck.toFixed(2),
    ]),
  )}`
}
${
  consequences.length > 0 &&
  html`<h2>What came of it</h2>\n${list(consequences.map(({ sentence }) => sentence))}`
}`;
}
