import { factSchema } from './facts.js';
import { graphSchema } from './graph.js';

const man = { side: 'red', kind: 'person', name: 'Ivan', counter: 'leader' };

function refusedAt(fact: object): string[] {
  return (factSchema.safeParse(fact).error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('a word to which every table answers is no name', () => {
  test.each(['constructor', 'toString', 'valueOf'])('%s', (unit) => {
    expect(refusedAt({ fact: 'enlist', roster: [{ ...man, unit }] })).toEqual(['roster.0.unit']);
    expect(refusedAt({ fact: 'decide', flags: { [unit]: true } })).toEqual([`flags.${unit}`]);
    expect(refusedAt({ fact: 'seal', side: 'red', turn: 1, orders: { purchases: { [unit]: 1 } } })).toEqual([
      `orders.purchases.${unit}`,
    ]);
    const report = { winner: 'red', why: 'so', units: [{ unit, fate: 'unhurt' }] };
    expect(refusedAt({ fact: 'report', battle: 'b', report })).toEqual(['report.units.0.unit']);
  });

  test('of the graph neither', () => {
    const nodes = [{ node: 'constructor', title: 'A', ends: true }];
    expect(graphSchema.safeParse({ start: ['constructor'], nodes }).error?.issues[0]?.message).toContain(
      'cannot be a name',
    );
  });

  test('others are', () => {
    expect(refusedAt({ fact: 'enlist', roster: [{ ...man, unit: 'constructor-1' }] })).toEqual([]);
  });
});
