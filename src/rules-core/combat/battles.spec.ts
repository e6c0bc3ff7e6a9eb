import fc from 'fast-check';
import type { Action } from '../kernel/action.js';
import { audit } from '../kernel/audit.js';
import { Battle } from '../kernel/battle.js';
import { randomBot } from '../kernel/bots.js';
import { canonical } from '../kernel/canonical.js';
import { make } from '../kernel/changes.js';
import { sentence } from '../kernel/explain.js';
import { apply, fold } from '../kernel/fold.js';
import { copy, playOut } from '../kernel/match.js';
import { redact, view } from '../kernel/views.js';
import { combat } from './ruleset.js';
import type { CombatSystem } from './system.js';
import { field, position } from './testkit.js';

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

const match = (seed: number) => ({
  rulebook: combat,
  table: MAP,
  start: start(),
  seed,
  bots: (side: string) => randomBot<CombatSystem>(seed * 7 + side.length),
});

describe('battles between random players', () => {
  test('[combat 2.6.1] end, fold, unmake, are told in whole sentences, pass the audit and keep secrets; all dice have ten sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const actions: Action<CombatSystem>[] = [];
        const folded = copy(start());
        const known = copy(view(folded, { side: 'german' }));
        const end = playOut(match(seed), ({ battle, action }) => {
          actions.push(copy(action));
          fold(known, [copy(redact(copy(folded), action, { side: 'german' }))]);
          for (const { dice } of action.rolls) expect(dice.every(({ sides }) => sides === 10)).toBe(true);
          const before = canonical(folded);
          const back = apply(folded, copy(action));
          const after = canonical(folded);
          for (const change of back) make(folded, change);
          expect(canonical(folded)).toBe(before);
          apply(folded, copy(action));
          expect(canonical(folded)).toBe(after);
          expect(canonical(known)).toBe(canonical(view(folded, { side: 'german' })));
          for (const effect of action.effects)
            expect(sentence(combat, effect, (id) => battle.position.units[id]?.name ?? id)).toMatch(
              /^\S.*[.)]$/,
            );
        });
        expect(end.clock.over).toBeDefined();
        expect(canonical(end.position)).toBe(canonical(folded));
        expect(audit(combat, new Battle<CombatSystem>(start(), MAP), actions)).toBeUndefined();
      }),
      { numRuns: 8 },
    );
  });
});
