import fc from 'fast-check';
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { divide, orderCensus, stateCensus } from '../../src/rules-core/kernel/lab/census.js';
import { distribution } from '../../src/rules-core/kernel/lab/lab.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { canonical, firstDifference } from '../../src/rules-core/kernel/position/canonical.js';
import { readPosition } from '../../src/rules-core/kernel/position/validate.js';
import { skirmish } from './rulebook.js';
import { crossroads, FIELD } from './scenario.js';
import type { Skirmish, SkirmishPosition } from './system.js';

type Spoiled = Record<'units' | 'secrets', Record<string, object>>;

function firePhase(): Battle<Skirmish> {
  const battle = new Battle<Skirmish>(crossroads(), FIELD);
  settle(battle, open(skirmish, battle, scriptedDice()));
  const say = (side: string, order: { order: string; plan?: string }) => {
    const action = decide(skirmish, battle, side, order, scriptedDice());
    if (isRefusal(action)) throw new Error(action.why);
    settle(battle, action);
  };
  say('blue', { order: 'plan', plan: 'attack' });
  say('red', { order: 'plan', plan: 'attack' });
  say('blue', { order: 'pass' });
  return battle;
}

describe('the lab', () => {
  test('gives the exact odds of a shot over one denominator, and leaves the battle alone', () => {
    const battle = firePhase();
    const before = canonical(battle.position);
    const odds = distribution(skirmish, battle, 'blue', { order: 'fire', unit: 'b2', target: 'r1' });
    // Range 4: 6 or less hits, 15 in 36; a hit breaks on 4, 5 and 6: 15/36 x 3/6 = 5/24.
    expect(odds).toEqual({
      total: '24',
      chances: [
        { outcome: 'fired: Blue 2', cases: '19' },
        { outcome: 'fired: Blue 2, broken: Red 1', cases: '5' },
      ],
    });
    expect(canonical(battle.position)).toBe(before);
  });

  test('answers an illegal order with the refusal', () => {
    const odds = distribution(skirmish, firePhase(), 'blue', { order: 'fire', unit: 'b2', target: 'b1' });
    expect(odds).toMatchObject({ refused: 'NO_SUCH_TARGET' });
  });
});

describe('the census', () => {
  test('counts orders, divides them by the first one, and counts positions', () => {
    const battle = firePhase();
    const before = canonical(battle.position);
    // Three blue units; A2 and A6 reach r1 (E4) and r2 (F5) within 6 hexes, so does A4: 6 shots, and the pass.
    expect(orderCensus(skirmish, battle, 1)).toBe(7);
    const parts = divide(skirmish, battle, 2);
    expect(parts.size).toBe(7);
    expect([...parts.values()].reduce((sum, n) => sum + n, 0)).toBe(orderCensus(skirmish, battle, 2));
    // Each shot leaves its target whole or broken; the pass leaves one position more.
    expect(stateCensus(skirmish, battle, 1)).toBe(6 * 2 - 3 + 1);
    expect(canonical(battle.position)).toBe(before);
  });
});

describe('reading positions', () => {
  test('a position read is the position written', () => {
    const result = readPosition(skirmish, copy(crossroads()));
    expect(result.ok && canonical(result.position)).toBe(canonical(crossroads()));
  });

  test.each<[string, (position: Spoiled) => void, string]>([
    ['an attribute the rulebook does not have', (p) => Object.assign(p.units.r1!, { mood: 3 }), '$.units.r1'],
    ['a value out of range', (p) => Object.assign(p.units.r1!, { morale: 9 }), '$.units.r1.morale'],
    ['a unit of nobody', (p) => Object.assign(p.units.r1!, { side: 'green' }), '$.units.r1.side'],
    ['an id that does not match', (p) => Object.assign(p.units.r1!, { id: 'r9' }), '$.units.r1.id'],
    ['a side without secrets', (p) => delete p.secrets.red, '$.secrets'],
    ['another system', (p) => Object.assign(p, { system: 'chess' }), '$.system'],
    ['a task nobody knows', (p) => Object.assign(p, { agenda: [{ task: 'dance' }] }), '$.agenda[0].task'],
  ])('%s is named with its path', (_, spoil, path) => {
    const position = copy(crossroads()) as unknown as Spoiled;
    spoil(position);
    const result = readPosition(skirmish, position);
    expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toContain(path);
  });

  test('whatever comes, it never throws', () => {
    const position = crossroads() as unknown as Record<string, unknown>;
    const spoiled = fc
      .tuple(fc.constantFrom(...Object.keys(position)), fc.jsonValue())
      .map(([key, value]) => ({ ...position, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue(), spoiled), (input) => {
        const result = readPosition(skirmish, input);
        if (!result.ok) expect(result.problems[0]?.path).toMatch(/^\$/);
      }),
      { numRuns: 300 },
    );
  });
});

test('the first difference of two values is named by its path', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({
    path: '$.a[1].b',
    expected: 2,
    actual: 3,
  });
  expect(firstDifference({ a: 1 }, { a: 1, c: 2 })).toEqual({ path: '$.c', expected: undefined, actual: 2 });
  expect(firstDifference([1, 2] satisfies SkirmishPosition['agenda'] | number[], [1, 2])).toBeUndefined();
});
