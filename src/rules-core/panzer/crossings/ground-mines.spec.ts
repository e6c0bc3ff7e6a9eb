import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const mined = (kind: object, strength = 'hasty') =>
  ({ mines: [{ side: 'soviet', strength, ...kind }] }) as never;
const VEHICULAR = mined({ vehicular: true });
const PERSONNEL = mined({ personnel: true });
const BOTH = mined({ vehicular: true, personnel: true });
const tank = (set: object = {}): Placed => [
  'Panzer IV at D4',
  { facing: 3, gpDefense: 3, crossCountry: 8, ...set },
];
const SHARED = { command: 'move', counter: 1 } as const;
const MINES = ['7.31'] as const;

describe('mines meet', () => {
  test('[panzer 7.31.2.1/d × S.damaged-vehicle/b] a second Damage knocks the carrier out; a unit that gets out is among the mines', () => {
    const trial = moving(
      {
        g1: ['SdKfz 251/1 at D4', { facing: 3, gpDefense: 3, hullDamaged: true }],
        g2: ['Rifle squad', { aboard: 'g1' }],
      },
      [...MINES],
      { marks: { D5: BOTH } },
    );
    trial.order('german', go('g1', ['D5']), ...rolls(10, 20, 30));
    expect(trial.battle.unit('g1')?.at).toBeUndefined();
    expect(trial.unit('g2')).toMatchObject({ at: 'D5', kind: 'half-squad', suppressed: 'on' });
  });

  test('[panzer S.reinforcements × 7.31.2/b] a unit that comes onto the map in a mined hex is attacked', () => {
    const trial = moving(
      { g1: ['Panzer IV', { gpDefense: 3, enters: { turn: 1, hexes: ['A1'] } }], g2: 'Panzer IV at Z1' },
      [...MINES],
      { marks: { A1: VEHICULAR } },
    );
    trial.order('german', { order: 'enter-map', unit: 'g1', path: ['A1'] }, ...rolls(40, 99));
    expect(trial.unit('g1')).toMatchObject({ at: 'A1', trackHit: true });
  });

  test('[panzer 7.31.2.1/e × 7.39] a Broken crew leaves its tank on 20 more', () => {
    const stays = (set: object) => {
      const trial = moving({ g1: tank(set) }, [...MINES, '7.1', '7.39'], { marks: { D5: VEHICULAR } });
      return trial.order('german', go('g1', ['D5']), ...rolls(40, 40)).unit('g1').bailedOut ?? false;
    };
    expect([stays({}), stays({ broken: 'on' })]).toEqual([false, true]);
  });

  test('[panzer 7.31.2.1/e × 7.21/a] Variable Track Damage does not save a heavy tank from them', () => {
    const trial = moving({ g1: tank({ gpDefense: 6 }) }, [...MINES, '7.21'], { marks: { D5: VEHICULAR } });
    trial.order('german', go('g1', ['D5']), ...rolls(30, 99));
    expect(trial.unit('g1').trackHit).toBe(true);
  });

  test('[panzer 7.31.2/b × S.overrun/c] a tank that loses its track in the hex Overruns nobody there', () => {
    const trial = moving({ g1: tank(), s1: ['Soviet squad at D5', { fired: true }] }, [...MINES], {
      marks: { D5: VEHICULAR },
    });
    const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
    trial.order('german', over, ...rolls(40, 99));
    expect(trial.kinds).not.toContain('overrun');
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', trackHit: true });
  });

  const covered = (marks: object, optional: readonly string[], ...faces: number[]) =>
    moving({ g1: tank(), g2: ['Rifle squad at D4', { facing: 3 }] }, ['7.49', ...optional] as never, {
      marks: { D5: marks } as never,
      commands: undefined,
      secrets: { german: { commands: { g1: SHARED, g2: SHARED } } },
      sides: {
        german: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } },
      },
    }).order('german', go('g1', ['D5'], { covers: ['g2'] }), ...faces);

  test('[panzer 7.49/f × 7.31.2/g] a unit that advances behind a tank is attacked, the tank is not', () => {
    const trial = covered(PERSONNEL, MINES, ...rolls(1));
    expect(trial.told('mine-attack').map(({ unit }) => unit)).toEqual(['g2']);
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D5', 'D5']);
  });

  test('[panzer 7.49/f × 7.31.2.1/e] and stands unhurt beside a tank that has lost its track', () => {
    const trial = covered(VEHICULAR, MINES, ...rolls(40, 99));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', trackHit: true });
    expect(trial.unit('g2')).toMatchObject({ at: 'D5', kind: 'squad' });
    expect(trial.unit('g2').suppressed).toBeUndefined();
  });

  test('[panzer 7.49/f × 7.1.2/a] both have moved from their hex', () => {
    const trial = covered({}, ['7.1'], ...rolls(100, 100));
    expect(
      trial
        .told('morale-check')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['g1', 'g2']);
  });

  test('[panzer 7.53/b × 7.31.2.1/d] a unit that is thrown out of a carrier that is given up is among the mines', () => {
    const trial = new Trial({
      units: {
        g1: ['SdKfz 251/1 at D4', { trackHit: true }],
        g2: ['Rifle squad', { aboard: 'g1' }],
        s9: 'T-34 at Z14',
      },
      marks: { D4: PERSONNEL },
      clock: { phase: 'adjustment' },
      options: { optional: ['7.31', '7.53'] },
    });
    trial.order('german', { order: 'abandon', unit: 'g1' }, ...rolls(1));
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', kind: 'half-squad', suppressed: 'on' });
  });

  test('[panzer 7.16/c × 7.31.2/f] a gun that pivots on its platform to fire does not move among them', () => {
    const trial = new Trial({
      units: {
        g1: ['8.8cm FlaK 36 ATG/AAG at D4', { facing: 3 }],
        s1: ['T-34 at D2', { facing: 3, spotted: true }],
      },
      commands: { g1: 'fire' },
      marks: { D4: PERSONNEL },
      options: { optional: ['7.16', '7.31'] },
    });
    trial.fire('german', 'g1', 's1', 'AP', ...rolls(100));
    expect(trial.unit('g1').facing).toBe(0);
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.31.2.2/c × S.victory-points/c] a squad that they halve pays half of its points', () => {
    const trial = moving({ g1: ['Rifle squad at D4', { facing: 3, points: 20 }] }, [...MINES], {
      marks: { D5: PERSONNEL },
    });
    trial.order('german', go('g1', ['D5']), ...rolls(1));
    expect(trial.battle.side('german').halved).toBe(10);
  });
});
