import { d100, type Placed } from '../testkit.testkit.js';
import { type Ground, go, moving } from './ground.testkit.js';

const ROUGH = { D4: { terrain: 'rough' } } as const;
const carrier = (set: object = {}): Placed => ['SdKfz 251/1 at D4', { facing: 3, ...set }];
const tank = (set: object = {}): Placed => ['Panzer IV at D4', { facing: 3, crossCountry: 8, ...set }];
const aboard = { aboard: 'g1' };
const hullDown = { order: 'take-position', unit: 'g1', position: 'hull-down', towards: 3 };

describe('bogging down meets', () => {
  test('[panzer 7.29/b × S.transport-and-towing/a] towing: 35 bogs down with a gun behind, not with a squad aboard', () => {
    const bogged = (rider: string) => {
      const trial = moving(
        { g1: carrier({ bog: undefined, carries: { towed: 1, legs: 2 } }), g2: [rider, aboard] },
        ['7.29'],
        {
          marks: ROUGH,
        },
      );
      trial.order('german', go('g1', ['D5']), ...d100(35));
      return trial.unit('g1').at === 'D4';
    };
    expect([bogged('3.7cm PaK 36'), bogged('Rifle squad')]).toEqual([true, false]);
  });

  test('[panzer 7.29/f × S.mounting] passengers dismount from a bogged vehicle', () => {
    const trial = moving({ g1: carrier(), g2: ['Rifle squad', aboard] }, ['7.29'], { marks: ROUGH });
    trial.order('german', go('g1', ['D5']), ...d100(1));
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    expect([trial.unit('g1').bogged, trial.unit('g2').at]).toEqual([true, 'D4']);
    expect(trial.unit('g2').aboard).toBeUndefined();
  });

  test('[panzer 7.29/f × S.mounting] and mount one', () => {
    const trial = moving({ g1: carrier(), g2: 'Rifle squad at D4' }, ['7.29'], { marks: ROUGH });
    trial.order('german', go('g1', ['D5']), ...d100(1));
    trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect(trial.unit('g2').aboard).toBe('g1');
  });

  test('[panzer 7.29/c × S.hull-down] a unit that bogs down seeking Hull Down has no Hull Down, and does not turn', () => {
    const trial = moving({ g1: tank() }, ['7.29'], { marks: { D4: { terrain: 'rough', crests: [3] } } });
    trial.order('german', hullDown, ...d100(1));
    expect([trial.unit('g1').hullDown, trial.unit('g1').bogged]).toEqual([undefined, true]);
    expect(trial.refusal('german', go('g1', [], { facing: 4 }))?.refused).toBe('HAS_MOVED');
  });

  test('[panzer 7.29/c × 7.31.2/f] a unit that bogs down before it moves within a mined hex is not attacked again', () => {
    const mines = [{ side: 'soviet', strength: 'deliberate', vehicular: true }] as never;
    const trial = moving({ g1: tank() }, ['7.29', '7.31'], {
      marks: { D4: { terrain: 'rough', crests: [3], mines } },
    });
    trial.order('german', hullDown, ...d100(1));
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.29/e × 7.9/e] a unit that bogs down has not moved: its smoke stays', () => {
    const trial = moving({ g1: tank({ smoke: 'cloud' }) }, ['7.29', '7.9'], { marks: ROUGH });
    trial.order('german', go('g1', ['D5']), ...d100(1));
    expect(trial.unit('g1').smoke).toBe('cloud');
    const free = moving({ g1: tank({ smoke: 'cloud' }) }, ['7.29', '7.9'], { marks: ROUGH });
    free.order('german', go('g1', ['D5']), ...d100(100));
    expect(free.unit('g1').smoke).toBe('gone');
  });

  test('[panzer 7.29/e × 7.1.2/a] a unit that bogs down has not moved from its hex: no Morale Check', () => {
    const sides = {
      german: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } },
    };
    const trial = moving({ g1: tank() }, ['7.29', '7.1'], { marks: ROUGH, sides });
    trial.order('german', go('g1', ['D5']), ...d100(1));
    expect(trial.kinds).not.toContain('check-owed');
  });

  test('[panzer 7.29/e × 7.49/f] a unit that advances behind it stays in its hex when it bogs down', () => {
    const shared = { command: 'move', counter: 1 };
    const trial = moving({ g1: tank(), g2: 'Rifle squad at D4' }, ['7.29', '7.49'], {
      marks: ROUGH,
      commands: undefined,
      secrets: { german: { commands: { g1: shared, g2: shared } } },
    });
    trial.order('german', go('g1', ['D5'], { covers: ['g2'] }), ...d100(1));
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D4', 'D4']);
    expect(trial.refusal('german', go('g2', ['D5']))?.refused).toBe('HAS_MOVED');
  });

  test('[panzer 7.29/c × 7.36.2/a] the next hex of its way bogs it down as well: each listed hex is rolled for', () => {
    const trial = moving({ g1: tank() }, ['7.29', '7.36'], {
      marks: { D4: { terrain: 'rough' }, D5: { terrain: 'rough' } },
      options: { visibility: { modifier: -1, cautious: true } },
    });
    trial.order('german', go('g1', ['D5', 'D6']), ...d100(100), ...d100(1));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', bogged: true });
  });
});

