/** Random campaigns: whatever happens in them, the books balance, the line tells all, and nobody learns what they may not know. */
import fc from 'fast-check';
import type { Viewer } from '../kernel/position/battle.js';
import { canonical, firstDifference } from '../kernel/position/canonical.js';
import { disorder, openAudit } from './book/balance.js';
import { type Book, emptyBook, ids } from './book/book.js';
import { type BookChange, makeChange } from './book/changes.js';
import { type LedgerRow, ledgersOf, rowsUnder } from './book/ledgers.js';
import { bookOf, corrected, type Line, makeAll, recompute } from './book/lines.js';
import { enter } from './facts/decide.js';
import { type Entry, type Fact, factSchema, isFactRefused } from './facts/facts.js';
import { by, otherFact, type RandomCampaign, randomCampaign } from './random-campaign.testkit.js';
import { Luck, SIDES } from './toy-rulebook.testkit.js';
import { lifeStoryOf, unitExperience } from './views/life-story.js';
import { standingsOver } from './views/standing.js';
import { unitHistory } from './views/unit-history.js';
import { ownersIn, seenBook, seenEntry, seenRow } from './views/views.js';

const SEEDS = fc.integer({ min: 1, max: 1_000_000 });
const VIEWERS: readonly Viewer[] = [...SIDES.map((side) => ({ side })), 'public'];

