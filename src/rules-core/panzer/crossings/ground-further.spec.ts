import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const tank = (at: string, set: object = {}): Placed => [`Panzer IV at ${at}`, { facing: 3, ...set }];
const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const half = 'Rifle squad (1 LMG) 1940-43, half-squad';
const shared = { command: 'move', counter: 1 };

describe('stacking meets', () => {
  const crowd = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`g1${n}`, 'Rifle squad at D5']));

  test('[panzer 7.49/f × S.stacking/b] those who advance behind a vehicle need room together, not each for itself', () => {
    const come = (covers: readonly string[], more: object = {}) =>
      moving(
        { ...crowd, ...more, g1: tank('D4'), g2: `${half} at D4`, g3: `${half} at D4` } as never,
        ['7.49'],
        { commands: undefined, secrets: { german: { commands: { g1: shared, g2: shared, g3: shared } } } },
      ).refusal('german', go('g1', ['D5'], { covers: [...covers] }))?.refused;
    expect(come(['g2', 'g3'])).toBeUndefined();
    expect(come(['g2'], { g16: `${half} at D5` })).toBeUndefined();
    expect(come(['g2', 'g3'], { g16: `${half} at D5` })).toBe('NO_ROOM');
  });

  test('[panzer S.stacking/b × S.mounting] a full hex takes a carrier with a squad aboard: a unit that rides does not count', () => {
    const trial = moving({
      ...crowd,
      g16: 'Rifle squad at D5',
      g1: ['SdKfz 251/1 at D4', { facing: 3 }],
      g2: ['Rifle squad', { aboard: 'g1' }],
    } as never);
    expect(trial.order('german', go('g1', ['D5'])).unit('g1').at).toBe('D5');
  });

  test('[panzer S.stacking/b × S.reinforcements] nobody comes into a full hex to stay, but goes through it', () => {
    const full = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`g1${n}`, `Panzer IV at A4`]));
    const trial = moving(
      { ...full, g1: ['Panzer IV', { enters: { turn: 1, hexes: ['A4'] } }] } as never,
      [],
      { commands: undefined },
    );
    const enter = (...path: string[]) => ({ order: 'enter-map', unit: 'g1', path });
    expect(trial.refusal('german', enter('A4'))?.refused).toBe('NO_ROOM');
    expect(trial.order('german', enter('A4', 'A5')).unit('g1').at).toBe('A5');
  });
});