describe('factors meet', () => {
  const ROAD = Object.fromEntries(
    ['D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'].map((hex) => [hex, 'dirt-road']),
  );
  const WOODS = Object.fromEntries(['D5', 'D6', 'D7'].map((hex) => [hex, { terrain: 'woods' }]));
  const night = (more: object) => ({ visibility: { modifier: -3, ...more } }) as never;
  const reaches = (
    set: object,
    path: readonly string[],
    optional: readonly string[],
    more: Ground,
    order = {},
  ) =>
    moving({ g1: tank(set) }, optional as never, more).refusal('german', go('g1', path, order))?.refused ??
    'goes';

  test('[panzer 7.1.5.2/f × 7.36.2/a] half of half: a Broken tank of 8 goes two hexes by Cautious Movement', () => {
    const options = night({ cautious: true });
    const far = (path: readonly string[]) => reaches({ broken: 'on' }, path, ['7.1', '7.36'], { options });
    expect([far(['D5', 'D6']), far(['D5', 'D6', 'D7'])]).toEqual(['goes', 'TOO_FAR']);
  });

  test('[panzer 7.33 × 7.36.2/a] dual controls: as far backwards as forwards, half of the factor', () => {
    const options = night({ cautious: true });
    const set = { dual: true, traction: 'W', crossCountry: 6 };
    const back = (path: readonly string[]) =>
      reaches(set, path, ['7.33', '7.36'], { options }, { reverse: true });
    expect([
      back(['D3', 'D2', 'D1']),
      reaches(set, ['D5', 'D6', 'D7'], ['7.33', '7.36'], { options }),
    ]).toEqual(['goes', 'goes']);
    expect(
      reaches({ ...set, dual: undefined }, ['D3', 'D2'], ['7.33', '7.36'], { options }, { reverse: true }),
    ).toBe('TOO_FAR');
  });

  test('[panzer 7.33 × 7.40/a] dual controls backwards along a road on which it did not begin: 1 for each hex', () => {
    const trial = moving(
      { g1: ['PSW 231 (8-Rad) at C4', { facing: 5, crossCountry: 3, dual: true }] },
      ['7.33', '7.40'],
      { map: ROAD as never, marks: WOODS as never },
    );
    const back = trial.refusal('german', go('g1', ['D4', 'D5', 'D6'], { reverse: true }));
    expect(back?.refused).toBeUndefined();
  });

  test('[panzer 7.36.2/b × 7.40/a] very limited visibility takes the road bonus, not the rate of 1 for each hex', () => {
    const options = night({ class: 'very limited' });
    const onRoad = { map: ROAD as never, marks: WOODS as never, options };
    const path = ['D5', 'D6', 'D7'];
    expect(reaches({ crossCountry: 3, road: 9 }, path, ['7.36', '7.40'], onRoad)).toBe('goes');
    expect(reaches({ crossCountry: 3, road: 9 }, [...path, 'D8'], ['7.36', '7.40'], onRoad)).toBe('TOO_FAR');
  });

  test('[panzer 7.36.2/a × 7.36.2/b] Cautious in limited visibility: the road factor is halved once, not twice', () => {
    const options = night({ class: 'limited', cautious: true });
    const onRoad = { map: ROAD as never, options };
    const far = (path: readonly string[]) => reaches({ crossCountry: 2, road: 8 }, path, ['7.36'], onRoad);
    expect([far(['D5', 'D6', 'D7', 'D8']), far(['D5', 'D6', 'D7', 'D8', 'D9'])]).toEqual(['goes', 'TOO_FAR']);
  });

  test('[panzer 7.38.12.1/b × S.movement-costs/a] without its trailer it drives backwards', () => {
    const trial = moving({ i1: ['L3/35 Lf at D4', { facing: 3, trailer: 'attached' }] }, ['7.38'] as never);
    const back = go('i1', ['D3'], { reverse: true });
    expect(trial.refusal('italian', back)?.refused).toBe('NO_REVERSE');
    trial.order('italian', { order: 'jettison', unit: 'i1' }).order('italian', back);
    expect(trial.unit('i1').at).toBe('D3');
  });

  test('[panzer 7.23.3/a × S.mounting] damaged running gear: a unit that loads takes half of what is left', () => {
    const trial = moving(
      { g1: carrier({ crossCountry: 6, collateral: ['running-gear'] }), g2: 'Rifle squad at D4' },
      ['7.23'],
    );
    trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect(trial.refusal('german', go('g1', ['D5', 'D6', 'D7']))?.refused).toBe('TOO_FAR');
    expect(trial.order('german', go('g1', ['D5', 'D6'])).unit('g1').at).toBe('D6');
  });
});

