import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];
type Optional = readonly string[];

const plays = (...optional: Optional) => ({ optional }) as Options;
/** Armor of one thickness, at every angle and level; another on the front of the turret where it is said. */
const plates = (armor: number, TF = armor) => {
  const line = { TF, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};
const gun = (row: object = {}, more: object = {}) => ({
  name: 'Gun',
  kind: 'gun',
  field: 'A',
  rows: [{ ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: 20 }, damageClass: '75-76mm KE', ...row }],
  ...more,
});
const BROKEN = gun({}, { state: 'malfunction' });

describe('malfunction meets', () => {
  /** The T-34 of the First Player fires at a gun that might answer. */
  const fired = (weapon: object, command: 'fire' | 'none', optional: Optional) => {
    const trial = new Trial({
      units: {
        s1: ['T-34 at D8', { facing: 0, spotted: true, spotters: ['g1'] }],
        g1: [
          '5cm PaK 38 at D5',
          { facing: 3, grade: 'Veteran', spotted: true, spotters: ['s1'], weapons: [weapon] as never },
        ],
      },
      commands: { s1: 'fire', g1: command },
      options: plays('7.25', ...optional),
      first: 'soviet',
    });
    const order = { order: 'fire', target: 'g1', shots: [trial.aim('s1', 'GP')] };
    // Fire on which nobody can draw is resolved at once.
    const isWaiting = trial.refusal('soviet', order) === undefined;
    return trial.order('soviet', order, ...(isWaiting ? [] : d100(2)));
  };

  test('[panzer 7.54/b × 7.25/a] a gun that is out of order draws on nobody', () => {
    expect(fired(gun(), 'fire', ['7.54']).awaits).toEqual(['german quickdraw']);
    expect(fired(BROKEN, 'fire', ['7.54']).awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.54/a × 7.25/a] an AP roll of 00 in a Quickdraw stops the gun', () => {
    const trial = fired(gun(), 'fire', ['7.54']);
    const draw = { order: 'fire', target: 's1', shots: [trial.aim('g1')] };
    trial.order('german', draw, ...d100(100), ...d100(2));
    expect(trial.unit('g1').weapons?.[0]?.state).toBe('malfunction');
  });

  test('[panzer 7.50/a × 7.25/a] nor does it return fire under N/C', () => {
    expect(fired(gun(), 'none', ['7.50']).awaits).toEqual(['german defensive-fire']);
    expect(fired(BROKEN, 'none', ['7.50']).awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.25/e × S.attached-weapons] one weapon of a squad is out of order: the others fire', () => {
    const arms = (name: string, kind: string, more: object = {}) => ({
      name,
      kind,
      field: 'A',
      rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }],
      ...more,
    });
    const weapons = [
      arms('Rifles', 'small-arms'),
      arms('HMG', 'machine-gun', { attached: true, state: 'malfunction' }),
    ];
    const trial = new Trial({
      units: {
        g1: ['Rifle squad at D4', { weapons: weapons as never }],
        s1: ['Soviet squad at D6', { spotted: true }],
      },
      commands: { g1: 'fire' },
      options: plays('7.25'),
    });
    const order = (weapon: string) => ({
      order: 'fire',
      target: 's1',
      shots: [{ unit: 'g1', weapon, ammo: 'GP' }],
    });
    expect(trial.refusal('german', order('HMG'))?.refused).toBe('OUT_OF_ORDER');
    expect(trial.order('german', order('Rifles'), ...d100(2)).told('gp-fire')).toHaveLength(1);
  });
});

describe('shells meet', () => {
  const shot = (s1: object, optional: Optional, row: object, ...faces: readonly number[]) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, weapons: [gun(row)] as never }],
        s1: ['T-34 at D8', { facing: 0, spotted: true, ...s1 }],
      },
      commands: { g1: 'fire' },
      options: plays(...optional),
    }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...faces);

  test('[panzer 7.11/b × 7.10.2] HEAT at an S-Type that burns easily: no 2 less, and 2 more for a KO', () => {
    const soft = { type: 'S', armor: undefined, buNoted: true };
    const lost = (type: string) =>
      shot(soft, ['7.10.2', '7.11'], { type }, ...d100(60), 7)
        .told('lost')
        .map(({ how }) => how);
    expect([lost('CE'), lost('KE')]).toEqual([['brewed-up'], ['knocked-out']]);
  });

  test('[panzer 7.12/a × 7.8.2/b] penetration is varied once, before the location, and meets the plate that is struck in the end', () => {
    const turned = { facing: 2, turretFacing: 0, tt: 3, armor: plates(10, 25) };
    const trial = shot(turned, ['7.8', '7.12'], {}, ...[1, 1], ...d100(39));
    expect(trial.told('penetration-varied')).toHaveLength(1);
    expect(trial.told('hit-located')).toMatchObject([
      { location: 'TF', armor: 25, penetration: 17, penetrates: false },
    ]);
  });
});

