import type { Decision } from '../system.js';
import { begin, d100, field, fire, type Setup } from '../testkit.testkit.js';
import type { FireMembers } from './firers.js';
import { oddsOfFire } from './odds.js';

const odds = (units: Setup['units'], order = fire('g1', 'D7'), setup: Setup = {}) => {
  const { battle } = begin(units, setup);
  return oddsOfFire(
    battle,
    order as unknown as FireMembers,
    'german',
    battle.position.awaiting[0] as Decision,
  );
};

test('the results of all hundred rolls are those that the rolls give', () => {
  const units = { g1: '6-6 at D4', a1: ['7-6 at D7', { courage: true, marker: 'moved' }] } as const;
  const counted: Record<string, number> = {};
  for (let roll = 1; roll <= 100; roll++) {
    const faces = d100(roll);
    const [result] = begin(units)
      .order('german', fire('g1', 'D7'), ...faces)
      .told('attack')
      .flatMap(({ results }) => results);
    counted[result?.result as string] = (counted[result?.result as string] ?? 0) + 1;
  }
  expect(odds(units)).toEqual([
    {
      at: 'D7',
      seen: { cases: 1, of: 1 },
      hit: { cases: 10, of: 10 },
      targets: [{ units: ['a1'], results: counted }],
    },
  ]);
});

test('the line, the screen and targets with different modifiers', () => {
  const map = field({ D7: 'stone-building', D6: 'brush' });
  const units = {
    g1: ['75mm gun at D4', { facing: 3 }],
    a1: '7-6 at D7',
    a2: ['4-6 at D7', { dugIn: true }],
  } as const;
  expect(odds(units, undefined, { map })).toMatchObject([
    {
      seen: { cases: 60 * 45, of: 10_000 },
      hit: { cases: 7, of: 10 },
      targets: [{ units: ['a1'] }, { units: ['a2'] }],
    },
  ]);
});

test('a shot that cannot be fired has no odds', () => {
  expect(
    odds({ g1: '6-6 at D4', a1: '7-6 at D7' }, fire('g1', 'D7'), { map: field({ D5: 'woods' }) }),
  ).toMatchObject({ refused: 'NO_LINE_OF_SIGHT' });
});
