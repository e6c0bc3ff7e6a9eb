import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Optional = readonly string[];

const plays = (...optional: Optional) => ({ optional }) as Options;
/** Armor of one thickness, at every angle and level. */
const plates = (armor: number) => {
  const line = { TF: armor, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};
const gun = (more: object = {}) => ({
  name: 'Gun',
  kind: 'gun',
  field: 'A',
  rows: [
    {
      ammo: 'AP',
      type: 'KE',
      range: { P: 9 },
      factor: { P: 20 },
      damageClass: '75-76mm KE',
      ...more,
    },
  ],
});

/** A Panzer IV in D4 with FIRE, and a T-34 four hexes to the south of it that shows it its front. */
const duel = (s1: object, optional: Optional, g1: object = {}, more: object = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, weapons: [gun()] as never, ...g1 }],
      s1: ['T-34 at D8', { facing: 0, spotted: true, ...s1 }],
    },
    commands: { g1: 'fire' },
    options: plays(...optional),
    ...more,
  });
const shot = (trial: Trial, ...faces: readonly number[]) =>
  trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...faces);
const located = (trial: Trial) => trial.told('hit-located').map(({ location }) => location);

describe('a turret that is read again meets', () => {
  const soft = { armor: plates(5), tt: 3 };

  test('[panzer 7.8.2/b × 7.23.1/a] Collateral Damage is that of the plate that was struck in the end', () => {
    const marks = (optional: Optional) =>
      shot(duel({ ...soft, facing: 2, turretFacing: 0 }, optional), ...d100(39), 1, 1).unit('s1').collateral;
    expect(marks(['7.8', '7.23'])).toEqual(['optics']);
    expect(marks(['7.23'])).toEqual(['turret-ring']);
  });

  test('[panzer 7.8.2/a × S.hull-down] Hull Down: a hit on the hull is a miss, whatever the turret would have; one on the turret is read again', () => {
    const down = (rolled: number, ...faces: number[]) =>
      shot(duel({ ...soft, hullDown: 0, turretFacing: 3 }, ['7.8']), ...d100(rolled), ...faces);
    expect(down(60).kinds).not.toContain('ap-damage');
    expect(located(down(20, 1))).toEqual(['TR']);
  });

  test('[panzer 7.8.2/b × 7.8.1/b × S.overwatch/a] Overwatch Fire finds the turret as it stands in that hex', () => {
    const met = (holds: number) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, weapons: [gun()] as never }],
          s1: ['T-34 at D9', { facing: 0, ...soft }],
        },
        commands: { g1: 'overwatch', s1: 'move' },
        clock: { phase: 'movement' },
        options: plays('7.8'),
        first: 'german',
      }).order('soviet', { order: 'move', unit: 's1', path: ['D8'], turret: 3 });
      for (let held = 0; held < holds; held += 1) trial.order('german', 'hold-fire');
      return located(shot(trial, ...d100(20), 1));
    };
    expect([met(0), met(1)]).toEqual([['TF'], ['TR']]);
  });
});

describe('Brew Ups of what burns easily meet', () => {
  const target = { type: 'S', armor: undefined, buNoted: true };

  test('[panzer 7.11/b × CES.1/b] S-Types: 2 less comes first, then a KO has 2 more', () => {
    const weapons = [gun({ damageClass: '45-57mm KE' })];
    const damaged = (die: number, ...faces: readonly number[]) =>
      shot(duel(target, ['7.11'], { weapons }), ...d100(60), die, ...faces);
    expect(damaged(0).told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
    expect(damaged(9).told('lost')).toEqual([{ unit: 's1', how: 'knocked-out' }]);
    expect(damaged(7, 9, ...d100(100)).told('lost')).toEqual([]);
  });
});

describe('Track hits meet', () => {
  test('[panzer 7.21/b × CES.8/b] small arms do not break the tracks of a lorry of GP Defense 2', () => {
    const rifles = { name: 'Small arms', kind: 'small-arms', field: 'A' };
    const rows = [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }];
    const fired = (optional: Optional, ...bails: readonly number[]) =>
      new Trial({
        units: {
          g1: ['Rifle squad at D4', { weapons: [{ ...rifles, rows }] as never }],
          s1: ['T-34 at D6', { facing: 0, spotted: true, type: 'S', gpDefense: 2 }],
        },
        commands: { g1: 'fire' },
        options: plays(...optional),
      }).fire('german', 'g1', 's1', 'GP', ...d100(80), ...bails);
    expect(fired([], ...d100(100)).unit('s1').trackHit).toBe(true);
    const missed = fired(['7.21']);
    expect(missed.unit('s1').trackHit).toBeUndefined();
    expect(missed.kinds).not.toContain('bail-out');
  });
});

