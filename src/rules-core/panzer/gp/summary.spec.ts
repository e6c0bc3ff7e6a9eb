/** The Combat Effects Summary in one view: what the same attack does to each kind of target. */
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const BESIDE = { spotted: true, facing: 0 } as const;

const fire = (target: Placed, ammo: string, rolled: number, ...faces: readonly number[]) =>
  new Trial({
    units: { g1: ['Panzer IV at D4', { facing: 3, coax: undefined }], s1: target },
    commands: { g1: 'fire' },
  }).fire('german', 'g1', 's1', ammo, ...d100(rolled), ...faces);

const vehicle = (type: 'A' | 'P' | 'S'): Placed => ['T-34 at D5', { ...BESIDE, type, gpDefense: 2 }];
const squad: Placed = ['Soviet squad at D5', BESIDE];
const gun: Placed = ['45mm M37 ATG at D5', BESIDE];

test('[panzer CES] one GP result is read for each kind of target: leg, towed, soft and armored', () => {
  expect(fire(squad, 'GP', 99).kinds).toContain('reduced');
  expect(fire(gun, 'GP', 99).told('lost')).toEqual([{ unit: 's1', how: 'eliminated' }]);
  for (const type of ['A', 'P', 'S'] as const) {
    expect(fire(vehicle(type), 'GP', 95, 9, ...d100(100)).told('damaged')).toMatchObject([{ what: 'hull' }]);
    expect(fire(vehicle(type), 'GP', 90, ...d100(100)).kinds).toContain('track-hit');
    expect(fire(vehicle(type), 'GP', 99, 1).told('lost')).toMatchObject([{ how: 'brewed-up' }]);
    expect(fire(vehicle(type), 'GP', 99, 9).told('lost')).toMatchObject([{ how: 'knocked-out' }]);
  }
});

test('[panzer CES] AP Fire asks for a hit, a location and a damage roll, and only vehicles are its targets', () => {
  const trial = fire(vehicle('A'), 'AP', 1, ...d100(60), 0);
  expect(trial.action.rolls.map(({ for: what }) => what.split(':')[0])).toEqual([
    'AP hit',
    'hit location',
    'AP damage',
  ]);
  expect(() => fire(squad, 'AP', 1)).toThrow('NOT_A_VEHICLE');
});

test('[panzer CES] small arms harm armor little where a gun destroys it', () => {
  const arms = new Trial({
    units: { g1: 'Rifle squad at D4', s1: ['T-34 at D5', { ...BESIDE, gpDefense: 2 }] },
    commands: { g1: 'fire' },
  }).fire('german', 'g1', 's1', 'GP', ...d100(99));
  expect(arms.told('suppressed')).toEqual([{ unit: 's1' }]);
  expect(arms.kinds).not.toContain('lost');
});
