import { randomBot } from '../../kernel/lab/bots.js';
import { fought } from '../../kernel/testing/battles.testkit.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl } from '../system.js';
import { boardOf, german, leader, positionOf, russian, type SetUp, weapon } from '../testkit.testkit.js';
import { kv1, m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

/** Tanks, a few squads and anti-tank weapons around a wood and a few houses, close enough to meet. */
const ARMOUR: SetUp = {
  phase: 'RPh',
  turns: 3,
  columns: 9,
  rows: 9,
  terrain: {
    D4: 'woods',
    E4: 'stone-building',
    E5: 'wooden-building',
    F3: 'brush',
    C6: 'orchard',
    F6: 'woods',
  },
  roads: ['A5 B5 C5 D5 E6'],
  units: {
    a1: pz3('B5', { vca: 2, ce: true }),
    a2: tiger2('B7', { vca: 1 }),
    a3: tank('German', 'StuG IIIG', 'A4', { vca: 2, ce: true }),
    a4: german('4-6-7', 'C4', { elr: 3 }),
    a5: german('5-4-8', 'C3', { elr: 3 }),
    al: leader('German', '9-1', 'C4', { elr: 3 }),
    am: weapon('German', 'LMG', { of: 'a4' }),
    b1: t34('G4', { vca: 5, ce: true }),
    b2: kv1('G6', { vca: 5 }),
    b3: m8('H3', { vca: 4 }),
    b4: russian('4-4-7', 'E4', { elr: 2 }),
    b5: russian('4-4-7', 'E5', { elr: 2 }),
    bl: leader('Russian', '8-1', 'E5', { elr: 2 }),
    ba: weapon('Russian', 'ATR', { of: 'b4' }),
  },
};

function battle(seed: number, fog?: true) {
  const what = { ...ARMOUR, options: { ...ARMOUR.options, ...(fog && { fog }) } };
  return fought<Asl>({
    rulebook: aslsk,
    table: { map: boardOf(what), charts: ASLSK_CHARTS },
    start: positionOf(what),
    seed,
    bots: (side) => randomBot(seed * 10 + side.charCodeAt(0)),
    mostActions: 4_000,
  });
}

describe('whole battles with vehicles', () => {
  test.each([1, 2, 3, 4])(
    'of random players come to their end, fold, pass the audit and can be told (%i)',
    (seed) => {
      expect(battle(seed, seed % 2 === 0 ? true : undefined).end.isOver).toBe(true);
    },
  );
});
