import { field, type Placed, Trial } from '../testkit.testkit.js';

const ABOARD = { aboard: 'gt' } as const;
const UNARMED = 'SdKfz 251 unarmed at D6';
const upon = (more: object) => ({ order: 'drive', unit: 'gt', path: ['D5'], ...more });
const MISS = [6, 4];

/** A German halftrack in D6 with a squad, an LMG and a leader aboard; Russians in D5. */
const halftrack = (more: Record<string, Placed> = {}, map = field()) =>
  new Trial({
    map,
    phase: 'movement',
    options: { year: 1944 },
    units: {
      gt: UNARMED,
      g1: ['4-6-7 at D6', ABOARD],
      gl: ['9-1 at D6', ABOARD],
      gw: ['LMG at D6', { possessor: 'g1' }],
      r1: '4-4-7 at D5',
      r2: '4-4-7 at E6',
      ...more,
    },
  });
const pass = (trial: Trial, ...faces: number[]) => trial.order('russian', 'pass', ...faces);
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });

describe('overruns with passengers', () => {
  test('[squad-leader 7.1.6] a halftrack without armament, with what its men have and their leader', () => {
    const trial = halftrack().order('german', upon({ firers: ['g1', 'gw'], leader: 'gl' }));
    pass(trial, ...MISS);
    expect(trial.told('overrun')).toMatchObject([{ fp: 10, outcomes: [{ units: ['r1'], final: 9 }] }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', fired: true, exposed: true });
    expect(trial.unit('gl').directed).toBe(true);
  });

  test('[squad-leader 7.1.6] an armed one adds them to its own guns', () => {
    const trial = halftrack({ gt: 'SdKfz 251 armed at D6' });
    trial.order('german', upon({ overrun: ['aa'], firers: ['g1'] }));
    expect(
      pass(trial, ...MISS)
        .told('overrun')[0]
        ?.parts.map(({ fp }) => fp),
    ).toEqual([4, 4, 4]);
  });

  test.each<[string, object, Record<string, Placed>, string]>([
    ['with nobody who fires', { overrun: ['aa'] }, {}, 'NO_WEAPON'],
    [
      'with a weapon that is not light',
      { firers: ['gw'] },
      { gw: ['MMG at D6', { possessor: 'g1' }] },
      'NO_WEAPON',
    ],
    ['with those who are not aboard', { firers: ['g1'] }, { g1: '4-6-7 at D6' }, 'NO_WEAPON'],
    ['under one who is not a leader', { firers: ['g1'], leader: 'g1' }, {}, 'CANNOT_LEAD'],
    [
      'with its guns out of order',
      { overrun: ['aa'] },
      { gt: ['SdKfz 251 armed at D6', { mgOut: 'malfunctioned' }] },
      'NO_WEAPON',
    ],
  ])('[squad-leader 7.1.6, 7.1.5] not %s', (_, more, units, refused) => {
    expect(halftrack(units).refusal('german', upon(more))?.refused).toBe(refused);
  });

  test('[squad-leader 7.1.7] a tank overruns nobody with men on top', () => {
    const trial = halftrack({ gt: 'MkIVF2 at D6' });
    expect(trial.refusal('german', upon({ overrun: ['bow'] }))?.refused).toBe('ABOARD');
    trial.order('german', { order: 'disembark', unit: 'g1' });
    trial.order('german', { order: 'disembark', unit: 'gl' });
    expect(trial.refusal('german', upon({ overrun: ['bow'] }), ...MISS)).toBeUndefined();
  });

  test('[squad-leader 7.1.9] those who come through unbroken fire at them at double strength before it goes on', () => {
    const trial = halftrack().order('german', upon({ firers: ['g1'] }));
    pass(trial, ...MISS);
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    trial.order('russian', fire('D5', 'r1'), 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([
      { fp: 8, outcomes: [{ units: ['g1'], modifiers: [{ why: 'behind armour', value: 2 }] }] },
    ]);
  });

  test('[squad-leader 7.1.9] not where nobody fired out of it, nor again', () => {
    const still = halftrack({ gt: 'SdKfz 251 armed at D6' }).order('german', upon({ overrun: ['aa'] }));
    pass(still, ...MISS);
    expect(still.refusal('russian', fire('D5', 'r1'))?.refused).toBe('SAME_HEX');
    const before = halftrack().order('german', upon({ firers: ['g1'] }));
    before.order('russian', fire('D6', 'r1'), 6, 6);
    pass(before, ...MISS);
    expect(before.refusal('russian', fire('D5', 'r1'))?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, (trial: Trial) => Trial]>([
    ['fire', (trial) => trial.order('russian', fire('D4', 'r2'), 6, 5)],
    [
      'the dice of those who go for its tracks',
      (trial) => trial.order('russian', { order: 'immobilize', unit: 'r2', vehicle: 'gt' }, 3, 3, 6, 5),
    ],
  ])('[squad-leader 7.1.8] in the Defensive Fire Phase they are struck with +2 by %s', (_, attack) => {
    const trial = halftrack({ r2: '4-4-7 at E5' }, field({ E5: 'woods' }));
    trial.order('german', { ...upon({ firers: ['g1'] }), path: ['D5', 'D4'] });
    pass(trial, ...MISS);
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    expect(attack(trial).told('fire-attack')).toMatchObject([
      {
        fp: 8,
        rolled: 11,
        outcomes: [{ units: ['g1'], modifiers: [{ why: 'behind armour', value: 2 }] }],
      },
    ]);
  });

  test('[squad-leader-A-213] [squad-leader-B-120] [squad-leader 7.1/h, 11.8/q11] fire before the overrun: the crew is stunned, and the squad fires all the same', () => {
    const trial = halftrack({ gt: 'SdKfz 251 armed at D6' });
    trial.order('german', upon({ overrun: ['aa'], firers: ['g1'] }));
    trial.order('russian', fire('D6', 'r1'), 2, 3, 5, 6, 2, 2);
    expect(trial.unit('gt')).toMatchObject({ at: 'D6', stunned: 2 });
    expect(trial.kinds).not.toContain('overrun');
    expect(trial.unit('g1').broken).toBeUndefined();
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('german', fire('D5', 'g1'), 6, 6);
    expect(trial.told('fire-attack')).toHaveLength(1);
  });

  test.each<[string, Placed]>([
    [
      '[squad-leader 7.1/h, 11.13.8] with its squad broken an armed halftrack does not go on',
      'SdKfz 251 armed at D6',
    ],
    ['[squad-leader 7.1/i] with its squad broken one without armament does not go on', UNARMED],
  ])('%s', (_, gt) => {
    const trial = halftrack({ gt, gl: '9-1 at N9' }).order('german', upon({ firers: ['g1'] }));
    trial.order('russian', fire('D6', 'r1'), 1, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', broken: true, aboard: 'gt' });
    expect(trial.unit('gt').at).toBe('D6');
  });

  test('[squad-leader-A-214] [squad-leader 7.1/i] with nobody left who fires it drives through', () => {
    const trial = halftrack({ g1: ['crew 2-4-7 at D6', ABOARD], gl: '9-1 at N9' });
    trial.order('german', { ...upon({ firers: ['g1'] }), path: ['D5', 'D4'] });
    trial.order('russian', fire('D6', 'r1', 'r2'), 1, 1, 6, 6);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.unit('gt').at).toBe('D4');
    expect(trial.kinds).not.toContain('overrun');
  });
});
