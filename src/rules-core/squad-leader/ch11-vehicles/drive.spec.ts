import { drawn, field, Trial } from '../testkit.testkit.js';

const driving = (units: Record<string, string | readonly [string, object]>, map = field()) =>
  new Trial({ phase: 'movement', map, units: { r9: '4-4-7 at N12', ...units } as never });
const drive = (path: string[], facing?: number) => ({
  order: 'drive',
  unit: 'gt',
  path,
  ...(facing !== undefined && { facing }),
});

describe('driving', () => {
  test('[squad-leader 11.26.2, 11.26.5] it pays by the chart for each hex and turns as it likes at the end', () => {
    const trial = driving({ gt: 'MkIVF2 at D9' }, field({ D7: 'shellholes' })).order(
      'german',
      drive(['D8', 'D7'], 3),
    );
    expect(trial.told('drove').map(({ to, mp }) => [to, mp])).toEqual([
      ['D8', 1],
      ['D7', 1],
    ]);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', facing: 3, spent: 2 });
  });

  test('[squad-leader-B-145] [squad-leader-B-147] [squad-leader 11.26/q2, 11.26/q4] it turns first where the hex does not lie before it', () => {
    const trial = driving({ gt: ['MkIVF2 at D9', { facing: 3 }] }).order('german', drive(['D8', 'D7']));
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', spent: 4 });
    expect([0, 1]).toContain(trial.unit('gt').facing);
  });

  test('[squad-leader 11.26.1, 11.26.2] stone stops everything, woods and walls stop trucks', () => {
    const map = field({ D8: 'stone-building', E9: 'woods', C9: { hexsides: { 0: 'wall' } } });
    const trial = driving({ gt: 'MkIVF2 at D9', gu: 'truck at F9' }, map);
    expect(trial.refusal('german', drive(['D8']))?.refused).toBe('IMPASSABLE');
    expect(trial.refusal('german', { order: 'drive', unit: 'gu', path: ['E9'] })?.refused).toBe('IMPASSABLE');
    expect(
      trial.refusal('german', { order: 'drive', unit: 'gu', path: ['F8', 'F7', 'F6', 'F5', 'F4'] }),
    ).toMatchObject({
      refused: 'TOO_FAR',
    });
  });

  test('[squad-leader 11.26.3] one hex it can always go', () => {
    const uphill = field({ D8: { level: 1 }, D9: {} });
    expect(
      driving({ gt: ['Brummbar at D9', { mp: 3 }] }, uphill)
        .order('german', drive(['D8']))
        .unit('gt').at,
    ).toBe('D8');
  });

  test('[squad-leader 11.26.9, 11.31.12, 11.9.1] only with its crew exposed a tank has something of a road', () => {
    const map = drawn({ roads: [{ is: 'dirt-road', along: 'D9 D6' }] });
    const costs = (exposed: object) =>
      driving({ gt: ['MkIVF2 at D9', exposed] }, map)
        .order('german', drive(['D8', 'D7']))
        .unit('gt').spent;
    expect(costs({})).toBe(2);
    expect(costs({ exposed: true })).toBe(1);
  });

  test('[squad-leader 11.33.1, 11.33.2, 14.15.1] in woods it may break down, and goes no further', () => {
    const map = field({ D8: 'woods' });
    const trial = driving({ gt: 'MkIVF2 at D9' }, map).order('german', drive(['D8', 'D7']), 4, 5);
    expect(trial.told('breakdown-roll')).toMatchObject([{ from: 9, rolled: 9 }]);
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', immobilized: true });
    expect(trial.refusal('german', drive(['D7']))?.refused).toBe('CANNOT_MOVE');
  });

  test('[squad-leader 11.19.3, 11.26.8] wrecks and vehicles are in its way; it ends with no other', () => {
    const trial = new Trial({
      phase: 'movement',
      marks: { D8: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } },
      units: { gt: 'MkIVF2 at D9', gu: 'truck at D7', r9: '4-4-7 at N12' },
    });
    expect(trial.refusal('german', drive(['D8', 'D7']))?.refused).toBe('NO_ROOM');
    trial.order('german', drive(['D8', 'D7', 'D6']));
    expect(trial.told('drove').map(({ mp }) => mp)).toEqual([3, 3, 1]);
  });

  test('[squad-leader 5.6.7.1] the enemy fires at an exposed crew before the vehicle goes on', () => {
    const trial = driving({ gt: ['MkIVF2 at D9', { exposed: true }], r1: '6-2-8 at E7' });
    trial.order('german', drive(['D8', 'D7', 'D6']));
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 1, 2, 5, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ outcomes: [{ units: ['gt'], result: 'M' }] }]);
    expect(trial.unit('gt')).toMatchObject({ at: 'D9', stunned: 2, shut: true });
    expect(trial.unit('gt').exposed).toBeUndefined();
  });

  test.each<[string, readonly [string, object]]>([
    ['a truck', ['truck at D9', {}]],
    ['an exposed crew', ['MkIVF2 at D9', { exposed: true }]],
  ])(
    '[squad-leader 5.6.7.1/a, 5.6.7.1] %s is fired on later where it ends, by those who have not',
    (_, gt) => {
      const trial = driving({ gt, r1: '4-4-7 at D5', r2: '4-4-7 at E5' });
      trial
        .order('german', drive(['D8', 'D7']))
        .order('russian', 'pass')
        .order('russian', 'pass')
        .order('russian', { order: 'fire', at: 'D7', firers: ['r2'] }, 6, 6);
      while (trial.battle.clock.phase === 'movement') trial.endPhase();
      const fire = (at: string, id: string) => ({ order: 'fire', at, firers: [id] });
      expect(trial.refusal('russian', fire('D7', 'r2'))?.refused).toBe('HAS_FIRED');
      expect(trial.refusal('russian', fire('D8', 'r1'))?.refused).toBe('NOBODY_THERE');
      trial.order('russian', fire('D7', 'r1'), 6, 6);
      expect(trial.told('fire-attack')).toMatchObject([{ at: 'D7', outcomes: [{ units: ['gt'] }] }]);
    },
  );
});

