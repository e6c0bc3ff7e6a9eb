import { BOOK, LINE, man } from '../small-line.testkit.js';
import { seenBook } from '../views/views.js';
import { compareBooks, differences } from './compare.js';
import { bookOf } from './lines.js';

const survived = {
  ...BOOK,
  side: { ...BOOK.side, red: { ...BOOK.side.red!, victoryPoints: 2 } },
  roster: {
    ...BOOK.roster,
    krause: { ...BOOK.roster.krause!, state: 'ready' as const },
    bell: man('blue', 'Bell'),
  },
  node: { ...BOOK.node, ridge: { status: 'open' as const } },
};

describe('two books side by side', () => {
  it('show the standings of all sides', () => {
    expect(compareBooks(BOOK, survived).standings).toEqual([
      {
        side: 'blue',
        here: { points: 0, victoryPoints: 3, battlesWon: 0 },
        there: { points: 0, victoryPoints: 3, battlesWon: 0 },
      },
      {
        side: 'red',
        here: { points: 4, victoryPoints: 0, battlesWon: 0 },
        there: { points: 4, victoryPoints: 2, battlesWon: 0 },
      },
    ]);
  });

  it('tell who lives there and is dead here, and who is only there', () => {
    const { roster } = compareBooks(BOOK, survived);
    expect(roster.map(({ unit, differs, says }) => [unit, differs, says])).toEqual([
      [
        'bell',
        ['battles', 'counter', 'experience', 'kills', 'kind', 'name', 'side', 'state'],
        'Bell is only on the roster there.',
      ],
      ['krause', ['state'], 'Krause: state lost here, ready there.'],
    ]);
  });

  it('call battles and others by their names', () => {
    const { b1 } = BOOK.battle;
    const inBattle = (battle: string, more: object = {}) => ({
      ...BOOK,
      battle: { ...BOOK.battle, b2: { ...b1!, name: 'The Ridge' }, b3: b1! },
      roster: { ...BOOK.roster, rocca: { ...BOOK.roster.rocca!, state: 'battle' as const, battle, ...more } },
    });
    const says = (here: string, there: string, more?: object) =>
      compareBooks(inBattle(here), inBattle(there, more)).roster.map((one) => one.says);
    expect(says('b1', 'b2')).toEqual(['Rocca: battle "The Mill" here, "The Ridge" there.']);
    expect(says('b1', 'b3')).toEqual(['Rocca: battle "The Mill" here, another of that name there.']);
    expect(says('b1', 'b1', { with: 'krause' })).toEqual(['Rocca: with none here, "Krause" there.']);
  });

  it('list the nodes that differ', () => {
    expect(compareBooks(BOOK, survived).nodes).toEqual([
      { node: 'ridge', here: { status: 'ahead' }, there: { status: 'open' } },
    ]);
  });

  it('find nothing between a book and itself', () => {
    expect(compareBooks(BOOK, BOOK)).toMatchObject({ roster: [], nodes: [] });
  });

  it('compare for a side what it may know', () => {
    const blue = { side: 'blue' };
    const seen = compareBooks(seenBook(BOOK, blue), seenBook(survived, blue));
    expect(seen.roster.map(({ unit }) => unit)).toEqual(['bell']);
    expect(seen.standings[1]?.there).toEqual({ victoryPoints: 2, battlesWon: 0 });
  });
});

describe('what a correction takes away, alters and brings', () => {
  const [returned, death, kill, ...others] = LINE[5]!.consequences;
  const lives = {
    what: 'returned',
    about: { unit: 'krause', battle: 'b1' },
    changes: [{ in: 'roster', id: 'krause', set: { state: 'ready', battle: null, battles: 1 } }],
    to: ['red'],
  } as const;
  const less = others.map((one) =>
    one.what === 'experience' ? { ...one, about: { ...one.about, points: 1, total: 1 } } : one,
  );
  const rewritten = [{ version: 6, consequences: [returned!, lives, ...less] }];
  const after = bookOf(LINE.map((entry, i) => (i === 5 ? { ...entry, ...rewritten[0] } : entry)));
  const found = differences(LINE, rewritten, { before: BOOK, after });

  it('is listed by unit, in sentences', () => {
    expect(kill?.what).toBe('kill');
    expect(death?.what).toBe('casualty');
    expect(found).toEqual([
      {
        unit: 'krause',
        name: 'Krause',
        differences: [
          {
            kind: 'vanishes',
            version: 6,
            what: 'casualty',
            before: 'Krause was killed in "The Mill".',
          },
          { kind: 'comes', version: 6, what: 'returned', after: 'Krause came back from "The Mill".' },
        ],
      },
      {
        unit: 'rocca',
        name: 'Rocca',
        differences: [
          {
            kind: 'vanishes',
            version: 6,
            what: 'kill',
            before: 'Rocca put Krause out of action in "The Mill".',
          },
          {
            kind: 'changes',
            version: 6,
            what: 'experience',
            before: 'Rocca earned 2 points of experience in "The Mill" (kill); 2 in all.',
            after: 'Rocca earned 1 point of experience in "The Mill" (kill); 1 in all.',
          },
        ],
      },
    ]);
  });

  it('leaves out what reads as before, unless it is about somebody', () => {
    const because = (one: (typeof others)[number]) => ({ ...one, cause: { policy: 'casualties.recovery' } });
    const same = [{ version: 6, consequences: LINE[5]!.consequences.map(because) }];
    const told = differences(LINE, same, { before: BOOK, after: BOOK });
    expect(LINE[5]!.consequences.map(({ what }) => what)).toContain('aftermath-done');
    expect(told.map(({ unit }) => unit)).toEqual(['rocca', 'krause']);
    expect(told[1]!.differences[0]).toMatchObject({ kind: 'changes', what: 'casualty' });
  });

  it('is of the campaign where a later line can no longer be entered', () => {
    const refused = { refused: 'BATTLE_NOT_OPEN', why: 'There is no such battle.' };
    const [campaign] = differences(LINE, [{ version: 5, consequences: [], refused }], {
      before: BOOK,
      after,
    });
    expect(campaign).toEqual({
      name: 'The campaign',
      differences: [
        {
          kind: 'vanishes',
          version: 5,
          what: 'refused',
          before: 'The report of "The Mill".',
          after: 'Can no longer be entered: There is no such battle.',
        },
        {
          kind: 'vanishes',
          version: 5,
          what: 'battle-reported',
          before: 'The Blues won "The Mill": held the mill.',
        },
      ],
    });
  });
});
