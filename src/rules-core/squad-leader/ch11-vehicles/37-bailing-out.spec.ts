import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const ABOARD = { aboard: 'gt' } as const;
const riders = (more: Record<string, Placed> = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    options: { year: 1944 },
    ...setup,
    units: {
      gt: 'MkIVF2 at D9',
      g1: ['4-6-7 at D9', ABOARD],
      gw: ['LMG at D9', { possessor: 'g1' }],
      gp: ['panzerfaust 43b at D9', { possessor: 'g1' }],
      r1: '4-4-7 at D5',
      ...more,
    },
  });
const HIT = [1, 2] as const;
const gun = (unit: string, more: object) => ({ order: 'fire-ordnance', unit, ...more });
const machineGuns = { order: 'fire-machine-guns', unit: 'gt', at: 'D5' };

describe('bailing out', () => {
  test('[squad-leader 11.37.10/a, 11.37.10/b] when the tank fires its gun they jump off and check', () => {
    const trial = riders().order('german', gun('gt', { at: 'D5' }), 6, 6, 3, 3, 1, 1);
    expect(trial.told('jumped-off')).toMatchObject([{ vehicle: 'gt', units: ['g1'] }]);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', check: 'bail out', passed: true }]);
    expect(trial.unit('g1')).toMatchObject({ at: 'D9', beneath: { vehicle: 'gt', at: 'D9' } });
    expect(trial.unit('g1').aboard).toBeUndefined();
    trial.endPhase();
    expect(trial.legalOf('german', 'move')).toEqual([]);
    expect(trial.unit('gt').spent).toBeUndefined();
  });

  test.each<[string, Placed, number[]]>([
    ['the gun in the bow throws them off', ['MkIVF2 at D9', { facing: 0 }], [3, 3, 1, 1]],
    ['that on the roof does not', ['MkIVF2 at D9', { facing: 3, exposed: true }], []],
  ])('[squad-leader 11.37.10/a] %s', (_, gt, landing) => {
    const trial = riders({ gt }).order('german', machineGuns, 6, 6, ...landing);
    expect(trial.told('jumped-off')).toHaveLength(landing.length > 0 ? 1 : 0);
  });

  test.each<[string, number, string[]]>([
    ['a good landing', 3, ['gw', 'gp']],
    ['a bad one', 4, []],
  ])('[squad-leader 11.37.11] their weapons: %s', (_, die, unharmed) => {
    const trial = riders().order('german', gun('gt', { at: 'D5' }), 6, 6, 3, 3, die, die);
    const isUnharmed = (id: string) => trial.battle.unit(id) && !trial.unit(id).malfunctioned;
    expect(['gw', 'gp'].filter(isUnharmed)).toEqual(unharmed);
    expect(trial.unit('gw').malfunctioned ?? false).toBe(unharmed.length === 0);
  });

  test('[squad-leader 11.37.10/a, 11.37.11] who breaks loses them', () => {
    const trial = riders().order('german', gun('gt', { at: 'D5' }), 6, 6, 5, 6);
    expect(trial.unit('g1')).toMatchObject({ broken: true, dm: true, at: 'D9' });
    expect(trial.battle.unit('gw')).toBeUndefined();
    expect(trial.battle.unit('gp')).toBeUndefined();
  });

  test('[squad-leader-B-196] [squad-leader 11.37/q12, 11.37.13] they do not fire in that player turn', () => {
    const trial = riders().order('german', gun('gt', { at: 'D5' }), 6, 6, 3, 3, 1, 1);
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    expect(trial.legalOf('german', 'fire')).toEqual([]);
  });

  test('[squad-leader 11.37.13, 11.37.2] nobody fires from the top of a tank or from a truck', () => {
    const shot = { order: 'fire', at: 'D5', firers: ['g1'] };
    expect(riders().refusal('german', shot)?.refused).toBe('ABOARD');
    expect(riders({ gt: 'truck at D9' }).refusal('german', shot)?.refused).toBe('ABOARD');
    expect(riders({ g1: '4-6-7 at D9' }).refusal('german', shot, 6, 6)).toBeUndefined();
  });
});

