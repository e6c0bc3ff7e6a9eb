import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;

interface Parts {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly mission?: object;
  readonly battery?: object;
  readonly options?: PanzerSystem['options'];
  readonly map?: ReturnType<typeof field>;
  readonly marks?: Readonly<Record<string, PanzerSystem['location']>>;
}

/** A battery of GP Factor 9 answers with 9: its fire comes down around H8. */
const fires = ({ units = {}, mission = {}, battery = {}, ...more }: Parts, ...faces: number[]) => {
  const guns: Battery = { name: 'Guns', gp: 9, mission: { ...MISSION, ...mission }, ...battery };
  return new Trial({
    units: { g1: ['HMG section at D4', { observer: true, facing: 3 }], ...units },
    sides: { german: { batteries: [guns] } },
    commands: { g1: 'overwatch' },
    clock: { turn: 2 },
    agenda: [{ task: 'indirect-fire', side: 'german' }],
    ...more,
  }).order('german', { order: 'fire-mission', battery: 'Guns' }, 9, ...faces);
};

const attacks = (trial: Trial) => trial.told('indirect-attack');
const plays = (...optional: string[]) => ({ optional }) as PanzerSystem['options'];

describe('shells', () => {
  test('[panzer S.pattern-attack] friend and foe in every hex of the pattern, spotted or not, each by itself', () => {
    const units: Record<string, Placed> = {
      s1: 'Soviet squad at H8',
      s2: ['Soviet squad at H7', { spotted: true }],
      g2: 'Rifle squad at H8',
      s3: 'Soviet squad at H10',
    };
    const trial = fires({ units }, ...d100(1), ...d100(100), ...d100(60));
    expect(attacks(trial).map(({ target }) => target)).toEqual(['g2', 's1', 's2']);
    expect(attacks(trial)[0]).toMatchObject({ factor: 9, defense: 3, rolled: 1, result: 'No Effect' });
    expect(trial.unit('s1').kind).toBe('half-squad');
    expect(trial.unit('s2').suppressed).toBe('on');
    expect(trial.unit('s3').suppressed).toBeUndefined();
  });

  test('[panzer S.sheaf/a, S.pattern-attack] an Open SHEAF halves the factor, rounded up', () => {
    const units = { s1: 'Soviet squad at H8' };
    const factor = (mission: object) => attacks(fires({ units, mission }, ...d100(1)))[0]?.factor;
    expect([factor({}), factor({ sheaf: 'open' }), factor({ sheaf: 'open', linear: true })]).toEqual([
      9, 5, 5,
    ]);
  });

  test('[panzer S.pattern-attack × CES.4/b, S.pattern-attack × CES.4/e] vehicles by their GP Defense gate; a unit that rides shares their fate', () => {
    const tank = (gpDefense: number) => ({
      s1: ['T-34 at H8', { gpDefense }] as const,
      s2: ['Soviet squad at H8', { aboard: 's1' }] as const,
    });
    const gated = fires({ units: tank(10) }, ...d100(99));
    expect(attacks(gated)).toHaveLength(1);
    expect([gated.unit('s1').suppressed, gated.unit('s2').suppressed]).toEqual(['on', 'on']);
    const burnt = fires({ units: tank(9) }, ...d100(99), 9, ...d100(50));
    expect(burnt.told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
  });

  test('[panzer 7.28.2/f, 7.28.2/h, S.artillery-batteries/a] a Suppressed battery has -20, a Damaged one -10', () => {
    const units = { s1: 'Soviet squad at H8' };
    const net = (battery: object) => attacks(fires({ units, battery }, ...d100(50)))[0]?.net;
    expect([net({}), net({ suppressed: 'on' }), net({ damaged: true })]).toEqual([50, 30, 40]);
  });

  test('[panzer 7.46, 7.46/a] in groves +10 against all but armored vehicles that are not Open', () => {
    const map = field({ H8: 'orchard' });
    const net = (s1: Placed, ...rules: string[]) =>
      attacks(fires({ units: { s1 }, map, options: plays(...rules) }, ...d100(10)))[0]?.net;
    const tank = (set: object): Placed => ['T-34 at H8', { gpDefense: 9, ...set }];
    expect([net('Soviet squad at H8'), net('Soviet squad at H8', '7.46')]).toEqual([10, 20]);
    expect([net(tank({ type: 'P' }), '7.46'), net(tank({ type: 'S' }), '7.46')]).toEqual([20, 20]);
    expect([net(tank({}), '7.46'), net(tank({}), '7.46', '7.8')]).toEqual([10, 20]);
    expect(net(tank({ hatch: 'buttoned' }), '7.46', '7.8')).toBe(10);
  });
});

describe('smoke and light', () => {
  test('[panzer S.smoke, S.illumination-and-smoke-rounds] SMOKE/ON in each hex, which attacks nobody; OFF is turned to ON', () => {
    const marks: Parts['marks'] = { H8: { smoke: [{ density: 'closed', face: 'off' }] } };
    const trial = fires({ units: { s1: 'Soviet squad at H8' }, mission: { ammo: 'Smoke' }, marks });
    expect(trial.at('H8').smoke).toEqual([{ density: 'closed', face: 'on' }]);
    expect(trial.at('H7').smoke).toEqual([{ density: 'closed', face: 'on' }]);
    expect(attacks(trial)).toEqual([]);
    const open = fires({ mission: { ammo: 'Smoke', sheaf: 'open' }, marks });
    expect(open.at('H8').smoke).toHaveLength(2);
    expect(open.at('H9').smoke).toEqual([{ density: 'open', face: 'on' }]);
  });

  test('[panzer 7.27/c] ILLUMINATION/ON is placed, or OFF turned to it', () => {
    const trial = fires({
      mission: { ammo: 'Illumination' },
      options: plays('7.27'),
      marks: { H8: { illumination: 'off' } },
    });
    expect([trial.at('H8').illumination, trial.at('H7').illumination]).toEqual(['on', 'on']);
  });
});

test('[panzer S.planned-fire] planned fire comes in its turn by itself, without response', () => {
  const planned = [
    { battery: 'Guns', turn: 2, at: 'H8', ammo: 'GP', sheaf: 'closed' },
    { battery: 'Guns', turn: 3, at: 'H9', ammo: 'GP', sheaf: 'closed' },
  ] as const;
  const comes = (name: string, ...faces: number[]) =>
    new Trial(
      {
        units: { g1: 'Rifle squad at D4', s1: 'Soviet squad at H8' },
        sides: { german: { batteries: [{ name, gp: 9 }] } },
        secrets: { german: { planned: [...planned] } },
        clock: { turn: 2 },
        agenda: [{ task: 'indirect-fire', side: 'german' }],
      },
      ...faces,
    );
  const trial = comes('Guns', ...d100(1));
  expect(trial.sentences[0]).toBe('Planned fire of german: Guns.');
  expect(comes('Howitzers').sentences).toEqual(['Planned fire of german: its batteries are out of action.']);
  expect(trial.kinds).toEqual(['planned-fire', 'fire-lands', 'indirect-attack']);
  expect(trial.battle.secret('german').planned).toEqual([planned[1]]);
  expect(trial.awaits).toEqual(['german indirect-fire']);
});