const UNREADABLE = /undefined|NaN|null|\[object|\.\.|,,| {2}\.| \.$| was were |\ba 8-/m;

function unitHistoryOf(line: Line, unit: string, book: Book): string {
  const ledgers = ledgersOf(line);
  const rows = [...rowsUnder(ledgers, `unit/${unit}`)] as never;
  return unitHistory(unit, { rows, moments: [...rowsUnder(ledgers, 'moment')] as never, book });
}

/** Plays a campaign to its end. */
function played(seed: number): RandomCampaign {
  const play = randomCampaign(seed);
  for (let next = play.next(); ; next = play.next()) if (next.done) return next.value;
}

/** Decides facts from the start; what is refused comes to nothing. */
function decided(facts: readonly Fact[], seed: number): RandomCampaign {
  const book = emptyBook();
  const line = facts.map((fact): Entry => {
    const consequences = enter(book, fact, by(seed));
    return { fact, consequences: isFactRefused(consequences) ? [] : consequences };
  });
  return { book, line };
}

/** A book with everything of a line made on it and unmade again, last first. */
function unmade(line: Line): Book {
  const book = emptyBook();
  const undoing: BookChange[] = [];
  for (const { consequences } of line)
    for (const { changes = [] } of consequences)
      for (const change of changes) undoing.unshift(makeChange(book, change));
  for (const change of undoing) makeChange(book, change);
  return book;
}

/** Where two values first differ says more than two long texts. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(firstDifference(expected, actual)).toBeUndefined();
}

describe('random campaigns of six turns', () => {
  it('balance after every entry and correction, are whole after every refusal, and their lines make and unmake their books', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const play = randomCampaign(seed);
        let audit = openAudit();
        let next = play.next();
        for (; !next.done; next = play.next()) {
          const { campaign, what } = next.value;
          if (what === 'corrected') audit = openAudit();
          const added = what === 'entered' ? [next.value.entry] : what === 'corrected' ? campaign.line : [];
          expect(added.flatMap((entry) => audit.enter(entry))).toEqual([]);
          if (what === 'refused') expectSame(bookOf(campaign.line), campaign.book);
          else expect(disorder(campaign.book)).toEqual([]);
        }
        const { line, book } = next.value;
        expect(audit.close(book)).toEqual([]);
        expectSame(bookOf(line), book);
        expectSame(unmade(line), emptyBook());
      }),
      { numRuns: 300 },
    );
  });

  it('read the same from a log that was written and read again', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const { line, book } = played(seed);
        const read = JSON.parse(JSON.stringify(line)) as Entry[];
        expectSame(bookOf(read), book);
        for (const { fact } of read) expect(factSchema.parse(fact)).toEqual(fact);
      }),
      { numRuns: 20 },
    );
  });

  it('recomputed with the same fact change nothing, with another fact read as if it had been entered at first', () => {
    let rewrote = 0;
    fc.assert(
      fc.property(SEEDS, fc.nat(), (seed, where) => {
        const { line, book } = played(seed);
        const version = 1 + (where % line.length);
        const again = recompute(line, version, line[version - 1]!.fact, by(seed));
        // What a correction has made impossible is refused again; all else stands as it was.
        if (isFactRefused(again)) expect(line[version - 1]!.consequences).toEqual([]);
        else expect(again.rewritten).toEqual([]);
        const other = otherFact(new Luck(where), { line, book }, version);
        const result = other && recompute(line, version, other, by(seed));
        if (!result || isFactRefused(result)) return;
        const correction = { corrects: version, fact: other, why: 'so', rewritten: result.rewritten };
        const next = corrected(line, correction);
        const fresh = decided(
          next.map(({ fact }) => fact),
          seed,
        );
        expectSame(next, fresh.line);
        expectSame(result.book, fresh.book);
        expectSame(bookOf(next), fresh.book);
        if (result.rewritten.length > 1) rewrote++;
      }),
      { numRuns: 60 },
    );
    expect(rewrote).toBeGreaterThan(5);
  });
});

describe('ledgers of random campaigns', () => {
  it('add up to the rows of the book', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const { line, book } = played(seed);
        const ledgers = ledgersOf(line);
        const standings = standingsOver(rowsUnder(ledgers, 'standing'), book).at(-1);
        for (const side of ids(book.side)) {
          const { points, victoryPoints } = book.side[side]!;
          const vp = [...rowsUnder(ledgers, 'vp')].filter(
            (row) => 'side' in told(row) && told(row).side === side,
          );
          expect(sum(vp)).toBe(victoryPoints);
          expect(standings?.victoryPoints[side]).toBe(victoryPoints);
          expect(sum(rowsUnder(ledgers, `points/${side}`))).toBe(points);
        }
        for (const unit of ids(book.roster)) {
          const { experience, kills } = book.roster[unit]!;
          const rows = [...rowsUnder(ledgers, `unit/${unit}`)];
          const enlisted = rows.map((row) => told(row).before as Counts | undefined).find(Boolean);
          const figures = unitExperience(rows);
          const earned = figures.experience.reduce((total, { points }) => total + points, 0);
          expect((enlisted?.experience ?? 0) + earned).toBe(experience);
          expect((enlisted?.kills ?? 0) + figures.kills).toBe(kills);
          const fought = line.flatMap(({ fact }) =>
            fact.fact === 'open-battle' && book.battle[fact.battle]?.drawn[unit] ? [fact.battle] : [],
          );
          expect(figures.battles).toEqual(expect.arrayContaining(fought));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tell a story of everybody that names its sources', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const { line, book } = played(seed);
        const ids_ = ids(book.roster);
        const unit = ids_[seed % ids_.length]!;
        const story = lifeStoryOf(line, unit, book);
        expect(story.entries.length).toBeGreaterThan(0);
        expect(unitHistoryOf(line, unit, book)).not.toMatch(UNREADABLE);
        for (const { date, version } of story.entries)
          if (version !== undefined) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what a side is shown of a random campaign', () => {
  it('folds to what it is shown of the book', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const { line, book } = played(seed);
        const owners = ownersIn(book);
        for (const viewer of VIEWERS) {
          const seen = emptyBook();
          for (const entry of line) makeAll(seen, seenEntry(entry, viewer, owners)?.consequences ?? []);
          expectSame(seen, seenBook(book, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same in two worlds that differ only in what the other side has, hides, seals and loses unseen', () => {
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(...SIDES), (seed, foe) => {
        const one = decided(
          played(seed).line.map(({ fact }) => fact),
          seed,
        );
        const other = decided(otherWorld(one, foe, new Luck(seed)), seed);
        for (const viewer of VIEWERS) {
          if (typeof viewer === 'object' && viewer.side === foe) {
            expect(canonical(seenBook(other.book, viewer))).not.toBe(canonical(seenBook(one.book, viewer)));
            continue;
          }
          expectSame(seenBook(other.book, viewer), seenBook(one.book, viewer));
          expectSame(shown(other, viewer), shown(one, viewer));
          expectSame(shownInLedgers(other, viewer), shownInLedgers(one, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The same facts, but for secrets of the foe: other names and plans, men who never fight, orders sealed twice, points. */
function otherWorld({ line }: RandomCampaign, foe: string, luck: Luck): Fact[] {
  const book = emptyBook();
  const facts = line.flatMap(({ fact, consequences }, i) => {
    const isAbsent = fact.fact === 'reveal' && !book.sealed[foe];
    makeAll(book, consequences);
    const facts: Fact[] = [renamed(fact, foe)];
    if (isAbsent) facts.unshift({ fact: 'seal', side: foe, turn: fact.turn, orders: {} });
    const stands = consequences.length > 0;
    if (stands && fact.fact === 'seal' && fact.side === foe) facts.unshift({ ...fact, orders: {} });
    if (book.campaign.campaign?.phase === 'over') return facts;
    if (i === 0 || luck.is(0.1)) facts.push(reserve(foe, i));
    if (luck.is(0.1)) facts.push(...pointsOf(book, foe));
    return facts;
  });
  return book.campaign.campaign?.phase === 'over' ? facts : [...facts, ...pointsOf(book, foe).slice(0, 1)];
}

function renamed(fact: Fact, foe: string): Fact {
  if (fact.fact === 'seal' && fact.side === foe) {
    const priorities = [...(fact.orders.priorities ?? []), `${foe}-z0`];
    return { ...fact, orders: { ...fact.orders, priorities } };
  }
  if (fact.fact !== 'begin' && fact.fact !== 'enlist') return fact;
  const other = <Named extends { side: string; name: string }>(one: Named): Named =>
    one.side === foe ? { ...one, name: `Other ${one.name}` } : one;
  return { ...fact, roster: fact.roster.map(other), formations: fact.formations.map(other) };
}

function reserve(side: string, i: number): Fact {
  const man = { unit: `${side}-z${i}`, side, kind: 'person', name: 'Zed', counter: 'private', state: 'lost' };
  const formation = { formation: `${side}-z${i}`, side, name: 'Z Company' };
  return factSchema.parse({ fact: 'enlist', roster: [man], formations: [formation] });
}

function pointsOf(book: Book, side: string): Fact[] {
  const points = book.side[side]?.points ?? 0;
  const ruled = (set: { points: number }): Fact => ({
    fact: 'ruling',
    what: 'side',
    id: side,
    set,
    why: 'hush',
  });
  return [ruled({ points: points + 7 }), ruled({ points })];
}

/** All entries that a viewer is shown, with somebody to ask whose is what and without. */
function shown({ line, book }: RandomCampaign, viewer: Viewer): string[] {
  const owners = ownersIn(book);
  return line.flatMap((entry) => {
    const seen = [seenEntry(entry, viewer, owners), seenEntry(entry, viewer)];
    return seen[0] || seen[1] ? [canonical(seen)] : [];
  });
}

/** All rows of ledgers that a viewer is shown; the versions depend on what the viewer does not see. */
function shownInLedgers({ line }: RandomCampaign, viewer: Viewer): string[] {
  return [...ledgersOf(line).values()]
    .flatMap((row) => seenRow(row, viewer) ?? [])
    .map((row) => canonical({ ...row, version: 0 }));
}

type Counts = Readonly<Record<string, number>>;

function told(row: LedgerRow): Readonly<Record<string, unknown>> {
  return 'about' in row ? (row.about as Readonly<Record<string, unknown>>) : {};
}

function sum(rows: Iterable<LedgerRow>): number {
  return [...rows].reduce((total, row) => total + (told(row).points as number), 0);
}
