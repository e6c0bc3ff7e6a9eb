import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

const optional = (...rules: string[]) => ({ optional: rules }) as Options;
const STEIN = { name: 'Stein', A: 1, G: 5, S: 0, M: 0 };

describe('a leader and his unit', () => {
  const shot = (s1: Placed, roll: number) =>
    new Trial({
      units: { g1: ['Panzer IV at D6', { facing: 3, coax: undefined }], s1 },
      commands: { g1: 'fire' },
      options: optional('7.55'),
    }).fire('german', 'g1', 's1', 'GP', ...d100(roll));

  test('[panzer 7.55.1/c × S.leg-results/a] stays with a squad that is halved, and is lost with a half-squad', () => {
    const halved = shot(['Soviet squad at D8', { spotted: true, leader: STEIN }], 100);
    expect(halved.unit('s1')).toMatchObject({ kind: 'half-squad', leader: STEIN });
    const lost = shot(['Rifle squad (DP), half-squad at D8', { spotted: true, leader: STEIN }], 100);
    expect(lost.told('lost')).toEqual([{ unit: 's1', how: 'eliminated', leader: 'Stein' }]);
  });

  test('[panzer 7.55.1/j × S.suppression/a] a unit that has just recovered lets its leader go to another unit; one that has not keeps him', () => {
    const may = (roll: number) =>
      new Trial(
        {
          units: {
            g1: ['Rifle squad at D4', { suppressed: 'off', leader: STEIN }],
            g2: 'Rifle squad at D4',
            s1: 'T-34 at P8',
          },
          options: optional('7.55'),
          clock: { phase: 'adjustment' },
        },
        ...d100(roll),
      ).awaits.includes('german leaders');
    expect([may(50), may(51)]).toEqual([true, false]);
  });

  test('[panzer 7.55.1/j × 7.1.5] he may go to a unit that is shaken, and not from one', () => {
    const may = (g1: object, g2: object) =>
      new Trial({
        units: {
          g1: ['Rifle squad at D4', { leader: STEIN, ...g1 }],
          g2: ['Rifle squad at D4', g2],
          s1: 'T-34 at P8',
        },
        options: optional('7.1', '7.55'),
        clock: { phase: 'adjustment' },
      }).awaits.includes('german leaders');
    expect([may({}, { broken: 'on' }), may({}, { hesitating: 'on' }), may({}, { suppressed: 'on' })]).toEqual(
      [true, true, true],
    );
    expect([may({ broken: 'on' }, {}), may({ hesitating: 'on' }, {}), may({ suppressed: 'on' }, {})]).toEqual(
      [false, false, false],
    );
  });
});

describe('Pinning Fire meets', () => {
  const pins = (g1: Placed, rules: readonly string[], roll: number, weapon?: string) => {
    const trial = new Trial({
      units: { g1, s1: ['Soviet squad at D6', { spotted: true }] },
      commands: { g1: 'fire' },
      options: {
        ...optional('7.18', ...rules),
        visibility: { modifier: -1, ap: -3, gp: -20, khamsin: true },
      },
    });
    const shots = [{ ...trial.aim('g1', 'GP'), ...(weapon && { weapon }), pinning: true }];
    return trial.order('german', { order: 'fire', target: 's1', shots }, ...d100(roll));
  };

  test('[panzer 7.18/a × 7.25/a] an unmodified 01 stops the weapon, whatever the net', () => {
    const trial = pins(['HMG section at D4', { facing: 3 }], ['7.25'], 1);
    expect(trial.unit('g1').weapons?.[0]?.state).toBe('malfunction');
  });

  test('[panzer 7.18/b × 7.36.4/a] a Khamsin takes what it adds', () => {
    expect(pins(['HMG section at D4', { facing: 3 }], ['7.36'], 50).told('gp-fire')[0]?.net).toBe(50);
  });
});

describe('turrets that are damaged', () => {
  const answer = (set: object) => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, ...set }],
        s1: ['T-34 at D8', { facing: 0 }],
      },
      commands: { g1: 'none', s1: 'fire' },
      options: optional('7.8', '7.50'),
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'AP', ...d100(100));
    return trial;
  };

  test('[panzer 7.50/e × 7.8.1/d] Turret Damaged turns one hexside to answer, and has 3 less; it does not turn two', () => {
    const one = answer({ turretFacing: 2, turretDamaged: true });
    one.order('german', { order: 'fire', target: 's1', shots: [one.aim('g1')] }, ...d100(100));
    const values = one.told('ap-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    expect(values.toSorted((a, b) => a - b)).toEqual([-3, -3, -2]);
    expect(answer({ turretFacing: 1, turretDamaged: true }).awaits).toEqual(['soviet direct-fire']);
    expect(answer({ turretFacing: 1 }).awaits).toEqual(['german defensive-fire']);
  });

  test('[panzer 7.50/d × S.damaged-vehicle/a] whose turret the shot itself has damaged answers with 3 less', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, gpDefense: 2, type: 'A' }],
        s1: ['T-34 at D6', { facing: 0, coax: undefined }],
      },
      commands: { g1: 'none', s1: 'fire' },
      options: optional('7.50'),
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'GP', ...d100(95), 4, ...d100(99));
    trial.order('german', { order: 'fire', target: 's1', shots: [trial.aim('g1')] }, ...d100(100));
    const values = trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value) ?? [];
    expect(values.toSorted((a, b) => a - b)).toEqual([-3, -2, -1]);
  });
});