describe('the fuel trailer meets', () => {
  const flames = (weapon: object, optional: Optional, ...faces: readonly number[]) =>
    new Trial({
      units: {
        b1: ['Crusader I at D4', { facing: 3, weapons: [weapon] as never }],
        i1: ['L3/35 Lf at D8', { facing: 3, spotted: true, armor: plates(60) }],
      },
      commands: { b1: 'fire' },
      options: plays('7.38', ...optional),
      first: 'british',
    }).fire('british', 'b1', 'i1', 'AP', ...d100(1), ...faces);

  test('[panzer 7.12/a × 7.38.12.2/c] the penetration that was rolled for counts against it', () => {
    const weak = gun({ factor: { P: 2 } });
    const struck = (dice: readonly number[], ...faces: number[]) =>
      flames(weak, ['7.12'], ...dice, ...d100(80), ...d100(1), ...faces).told('trailer-check')[0]?.penetrates;
    expect(struck([5, 5], 1)).toBe(true);
    const strong = flames(gun({ factor: { P: 8 } }), ['7.12'], 1, 5, ...d100(80), ...d100(1), 1);
    expect(strong.told('penetration-varied')).toMatchObject([{ penetration: 7 }]);
    expect(strong.told('trailer-check')).toMatchObject([{ hit: true, penetrates: true }]);
  });

  test('[panzer 7.38.12.2/e × S.ap-combat/d] the hit that comes after it was Knocked Out is on the tank', () => {
    const fast = gun({}, { rof: 'Q' });
    const trial = flames(fast, [], ...d100(80), ...d100(1), 8, ...d100(80));
    expect(trial.told('trailer-check')).toHaveLength(1);
    expect(trial.kinds).toContain('trailer-jettisoned');
    expect(trial.told('hit-located')).toMatchObject([{ location: 'HR' }]);
  });
});

describe('Defensive Fire meets', () => {
  test('[panzer S.ko-bu-wreck/b × 7.50/a] a unit that was Suppressed by a Brew Up in its hex answers with 5 less', () => {
    const trial = new Trial({
      units: {
        s1: ['T-34 at D8', { facing: 0, weapons: [gun()] as never }],
        s2: ['T-34 at E8', { facing: 0 }],
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, armor: plates(5) }],
        g2: ['Panzer IV at D4', { facing: 3, spotted: true }],
      },
      commands: { s1: 'fire', s2: 'fire', g1: 'none', g2: 'none' },
      options: plays('7.50'),
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(60), 0);
    expect(trial.told('lost')).toMatchObject([{ unit: 'g1', how: 'brewed-up' }]);
    trial.fire('soviet', 's2', 'g2', 'AP', ...d100(100));
    trial.order('german', { order: 'fire', target: 's2', shots: [trial.aim('g2')] }, ...d100(100));
    const values = trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    // Defensive Fire, Overwatch Front, the smoke of the wreck in its hex, Suppressed.
    expect(values.toSorted((a, b) => a - b)).toEqual([-5, -2, -2, -1]);
  });

  test('[panzer 7.17/a × 7.50/d] a squad that was halved answers with half of its arms, without the weapon that it lost', () => {
    const arms = (name: string, kind: string, more: object = {}) => ({
      name,
      kind,
      field: 'A',
      rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 6 } }],
      ...more,
    });
    const squad: Placed = [
      'Rifle squad at D6',
      {
        spotted: true,
        weapons: [arms('Rifles', 'small-arms'), arms('HMG', 'machine-gun', { attached: true })] as never,
      },
    ];
    const trial = new Trial({
      units: { s1: ['Soviet squad at D5', {}], g1: squad },
      commands: { s1: 'fire', g1: 'none' },
      options: plays('7.17', '7.50'),
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'GP', ...d100(100), 5);
    expect(trial.awaits).toEqual(['german defensive-fire']);
    const shots = (weapon: string) => ({
      order: 'fire',
      target: 's1',
      shots: [{ unit: 'g1', weapon, ammo: 'GP' }],
    });
    expect(trial.refusal('german', shots('HMG'))?.refused).toBe('NO_SUCH_WEAPON');
    trial.order('german', shots('Rifles'), ...d100(2));
    expect(trial.told('gp-fire')).toMatchObject([{ shooter: 'g1', factor: 3 }]);
  });
});
