import { legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { randomBot } from '../../kernel/lab/bots.js';
import { Battle } from '../../kernel/position/battle.js';
import { canonical } from '../../kernel/position/canonical.js';
import { fought, keepsSecretsOf, type Watch } from '../../kernel/testing/battles.testkit.js';
import { ASLSK_CHARTS } from '../charts/index.js';
import { aslsk } from '../ruleset.js';
import type { Asl, AslBattle } from '../system.js';
import {
  boardOf,
  crew,
  german,
  leader,
  positionOf,
  russian,
  type SetUp,
  weapon,
} from '../testkit.testkit.js';
import { gun } from './testkit.testkit.js';

const HIDDEN = { hidden: true } as const;

/** Guns of every kind on both sides, some of them hidden. */
const BATTERY: SetUp = {
  phase: 'RPh',
  turns: 3,
  columns: 12,
  rows: 12,
  terrain: {
    E4: 'stone-building',
    E5: 'stone-building',
    F7: 'wooden-building',
    C6: 'woods',
    D8: 'woods',
    G3: 'woods',
    H6: 'brush',
    I5: 'grain',
  },
  options: { fog: true, los: 'strict' },
  units: {
    a1: german('4-6-7', 'B4', { elr: 3 }),
    a2: german('4-6-7', 'B5', { elr: 3 }),
    a3: german('4-6-7', 'C6', { elr: 3 }),
    al: leader('German', '9-1', 'B5', { elr: 3 }),
    ap: weapon('German', 'PSK', { of: 'a2' }),
    am: weapon('German', '50mm MTR', { of: 'a3' }),
    ac: crew('German', '2-2-8', 'B7', HIDDEN),
    ag: gun('German', '75L AT', { of: 'ac' }, { ...HIDDEN, ca: 2 }),
    ad: crew('German', '2-2-8', 'C9'),
    ah: gun('German', '20L(6) AA', { of: 'ad' }, { ca: 1 }),
    b1: russian('4-4-7', 'E4', { elr: 2 }),
    b2: russian('4-4-7', 'E5', { elr: 2 }),
    b3: russian('4-4-7', 'F7', { elr: 2 }),
    bl: leader('Russian', '8-1', 'E5', { elr: 2 }),
    bc: crew('Russian', '2-2-8', 'H6', HIDDEN),
    bg: gun('Russian', '45L AT', { of: 'bc' }, { ...HIDDEN, ca: 5 }),
    bd: crew('Russian', '2-2-8', 'I8'),
    bh: gun('Russian', '82* MTR', { of: 'bd' }, { ca: 5 }),
  },
};

function play(seed: number, watch?: Watch<Asl>) {
  return fought<Asl>(
    {
      rulebook: aslsk,
      table: { map: boardOf(BATTERY), charts: ASLSK_CHARTS },
      start: positionOf(BATTERY),
      seed,
      bots: (side) => randomBot(seed * 10 + side.charCodeAt(0)),
      mostActions: 4_000,
    },
    watch,
  );
}

describe('whole battles with Guns', () => {
  const kinds = new Set<string>();

  test.each([1, 2, 3, 4, 5, 6, 7, 18])(
    'come to their end, fold, pass the audit and can be told (%i)',
    (seed) => {
      const { end, actions } = play(seed);
      expect(end.isOver).toBe(true);
      for (const { effects } of actions) for (const { effect } of effects) kinds.add(effect as string);
    },
  );

  test('in which everything of the chapter happens', () => {
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'shot',
        'burst',
        'gun-hit',
        'acquired',
        'acquisition-lost',
        'arc-changed',
        'gun-revealed',
        'manhandled',
        'malfunctioned',
        'rate-of-fire-kept',
      ]),
    );
  });

  test('what the enemy is shown folds to what he may see', () => {
    const { actions } = play(3, keepsSecretsOf(positionOf(BATTERY), 'b'));
    expect(actions.length).toBeGreaterThan(100);
  });
});

describe('secrets of Guns', () => {
  test('[aslsk 6.4/a] where a hidden Gun stands makes no difference to what the enemy may order', () => {
    const ordersWith = (at: string) => {
      const battle: AslBattle = new Battle<Asl>(
        positionOf({
          ...BATTERY,
          phase: 'PFPh',
          units: { ...BATTERY.units, bc: crew('Russian', '2-2-8', at, HIDDEN) },
        }),
        { map: boardOf(BATTERY), charts: ASLSK_CHARTS },
      );
      settle(battle, open(aslsk, battle, scriptedDice()));
      return canonical(legalOrders(aslsk, battle, 'a'));
    };
    expect(ordersWith('H6')).toBe(ordersWith('I5'));
  });
});
