import { type Bot, greedyBot, randomBot } from '../../kernel/lab/bots.js';
import { acceptsWhatItLists, fought, goesOnInParts } from '../../kernel/testing/battles.testkit.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl } from '../system.js';
import { boardOf, german, leader, positionOf, russian, type SetUp, weapon } from '../testkit.testkit.js';

/** A village with a few squads on either side. */
const VILLAGE: SetUp = {
  phase: 'RPh',
  turns: 4,
  columns: 10,
  rows: 10,
  terrain: {
    E4: 'stone-building',
    E5: 'stone-building',
    F5: 'wooden-building',
    C4: 'woods',
    D6: 'woods',
    G3: 'woods',
    G6: 'orchard',
    D3: 'grain',
    H5: 'brush',
  },
  roads: ['A5 B5 C5 D5 E6'],
  units: {
    a1: german('4-6-7', 'B3', { elr: 3 }),
    a2: german('4-6-7', 'B4', { elr: 3 }),
    a3: german('4-4-7', 'B5', { elr: 3 }),
    a4: german('5-4-8', 'B5', { elr: 3 }),
    al: leader('German', '9-1', 'B5', { elr: 3 }),
    am: weapon('German', 'MMG', { of: 'a1' }),
    af: weapon('German', 'LMG', { of: 'a2' }),
    b1: russian('4-4-7', 'E4', { elr: 2 }),
    b2: russian('4-4-7', 'E5', { elr: 2 }),
    b3: russian('5-2-7', 'F5', { elr: 2 }),
    bl: leader('Russian', '8-1', 'E5', { elr: 2 }),
    bm: weapon('Russian', 'MMG', { of: 'b1' }),
    bg: weapon('Russian', 'LMG', { of: 'b3' }),
  },
  options: {
    victory: {
      wins: [{ side: 'a', when: 'end', is: { control: { side: 'a', hexes: ['E4', 'E5', 'F5'] } } }],
      otherwise: 'b',
    },
  },
};

const match = (seed: number, bots: (side: string) => Bot<Asl>) => ({
  rulebook: aslsk,
  table: { map: boardOf(VILLAGE), charts: ASLSK_CHARTS },
  start: positionOf(VILLAGE),
  seed,
  bots,
  mostActions: 3_000,
});
const random = (seed: number) => (side: string) => randomBot<Asl>(seed * 10 + side.charCodeAt(0));

describe('whole battles', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'of random players come to their end, fold, pass the audit and can be told (%i)',
    (seed) => {
      expect(fought(match(seed, random(seed))).end.isOver).toBe(true);
    },
  );

  test('everything listed on the way is accepted', () => {
    const listed = acceptsWhatItLists(aslsk, 3);
    fought(match(11, random(11)), listed);
    expect(listed.tried()).toBeGreaterThan(300);
  });

  test('come to the same where the players throw their own dice, one roll after the other', () => {
    const inParts = goesOnInParts(aslsk);
    for (const seed of [12, 13]) fought(match(seed, random(seed)), inParts);
    expect(inParts.parted()).toBeGreaterThan(30);
  });

  test('of greedy players come to their end', () => {
    const greedy = (side: string) => greedyBot<Asl>(70 + side.charCodeAt(0), { width: 8, throws: 1 });
    expect(fought(match(7, greedy)).end.isOver).toBe(true);
  });
});
