import type { Consequence, Entry } from '../facts/facts.js';
import { BOOK, LINE, man } from '../small-line.testkit.js';
import { disorder, imbalances } from './balance.js';
import type { Book, RosterRow } from './book.js';
import { bookOf, makeAll } from './lines.js';

const codes = (found: readonly { code: string; id: string }[]) =>
  found.map(({ code, id }) => `${code} ${id}`);

/** The book with some rows of the roster set otherwise. */
function withRoster(rows: Record<string, Partial<RosterRow>>): Book {
  const roster = { ...BOOK.roster };
  for (const [id, row] of Object.entries(rows)) roster[id] = { ...man('blue', id), ...roster[id], ...row };
  return { ...BOOK, roster };
}

/** What is found when one more entry has these consequences. */
function found(...consequences: Consequence[]): string[] {
  const line: Entry[] = [...LINE, { fact: { fact: 'nothing' }, consequences }];
  return codes(imbalances(bookOf(line), line));
}

describe('a book that lies in order', () => {
  it('balances, with the line that made it', () => {
    expect(imbalances(BOOK, LINE)).toEqual([]);
    expect(imbalances(bookOf(LINE.slice(0, 4)), LINE.slice(0, 4))).toEqual([]);
  });
});

describe('disorder in a book', () => {
  it.each<[string, Record<string, Partial<RosterRow>>]>([
    ['NO_SUCH_STATE rocca', { rocca: { state: 'asleep' as never } }],
    ['NO_SUCH_SIDE rocca', { rocca: { captor: 'green' } }],
    ['NO_SUCH_FORMATION rocca', { rocca: { formation: 'z' } }],
    ['NO_SUCH_BEARER rocca', { rocca: { with: 'krause' } }],
    ['NO_SUCH_ORIGIN rocca', { rocca: { from: 'nobody' } }],
    ['STATE_AND_BATTLE rocca', { rocca: { state: 'battle' } }],
    ['LESS_THAN_NOTHING rocca', { rocca: { kills: -1 } }],
    ['NOT_DRAWN rocca', { rocca: { state: 'battle', battle: 'b1' } }],
  ])('%s', (code, rows) => {
    expect(codes(disorder(withRoster(rows)))).toEqual([code]);
  });

  it('is somebody in two battles at once', () => {
    const fighting = bookOf(LINE.slice(0, 4));
    const second = { ...fighting.battle.b1!, node: 'ridge' };
    const book = { ...fighting, battle: { ...fighting.battle, b2: second } };
    expect(codes(disorder(book))).toContain('DRAWN_TWICE rocca');
  });

  it('is somebody drawn who stands elsewhere', () => {
    const fighting = bookOf(LINE.slice(0, 4));
    const book = { ...fighting, roster: { ...fighting.roster, rocca: man('blue', 'Rocca') } };
    expect(codes(disorder(book))).toEqual(['DRAWN_AND_ELSEWHERE rocca']);
  });

  it('is a side in debt, a node off the graph, orders sealed for another turn, an end without an outcome', () => {
    const side = { ...BOOK.side, red: { ...BOOK.side.red!, points: -1 } };
    expect(codes(disorder({ ...BOOK, side }))).toEqual(['LESS_THAN_NOTHING red']);
    expect(codes(disorder({ ...BOOK, node: { ...BOOK.node, moor: { status: 'ahead' } } }))).toEqual([
      'NOT_IN_THE_GRAPH moor',
    ]);
    expect(codes(disorder({ ...BOOK, sealed: { red: { turn: 9, orders: {} } } }))).toEqual([
      'SEALED_FOR_ANOTHER_TURN red',
    ]);
    const campaign = { campaign: { ...BOOK.campaign.campaign!, phase: 'over' as const } };
    expect(codes(disorder({ ...BOOK, campaign }))).toEqual(['PHASE campaign']);
  });
});

describe('what was not told', () => {
  const experience = (points: number, total: number, set: number): Consequence => ({
    what: 'experience',
    about: { unit: 'rocca', points, total, for: 'kill', times: 1 },
    changes: [{ in: 'roster', id: 'rocca', set: { experience: set } }],
  });

  it('is nothing where delta, total and row agree', () => {
    expect(found(experience(3, 5, 5))).toEqual([]);
  });

  it('is a delta, or a total, that is not the row', () => {
    expect(found(experience(3, 6, 6))).toEqual(['MISCOUNTED rocca']);
    expect(found(experience(3, 6, 5))).toEqual(['MISCOUNTED rocca']);
  });

  it('is a point, a kill or a battle without its own consequence', () => {
    const on = (set: object): Consequence => ({
      what: 'level',
      about: { unit: 'rocca', from: null, to: 'veteran' },
      changes: [{ in: 'roster', id: 'rocca', set }],
    });
    expect(found(on({ kills: 2 }))).toEqual(['MISCOUNTED rocca']);
    expect(found(on({ battles: 3 }))).toEqual(['MISCOUNTED rocca']);
    expect(found(on({ battles: 2 }))).toEqual([]);
    const points: Consequence = {
      what: 'bought',
      about: { side: 'red', group: 'Rifles', cost: 1, units: [] },
      changes: [{ in: 'side', id: 'red', set: { points: 3 } }],
    };
    expect(found(points)).toEqual(['MISCOUNTED red']);
  });

  it('is a state of somebody who is not named, and a loss without a cause', () => {
    const set = { state: 'lost' } as const;
    const changes = [{ in: 'roster', id: 'rocca', set }] as const;
    expect(
      found({ what: 'aftermath-done', about: { battle: 'b1' }, changes, cause: { battle: 'b1' } }),
    ).toEqual(['STATE_UNTOLD rocca']);
    const casualty = { unit: 'rocca', fate: 'killed', from: 'ready', to: 'lost' };
    expect(found({ what: 'casualty', about: casualty, changes })).toEqual(['LOST_WITHOUT_CAUSE rocca']);
    expect(found({ what: 'casualty', about: casualty, changes, cause: { battle: 'b1' } })).toEqual([]);
  });

  it('is a newcomer with more than was told, and a row that is taken away', () => {
    const add = man('blue', 'New', { experience: 4 });
    const told = { unit: 'new', before: { experience: 3, battles: 0, kills: 0 } };
    const enlisted: Consequence = {
      what: 'enlisted',
      about: told,
      changes: [{ in: 'roster', id: 'new', add }],
    };
    expect(found(enlisted)).toEqual(['BEGINS_UNTOLD new']);
    const gone: Consequence = {
      what: 'flag',
      about: { flag: 'x', value: 1 },
      changes: [{ in: 'roster', id: 'rocca', remove: true }],
    };
    expect(found(gone)).toEqual(['TAKEN_AWAY rocca']);
  });

  it('is a book that is not what its line says', () => {
    const book = bookOf(LINE);
    makeAll(book, [experience(1, 3, 3)]);
    expect(codes(imbalances(book, LINE))).toEqual(['SUM rocca']);
  });
});
