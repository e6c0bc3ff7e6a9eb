/**
 * The life of one of the roster as people tell it: for each battle a paragraph, for what lies between a sentence. The ledger of
 * every point is one click below (life-story.ts).
 */
import type { SideId } from '../../kernel/position/position.js';
import type { BattleId, RosterId } from '../book/book.js';
import type { MomentRow, UnitRow } from '../book/ledgers.js';
import { type Names, namesOf, saysAward, saysFate, saysLevel, saysPromotion, victims } from './describe.js';
import { called, type StorySources, saysOfOne } from './life-story.js';
import { aCounter, amid, counted, dateInWords, inTurn, listed, spoken, theSide, times } from './prose.js';
import { momentAt } from './standing.js';
import type { SeenBook } from './views.js';

interface Told {
  readonly book: SeenBook;
  readonly names: Names;
  readonly unit: RosterId;
}

/** A heading, then under each date its paragraphs. */
export function unitHistory(unit: RosterId, { rows, moments, book }: StorySources): string {
  const names = namesOf(book);
  const lines: string[] = [];
  let heading: string | undefined;
  let name: string | undefined;
  const under = (date: string | undefined, text: string) => {
    const now = date === undefined ? 'Before the campaign' : dateInWords(date);
    if (now !== heading) lines.push('', now);
    heading = now;
    lines.push(`  ${text}`);
  };
  for (const group of grouped(rows)) {
    const [first] = group;
    if (!first) continue;
    const before = name;
    for (const row of group) name = row.name ?? name;
    for (const { date, says: what } of historyOf(first)) under(date, what);
    // A paragraph calls somebody what he was called when it begins.
    const told = { book, names: called(names, unit, before ?? name), unit };
    under(dateOf(moments, first), paragraph(group, told));
  }
  return [name ?? names.unit(unit), ...lines].join('\n');
}

function historyOf(row: UnitRow): readonly { readonly date: string; readonly says: string }[] {
  return row.what === 'enlisted' ? (row.about.history ?? []) : [];
}

function dateOf(moments: readonly MomentRow[], { version }: UnitRow): string | undefined {
  return momentAt(moments, version)?.date;
}

/** Rows of one battle, or of one entry, belong together. */
function grouped(rows: Iterable<UnitRow>): UnitRow[][] {
  const groups: UnitRow[][] = [];
  const ofBattle = new Map<BattleId, UnitRow[]>();
  for (const row of rows) {
    const battle = battleOf(row);
    const last = groups.at(-1);
    const known = battle === undefined ? undefined : ofBattle.get(battle);
    const belongs = last?.[0] && battleOf(last[0]) === undefined && last[0].version === row.version;
    if (known) known.push(row);
    else if (battle === undefined && belongs && row.what !== 'enlisted') last.push(row);
    else {
      groups.push([row]);
      if (battle !== undefined) ofBattle.set(battle, groups.at(-1) as UnitRow[]);
    }
  }
  return groups;
}

function battleOf(row: UnitRow): BattleId | undefined {
  return 'battle' in row.about ? row.about.battle : row.cause?.battle;
}

function paragraph(group: readonly UnitRow[], told: Told): string {
  const battle = group[0] && battleOf(group[0]);
  return battle === undefined ? betweenBattles(group, told) : inBattle(group, battle, told);
}

/** What happened between battles; what recruits cost belongs to their coming. */
function betweenBattles(group: readonly UnitRow[], { names }: Told): string {
  const cost = group.find((row) => row.what === 'experience' && row.about.for === 'recruits');
  return group
    .filter((row) => row !== cost)
    .map((row) => {
      const told = saysOfOne(row, names);
      if (row.what !== 'made-up' || cost?.what !== 'experience') return told;
      return `${told.replace(/\.$/, '')}, who cost it ${counted(-cost.about.points, 'point')} of experience.`;
    })
    .join(' ');
}

/** `In "The Mill", a defeat, Section Brandt put a 4-4-7 out of action and was reduced from a 4-6-7 to a 2-4-7.` */
function inBattle(group: readonly UnitRow[], battle: BattleId, { book, names, unit }: Told): string {
  const name = names.unit(unit);
  const where = `"${names.battle(battle)}"`;
  const isOver = group.some(({ what }) => what === 'returned' || what === 'casualty' || what === 'arisen');
  if (!isOver) return `${name} went into ${where}${inPlace(group, unit)}.`;
  const how = ending(book, battle, book.roster[unit]?.side);
  const came = arising(group, where, names);
  const deeds = [...deedsOf(group, names), ...fateOf(group, names)];
  const after = growth(group);
  const isShort = deeds.length + after.length <= MOST_IN_A_SENTENCE;
  const [first, second] = isShort ? [[...deeds, ...after], []] : [deeds, after];
  const lead = came ? [`${name} ${came}${how}.`] : [];
  const subject = came ? name : `In ${where}${inPlace(group, unit)}${how}, ${amid(name)}`;
  const told = [first, second].filter((part) => part.length > 0).map(inTurn);
  const sentences = told.map(
    (part, i) => `${i === 0 ? `${subject} ${part}${pointsOf(group)}` : `${name} ${part}`}.`,
  );
  return [...lead, ...sentences].join(' ');
}

const MOST_IN_A_SENTENCE = 4;

function inPlace(group: readonly UnitRow[], unit: RosterId): string {
  const drawn = group.find((row) => row.what === 'drawn');
  const place = drawn?.what === 'drawn' ? drawn.about.standIns?.find((one) => one.unit === unit) : undefined;
  return place === undefined ? '' : ` in the place of ${aCounter(place.for)}`;
}

