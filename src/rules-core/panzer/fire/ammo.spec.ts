import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const FLAMES = {
  name: 'Flamethrower',
  kind: 'flamethrower',
  field: 'A',
  limits: { A: 6 },
  rows: [{ ammo: 'Flame', type: 'GP', range: { P: 1 }, factor: { P: 8 } }],
} as const;
const SMALL_ARMS = {
  name: 'Small arms',
  kind: 'small-arms',
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }],
} as const;

interface Parts {
  readonly s1?: Placed;
  readonly options?: PanzerSystem['options'];
  readonly sides?: object;
  readonly agenda?: object;
  readonly marks?: object;
}

const pioneers = ({ s1 = ['Soviet squad at D5', { spotted: true }], options = {}, ...more }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['Pioneer squad at D4', { weapons: [SMALL_ARMS, { ...FLAMES, attached: true }] as never }],
      s1,
    },
    commands: { g1: 'fire' },
    options,
    ...(more as object),
  });
const flame = (trial: Trial, ...faces: number[]) => trial.fire('german', 'g1', 's1', 'Flame', ...faces);

describe('Ammo Limits', () => {
  test('[panzer S.ammo-limits] (10) up to the number; without ammo the shot is spent', () => {
    const shot = (face: number, ...faces: number[]) =>
      new Trial({
        units: {
          s1: ['SU-76M M43 at D8', { facing: 0 }],
          g1: ['Panzer IV at D4', { facing: 3, spotted: true }],
        },
        commands: { s1: 'fire' },
        options: { date: '1944-01' },
        first: 'soviet',
      }).fire('soviet', 's1', 'g1', 'HVAP', face, ...faces);
    expect(shot(3, ...d100(100)).kinds).toContain('ap-fire');
    const none = shot(4);
    expect(none.told('ammo-roll')).toMatchObject([{ ammo: 'HVAP', limit: 3, rolled: 4, found: false }]);
    expect(none.kinds).not.toContain('ap-fire');
    expect(none.unit('s1')).toMatchObject({ fired: true, spot: 'fire' });
  });

  test('[panzer S.ammo-limits] a number alone limits everything that the gun fires', () => {
    const su = new Trial({
      units: {
        s1: ['SU-152 M43 at D8', { facing: 0 }],
        g1: ['Panzer IV at D4', { facing: 3, spotted: true }],
      },
      commands: { s1: 'fire' },
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'AP', 6);
    expect(su.told('ammo-roll')).toMatchObject([{ limit: 5, found: false }]);
  });
});

describe('Flamethrowers', () => {
  test('[panzer S.flamethrower, S.small-arms/c] beside them only, factor 8, with a roll for fuel at each use', () => {
    const trial = flame(pioneers(), 6, ...d100(2));
    expect(trial.told('ammo-roll')[0]).toMatchObject({ weapon: 'Flamethrower', limit: 6, found: true });
    expect(trial.told('gp-fire')[0]).toMatchObject({ factor: 8 });
    expect(flame(pioneers(), 7).kinds).not.toContain('gp-fire');
    const far = pioneers({ s1: ['Soviet squad at D6', { spotted: true }] });
    const order = { order: 'fire', target: 's1', shots: [far.aim('g1', 'Flame')] };
    expect(far.refusal('german', order)?.refused).toBe('OUT_OF_RANGE');
    // No small arms: an armored vehicle is attacked as by a gun.
    const tank = flame(
      pioneers({ s1: ['T-34 at D5', { facing: 0, spotted: true, gpDefense: 9 }] }),
      1,
      ...d100(97),
    );
    expect(tank.told('suppressed')).toEqual([{ unit: 's1' }]);
  });

  test('[panzer S.flamethrower, S.small-arms/b] a hit or a miss is a flame attack by Direct Fire: a Forced Morale Check', () => {
    const sides = { soviet: { formations: { a: { name: 'A', grade: 'Seasoned', cohesionNumber: 9 } } } };
    const morale = (trial: Trial) => trial.told('morale-check').map(({ why, forced }) => [why, forced]);
    const options: PanzerSystem['options'] = { optional: ['7.1'] };
    expect(morale(flame(pioneers({ options, sides }), 1, ...d100(2), ...d100(100)))).toEqual([
      ['Direct Fire', true],
    ]);
    const arms = pioneers({ options, sides }).fire('german', 'g1', 's1', 'GP', ...d100(2));
    expect(morale(arms)).toEqual([]);
  });

  test('[panzer S.flamethrower] in Close Assault an Effective Result burns the vehicle without a roll', () => {
    const trial = new Trial({
      units: {
        g1: ['Pioneer squad at D4', { weapons: [SMALL_ARMS, { ...FLAMES, attached: true }] as never }],
        s1: ['T-34 at D5', { facing: 0, fired: true }],
      },
      commands: { g1: 'move' },
      clock: { phase: 'movement' },
    }).order('german', { order: 'close-assault', units: ['g1'], target: 's1' }, ...d100(99));
    expect(trial.told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
    expect(trial.kinds).not.toContain('burn-roll');
  });

  test('[panzer S.flamethrower] it sets buildings and rubble alight', () => {
    for (const terrain of ['wood building', 'rubble'] as const) {
      const trial = pioneers({
        marks: { D5: { terrain } },
        options: { optional: ['7.35'] },
        agenda: [
          { task: 'movement', side: 'german' },
          { task: 'fires' },
          { task: 'direct-fire', side: 'german' },
        ],
      });
      flame(trial, 1, ...d100(2)).order('german', 'end-step');
      expect(trial.at('D5').fire).toBe(1);
    }
  });
});