describe('morale in the dark', () => {
  const net = (far: number, set: object, rules: readonly string[], marks: object = {}) => {
    const trial = new Trial({
      map: field(),
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, spot: 'fire', formation: 'k', ...set }],
        s1: [`T-34 at D${4 + far}`, { facing: 0 }],
      },
      commands: { s1: 'fire' },
      sides: {
        german: { formations: { k: { name: 'K', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } },
      },
      marks: marks as never,
      options: { ...optional('7.1', '7.27', '7.36', ...rules), visibility: { modifier: -5 } },
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'AP', ...d100(100), ...d100(95));
    return trial.told('morale-check')[0]?.net;
  };

  test('[panzer 7.1.4/p × S.suppression/b, 7.1.4/o × 7.36.1/a] who fired at it from 4 hexes frightens it; not behind the back of a Suppressed one', () => {
    expect([net(4, {}, []), net(2, {}, [])]).toEqual([85, 75]);
    expect(net(4, { suppressed: 'on', facing: 0 }, [])).toBe(75);
  });

  test('[panzer 7.1.4/p × 7.8.3/c × 7.1.5.2/b] Broken and Buttoned Up at night it sees 3 hexes, and not an enemy that fires from 4', () => {
    const set = { broken: 'off', hatch: 'buttoned' };
    expect([net(3, set, ['7.8']), net(4, set, ['7.8'])]).toEqual([85, 95]);
  });
});

describe('one shot, two events', () => {
  test('[panzer 7.1.3/c × 7.54/a] a headquarters that is lost in the exchange of fire shakes its company once it is over', () => {
    const trial = new Trial({
      units: {
        b1: ['Crusader I at D4', { facing: 3, spotted: true, spotters: ['g1'], post: 'CHQ', formation: 'k' }],
        b2: ['Crusader I at D4', { facing: 3, formation: 'k' }],
        g1: [
          'PzKpfw IIIF/G/H (5cm L/42) at D7',
          { facing: 0, grade: 'Veteran', spotted: true, spotters: ['b1'] },
        ],
      },
      commands: { b1: 'fire', g1: 'fire' },
      sides: {
        british: { formations: { k: { name: 'K', grade: 'Seasoned', cohesionNumber: 9, losses: 0 } } },
      },
      options: optional('7.1', '7.54'),
      first: 'british',
    });
    trial.order('british', { order: 'fire', target: 'g1', shots: [trial.aim('b1')] });
    trial.order(
      'german',
      { order: 'fire', target: 'b1', shots: [trial.aim('g1')] },
      ...d100(1),
      ...d100(100),
      ...d100(40),
      0,
      ...d100(90),
    );
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['b1']);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'b2', forced: true }]);
  });
});

describe('who comes to light', () => {
  test('[panzer 7.50/a × 7.24/g] a unit that fires from camouflage is fired back at where its flash can be seen', () => {
    const awaits = (far: number, modifier: number) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, spotted: true, spot: 'fire' }],
          s1: [`T-34 at D${4 + far}`, { facing: 0 }],
        },
        marks: { D4: { illumination: 'on' } },
        commands: { g1: 'none', s1: 'fire' },
        sides: { soviet: { camouflage: true } },
        secrets: { soviet: { camouflaged: ['s1'], commands: { s1: { command: 'fire' } } } },
        options: { ...optional('7.24', '7.27', '7.36', '7.50'), visibility: { modifier } },
        first: 'soviet',
      }).fire('soviet', 's1', 'g1', 'AP', ...d100(100)).awaits[0];
    expect([awaits(7, -5), awaits(8, -5), awaits(8, 0)]).toEqual([
      'german defensive-fire',
      'soviet direct-fire',
      'german defensive-fire',
    ]);
  });

  test('[panzer 7.2.2.1/a × 7.36.1/a, 7.2.2.1/a × 7.27/b] a HIDDEN UNIT counter with a tank: 7 hexes at night, 20 in the light of a flare', () => {
    const seen = (column: string, marks: object = {}) =>
      new Trial({
        units: {
          g1: ['Panzer IV at A4', { facing: 2 }],
          sc: `Hidden unit 1 at ${column}4`,
          s1: ['T-34', { hidden: true }],
        },
        sides: { soviet: { hiddenLimit: 3 } },
        secrets: { soviet: { counters: { sc: { units: ['s1'] } } } },
        marks: marks as never,
        options: { ...optional('7.2', '7.27', '7.36'), visibility: { modifier: -2 } },
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      }).kinds.includes('counter-spotted');
    expect([seen('H'), seen('I')]).toEqual([true, false]);
    const lit = { illumination: 'on' };
    expect([seen('U', { U4: lit }), seen('V', { V4: lit })]).toEqual([true, false]);
  });
});