/** How a unit that arose in the battle came about. */
function arising(group: readonly UnitRow[], where: string, names: Names): string | undefined {
  const row = group.find((one) => one.what === 'arisen' && one.about.unit === one.unit);
  if (row?.what !== 'arisen') return undefined;
  const { from, how } = row.about;
  return (ORIGINS[how] ?? formed)(from === undefined ? undefined : names.unit(from), where);
}

type Origin = (from: string | undefined, where: string) => string;

const formed: Origin = (from, where) => `was formed${from ? ` from ${from}` : ''} in ${where}`;

const ORIGINS: Readonly<Record<string, Origin>> = {
  'leader-created': (from, where) => `rose from ${from ?? 'the ranks'} in ${where}`,
  'hero-created': (from, where) => `stood out from ${from ?? 'the ranks'} as a Hero in ${where}`,
  captured: (_, where) => `was captured in ${where}`,
  successor: (from, where) => `took the place of ${from ?? 'the fallen'} after ${where}`,
  'crew-bailed-out': (from, where) => `bailed out${from ? ` of ${from}` : ''} in ${where}`,
};

function ending(book: SeenBook, battle: BattleId, side: SideId | undefined): string {
  const report = book.battle[battle]?.report;
  if (!report || side === undefined) return '';
  if (report.winner === null) return ', a draw';
  return report.winner === side ? ', a victory' : ', a defeat';
}

/** Deeds that experience was earned for, as people tell them. */
const DEEDS: Readonly<Record<string, (often: number) => string>> = {
  heal: (often) => `healed others${often > 1 ? ` ${times(often)}` : ''}`,
  rally: (often) => `rallied others${often > 1 ? ` ${times(often)}` : ''}`,
  'self-rally': (often) => `rallied unaided${often > 1 ? ` ${times(often)}` : ''}`,
};

function deedsOf(group: readonly UnitRow[], names: Names): string[] {
  const kills = new Map<string | undefined, number>();
  for (const row of group)
    if (row.what === 'kill') kills.set(row.about.of, (kills.get(row.about.of) ?? 0) + row.about.times);
  const struck = [...kills].map(([whom, often]) => victims(whom, often, names));
  const others = group.flatMap((row) =>
    row.what === 'experience' ? (DEEDS[row.about.for]?.(row.about.times) ?? []) : [],
  );
  const created = (by: string) =>
    group.flatMap((row) =>
      row.what === 'arisen' && row.about.from === row.unit && row.about.how === by
        ? [names.unit(row.about.unit)]
        : [],
    );
  const [leaders, heroes] = [created('leader-created'), created('hero-created')];
  return [
    ...(struck.length > 0 ? [`put ${listed(struck)} out of action`] : []),
    ...others,
    ...(leaders.length > 0 ? [`produced a new leader (${listed(leaders)})`] : []),
    ...(heroes.length > 0 ? [`produced a Hero (${listed(heroes)})`] : []),
  ];
}

function fateOf(group: readonly UnitRow[], names: Names): string[] {
  const captor = group.find((row) => row.what === 'captured');
  const by = captor?.what === 'captured' ? ` by ${theSide(names.side(captor.about.captor))}` : '';
  const fates = group.flatMap((row) => {
    if (row.what !== 'casualty') return [];
    const fate = saysFate(row.about);
    return [`${fate}${fate === 'was captured' ? by : ''}${because(row, names)}`];
  });
  if (fates.length > 0) return fates;
  return group.some(({ what }) => what === 'returned') ? ['came through unhurt'] : [];
}

/** The cause, where it says more than the victim's name. */
function because({ cause, unit }: UnitRow, names: Names): string {
  const what = cause?.says?.replace(/[.\s]+$/, '');
  const surname = names.unit(unit).split(' ').at(-1) ?? '';
  return what === undefined || what === '' || what.includes(surname) ? '' : ` (${what})`;
}

/** Experience from the battle, in one sum; what somebody brought along from another unit was not earned here. */
function pointsOf(group: readonly UnitRow[]): string {
  const points = group.reduce(
    (sum, row) =>
      row.what === 'experience' && row.about.for !== 'carried-over' ? sum + row.about.points : sum,
    0,
  );
  return points === 0 ? '' : ` (${counted(points, 'point')} of experience)`;
}

/** What somebody became by the battle: marks, level, rank, awards. */
function growth(group: readonly UnitRow[]): string[] {
  const levels = group.flatMap((row) => (row.what === 'level' && row.about.from !== null ? [row.about] : []));
  const [from, to] = [levels[0]?.from, levels.at(-1)?.to];
  const now = levels.flatMap(({ counter }) => counter?.to ?? []).at(-1);
  const level =
    from && to ? [`${saysLevel({ from, to })}${now === undefined ? '' : ` as ${aCounter(now)}`}`] : [];
  const steps = group.flatMap((row) => {
    if (row.what === 'promotion') return row.about.how === 'created' ? [] : [saysPromotion(row.about)];
    return row.what === 'passed-over' ? ['was passed over for promotion'] : [];
  });
  const awards = group.flatMap((row) => (row.what === 'award' ? [saysAward(row.about.award)] : []));
  return [...marksOf(group), ...level, ...steps, ...awards];
}

function marksOf(group: readonly UnitRow[]): string[] {
  const sums = new Map<string, number>();
  for (const row of group)
    if (row.what === 'mark') sums.set(row.about.mark, (sums.get(row.about.mark) ?? 0) + row.about.points);
  return [...sums].flatMap(([mark, points]) =>
    points === 0 ? [] : [`${points < 0 ? 'lost' : 'gained'} ${Math.abs(points)} ${spoken(mark)}`],
  );
}