describe('a turret ring that is shot meets', () => {
  const passes = (g1: object, ...optional: Optional) =>
    new Trial({
      units: { g1: ['Panzer IV at D4', g1], s1: ['T-34 at D9', { facing: 0 }] },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
      options: plays('7.23', ...optional),
      first: 'german',
    })
      .order('soviet', { order: 'move', unit: 's1', path: ['D8'] })
      .legalOf('german', 'fire').length > 0;
  const ring: object = { collateral: ['turret-ring'] };

  test('[panzer 7.23.2/a × S.overwatch/a × 7.8.4/a] Overwatch in the Field-of-Fire of the turret only', () => {
    expect(passes({ facing: 3, turretFacing: 2 }, '7.8')).toBe(true);
    expect(passes({ facing: 3, turretFacing: 2, ...ring }, '7.8')).toBe(false);
    expect(passes({ facing: 0, turretFacing: 3, ...ring }, '7.8')).toBe(true);
  });

  test('[panzer 7.23.2/a × S.facing-and-field-of-fire/a] without Turret counters it bears to the front of the hull', () => {
    expect([passes({ facing: 0 }), passes({ facing: 0, ...ring }), passes({ facing: 3, ...ring })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('Quickdraw meets', () => {
  const arms = (name: string, kind: string, P: number, more: object = {}) => ({
    name,
    kind,
    field: 'A',
    rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P } }],
    ...more,
  });
  const RIFLES = arms('Rifles', 'small-arms', 6);
  const HMG = arms('HMG', 'machine-gun', 5, { attached: true });

  test('[panzer 7.54/a × 7.17/a × S.attached-weapons] a squad that is halved has drawn with all that it had, and loses its weapon afterwards', () => {
    const trial = new Trial({
      units: {
        g1: ['Rifle squad at D4', { spotted: true, spotters: ['s1'] }],
        s1: [
          'Soviet squad at D6',
          { grade: 'Veteran', spotted: true, spotters: ['g1'], weapons: [RIFLES, HMG] as never },
        ],
      },
      commands: { g1: 'fire', s1: 'fire' },
      options: plays('7.17', '7.54'),
    });
    trial.order('german', { order: 'fire', target: 's1', shots: [trial.aim('g1', 'GP')] });
    const shots = ['Rifles', 'HMG'].map((weapon) => ({ unit: 's1', weapon, ammo: 'GP' }));
    trial.order('soviet', { order: 'fire', target: 'g1', shots }, ...d100(2), ...d100(2), ...d100(100), 5);
    expect(trial.told('gp-fire').map(({ shooter, factor }) => [shooter, factor])).toEqual([
      ['s1', 6],
      ['s1', 5],
      ['g1', expect.any(Number)],
    ]);
    expect(trial.told('attached-roll')).toMatchObject([{ weapon: 'HMG', destroyed: true }]);
    expect(trial.unit('s1')).toMatchObject({ kind: 'half-squad', fired: true });
  });
});

describe('malfunction meets', () => {
  test('[panzer 7.25/a × S.overrun/c] an Overrun is not Direct Fire: an unmodified 01 stops no weapon', () => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { facing: 3 }], s1: ['Soviet squad at D5', { fired: true }] },
      commands: { g1: 'move' },
      clock: { phase: 'movement' },
      options: plays('7.25'),
      first: 'soviet',
    }).order('german', { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' }, ...d100(1));
    expect(trial.told('overrun')).toMatchObject([{ rolled: 1 }]);
    expect(trial.unit('g1').weapons?.map(({ state }) => state)).not.toContain('malfunction');
  });
});

describe('the fuel trailer meets', () => {
  test('[panzer 7.38.12.2/h × 7.23] No Damage to it does not become Collateral Damage to the tank', () => {
    const trial = new Trial({
      units: {
        b1: ['Crusader I at D4', { facing: 3 }],
        i1: ['L3/35 Lf at D8', { facing: 3, spotted: true }],
      },
      commands: { b1: 'fire' },
      options: plays('7.23', '7.38'),
      first: 'british',
    }).fire('british', 'b1', 'i1', 'AP', ...d100(1), ...d100(80), ...d100(1), 1);
    expect(trial.told('trailer-damage')).toMatchObject([{ result: 'No Damage' }]);
    expect(trial.unit('i1').collateral).toBeUndefined();
  });
});

describe('wrecks that burn meet', () => {
  test('[panzer S.ko-bu-wreck/d × S.direct-fire/a] the smoke of a Brew Up hinders the next fire of the step; a wreck that does not burn hinders nobody', () => {
    const across = (die: number): readonly number[] => {
      const units: Record<string, Placed> = {
        g2: ['Panzer IV at D3', { facing: 3, spotted: true }],
        s2: ['T-34 at D12', { facing: 0 }],
      };
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, weapons: [gun()] as never }],
          s1: ['T-34 at D8', { facing: 0, spotted: true, armor: plates(5) }],
          ...units,
        },
        commands: { g1: 'fire', s2: 'fire' },
      });
      shot(trial, ...d100(60), die).order('german', 'end-step');
      trial.fire('soviet', 's2', 'g2', 'AP', ...d100(100));
      return trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    };
    expect([across(0), across(5)]).toEqual([[-2], []]);
  });
});
