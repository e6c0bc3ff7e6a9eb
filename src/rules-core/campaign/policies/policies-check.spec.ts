import { policiesSchema } from './policies.js';
import { checkPolicies } from './policies-check.js';

const pieces = { kindOf: (counter: string) => (counter === 'rifles' ? ('squad' as const) : undefined) };

function problems(change: object): string[] {
  const policies = policiesSchema.parse({ preset: 'house', ...change });
  return checkPolicies(policies, { sides: ['red', 'blue'], pieces }).map(({ code, path }) =>
    [code, ...path].join(' '),
  );
}

const level = (name: string, from: number) => ({ level: name, from, says: name });
const group = (more: object = {}) => ({
  group: 'Platoon',
  side: 'red',
  cost: 1,
  units: { rifles: 3 },
  ...more,
});

describe('policies', () => {
  test('are in order when they say nothing, or nothing wrong', () => {
    expect(problems({})).toEqual([]);
    expect(
      problems({
        experience: { levels: [level('green', 0), level('veteran', 5)] },
        promotion: { ladder: [{ rank: 'Sergeant' }, { rank: 'Captain' }], successor: { rank: 'Sergeant' } },
        casualties: {
          recovery: {
            dice: 'd6',
            upTo: [
              [2, 'lost'],
              [6, 'ready'],
            ],
          },
        },
        replacements: { groups: [group(), group({ side: 'blue' })], income: { red: 1 } },
      }),
    ).toEqual([]);
  });

  test('know one card for each side, and none for all sides together', () => {
    const ranks = [{ rank: 'Captain', victories: 0 }];
    const withCards = (cards: string) =>
      policiesSchema.safeParse({ preset: 'house', promotion: { player: { cards, ranks } } });
    expect(withCards('per-side').success).toBe(true);
    expect(withCards('overall').error?.issues.map(({ path }) => path.join(' '))).toEqual([
      'promotion player cards',
    ]);
  });

  test.each<[string, object, string[]]>([
    [
      'levels that fall',
      { experience: { levels: [level('veteran', 5), level('green', 0)] } },
      ['NOT_RISING experience levels 1 from'],
    ],
    [
      'a level twice',
      { experience: { levels: [level('green', 0), level('green', 1)] } },
      ['TWICE experience levels 1 level'],
    ],
    [
      'a rank twice',
      { promotion: { ladder: [{ rank: 'Major' }, { rank: 'Major' }] } },
      ['TWICE promotion ladder 1'],
    ],
    [
      'promotion without a ladder',
      { promotion: { rules: [{ rule: 'bravery', says: 'For bravery', when: {} }] } },
      ['NO_LADDER promotion ladder'],
    ],
    [
      'a successor without a rank',
      { promotion: { successor: { rank: 'Major' } } },
      ['UNKNOWN_RANK promotion successor rank'],
    ],
    [
      'players’ ranks that do not rise',
      {
        promotion: {
          player: {
            ranks: [
              { rank: 'Private', victories: 2 },
              { rank: 'Corporal', victories: 2 },
            ],
          },
        },
      },
      ['NOT_RISING promotion player ranks 1'],
    ],
    [
      'a table that does not rise',
      {
        casualties: {
          recovery: {
            dice: 'd6',
            upTo: [
              [4, 'ready'],
              [4, 'lost'],
            ],
          },
        },
      },
      ['NOT_RISING casualties recovery upTo 1'],
    ],
    [
      'a row above all that its dice roll',
      {
        casualties: {
          recovery: {
            dice: '2d6',
            upTo: [
              [12, 'lost'],
              [14, 'ready'],
            ],
          },
        },
      },
      ['NEVER_ROLLED casualties recovery upTo 1'],
    ],
    [
      'a table of casualties that does not rise',
      {
        casualties: {
          eliminated: [
            {
              kinds: ['squad'],
              table: {
                dice: 'd6',
                upTo: [
                  [4, 'ready'],
                  [3, 'lost'],
                ],
              },
            },
          ],
        },
      },
      ['NOT_RISING casualties eliminated 0 table upTo 1'],
    ],
    [
      'income of nobody',
      { replacements: { income: { green: 1 } } },
      ['NO_SUCH_SIDE replacements income green'],
    ],
    [
      'points of nobody',
      { replacements: { start: { green: 1 } } },
      ['NO_SUCH_SIDE replacements start green'],
    ],
    [
      'a group of nobody',
      { replacements: { groups: [group({ side: 'green' })] } },
      ['NO_SUCH_SIDE replacements groups 0 side'],
    ],
    [
      'a stance of nobody',
      { replacements: { delineated: [{ side: 'green', as: 'hold' }] } },
      ['NO_SUCH_SIDE replacements delineated 0 side'],
    ],
    [
      'a group twice',
      { replacements: { groups: [group(), group()] } },
      ['TWICE replacements groups 1 group'],
    ],
    [
      'a counter of which nobody knows the kind',
      { replacements: { groups: [group({ units: { zeppelin: 1 } })] } },
      ['UNKNOWN_COUNTER replacements groups 0 units zeppelin'],
    ],
  ])('are faulty with %s', (_, change, found) => {
    expect(problems(change)).toEqual(found);
  });

  test('may say of which kind a counter is', () => {
    const zeppelin = group({ units: { zeppelin: 1 }, kinds: { zeppelin: 'vehicle' } });
    expect(problems({ replacements: { groups: [zeppelin] } })).toEqual([]);
  });
});
