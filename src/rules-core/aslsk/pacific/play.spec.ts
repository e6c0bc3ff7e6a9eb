import { randomBot } from '../../kernel/lab/bots.js';
import { copy } from '../../kernel/lab/match.js';
import { canonical } from '../../kernel/position/canonical.js';
import { fold } from '../../kernel/position/fold.js';
import { fought } from '../../kernel/testing/battles.testkit.js';
import { redact, view } from '../../kernel/views/views.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl } from '../system.js';
import { boardOf, crew, leader, positionOf, type SetUp, squad, weapon } from '../testkit.testkit.js';

const UNDER = { hidden: true, concealed: true } as const;

/** Marines against Japanese among jungle, kunai, bamboo and huts; some of them concealed, one hidden. */
const ISLAND: SetUp = {
  phase: 'RPh',
  turns: 4,
  columns: 10,
  rows: 10,
  sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
  options: {
    pto: true,
    fog: true,
    year: 1943,
    victory: {
      wins: [{ side: 'a', when: 'end', is: { control: { side: 'a', hexes: ['E4', 'E5', 'F5'] } } }],
      otherwise: 'b',
    },
  },
  terrain: {
    E4: 'huts',
    E5: 'huts',
    F5: 'dense-jungle',
    F4: 'kunai',
    C4: 'woods',
    D6: 'brush',
    G3: 'light-jungle',
    G6: 'palm-trees',
    D3: 'grain',
    H5: 'bamboo',
    B4: 'woods',
    B5: 'grain',
    G4: 'woods',
    F6: 'grain',
  },
  units: {
    a1: squad('USMC', '7-6-8', 'B3', { elr: 4 }),
    a2: squad('USMC', '6-6-8', 'B4', { elr: 4, ...UNDER }),
    a3: squad('USMC', '5-5-8', 'B5', { elr: 4, ...UNDER }),
    al: leader('American', '9-1', 'B3', { elr: 4 }),
    am: weapon('American', 'MMG', { of: 'a1' }),
    b1: squad('Japanese', '4-4-7', 'E4', { elr: 3, ...UNDER }),
    b2: squad('Japanese', '4-4-7', 'F5', { elr: 3, ...UNDER }),
    b3: squad('Japanese', '3-4-7', 'E5', { elr: 3 }),
    b4: squad('Japanese', '4-4-8', 'G3', { elr: 3, hidden: true }),
    bc: crew('Japanese', '2-2-8', 'F5', { elr: 3, ...UNDER }),
    bl: leader('Japanese', '9-0', 'E4', { elr: 3, ...UNDER }),
    bm: weapon('Japanese', 'HMG', { of: 'bc' }),
    bg: weapon('Japanese', 'LMG', { of: 'b3' }),
  },
};

function battle(seed: number) {
  return fought<Asl>({
    rulebook: aslsk,
    table: { map: boardOf(ISLAND), charts: ASLSK_CHARTS },
    start: positionOf(ISLAND),
    seed,
    bots: (side) => randomBot(seed * 10 + side.charCodeAt(0)),
    mostActions: 3_000,
  });
}

describe('whole battles in the Pacific', () => {
  test.each([1, 2, 3, 4, 5, 6])('come to their end, fold, pass the audit and can be told (%i)', (seed) => {
    expect(battle(seed).end.isOver).toBe(true);
  });

  test.each([1, 2, 3])(
    'what a side sees folds to what it sees, and names nobody beneath a marker (%i)',
    (seed) => {
      const { actions, start } = battle(seed);
      for (const side of ['a', 'b']) {
        const full = copy(start);
        const seen = view(copy(start), { side });
        for (const action of copy(actions)) {
          const told = redact(full, action, { side });
          fold(seen, [told]);
          const known = view(full, { side });
          expect(Object.keys(seen.units).sort()).toEqual(Object.keys(known.units).sort());
          const unseen = Object.values(full.units).filter((unit) => unit.side !== side && unit.hidden);
          const text = JSON.stringify([told.effects, told.rolls]);
          for (const { id } of unseen)
            expect(text.includes(`"${id}"`) && !text.includes(`"leave","unit":"${id}"`)).toBe(false);
        }
        expect(canonical(seen)).toBe(canonical(view(full, { side })));
      }
    },
  );

  test('markers stand exactly where concealed units are', () => {
    const { actions, start } = battle(4);
    const position = copy(start);
    for (const action of copy(actions)) {
      fold(position, [action]);
      const units = Object.values(position.units);
      const stacks = new Set(
        units.flatMap(({ kind, concealed, hidden, side, at }) =>
          kind !== 'weapon' && kind !== 'concealment' && concealed && hidden && at !== undefined
            ? [`${side} ${at}`]
            : [],
        ),
      );
      const markers = new Set(
        units.flatMap(({ kind, side, at }) => (kind === 'concealment' ? [`${side} ${at}`] : [])),
      );
      expect([...markers].sort()).toEqual([...stacks].sort());
    }
  });

  test('they see what the chapter is about', () => {
    const seen = new Set(
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        battle(seed).actions.flatMap(({ effects }) => effects.map(({ effect }) => effect)),
      ),
    );
    const chapter = [
      'banzai',
      'charged',
      'concealed',
      'concealment-lost',
      'markers-arranged',
      'step-reduced',
      'hand-to-hand',
      'deployed',
      'struggled',
      'placed-concealed',
    ];
    expect(chapter.filter((effect) => !seen.has(effect as never))).toEqual([]);
  });
});
