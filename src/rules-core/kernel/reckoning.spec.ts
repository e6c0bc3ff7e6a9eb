import fc from 'fast-check';
import { D6, D100, DR } from './dice/dice.js';
import { scriptedDice } from './dice/given.js';
import {
  type Amount,
  ceiling,
  citesOf,
  compare,
  exact,
  floor,
  HALF,
  plus,
  product,
  QUARTER,
  type Reckoning,
  reckon,
  say,
  sayOutcome,
  sayReckoning,
  sayRoll,
  shiftColumn,
  totalOf,
} from './reckoning.js';

describe('reckoning', () => {
  it('collects what is added and multiplied, each with its reason', () => {
    const reckoning = reckon('FP', 8, '3.2.2')
      .times(HALF, 'long range', '3.2.2/c')
      .add(2, 'a hero', '4.1', '3.2.2')
      .done();
    expect(reckoning).toEqual({
      of: 'FP',
      base: 8,
      cites: ['3.2.2'],
      steps: [
        { do: 'times', label: 'long range', value: [1, 2], cites: ['3.2.2/c'] },
        { do: 'add', label: 'a hero', value: 2, cites: ['4.1', '3.2.2'] },
      ],
      total: 6,
    });
    expect(citesOf(reckoning)).toEqual(['3.2.2', '3.2.2/c', '4.1']);
  });

  it('compiles only with citations that exist', () => {
    type Rule = '1.1' | '1.2';
    const good: Reckoning<Rule> = reckon('FP', 8, '1.1').add(1, 'hero', '1.2').done();
    // @ts-expect-error There is no rule 9.9.
    const bad: Reckoning<Rule> = reckon('FP', 8, '1.1').add(1, 'hero', '9.9').done();
    expect(good.total).toBe(bad.total);
  });

  it('keeps fractions until a rule rounds them', () => {
    const sum = reckon('FP', 9).times(HALF, 'long range').times(HALF, 'pinned');
    expect(sum.total).toEqual([9, 4]);
    expect([sum.roundDown().total, sum.roundUp().total]).toEqual([2, 3]);
    expect(reckon('FP', 8).times(HALF, 'long range').roundDown().done().steps).toHaveLength(1);
  });

  it('limits only what goes beyond', () => {
    expect(reckon('FP', 20).atMost(12, 'at most 12').total).toBe(12);
    expect(reckon('FP', 4).atMost(12, 'at most 12').done().steps).toEqual([]);
    expect(reckon('drm', -3).atLeast(-2, 'no better than -2').total).toBe(-2);
    expect(reckon('drm', 3).atLeast(-2, 'no better than -2').total).toBe(3);
  });

  it('leaves zeros out and takes lists of modifiers', () => {
    const modifiers = [
      { label: 'woods', value: 1, cites: ['a'] },
      { label: 'open ground', value: 0, cites: ['b'] },
      { label: 'leader', value: -2, cites: ['c'] },
    ];
    const { steps, total } = reckon('DR', 7).addAll(modifiers).done();
    expect([steps.map(({ label }) => label), total]).toEqual([['woods', 'leader'], 6]);
  });

  it('shifts columns apart from the total, and not beyond the chart', () => {
    const reckoning = reckon('FP', 8).shift(2, 'adjacent').shift(-1, 'smoke').done();
    expect([reckoning.total, reckoning.shift]).toEqual([8, 1]);
    const columns = [1, 2, 4, 6, 8];
    expect([shiftColumn(columns, 4, 1), shiftColumn(columns, 4, 9), shiftColumn(columns, 4, -9)]).toEqual([
      6, 8, 1,
    ]);
    expect(() => shiftColumn(columns, 5, 1)).toThrow(/no column "5" among 1, 2, 4/);
  });

  it('survives serialization and comes to the same total again', () => {
    const amount = fc.oneof(
      fc.integer({ min: -40, max: 40 }),
      fc.tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(2, 3, 4)),
    );
    const step = fc.tuple(
      fc.constantFrom('add', 'times', 'atLeast', 'atMost', 'roundDown', 'roundUp', 'shift'),
      amount,
    );
    fc.assert(
      fc.property(amount, fc.array(step, { maxLength: 5 }), (base, steps) => {
        const sum = steps.reduce(
          (so, [what, by]) => {
            if (what === 'roundDown' || what === 'roundUp') return so[what]();
            if (what === 'shift') return so.shift(floor(by), 'x');
            return so[what as 'add'](by, 'x');
          },
          reckon('FP', base),
        );
        const stored = JSON.parse(JSON.stringify(sum.done()));
        expect(stored).toEqual(sum.done());
        expect(totalOf(stored)).toEqual(sum.total);
      }),
    );
  });
});