describe('Narrow roads and bridges meet', () => {
  const narrow = Object.fromEntries(['D4', 'D5', 'D6', 'D7'].map((hex) => [hex, { narrow: true }]));
  const road = Object.fromEntries(['D4', 'D5', 'D6', 'D7'].map((hex) => [hex, 'dirt-road'])) as never;

  test('[panzer 7.30/d × S.towed-units] a gun of a friend bars the way out, not the way in', () => {
    const trial = moving(
      { g1: tank(), g2: 'Rifle squad at A1', g3: ['3.7cm PaK 36 at D5', { facing: 3, order: 1 }] },
      ['7.30'],
      {
        map: road,
        marks: narrow as never,
      },
    );
    expect(trial.refusal('german', go('g1', ['D5', 'D6']))?.refused).toBe('TOO_NARROW');
    expect(trial.order('german', go('g1', ['D5'])).unit('g1').at).toBe('D5');
  });

  test('[panzer 7.30/c × S.enemy-hexes] on foot into the hex of an enemy vehicle', () => {
    const trial = moving({ g1: 'Rifle squad at D4', s1: ['T-34 at D5', { command: 'none' }] }, ['7.30'], {
      map: road,
      marks: narrow as never,
    });
    trial.order('german', 'end-step').order('german', go('g1', ['D5']));
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[panzer 7.30/h × S.movement-costs/b] a wreck on the shoulder does not bar the way, nor the road factor', () => {
    const trial = moving({ g1: tank({ crossCountry: 1, road: 3 }) }, ['7.30'], {
      map: road,
      marks: { ...narrow, D5: { narrow: true, wrecks: [{ name: 'Truck', onShoulder: true }] } } as never,
    });
    expect(trial.order('german', go('g1', ['D5', 'D6', 'D7'])).unit('g1').at).toBe('D7');
  });

  test('[panzer 7.32 × S.overrun/c] too heavy for the bridge, it Overruns nobody there', () => {
    const trial = moving(
      { g1: tank({ weight: 30 }), s1: ['Soviet squad at D5', { fired: true }] },
      ['7.32'],
      {
        marks: { D5: { terrain: 'bridge', weightLimit: 20 } },
      },
    );
    const overrun = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
    expect(trial.refusal('german', overrun)?.refused).toBe('TOO_HEAVY');
  });

  test('[panzer 7.32 × S.reinforcements] too heavy for the bridge by which it would come onto the map', () => {
    const trial = moving(
      { g1: ['Panzer IV', { weight: 30, enters: { turn: 1, hexes: ['A4', 'A5'] } }] },
      ['7.32'],
      {
        marks: { A4: { terrain: 'bridge', weightLimit: 20 } },
        commands: undefined,
      },
    );
    const enter = (at: string) => ({ order: 'enter-map', unit: 'g1', path: [at] });
    expect(trial.refusal('german', enter('A4'))?.refused).toBe('TOO_HEAVY');
    expect(trial.order('german', enter('A5')).unit('g1').at).toBe('A5');
  });
});