describe('enemy hexes meet', () => {
  test('[panzer S.enemy-hexes × S.reinforcements] nobody comes on foot onto the map where an enemy squad stands; a tank does', () => {
    const enter = (name: string) => {
      const trial = moving(
        {
          g1: [name, { enters: { turn: 1, hexes: ['A4', 'A9'] } }],
          s1: ['Soviet squad at A4', { fired: true }],
        },
        [],
        { commands: undefined },
      );
      return trial.refusal('german', { order: 'enter-map', unit: 'g1', path: ['A4'] })?.refused;
    };
    expect([enter('Rifle squad'), enter('Panzer IV')]).toEqual(['ENEMY_THERE', undefined]);
  });

  test('[panzer S.enemy-hexes × S.mounting, S.enemy-hexes × 7.47/a] nor dismounts there', () => {
    const trial = moving(
      {
        g1: ['SdKfz 251/1 at D4', { observer: true }],
        g2: ['Rifle squad', { aboard: 'g1' }],
        s1: ['Soviet squad at D4', { fired: true }],
      },
      ['7.47'],
    );
    const why = (order: object) => trial.refusal('german', order as never)?.refused;
    expect([
      why({ order: 'dismount', vehicle: 'g1', units: ['g2'] }),
      why({ order: 'dismount-observer', vehicle: 'g1' }),
    ]).toEqual(['ENEMY_THERE', 'ENEMY_THERE']);
  });

  test('[panzer S.enemy-hexes × S.bail-out/e] a unit that is thrown out there stands there', () => {
    const trial = new Trial({
      units: {
        g1: ['SdKfz 251/1 at D8', { facing: 0, spotted: true }],
        g2: ['Rifle squad', { aboard: 'g1' }],
        s1: ['T-34 at D4', { facing: 3 }],
        s2: 'Soviet squad at D8',
      },
      commands: { s1: 'fire' },
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g1', 'AP', ...rolls(1, 50), 8, ...rolls(1));
    expect(trial.unit('g2')).toMatchObject({ at: 'D8', suppressed: 'on' });
  });
});

describe('vehicles given up meet', () => {
  const abandon = { order: 'abandon', unit: 'g1' };
  const evening = (g1: Placed, optional: readonly string[], more: object = {}) =>
    new Trial({
      units: { g1, s1: 'T-34 at Y12' },
      clock: { phase: 'adjustment' },
      options: { optional: ['7.53', ...optional] as never },
      ...more,
    });
  const formations = { co: { name: 'A Company', grade: 'Elite' } } as const;

  test('[panzer 7.53/b × 7.52/f] a CHQ that is given up is lost to its formation', () => {
    const trial = evening(tank('D4', { trackHit: true, post: 'CHQ' }), ['7.52'], {
      sides: { german: { formations } },
    });
    trial.order('german', abandon);
    expect(trial.battle.side('german').formations?.co?.headquartersLost).toEqual(['CHQ']);
  });

  test('[panzer 7.53/b × 7.55.1/c, 7.53/b × S.victory-points/c] its leader is gone, and the enemy has its points', () => {
    const trial = evening(tank('D4', { trackHit: true, points: 50, leader: { name: 'Otto', A: 1 } }), [
      '7.55',
    ]);
    trial.order('german', abandon);
    expect(trial.unit('g1').leader).toBeUndefined();
    expect(trial.battle.side('german').lost).toMatchObject([{ unit: 'g1', points: 50 }]);
  });

  test('[panzer 7.53/b × 7.30/f] on a Narrow road it can be pushed to the shoulder', () => {
    const marks = { D5: { narrow: true }, D4: { narrow: true } } as never;
    const map = { D4: 'dirt-road', D5: 'dirt-road', D6: 'dirt-road' } as never;
    const trial = moving(
      { g1: tank('D5', { weight: 20 }), g2: tank('D5', { bailedOut: true, weight: 20 }) },
      ['7.30', '7.53'],
      {
        marks,
        map,
      },
    );
    trial.order('german', { order: 'push', unit: 'g1', target: 'g2' }, ...rolls(51));
    expect(trial.unit('g2').onShoulder).toBe(true);
  });
});

describe('leaking fuel meets', () => {
  const leaking = (more: object, optional: readonly string[], ...faces: number[]) =>
    new Trial(
      {
        units: {
          g1: ['SdKfz 251/1 at D4', { collateral: ['fuel'] }],
          g2: ['HMG section', { aboard: 'g1' }],
          g3: tank('D5'),
          s1: 'T-34 at Y12',
        },
        commands: { g1: 'move', g3: 'move' },
        clock: { phase: 'movement' },
        options: { optional: ['7.23', ...optional] as never },
        ...more,
      },
      ...faces,
    );

  test('[panzer 7.23.4/b × S.bail-out/e] out of fuel and bailed out: a unit that rides stands in the hex, Suppressed', () => {
    const trial = leaking({}, [], 1, ...rolls(1));
    expect(trial.unit('g1')).toMatchObject({ trackHit: true, bailedOut: true });
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', suppressed: 'on' });
  });

  test('[panzer 7.23.4/b × 7.1.1.2/b] it burns: a loss of its formation', () => {
    const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } as const;
    const trial = leaking({ sides: { german: { formations } } }, ['7.1'], 2, ...rolls(50));
    expect(trial.battle.side('german').formations?.f?.losses).toBe(1);
  });
});

describe('small things meet', () => {
  const ROUGH = { terrain: 'rough' } as const;

  test('[panzer 7.29/b × S.towed-units] a unit that has unhitched its gun tows no more', () => {
    const trial = moving(
      {
        g1: ['SdKfz 7 at D4', { facing: 3, bog: undefined, crossCountry: 8 }],
        g2: ['3.7cm PaK 36', { aboard: 'g1' }],
      },
      ['7.29'],
      { marks: { D4: ROUGH } },
    );
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    trial.order('german', go('g1', ['D5']), ...rolls(31));
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D5', 'D4']);
  });

  test('[panzer S.movement-costs/e × S.movement-costs/a] one hex backwards is always possible, two are not', () => {
    const trial = moving({ g1: tank('D4', { crossCountry: 1 }) });
    const back = (...path: string[]) => trial.refusal('german', go('g1', path, { reverse: true }))?.refused;
    expect([back('D3'), back('D3', 'D2')]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[panzer 7.29/d × 7.36.2/b] on a road without its bonus a vehicle rolls for bogging down', () => {
    const drive = (visibility: object) =>
      moving({ g1: tank('D4') }, ['7.29', '7.36'], {
        map: { D4: 'dirt-road', D5: 'dirt-road' } as never,
        marks: { D4: ROUGH },
        options: { visibility } as never,
      }).refusal('german', go('g1', ['D5']))?.refused;
    expect(drive({ modifier: -4, class: 'very limited' })).toBe('DICE_MISSING');
    expect(drive({ modifier: -2, class: 'limited' })).toBeUndefined();
  });

  test('[panzer 7.22.1/b × S.enemy-hexes] the smoke of a squad is its own: a unit that comes into the hex has none of it', () => {
    const smoky = (target: string) => {
      const trial = new Trial({
        units: {
          g1: ['Rifle squad at D4', { spotted: true }],
          g2: ['Rifle squad at D4', { spotted: true }],
          s1: 'Soviet squad at D6',
        },
        marks: { D4: { smoke: [{ density: 'open', face: 'on', only: 'g1' }] } as never },
        commands: { s1: 'fire' },
        options: { optional: ['7.22'] },
        first: 'soviet',
      });
      trial.fire('soviet', 's1', target, 'GP', ...rolls(2));
      return trial.told('gp-fire')[0]?.modifiers.some(({ why }) => why.includes('smoke'));
    };
    expect([smoky('g1'), smoky('g2')]).toEqual([true, false]);
  });

  test('[panzer 7.22.1/b × S.movement-costs/a] and it stays behind when he moves on', () => {
    const trial = moving({ g1: 'Rifle squad at D4' }, ['7.22'], {
      marks: { D4: { smoke: [{ density: 'open', face: 'on', only: 'g1' }] } as never },
    });
    trial.order('german', go('g1', ['D5']));
    expect(trial.at('D5').smoke).toBeUndefined();
    expect(trial.at('D4').smoke).toHaveLength(1);
  });
});

describe('more small things meet', () => {
  test('[panzer 7.29/d × 7.40/a] the rate of 1 for each hex is not a bonus: it rolls for bogging down', () => {
    const drive = (path: readonly string[]) =>
      moving({ g1: tank('C4') }, ['7.29', '7.40'], {
        map: { D4: 'path', D5: 'path', D6: 'path', D7: 'path' } as never,
        marks: { D5: { terrain: 'rough' } },
      }).refusal('german', go('g1', path))?.refused;
    expect([drive(['D4', 'D5']), drive(['D4', 'D5', 'D6'])]).toEqual([undefined, 'DICE_MISSING']);
  });

  test('[panzer 7.48/a × S.mounting] a unit that waits in Delayed Reaction is driven, and does not dismount', () => {
    const ride = (set: object) =>
      moving({ g1: 'SdKfz 251/1 at D4', g2: ['Rifle squad', { aboard: 'g1', ...set }] }, ['7.48']).refusal(
        'german',
        {
          order: 'dismount',
          vehicle: 'g1',
          units: ['g2'],
        },
      )?.refused;
    const delayed = { until: 'spots an enemy', turns: 1 };
    expect([ride({}), ride({ delayed })]).toEqual([undefined, 'NO_MOVE_COMMAND']);
  });

  test('[panzer 7.36.2/a × S.mounting] by Cautious Movement loading takes all that is left of the factor', () => {
    const left = (cautious: boolean) => {
      const trial = moving(
        { g1: ['SdKfz 251/1 at D4', { facing: 3, crossCountry: 6 }], g2: 'Rifle squad at D4' },
        ['7.36'],
        {
          options: { visibility: { modifier: -1, ...(cautious && { cautious: true }) } } as never,
        },
      );
      trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
      return trial.refusal('german', go('g1', ['D5']))?.refused;
    };
    expect([left(false), left(true)]).toEqual([undefined, 'TOO_FAR']);
  });
});