describe('exact amounts', () => {
  const amount = fc.tuple(
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: 1, max: 60 }),
  ) as fc.Arbitrary<[number, number]>;
  const number = ([n, d]: readonly [number, number]) => n / d;

  it('obey arithmetic', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(product(a, plus(b, c))).toEqual(plus(product(a, b), product(a, c)));
        expect(plus(plus(a, b), product(b, -1))).toEqual(exact(a));
        expect(Math.sign(compare(a, b))).toBe(Math.sign(a[0] * b[1] - b[0] * a[1]));
        expect(floor(a)).toBe(Math.floor(number(a)) + 0);
        expect(ceiling(a)).toBe(Math.ceil(number(a)) + 0);
      }),
    );
  });

  it('read the halves and quarters of charts, and refuse what a number cannot hold', () => {
    expect([exact(1.5), exact(0.25), exact([4, 2]), exact([3, -6])]).toEqual([[3, 2], [1, 4], 2, [-1, 2]]);
    expect(() => exact(0.1)).toThrow(/write it as \[numerator, denominator\]/);
    expect(() => exact([1, 0])).toThrow(/denominator other than zero/);
    expect(() => exact(Number.NaN)).toThrow(RangeError);
    expect(() => product(2 ** 40, 2 ** 40)).toThrow(/held exactly/);
  });

  it.each<[Amount, string]>([
    [4, '4'],
    [[1, 2], '1/2'],
    [[9, 2], '4 1/2'],
    [[-9, 2], '-4 1/2'],
    [[-1, 4], '-1/4'],
  ])('are said as people say them: %j', (amount, said) => {
    expect(say(amount)).toBe(said);
  });
});

describe('sentences', () => {
  it('tell an attack from firepower to result', () => {
    const firepower = reckon('FP', 8).times(HALF, 'long range').done();
    const roll = scriptedDice(3, 4).roll('attack', ...DR);
    const dice = reckon('DR', 7).add(2, 'woods').done();
    const said = sayOutcome([`${sayReckoning(firepower)}, column 4`, sayRoll(roll, dice)], 'NMC');
    expect(said).toBe('8 FP halved for long range = 4, column 4; DR 7 (3+4) +2 woods = 9: NMC');
  });

  it('say every kind of step', () => {
    const said = (sum: { done(): Reckoning }) => sayReckoning(sum.done());
    expect(said(reckon('FP', 6))).toBe('6 FP');
    expect(said(reckon('FP', 6).times(3, 'point-blank fire'))).toBe('6 FP tripled for point-blank fire = 18');
    expect(said(reckon('FP', 6).times([3, 4], 'smoke'))).toBe('6 FP ×3/4 for smoke = 4 1/2');
    expect(said(reckon('FP', 7).times(QUARTER, 'both').add(-1, 'cold').roundDown())).toBe(
      '7 FP quartered for both -1 cold = 3/4, rounded down = 0',
    );
    expect(said(reckon('FP', 7).add([-3, 2], 'mud'))).toBe('7 FP -1 1/2 mud = 5 1/2');
    expect(said(reckon('FP', 40).atMost(36, 'at most 36').add(1, 'more'))).toBe(
      '40 FP, at most 36 +1 more = 37',
    );
    expect(said(reckon('FP', 8).shift(1, 'adjacent').shift(-2, 'smoke'))).toBe(
      '8 FP 1 column right for adjacent 2 columns left for smoke',
    );
  });

  it('show one die and a percentage roll plainly', () => {
    expect(sayRoll(scriptedDice(5).roll('rally', ...D6), reckon('dr', 5).done())).toBe('dr 5');
    expect(
      sayRoll(scriptedDice(0, 0).roll('hit', ...D100), reckon('d100', 100).add(-20, 'moving').done()),
    ).toBe('d100 100 -20 moving = 80');
  });
});
