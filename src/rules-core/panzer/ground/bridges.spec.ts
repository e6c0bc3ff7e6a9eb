import { type Placed, Trial } from '../testkit.testkit.js';

const over = (unit: Placed, limit: number | undefined, more: object = {}) =>
  new Trial({
    units: { g1: unit, s1: ['T-34 at Y12', { fired: true }] },
    marks: { D5: { terrain: 'bridge', ...(limit !== undefined && { weightLimit: limit }) } },
    commands: { g1: 'move' },
    options: { optional: ['7.32'] },
    clock: { phase: 'movement' },
    agenda: [{ task: 'movement', side: 'german' }],
    ...more,
  }).refusal('german', { order: 'move', unit: 'g1', path: ['D5'] });

const tank = (weight: number): Placed => ['Panzer IV at D4', { facing: 3, weight }];

describe('bridges', () => {
  test('[panzer 7.32] a unit that is heavier than the limit of the scenario does not enter; without a limit everybody may', () => {
    expect(over(tank(24), 20)).toMatchObject({ refused: 'TOO_HEAVY', path: '$.path[0]' });
    expect([over(tank(20), 20), over(tank(24), undefined), over('Rifle squad at D4', 20)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(over(tank(24), 20, { options: {} })).toBeUndefined();
    expect(over(tank(24), 20, { marks: { D5: { weightLimit: 20 } } })).toBeUndefined();
  });

  test('[panzer 7.32] nor does it set up there', () => {
    const setUp = (weight: number) =>
      new Trial({
        units: { g1: ['Panzer IV', { weight }], s1: 'T-34 at Y12' },
        secrets: { german: { forces: [{ units: ['g1'], hexes: ['D5'] }] } as never },
        marks: { D5: { terrain: 'bridge', weightLimit: 20 } },
        options: { optional: ['7.32'] },
        clock: { phase: 'spotting' },
        agenda: [{ task: 'turn' }, { task: 'set-up', stages: [['german']] }],
      }).legalOf('german', 'set-up').length;
    expect([setUp(21), setUp(20)]).toEqual([0, 1]);
  });

  test('[panzer 7.32 × S.transport-and-towing/a] what it tows counts by itself', () => {
    const units = { g1: tank(20), g2: ['5cm PaK 38', { aboard: 'g1', weight: 21 }], s1: 'T-34 at Y12' };
    expect(over(tank(20), 20, { units })?.why).toContain('5cm PaK 38 weighs 21');
  });
});
