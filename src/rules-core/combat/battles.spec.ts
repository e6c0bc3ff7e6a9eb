import fc from 'fast-check';
import { isRefusal } from '../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../kernel/decide/decide.js';
import { diceSeed, sha256Hex } from '../kernel/dice/index.js';
import { randomBot } from '../kernel/lab/bots.js';
import { copy } from '../kernel/lab/match.js';
import { Battle } from '../kernel/position/battle.js';
import { canonical } from '../kernel/position/canonical.js';
import {
  all,
  fought,
  goesOnInParts,
  keepsSecretsOf,
  unmakes,
  type Watch,
} from '../kernel/testing/battles.testkit.js';
import { redact, view } from '../kernel/views/views.js';
import { matchOf } from './battles.testkit.js';
import { combat } from './ruleset.js';
import type { CombatSystem } from './system.js';
import { field, position } from './testkit.testkit.js';

const MAP = field(
  {
    D4: 'woods',
    E5: 'stone-building',
    E6: 'stone-building',
    F3: 'grain',
    F4: { terrain: 'brush', level: 1 },
    G4: { level: 1 },
    C6: { hexsides: { 0: 'bocage', 1: 'wall' } },
    H6: 'orchard',
    G7: 'stone-rubble',
    D7: 'debris',
  },
  { columns: 9, rows: 9 },
);

const start = () =>
  position({
    map: MAP,
    agenda: [{ task: 'turn' }],
    clock: { phase: 'command', lastTurn: 3 },
    options: { randomImpulses: true },
    sides: { german: { smokeGrenades: 2 }, american: { mayHide: true, smokeGrenades: 1 } },
    units: {
      g1: '6-6 at B3',
      g2: '6-6 at B3',
      g3: 'nco at B3',
      g4: '5-4 at B4',
      g5: 'MG 34 at B4',
      g6: 'officer at C6',
      g7: '8-2 at C6',
      g8: 'FT at C6',
      g9: ['M2 mortar at A5', { facing: 2 }],
      a1: '7-6 at F4',
      a2: '7-6 at F4',
      a3: 'nco at F4',
      a4: 'BAR at E5/1',
      a5: ['7-6 at G7', { hidden: true }],
      a6: '4-6 at E5',
      a7: ['75mm gun at H6', { facing: 4, hidden: true }],
      a8: 'bazooka at H5',
    },
  });

describe('battles between random players', () => {
  test('[combat 2.6.1] end, fold, unmake, are told in whole sentences, pass the audit and keep secrets, also where the players throw their own dice; all dice have ten sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const tenSided: Watch<CombatSystem> = ({ action }) => {
          for (const { dice } of action.rolls) expect(dice.every(({ sides }) => sides === 10)).toBe(true);
        };
        const { end } = fought(
          matchOf(MAP, start(), seed),
          all(tenSided, unmakes(start()), keepsSecretsOf(start(), 'german'), goesOnInParts(combat)),
        );
        expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
      }),
      { numRuns: 8 },
    );
  });
});

describe('secrets', () => {
  /** The same battle where the ambush lies somewhere else. */
  const elsewhere = (hex: string) => {
    const units = { ...start().units };
    units.a5 = { ...(units.a5 as NonNullable<typeof units.a5>), at: hex };
    return { ...start(), units };
  };

  test('[combat 3.3.4.1] two battles that differ in a hidden place only look the same to the enemy until it is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('H2', 'I5', 'H8'), (seed, hex) => {
        const bots = { german: randomBot<CombatSystem>(seed), american: randomBot<CombatSystem>(seed + 1) };
        const worlds = [elsewhere('G7'), elsewhere(hex)].map((at) => new Battle<CombatSystem>(copy(at), MAP));
        for (let version = 1; version < 50; version++) {
          const [one] = worlds as [Battle<CombatSystem>];
          if (one.isOver || worlds.some((world) => !world.unit('a5')?.hidden)) return;
          const seen = worlds.map((world) =>
            canonical([view(world.position, { side: 'german' }), legalOrders(combat, world, 'german')]),
          );
          expect(seen[1]).toBe(seen[0]);
          const side = one.position.awaiting[0]?.side as 'german' | 'american' | undefined;
          const order = side && bots[side](combat, one, side);
          if (side && (!order || canonical(order).includes('a5'))) return;
          const told = worlds.map((world) => {
            const dice = diceSeed(sha256Hex(`worlds ${seed}`)).forAction('worlds', version);
            const verdict =
              order && side ? decide(combat, world, side, order, dice) : open(combat, world, dice);
            if (isRefusal(verdict)) return verdict;
            const redacted = redact(copy(world.position), verdict, { side: 'german' });
            settle(world, verdict);
            return redacted;
          });
          if (worlds.some((world) => !world.unit('a5')?.hidden)) return;
          if (side === 'american' && canonical(told[0]) !== canonical(told[1])) return;
          expect(canonical(told[1])).toBe(canonical(told[0]));
        }
      }),
      { numRuns: 25 },
    );
  });
});
