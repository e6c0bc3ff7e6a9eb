import type { Action } from '../kernel/action.js';
import { audit } from '../kernel/audit.js';
import { Battle } from '../kernel/battle.js';
import { type Bot, greedyBot, randomBot } from '../kernel/bots.js';
import { canonical } from '../kernel/canonical.js';
import { definitionOf, legalOrders } from '../kernel/decide.js';
import { fold } from '../kernel/fold.js';
import { copy, playOut } from '../kernel/match.js';
import { ASLSK_CHARTS } from './charts/index.js';
import { aslsk } from './ruleset.js';
import type { Asl, AslBattle } from './system.js';
import { boardOf, german, leader, positionOf, russian, type SetUp, weapon } from './testkit.testkit.js';

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

function battle(seed: number, bots: (side: string) => Bot<Asl>) {
  const table = { map: boardOf(VILLAGE), charts: ASLSK_CHARTS };
  const start = positionOf(VILLAGE);
  const actions: Action<Asl>[] = [];
  const end = playOut<Asl>({ rulebook: aslsk, table, start, seed, bots, mostActions: 3_000 }, ({ action }) =>
    actions.push(copy(action)),
  );
  return { end, actions, start, table };
}

describe('whole battles', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'of random players come to their end, fold and pass the audit (%i)',
    (seed) => {
      const { end, actions, start, table } = battle(seed, (side) =>
        randomBot(seed * 10 + side.charCodeAt(0)),
      );
      expect(end.isOver).toBe(true);
      expect(canonical(fold(copy(start), copy(actions)))).toBe(canonical(end.position));
      const again: AslBattle = new Battle<Asl>(copy(start), table);
      expect(audit(aslsk, again, actions)).toBeUndefined();
    },
  );

  test('everything listed on the way is accepted', () => {
    let checked = 0;
    const table = { map: boardOf(VILLAGE), charts: ASLSK_CHARTS };
    const match = { rulebook: aslsk, table, start: positionOf(VILLAGE), seed: 11, mostActions: 600 };
    playOut<Asl>({ ...match, bots: (side) => randomBot(110 + side.charCodeAt(0)) }, ({ battle, version }) => {
      const decision = battle.position.awaiting[0];
      if (!decision || version % 3 !== 0) return;
      for (const { order } of legalOrders(aslsk, battle, decision.side)) {
        const refusal = battle.asSeenBy({ side: decision.side }, () =>
          definitionOf(aslsk, order.order)?.check?.(battle, order, decision.side, decision),
        );
        expect(refusal).toBeUndefined();
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(300);
  });

  test('of greedy players come to their end', () => {
    const { end } = battle(7, (side) => greedyBot(70 + side.charCodeAt(0), { width: 8, throws: 1 }));
    expect(end.isOver).toBe(true);
  });
});
