import {
  D6,
  D10,
  D100,
  DiceError,
  DR,
  die,
  highest,
  isDoubles,
  lowest,
  pick,
  several,
  total,
  value,
} from './dice.js';
import { everyRoll } from './exhaustive.js';
import { scriptedDice } from './given.js';

describe('reading dice', () => {
  it('adds a white and a coloured die and keeps them apart', () => {
    const roll = scriptedDice(3, 4).roll('attack', ...DR);
    expect(total(roll)).toBe(7);
    expect([die(roll, 'white').face, die(roll, 'coloured').face]).toEqual([3, 4]);
    expect(roll.for).toBe('attack');
  });

  it('[combat 2.6.2] reads tens and ones, 00 as 100, the 0 of a ten-sided die as 10, and keeps the digits', () => {
    const read = (tens: number, ones: number) => total(scriptedDice(tens, ones).roll('hit', ...D100));
    expect([read(0, 0), read(0, 1), read(1, 0), read(9, 9)]).toEqual([100, 1, 10, 99]);
    expect(total(scriptedDice(0).roll('morale', ...D10))).toBe(10);
    expect(
      scriptedDice(0, 0)
        .roll('hit', ...D100)
        .dice.map((one) => one.face),
    ).toEqual([0, 0]);
  });

  it('reads every number from 1 to 100 exactly once', () => {
    const all = everyRoll((dice) => total(dice.roll('hit', ...D100))).outcomes.map(
      (outcome) => outcome.result,
    );
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  it('knows doubles, the higher and the lower die', () => {
    const roll = scriptedDice(5, 2).roll('mortar', ...several(2, 6));
    expect([highest(roll), lowest(roll), isDoubles(roll)]).toEqual([5, 2, false]);
    expect(isDoubles(scriptedDice(2, 2).roll('attack', ...DR))).toBe(true);
    expect(isDoubles(scriptedDice(2).roll('attack', ...D6))).toBe(false);
  });

  it('compares ten-sided dice by what they read', () => {
    expect(highest(scriptedDice(0, 9).roll('two', ...several(2, 10)))).toBe(10);
    expect(value({ sides: 6, colour: 'white', face: 6 })).toBe(6);
  });

  it('says so when a die is read that was not rolled', () => {
    const roll = scriptedDice(5).roll('rally', ...D6);
    expect(() => die(roll, 'coloured')).toThrow(/"rally" has no coloured die/);
  });

  it('selects at random by one recorded die, the same for each candidate', () => {
    const picked = everyRoll((dice) => pick(dice, 'who is hit', ['a', 'b', 'c']));
    expect(picked.outcomes.map(({ result, weight }) => [result, weight])).toEqual([
      ['a', 1n],
      ['b', 1n],
      ['c', 1n],
    ]);
    const among10 = everyRoll((dice) => pick(dice, 'who is hit', [...'abcdefghij']));
    expect(new Set(among10.outcomes.map((outcome) => outcome.result)).size).toBe(10);
  });

  it('rolls no die to select the only candidate, and refuses to select from none', () => {
    const dice = scriptedDice();
    expect(pick(dice, 'who is hit', ['only'])).toBe('only');
    expect(dice.rolls).toEqual([]);
    expect(() => pick(dice, 'who is hit', [])).toThrow(DiceError);
  });

  it('refuses dice that cannot exist', () => {
    for (const sides of [1, 0, 2.5, 65_537, Number.NaN]) {
      expect(() => scriptedDice(1).roll('x', { sides, colour: 'white' })).toThrow(/2 to 65536 sides/);
    }
    expect(() => scriptedDice(1).roll('x')).toThrow(/at least one die/);
  });
});
