import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const spotted = { spotted: true } as const;

interface Parts {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly commands?: object;
  readonly options?: PanzerSystem['options'];
  readonly more?: object;
}

const FORMATIONS = {
  german: {
    formations: {
      a: { name: '1. Kompanie', grade: 'Seasoned' as const },
      b: { name: '2. Kompanie', grade: 'Seasoned' as const },
    },
  },
};

/** Two Panzers of one company and one of another; one T-34 is closer than the other. */
const line = ({ units = {}, commands = {}, options, more = {} }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, formation: 'a' }],
      g2: ['Panzer IV at E4', { facing: 3, formation: 'a' }],
      g3: ['Panzer IV at C4', { facing: 3, formation: 'b' }],
      g4: ['Rifle squad at D5', { formation: 'a' }],
      s1: ['T-34 at D8', spotted],
      s2: ['T-34 at D11', spotted],
      s3: ['Soviet squad at D7', spotted],
      ...units,
    },
    sides: FORMATIONS,
    commands: { g1: 'fire', g2: 'short-halt', g3: 'fire', g4: 'fire', ...commands },
    options: options ?? { optional: ['7.14'] },
    ...more,
  });

/** Why it may not fire at that target; undefined when only the dice are missing. */
function why(trial: Trial, unit: string, target: string, ammo = 'AP'): string | undefined {
  const refused = trial.refusal('german', { order: 'fire', target, shots: [trial.aim(unit, ammo)] })?.refused;
  return refused === 'DICE_MISSING' ? undefined : refused;
}

test('[panzer 7.14, 7.14/a] a vehicle with FIRE or SHORT HALT fires at the closest enemy vehicle; without the option at any', () => {
  const trial = line();
  for (const unit of ['g1', 'g2']) {
    expect(why(trial, unit, 's1')).toBeUndefined();
    expect(why(trial, unit, 's2')).toBe('NOT_THE_CLOSEST');
    expect(why(trial, unit, 's3', 'GP')).toBe('NOT_THE_CLOSEST');
  }
  const vehicles = line({ commands: { g4: 'none' } });
  expect(vehicles.legalOf('german', 'fire').map(({ target }) => target)).not.toContain('s2');
  expect(why(line({ options: {} }), 'g1', 's2')).toBeUndefined();
});

test('[panzer 7.14/a] of two that are equally close the firer chooses', () => {
  const trial = line({ units: { s2: ['T-34 at C8', spotted] } });
  expect([why(trial, 'g1', 's1'), why(trial, 'g1', 's2')]).toEqual([undefined, undefined]);
});

test('[panzer 7.14, 7.14/a] a vehicle of its own formation that engages it frees the next one, for it alone', () => {
  const trial = line().fire('german', 'g1', 's1', 'AP', ...d100(100));
  expect(trial.unit('s1').engagedBy).toEqual(['a']);
  expect(why(trial, 'g2', 's2')).toBeUndefined();
  expect(why(trial, 'g2', 's3', 'GP')).toBe('NOT_THE_CLOSEST');
  expect(why(trial, 'g3', 's2')).toBe('NOT_THE_CLOSEST');
  const all = trial.fire('german', 'g2', 's2', 'AP', ...d100(100));
  expect(all.unit('s2').engagedBy).toEqual(['a']);
});

test('[panzer 7.14, 7.14/a] fire of leg and towed units frees nobody; they themselves fire as they like', () => {
  const trial = line();
  expect(why(trial, 'g4', 's3', 'GP')).toBeUndefined();
  trial.fire('german', 'g4', 's1', 'GP', ...d100(1));
  expect(trial.unit('s1').engagedBy).toBeUndefined();
  expect(why(trial, 'g1', 's2')).toBe('NOT_THE_CLOSEST');
});

test('[panzer 7.14/a] only armed vehicles that it could fire at count: spotted, in its sight, range and Field-of-Fire', () => {
  const nearest = (s1: Placed) => why(line({ units: { s1 } }), 'g1', 's2');
  expect(nearest(['T-34 at D8', spotted])).toBe('NOT_THE_CLOSEST');
  expect(nearest('T-34 at D8')).toBeUndefined();
  expect(nearest(['T-34 at D8', { ...spotted, unarmed: true }])).toBeUndefined();
  expect(nearest(['T-34 at D8', { ...spotted, bailedOut: true }])).toBeUndefined();
  const behind = (turretFacing: number) =>
    line({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, turretFacing, formation: 'a' }],
        s1: ['T-34 at D1', spotted],
      },
      options: { optional: ['7.8', '7.14'] },
    });
  expect(why(behind(3), 'g1', 's2')).toBeUndefined();
});

test('[panzer 7.14/a] Overwatch Fire is free', () => {
  const trial = line({ commands: { g1: 'overwatch' } });
  trial.order('german', 'end-step').order('soviet', 'end-step');
  expect(why(trial, 'g1', 's2')).toBeUndefined();
});

test('[panzer 7.14 × 7.54/f] a Quickdraw is at the firer, though another is closer', () => {
  const trial = line({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, formation: 'a', grade: 'Elite', spotted: true }],
      s1: ['T-34 at D8', { spotted: true, spotters: ['g1'] }],
      s2: ['T-34 at D11', { facing: 0, spotted: true, spotters: ['g1'] }],
    },
    options: { optional: ['7.14', '7.54'] },
    more: { first: 'soviet', secrets: { soviet: { commands: { s2: { command: 'fire', counter: 1 } } } } },
  });
  trial.order('soviet', { order: 'fire', target: 'g1', shots: [trial.aim('s2')] });
  expect(trial.awaits).toEqual(['german quickdraw']);
  expect(why(trial, 'g1', 's2')).toBeUndefined();
});

test('[panzer 7.14 × S.sequence/f] in the next turn nobody is engaged any more', () => {
  const trial = line().fire('german', 'g1', 's1', 'AP', ...d100(100));
  const next = new Trial({
    units: { g1: 'Panzer IV at D4', s1: ['T-34 at D8', { engagedBy: ['a'] }] },
    options: { optional: ['7.14'] },
    agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'clear-counters' }],
  });
  expect(trial.unit('s1').engagedBy).toEqual(['a']);
  expect(next.unit('s1').engagedBy).toBeUndefined();
});
