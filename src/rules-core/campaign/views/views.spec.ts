import type { Viewer } from '../../kernel/position/battle.js';
import { canonical } from '../../kernel/position/canonical.js';
import type { BattleReport } from '../aftermath/report.js';
import type { Correction, Entry } from '../facts/facts.js';
import { BOOK, LINE, man, REPORT } from '../small-line.testkit.js';
import { ownersIn, readOtherwise, seenBook, seenConsequence, seenCorrection, seenEntry } from './views.js';

const BLUE = { side: 'blue' };
const RED = { side: 'red' };
const owners = ownersIn(BOOK);

/** Everything of the line that the viewer is shown. */
function shown(viewer: Parameters<typeof seenEntry>[1]): string {
  return LINE.map((entry) => canonical(seenEntry(entry, viewer, owners) ?? null)).join('\n');
}

describe('a book as a side may know it', () => {
  it('has its own roster, formations, points and plans', () => {
    const seen = seenBook(BOOK, RED);
    expect(Object.keys(seen.roster)).toEqual(['krause']);
    expect(seen.side.red).toMatchObject({ points: 4, plans: { priorities: ['krause'] } });
    expect(seen.formation).toEqual({});
    expect(seenBook(BOOK, BLUE).formation).toEqual({ a: { side: 'blue', name: 'A Company' } });
  });

  it('has of another side what lies on the table for all', () => {
    expect(seenBook(BOOK, BLUE).side.red).toEqual({ name: 'The Reds', victoryPoints: 0, battlesWon: 0 });
  });

  it('has of a battle its own units, and how it ended', () => {
    const { drawn, report } = seenBook(BOOK, BLUE).battle.b1!;
    expect(drawn).toEqual({ r1: 'rocca' });
    expect(report?.units.map(({ unit }) => unit)).toEqual(['rocca']);
    expect(report?.arisen.map(({ unit }) => unit)).toEqual(['bell']);
    expect(report).toMatchObject({ winner: 'blue', points: { blue: 3, red: 1 } });
    expect(seenBook(BOOK, RED).battle.b1?.report?.arisen).toEqual([]);
  });

  it('has no sealed orders but its own, and none for the public', () => {
    const book = { ...BOOK, sealed: { red: { turn: 1, orders: {} }, blue: { turn: 1, orders: {} } } };
    expect(Object.keys(seenBook(book, RED).sealed)).toEqual(['red']);
    expect(seenBook(book, 'public').sealed).toEqual({});
  });

  it('has for the public nothing of any roster', () => {
    const seen = seenBook(BOOK, 'public');
    expect([seen.roster, seen.formation, seen.battle.b1?.drawn, seen.battle.b1?.report?.units]).toEqual([
      {},
      {},
      {},
      [],
    ]);
  });

  it('is whole for the referee', () => {
    expect(seenBook(BOOK, 'referee')).toBe(BOOK);
  });
});

describe('an entry as a side may know it', () => {
  it('does not name who is only on the roster of the other', () => {
    expect(shown(RED)).not.toMatch(/rocca|bell|A Company/i);
    expect(shown('public')).not.toMatch(/rocca|krause|bell/i);
  });

  it('is not there at all when the other side seals', () => {
    expect(seenEntry(LINE[1]!, BLUE)).toBeUndefined();
    expect(seenEntry(LINE[1]!, RED)?.fact).toEqual(LINE[1]?.fact);
  });

  it('does not reveal if another side had sealed anything', () => {
    const tellsOf = (viewer: object) =>
      seenEntry(LINE[2]!, viewer as never)?.consequences.map(({ about }) => 'absent' in about);
    expect(tellsOf(BLUE)).toEqual([true, false]);
    expect(tellsOf(RED)).toEqual([false, false]);
  });

  it('tells its side all of the aftermath, also when nobody can be asked whose is what', () => {
    const kinds = seenEntry(LINE[5]!, BLUE)?.consequences.map(({ what }) => what);
    expect(kinds).toEqual([
      'returned',
      'kill',
      'experience',
      'promotion',
      'victory-points',
      'aftermath-done',
    ]);
  });

  it('leaves units out of a report where nobody can be asked whose they are', () => {
    const seen = seenEntry(LINE[4]!, BLUE)?.fact;
    expect(seen).toEqual({ fact: 'report', battle: 'b1', report: { ...REPORT, units: [] } });
  });

  it('has nothing of a note that the referee keeps with a report, to the byte', () => {
    const noted = { ...REPORT, note: 'Anna: my leader is only bait.' };
    const shownOf = (report: BattleReport, viewer: Viewer) => {
      const b1 = { ...BOOK.battle.b1!, report };
      const entry: Entry = {
        fact: { fact: 'report', battle: 'b1', report },
        consequences: [
          {
            what: 'battle-reported',
            about: { battle: 'b1', winner: 'blue', why: 'so' },
            changes: [{ in: 'battle', id: 'b1', set: { report } }],
          },
        ],
      };
      const book = seenBook({ ...BOOK, battle: { b1 } }, viewer);
      return [book.battle, seenEntry(entry, viewer, owners), seenEntry(entry, viewer)].map((one) =>
        JSON.stringify(one),
      );
    };
    for (const viewer of [BLUE, RED, 'public'] as const)
      expect(shownOf(noted, viewer)).toEqual(shownOf(REPORT, viewer));
    for (const told of shownOf(noted, 'referee')) expect(told).toContain('bait');
    const before: Entry = { fact: { fact: 'report', battle: 'b1', report: REPORT }, consequences: [] };
    const correction = { corrects: 1, fact: { ...before.fact, report: noted }, rewritten: [] };
    expect(readOtherwise(correction, [before], ['blue', 'red'], owners)).toEqual({
      sides: { blue: [], red: [] },
      others: [],
    });
  });

  it('is addressed to its side even if its author forgot that', () => {
    const forgotten = { what: 'award', about: { unit: 'krause', award: 'Star' } } as const;
    expect(seenConsequence(forgotten, BLUE, owners)).toBeUndefined();
    expect(seenConsequence(forgotten, RED, owners)).toEqual(forgotten);
    const nobodys = { what: 'award', about: { unit: 'nobody', award: 'Star' } } as const;
    expect(seenConsequence(nobodys, 'public', owners)).toBeUndefined();
  });

  it('of a ruling shows what is for all, and keeps points and rosters', () => {
    const ruling = (what: 'side' | 'roster' | 'flag', id: string, set: Record<string, number>) =>
      seenEntry({ fact: { fact: 'ruling', what, id, set, why: 'so' }, consequences: [] }, BLUE, owners);
    expect(ruling('side', 'red', { points: 3 })).toBeUndefined();
    expect(ruling('roster', 'krause', { experience: 3 })).toBeUndefined();
    const shown = (set: Record<string, number>) => ({ fact: { fact: 'ruling', set, why: 'so' } });
    expect(ruling('side', 'red', { victoryPoints: 3 })).toMatchObject(shown({ victoryPoints: 3 }));
    expect(ruling('side', 'blue', { points: 3 })).toMatchObject(shown({ points: 3 }));
    expect(ruling('roster', 'rocca', { experience: 3 })).toMatchObject(shown({ experience: 3 }));
    expect(ruling('flag', 'bridge', { value: 1 })).toMatchObject(shown({ value: 1 }));
  });
});

