/** Tables of a campaign for people with a spreadsheet. */

import type { Sheet } from '../../exchange/index.js';
import { levelOf } from '../../rules-core/campaign/aftermath/experience.js';
import { ids } from '../../rules-core/campaign/book/book.js';
import { says } from '../../rules-core/campaign/views/describe.js';
import { unitExperience } from '../../rules-core/campaign/views/life-story.js';
import { standingsOver } from '../../rules-core/campaign/views/standing.js';
import type { BookView } from '../line/book-views.js';
import type { SeenHistory } from '../line/seen-history.js';
import { writeCsv } from './csv.js';

type Row = Readonly<Record<string, string | number | undefined>>;
type Table = (view: BookView, history: SeenHistory) => readonly Row[];

const roster: Table = ({ book, campaign: { policies } }) =>
  ids(book.roster).flatMap((unit) => {
    const row = book.roster[unit];
    if (!row) return [];
    const { side, kind, name, counter, formation, state, rank, experience, battles, kills, awards } = row;
    return [
      {
        unit,
        side: book.side[side]?.name ?? side,
        kind,
        name,
        counter,
        formation: formation && (book.formation[formation]?.name ?? formation),
        state,
        rank,
        level: levelOf(policies, row) ?? undefined,
        experience,
        battles,
        kills,
        awards: awards?.join(', '),
      },
    ];
  });

const victoryPoints: Table = (view, history) =>
  history.rows('vp').map(({ row: { version, about } }) => ({
    turn: about.turn,
    side: history.names.at(version).side(about.side),
    points: about.points,
    total: about.total,
    for: about.for,
    battle: battleIn(view, about.battle),
    'in words': says({ what: 'victory-points', about }, history.names.at(version)),
  }));

const promotions: Table = (view, history) =>
  history.rows('promotion').map(({ row: { version, about } }) => {
    const names = history.names.at(version);
    return {
      ...momentOf(history, version),
      side: names.side(about.side),
      unit: about.unit,
      name: about.unit && names.unit(about.unit),
      from: about.from ?? undefined,
      to: about.to,
      rule: about.rule,
      battle: battleIn(view, about.battle),
      'in words': says({ what: 'promotion', about }, names),
    };
  });

const awards: Table = (view, history) =>
  history.rows('award').map(({ row: { version, about } }) => {
    const names = history.names.at(version);
    return {
      ...momentOf(history, version),
      unit: about.unit,
      name: names.unit(about.unit),
      award: about.award,
      battle: battleIn(view, about.battle),
      'in words': says({ what: 'award', about }, names),
    };
  });

/** Each time that somebody's experience grew, or shrank. */
const experience: Table = ({ book }, history) =>
  ids(book.roster).flatMap((unit) => {
    const { side = '' } = book.roster[unit] ?? {};
    return unitExperience(history.of(unit)).experience.map((earned) => ({
      ...momentOf(history, earned.version),
      side: book.side[side]?.name ?? side,
      unit,
      name: history.names.at(earned.version).unit(unit),
      for: earned.for,
      points: earned.points,
      total: earned.total,
    }));
  });

const RECORD = ['experience', 'battles', 'kills', 'awards'];

const pointsOf = (book: BookView['book'], side: string): string =>
  `points of ${book.side[side]?.name ?? side}`;

const turns: Table = ({ book }, history) => {
  const standings = standingsOver(
    history.rows('standing').map(({ row }) => row),
    book,
  );
  const standing = new Map(standings.map(({ turn, victoryPoints: points }) => [turn, points]));
  return history.turns.map(({ turn, date }) => ({
    turn,
    date,
    ...Object.fromEntries(
      ids(book.side).map((side) => [
        `points of ${book.side[side]?.name ?? side}`,
        standing.get(turn)?.[side],
      ]),
    ),
    'in words': history
      .inTurn(turn)
      .filter(({ what }) => what !== 'phase-begun')
      .map((row) => says(row, history.names.at(row.version)))
      .join(' '),
  }));
};

const PERSON = ['unit', 'name'];
const MOMENT = ['turn', 'date'];
const CAUSE = ['battle', 'in words'];

const TABLES = {
  ROSTER: {
    title: 'Roster',
    rows: roster,
    columns: () => [
      'unit',
      'side',
      'kind',
      'name',
      'counter',
      'formation',
      'state',
      'rank',
      'level',
      ...RECORD,
    ],
  },
  VICTORY_POINTS: {
    title: 'Victory points',
    rows: victoryPoints,
    columns: () => ['turn', 'side', 'points', 'total', 'for', ...CAUSE],
  },
  PROMOTIONS: {
    title: 'Promotions',
    rows: promotions,
    columns: () => [...MOMENT, 'side', ...PERSON, 'from', 'to', 'rule', ...CAUSE],
  },
  AWARDS: { title: 'Awards', rows: awards, columns: () => [...MOMENT, ...PERSON, 'award', ...CAUSE] },
  EXPERIENCE: {
    title: 'Experience',
    rows: experience,
    columns: () => [...MOMENT, 'side', ...PERSON, 'for', 'points', 'total'],
  },
  TURNS: {
    title: 'Turns',
    rows: turns,
    columns: ({ book }: BookView) => [
      ...MOMENT,
      ...ids(book.side).map((side) => pointsOf(book, side)),
      'in words',
    ],
  },
} satisfies Record<
  string,
  { readonly title: string; readonly rows: Table; columns(view: BookView): string[] }
>;

const SEPARATORS = { COMMA: ',', SEMICOLON: ';' } as const;
/** Excel takes a file for UTF-8 where this stands first. */
const MARK = '\ufeff';

export function spreadsheet(
  view: BookView,
  history: SeenHistory,
  table: keyof typeof TABLES,
  separator: keyof typeof SEPARATORS,
): string {
  const { rows, columns } = TABLES[table];
  return MARK + writeCsv(columns(view), rows(view, history).map(inCells), SEPARATORS[separator]);
}

/** All of them, for one file. */
export function sheets(view: BookView, history: SeenHistory): Sheet[] {
  return Object.values(TABLES).map(({ title, rows, columns }) => {
    const names = columns(view);
    const table: readonly Row[] = rows(view, history);
    return { name: title, columns: names, rows: table.map((row) => names.map((name) => row[name])) };
  });
}

const inCells = (row: Row): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)]));

/** People choose names: none of them is to be worked out. */
const cellOf = (value: string | number | undefined): string =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');

const momentOf = (history: SeenHistory, version: number) => {
  const { turn, date } = history.moment(version);
  return { turn, date };
};

const battleIn = ({ book }: BookView, battle: string | undefined): string | undefined =>
  battle === undefined ? undefined : (book.battle[battle]?.name ?? battle);