test.each<[string, ReturnType<typeof drive>]>([
  ['drives', drive(['D8'])],
  ['turns', drive([], 2)],
])('[squad-leader 2.5.2] a hidden vehicle comes into view when it %s', (_, order) => {
  const trial = driving({ gt: ['MkIVF2 at D9', { hidden: true }] }, field({ D9: 'woods' }));
  trial.order('german', order);
  expect(trial.kinds.slice(0, 2)).toEqual(['revealed', 'set-out']);
  expect(trial.unit('gt').hidden).toBeUndefined();
});

describe('exposed crews', () => {
  test('[squad-leader 11.8.1] they come out or button up once in a phase', () => {
    const trial = driving({ gt: 'MkIVF2 at D9' }).order('german', {
      order: 'expose',
      unit: 'gt',
      exposed: true,
    });
    expect(trial.unit('gt').exposed).toBe(true);
    expect(trial.refusal('german', { order: 'expose', unit: 'gt', exposed: false })?.refused).toBe(
      'HAS_SWITCHED',
    );
  });

  test('[squad-leader 11.7.2, 11.7.4, 11.8.1] the gun on the roof fires all round, with the crew exposed; the others where the vehicle looks', () => {
    const firing = (values: object) =>
      new Trial({ units: { gt: ['MkIVF2 at D6', values], r1: '4-4-7 at D4' } as never }).order(
        'german',
        { order: 'fire-machine-guns', unit: 'gt', at: 'D4' },
        6,
        6,
      );
    expect(firing({}).told('fire-attack')[0]).toMatchObject({ fp: 4 });
    expect(firing({ exposed: true }).told('fire-attack')[0]).toMatchObject({ fp: 6 });
    expect(firing({ exposed: true, facing: 3 }).told('fire-attack')[0]).toMatchObject({ fp: 2 });
  });
});

test('[squad-leader 11.15.6/a, 11.15.7, 11.19.1] a truck that is shot to pieces leaves a wreck', () => {
  const trial = new Trial({ units: { g1: '8-3-8 at D6', ru: 'truck at D5' } }).order(
    'german',
    { order: 'fire', at: 'D5', firers: ['g1'] },
    1,
    1,
  );
  expect(trial.battle.unit('ru')).toBeUndefined();
  expect(trial.at('D5').wrecks).toEqual([{ name: 'truck', nationality: 'Russian', wheeled: true }]);
});