describe('a correction as a side may know it', () => {
  const correction = {
    corrects: 2,
    fact: { fact: 'seal', side: 'red', turn: 1, orders: {} },
    why: 'The Reds had sealed something else.',
    rewritten: [
      { version: 2, consequences: [] },
      { version: 6, consequences: LINE[5]!.consequences.filter(({ what }) => what !== 'kill') },
    ],
  } as const;
  const secret = {
    ...correction,
    rewritten: [
      { version: 6, consequences: LINE[5]!.consequences.filter(({ what }) => what !== 'casualty') },
    ],
  };

  const made = (one: Correction) => ({
    ...one,
    otherwise: readOtherwise(one, LINE, ['red', 'blue'], owners),
  });

  it('is nothing when it alters nothing that the side knew', () => {
    expect(seenCorrection(made(secret), BLUE)).toBeUndefined();
    expect(seenCorrection(made(secret), 'public')).toBeUndefined();
    expect(seenCorrection(made(secret), RED)).toMatchObject({
      why: correction.why,
      rewritten: [{ version: 6 }],
    });
  });

  it('shows what changed for it without saying why', () => {
    const seen = seenCorrection(made(correction), BLUE);
    expect(seen).toMatchObject({ corrects: 2, fact: { fact: 'unseen' } });
    expect(seen).not.toHaveProperty('why');
    expect(seen?.rewritten.map(({ version }) => version)).toEqual([6]);
    expect(canonical(seen)).not.toMatch(/sealed|hit by a mortar/);
  });

  it('keeps to itself a fact of which the viewer sees the same as before', () => {
    const { fact } = LINE.find((entry) => entry.fact.fact === 'report')!;
    const version = LINE.findIndex((entry) => entry.fact === fact) + 1;
    if (fact.fact !== 'report') throw new Error('The line has no report.');
    const units = fact.report.units.filter(({ unit }) => unit !== 'krause');
    const corrected = { ...fact, report: { ...fact.report, units } };
    const alone = made({ corrects: version, fact: corrected, why: 'Krause got away.', rewritten: [] });
    expect(alone.otherwise).toEqual({ sides: { red: [version], blue: [] }, others: [] });
    expect(seenCorrection(alone, RED)).toMatchObject({ corrects: version, fact: { fact: 'report' } });
    expect(seenCorrection(alone, BLUE)).toBeUndefined();
    expect(seenCorrection(alone, 'public')).toBeUndefined();
    expect(seenCorrection(alone, 'referee')).toEqual({
      corrects: version,
      fact: corrected,
      why: 'Krause got away.',
      rewritten: [],
    });
  });

  it('shows no later line where it does not say what reads otherwise to whom', () => {
    expect(seenCorrection(correction, BLUE)).toBeUndefined();
    expect(seenCorrection(correction, RED)).toMatchObject({ fact: correction.fact, rewritten: [] });
    expect(seenCorrection(correction, 'referee')).toEqual(correction);
  });
});

it('a unit that is on no roster is owned by nobody', () => {
  expect(ownersIn({ ...BOOK, roster: { x: man('red', 'X') } })('roster', 'y')).toBeUndefined();
});
