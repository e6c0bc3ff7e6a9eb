import fc from 'fast-check';
import { D6, D100, type Dice, DR, pick, several, total } from './dice.js';
import { chances, everyRoll } from './exhaustive.js';

describe('every roll', () => {
  it('counts the 36 ways of two dice', () => {
    const { total: all, of } = chances((dice) => total(dice.roll('attack', ...DR)), String);
    expect(all).toBe(36n);
    expect(of.get('7')).toBe(6n);
    expect(of.get('2')).toBe(1n);
    expect([...of.values()].reduce((sum, n) => sum + n)).toBe(36n);
  });

  it('counts an opposed roll as anybody can by hand: 5 + d6 beats 3 + d6 in 26 of 36, ties failing', () => {
    const run = (dice: Dice) =>
      5 + total(dice.roll('attack', ...D6)) > 3 + total(dice.roll('defence', ...D6));
    expect(chances(run, String)).toEqual({
      total: 18n,
      of: new Map([
        ['false', 5n],
        ['true', 13n],
      ]),
    });
    const { total: all, outcomes } = everyRoll(run);
    expect([outcomes.filter((outcome) => outcome.result).length, all]).toEqual([26, 36n]);
  });

  it('weighs a chain that stops early against one that goes on, over one denominator', () => {
    const run = (dice: Dice) => {
      if (total(dice.roll('hit', ...D6)) > 2) return 'miss';
      return total(dice.roll('kill', ...D100)) <= 25 ? 'kill' : 'hit';
    };
    const every = everyRoll(run);
    expect(every.total).toBe(600n);
    expect(every.outcomes.find((outcome) => outcome.result === 'miss')!.weight).toBe(100n);
    expect(every.outcomes.reduce((sum, outcome) => sum + outcome.weight, 0n)).toBe(600n);
    expect(chances(run, String)).toEqual({
      total: 12n,
      of: new Map([
        ['kill', 1n],
        ['hit', 3n],
        ['miss', 8n],
      ]),
    });
  });

  it('walks random selection like any die', () => {
    const run = (dice: Dice) =>
      total(dice.roll('coin', { sides: 2, colour: 'white' })) === 1
        ? pick(dice, 'who', ['a', 'b', 'c'])
        : 'a';
    expect(chances(run, String)).toEqual({
      total: 6n,
      of: new Map([
        ['a', 4n],
        ['b', 1n],
        ['c', 1n],
      ]),
    });
  });

  it('gives one certain outcome when no die is rolled', () => {
    expect(everyRoll(() => 'sure')).toEqual({
      total: 1n,
      outcomes: [{ result: 'sure', rolls: [], weight: 1n }],
    });
  });

  it('visits each fall of the dice once, whatever the tree', () => {
    const tree = fc.letrec<{ node: Tree }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.constant<Tree>(null),
        fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (root) => {
        const run = (dice: Dice) => {
          let at = root;
          while (at) at = at[total(dice.roll('x', { sides: at.length, colour: 'white' })) - 1]!;
        };
        const { outcomes, total: all } = everyRoll(run);
        expect(outcomes).toHaveLength(leaves(root));
        expect(new Set(outcomes.map(({ rolls }) => JSON.stringify(rolls))).size).toBe(outcomes.length);
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(all);
      }),
    );
  });

  it('gives up with a clear error when the tree is too large or never ends', () => {
    const six = (dice: Dice) => total(dice.roll('x', ...several(6, 6)));
    expect(() => everyRoll(six, { limit: 46_655 })).toThrow(/more than 46655 ways/);
    expect(chances(six, String, { limit: 46_656 }).total).toBe(46_656n);
    const endless = (dice: Dice) => {
      for (;;) dice.roll('x', ...D6);
    };
    expect(() => everyRoll(endless, { limit: 100 })).toThrow(/more than 100 ways/);
  });

  it('notices a decision that depends on something besides its dice', () => {
    let runs = 0;
    const moody = (dice: Dice) => {
      dice.roll('x', ...D6);
      if (++runs === 2) dice.roll('y', ...D6);
    };
    expect(() => everyRoll(moody)).toThrow(/depend on its dice alone/);
  });
});

type Tree = Tree[] | null;

function leaves(tree: Tree): number {
  return tree === null ? 1 : tree.reduce((sum, branch) => sum + leaves(branch), 0);
}