describe('hits on a vehicle with passengers', () => {
  const struck = (more: Record<string, Placed>, ammunition: string, ...faces: number[]) =>
    riders(more, { phase: 'prep-fire', active: 'russian' }).order(
      'russian',
      gun('rt', { at: 'D9', target: 'gt', ammunition }),
      ...HIT,
      ...faces,
    );
  const T34 = ['T-34 at D6', { facing: 3 }] as const;

  test('[squad-leader 11.37.10/a, 11.37.10/b] one that does not destroy it throws them off', () => {
    const trial = struck({ rt: T34 }, 'AP', 6, 6, 3, 3, 1, 1);
    expect(trial.kinds).toContain('jumped-off');
    expect(trial.unit('g1')).toMatchObject({ fired: true, moved: true });
    expect(trial.unit('g1').aboard).toBeUndefined();
  });

  test('[squad-leader 11.37.12] HE strikes them with the dice of the roll to kill, and they jump off', () => {
    const trial = struck({ rt: T34 }, 'HE', 2, 3, 2, 2, 3, 3, 1, 1);
    expect(trial.told('struck-aboard')).toMatchObject([{ units: ['g1'], column: 8, result: '1' }]);
    expect(trial.told('morale-check').map(({ check }) => check)).toEqual(['1MC', 'bail out']);
  });

  test('[squad-leader 11.37.14] who breaks on top falls off without another check, and loses what he carried', () => {
    const trial = struck({ rt: T34 }, 'HE', 2, 3, 5, 6);
    expect(trial.told('morale-check').map(({ check }) => check)).toEqual(['1MC']);
    expect(trial.unit('g1')).toMatchObject({ broken: true, beneath: { vehicle: 'gt' } });
    expect(trial.battle.unit('gw')).toBeUndefined();
  });

  test.each<[string, number[], boolean]>([
    ['come out with the crew', [3, 3], true],
    ['are lost with the crew', [3, 4], false],
  ])(
    '[squad-leader-B-200] [squad-leader 11.37.15, 11.37/q16] those on a tank that is destroyed %s',
    (_, survival, isSaved) => {
      const trial = struck({ rt: T34, gt: ['MkIVF2 at D9', { facing: 3 }] }, 'AP', 4, 5, ...survival);
      expect(trial.battle.unit('gt')).toBeUndefined();
      expect(trial.told('crew-survived')).toHaveLength(isSaved ? 1 : 0);
      expect(trial.battle.unit('g1') !== undefined).toBe(isSaved);
      expect(trial.battle.unit('gw')).toBeUndefined();
    },
  );

  test.each<[string, string]>([
    [
      '[squad-leader-B-135] [squad-leader 11.15.8, 11.15/q1] all in a truck that is destroyed are lost with what they have',
      'truck at D9',
    ],
    [
      '[squad-leader 11.13.3] all in an unarmed halftrack that is destroyed are lost with what they have',
      'SdKfz 251 unarmed at D9',
    ],
  ])('%s', (_, gt) => {
    const trial = struck({ rt: T34, gt }, 'AP', 1, 2);
    expect(['gt', 'g1', 'gw', 'gp'].filter((id) => trial.battle.unit(id))).toEqual([]);
    expect(trial.battle.side('german').lost).toEqual(['gt', 'g1']);
  });
});

describe('after a jump in the Movement Phase', () => {
  const thrown = () => {
    const trial = riders(
      { rt: ['T-34 at D5', { facing: 3 }], r1: '4-4-7 at E7', gt: ['MkIVF2 at D9', { facing: 0 }] },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] }).order('russian', 'pass');
    trial.order('russian', gun('rt', { at: 'D8', target: 'gt', ammunition: 'AP' }), ...HIT, 6, 6, 3, 3, 1, 1);
    return trial;
  };

  test('[squad-leader-B-198] [squad-leader 11.37/q10, 11.37/q11, 11.37/q14, 11.37.10/b] the vehicle spends nothing on it, and they go no farther', () => {
    const trial = thrown();
    expect(trial.kinds).toContain('jumped-off');
    expect(trial.unit('gt').spent).toBe(1);
    while (trial.awaits[0] !== 'german movement') trial.endPhase();
    expect(trial.legalOf('german', 'move')).toEqual([]);
  });

  test('[squad-leader-B-199] [squad-leader-B-202] [squad-leader 11.37/q15, 11.37/q17] they are not in the open for that, and have the AFV over them', () => {
    const trial = thrown();
    while (trial.battle.clock.phase === 'movement') trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([
      { outcomes: [{ units: ['g1'], modifiers: [{ why: 'beneath an AFV', value: 1 }] }] },
    ]);
  });
});

/** A T-34 shoots at a halftrack with a squad and a leader in it. */
const inHalftrack = (name: string, ...survival: number[]) => {
  const trial = riders(
    {
      gt: [`${name} at D9`, { facing: 3 }],
      g1: ['4-6-7 at D9', ABOARD],
      gl: ['9-1 at D9', ABOARD],
      gw: 'LMG with g1',
      gp: 'LMG with g1',
      rt: ['T-34 at D6', { facing: 3 }],
    },
    { active: 'russian' },
  );
  const shot = gun('rt', { at: 'D9', target: 'gt', ammunition: 'AP' });
  return trial.order('russian', shot, ...HIT, 6, 5, ...survival);
};

test.each<[string, number[], boolean]>([
  ['comes out', [2, 2], true],
  ['is lost', [2, 3], false],
])('[squad-leader 11.13.2] the crew of an armed halftrack that is destroyed %s', (_, survival, isSaved) => {
  const trial = riders(
    {
      gt: ['SdKfz 251 armed at D9', { facing: 3 }],
      g1: '4-6-7 at N9',
      gw: 'LMG with g1',
      gp: 'LMG with g1',
      rt: ['T-34 at D6', { facing: 3 }],
    },
    { active: 'russian' },
  );
  const shot = gun('rt', { at: 'D9', target: 'gt', ammunition: 'AP' });
  trial.order('russian', shot, ...HIT, 6, 5, ...survival);
  expect(trial.told('crew-survived')).toHaveLength(isSaved ? 1 : 0);
});

test.each<[string, number[], string[]]>([
  ['SdKfz 251 armed', [2, 3, 2, 2, 2, 3], ['g1']],
  ['SdKfz 251 armed', [2, 2, 2, 3, 2, 2], ['gl']],
  ['SdKfz 251 unarmed', [2, 2, 2, 3], ['g1']],
])(
  '[squad-leader-C-002] [squad-leader 13.24.1/q1] those in a %s roll one by one, and lose their weapons: %j',
  (name, dice, left) => {
    const trial = inHalftrack(name, ...dice);
    expect(['g1', 'gl', 'gw', 'gp'].filter((id) => trial.battle.unit(id))).toEqual(left);
    expect(trial.told('passenger-rolled').map(({ needs }) => needs)).toEqual([4, 4]);
  },
);
