import { factSchema } from '../facts/facts.js';
import { graphSchema } from '../graph/graph.js';
import { word } from './names.js';

const man = { side: 'red', kind: 'person', name: 'Ivan', counter: 'leader' };

function refusedAt(fact: object): string[] {
  return (factSchema.safeParse(fact).error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('a word that every table answers to is not a name', () => {
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

describe('a word of which only some are known', () => {
  const kind = word(['half-squad', 'gun']);

  test.each(['half-squad', 'HALF_SQUAD', 'Half squad', ' half-Squad '])('may be written %j', (written) => {
    expect(kind.parse(written)).toBe('half-squad');
  });

  test.each(['platoon', '', 7, undefined])('is not %j, and those that are known are told', (written) => {
    expect(kind.safeParse(written).error?.issues[0]?.message).toBe('needs to be one of: half-squad, gun');
  });
});
