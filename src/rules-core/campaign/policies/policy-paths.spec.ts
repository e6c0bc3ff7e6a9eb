import { policiesJsonSchema, policiesSchema } from './policies.js';
import { withChanges } from './policy-paths.js';

const POLICIES = policiesSchema.parse({
  preset: 'house',
  experience: {
    earns: [{ for: 'kill', points: 2 }],
    levels: [
      { level: 'green', from: 0, says: 'Green' },
      { level: 'veteran', from: 8, says: 'Veteran' },
    ],
  },
  promotion: { ladder: [{ rank: 'Sergeant' }, { rank: 'Second Lieutenant' }] },
});
const changed = (...changes: readonly (readonly [path: string, value?: unknown])[]) =>
  withChanges(
    POLICIES,
    changes.map(([path, value]) => ({ path, value })),
  );

describe('a policy is changed by its path', () => {
  it('whatever else there is stays as it is', () => {
    const [turns, hours] = [
      ['casualties.turnsWounded', 3],
      ['planning.hours', 48],
    ] as const;
    expect(changed(turns, hours)).toEqual({
      ...POLICIES,
      casualties: { ...POLICIES.casualties, turnsWounded: 3 },
      planning: { ...POLICIES.planning, hours: 48 },
    });
  });

  it('entries of lists go by their name or their number', () => {
    for (const path of ['experience.levels.veteran.from', 'experience.levels.1.from'])
      expect(changed([path, 6])).toMatchObject({
        experience: { levels: [{ from: 0 }, { level: 'veteran', from: 6 }] },
      });
    expect(changed(['promotion.ladder.Second Lieutenant.counter', '8-1'])).toMatchObject({
      promotion: { ladder: [{ rank: 'Sergeant' }, { rank: 'Second Lieutenant', counter: '8-1' }] },
    });
  });

  it('an entry is added at the end of its list, and taken out by null', () => {
    const elite = { level: 'elite', from: 20, says: 'Elite' };
    expect(changed(['experience.levels.2', elite])).toMatchObject({
      experience: { levels: [{}, {}, elite] },
    });
    expect(changed(['experience.levels.green', null])).toMatchObject({
      experience: { levels: [{ level: 'veteran' }] },
    });
    expect(policiesSchema.parse(changed(['experience.keptWhenReplaced', null]))).toEqual(POLICIES);
  });

  it.each([
    ['casualty.turnsWounded', '"casualty"; there is: preset, experience'],
    ['experience.levels.elite.from', '"elite"; there is: green, veteran, 0 to 2'],
    ['experience.levels.7', '"7"; there is: green, veteran, 0 to 2'],
    ['casualties.turnsWounded.most', '"most"; there is: nothing'],
  ])('%s is refused, and what there is is told', (path, why) => {
    expect(changed(['planning.hours', 1], [path, 1])).toMatchObject({
      refused: 'NO_SUCH_POLICY',
      why: expect.stringContaining(why),
      path: ['changes', 1, 'path'],
    });
  });
});

it('the schema of policies says what each member means', () => {
  const { properties } = policiesJsonSchema as unknown as {
    properties: Record<string, { properties: Record<string, { description?: string }> }>;
  };
  const silent = ['experience', 'casualties', 'materiel', 'replacements', 'victory'].flatMap((part) =>
    Object.entries(properties[part]?.properties ?? {}).flatMap(([member, { description }]) =>
      description || member === 'cites' ? [] : `${part}.${member}`,
    ),
  );
  expect(silent).toEqual([]);
});
