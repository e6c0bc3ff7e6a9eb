import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const TRUCK = 'Opel Blitz truck';

/** A truck, a squad and a gun in D4, in the Movement Phase, with MOVE for those on foot. */
const ready = (units: Readonly<Record<string, Placed>>, more: object = {}) =>
  new Trial({
    map: field({ D8: 'river', E3: 'woods' }),
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move'])) as never,
    clock: { phase: 'movement' },
    first: 'soviet',
    ...more,
  });
const truck = (set: object = {}): Placed => [`${TRUCK} at D4`, { facing: 3, ...set }];
const aboard = (name = 'Rifle squad', set: object = {}): Placed => [name, { aboard: 'g1', ...set }];
const mount = (...units: string[]) => ({ order: 'mount', vehicle: 'g1', units });
const dismount = (...units: string[]) => ({ order: 'dismount', vehicle: 'g1', units });
const why = (trial: Trial, order: { order: string }) => trial.refusal('german', order as never)?.refused;

describe('mounting and dismounting', () => {
  test('[panzer S.mounting, S.transport-and-towing/a] a squad mounts, a gun is hitched, for half of the vehicle’s factor', () => {
    const trial = ready({ g1: truck(), g2: 'Rifle squad at D4', g3: '5cm PaK 38 at D4' });
    trial.order('german', mount('g2', 'g3'));
    expect(trial.told('mounted')).toEqual([{ vehicle: 'g1', units: ['g2', 'g3'] }]);
    expect([trial.unit('g2').aboard, trial.unit('g3').aboard, trial.unit('g1').spent]).toEqual([
      'g1',
      'g1',
      2,
    ]);
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5', 'D6'] });
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g3').at]).toEqual(['D6', 'D6', 'D6']);
    expect(trial.unit('g1').spent).toBe(4);
  });

  test('[panzer S.mounting × S.movement-costs/b] half of the road factor, where it drives along the road then', () => {
    const road = { D4: 'dirt-road', D5: 'dirt-road', D6: 'dirt-road', D7: 'dirt-road' } as const;
    const trial = ready({ g1: truck({ road: 6 }), g2: 'Rifle squad at D4' }, { map: field(road) });
    trial.order('german', mount('g2'));
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5', 'D6', 'D7'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'D7', spent: 6, gait: 'road' });
  });

  test('[panzer S.mounting] all dismount, or each by itself: that is listed', () => {
    const listed = (units: Readonly<Record<string, Placed>>) => ready(units).legalOf('german', 'dismount');
    expect(listed({ g1: truck(), g2: aboard() })).toEqual([dismount('g2')]);
    const full = { g1: truck(), g2: aboard(), g3: aboard('5cm PaK 38') };
    expect(listed(full)).toEqual([dismount('g2', 'g3'), dismount('g2'), dismount('g3')]);
    expect(listed({ g1: truck() })).toEqual([]);
    expect(listed({ g1: truck({ mounted: true }), g2: aboard() })).toEqual([]);
  });

  test('[panzer S.mounting] it drives first and unloads then, if half of its factor is left', () => {
    const trial = ready({ g1: truck(), g2: aboard() });
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5', 'D6'] });
    trial.order('german', dismount('g2'));
    expect(trial.unit('g2')).toMatchObject({
      at: 'D6',
      facing: 3,
      mounted: true,
      command: 'move',
      spot: 'move',
    });
    expect(trial.unit('g2').aboard).toBeUndefined();
    expect(trial.unit('g1').spent).toBe(4);
    const far = ready({ g1: truck(), g2: aboard() });
    far.order('german', { order: 'move', unit: 'g1', path: ['D5', 'D6', 'D7'] });
    expect(why(far, dismount('g2'))).toBe('TOO_FAR');
  });

  test('[panzer S.mounting] a unit that mounts or dismounts does nothing else in the turn; the vehicle loads once', () => {
    const trial = ready({ g1: truck(), g2: 'Rifle squad at D4', g3: '5cm PaK 38 at D4' });
    trial.order('german', mount('g2'));
    expect([why(trial, dismount('g2')), why(trial, mount('g3'))]).toEqual(['HAS_MOVED', 'HAS_MOVED']);
    const off = ready({ g1: truck(), g2: aboard() }).order('german', dismount('g2'));
    expect(off.refusal('german', { order: 'move', unit: 'g2', path: ['D5'] })?.refused).toBe('HAS_MOVED');
    const walked = ready({ g1: truck(), g2: 'Rifle squad at D3' });
    walked.order('german', { order: 'move', unit: 'g2', path: ['D4'] });
    expect(why(walked, mount('g2'))).toBe('HAS_MOVED');
  });

  test('[panzer S.mounting] with MOVE or SHORT HALT of both, in one hex, neither Suppressed', () => {
    const squad = 'Rifle squad at D4';
    const refused = (units: Readonly<Record<string, Placed>>, more: object = {}) =>
      why(ready(units, more), mount('g2'));
    expect(refused({ g1: truck(), g2: squad }, { commands: { g1: 'move', g2: 'fire' } })).toBe(
      'NO_MOVE_COMMAND',
    );
    expect(refused({ g1: truck(), g2: squad }, { commands: { g1: 'none', g2: 'move' } })).toBe(
      'NO_MOVE_COMMAND',
    );
    expect(
      refused({ g1: truck(), g2: squad }, { commands: { g1: 'short-halt', g2: 'move' } }),
    ).toBeUndefined();
    expect(refused({ g1: truck(), g2: 'Rifle squad at D5' })).toBe('NOT_TOGETHER');
    expect(refused({ g1: truck({ suppressed: 'on' }), g2: squad })).toBe('UNSTEADY');
    expect(refused({ g1: truck(), g2: [squad, { suppressed: 'off' }] })).toBe('UNSTEADY');
    expect(refused({ g1: truck(), g2: 'Panzer IV at D4' })).toBe('CANNOT_MOUNT');
    expect(refused({ g1: truck(), g2: squad, g3: aboard() })).toBe('NO_ROOM');
  });

  test('[panzer S.mounting, S.track-hit/b] from a bogged vehicle, and one that moves no more, for nothing', () => {
    for (const set of [{ bogged: true }, { trackHit: true }]) {
      const trial = ready({ g1: truck(set), g2: aboard() }).order('german', dismount('g2'));
      expect(trial.unit('g1').spent).toBe(0);
    }
  });

  test('[panzer S.transport-and-towing/a] Tr: so many towed units, and leg units in half-squads; a tank takes none', () => {
    const carrying = (carries: object | undefined, ...names: string[]) => {
      const passengers = Object.fromEntries(names.map((name, i) => [`g${i + 2}`, `${name} at D4`]));
      const trial = ready({ g1: truck({ carries }), ...passengers });
      return why(trial, mount(...Object.keys(passengers)));
    };
    expect(carrying({ towed: 0, legs: 2 }, 'Rifle squad')).toBeUndefined();
    expect(carrying({ towed: 0, legs: 2 }, 'HMG section', 'HMG section')).toBeUndefined();
    expect(carrying({ towed: 0, legs: 2 }, 'Rifle squad', 'HMG section')).toBe('NO_ROOM');
    expect(carrying({ towed: 0, legs: 1 }, 'Rifle squad')).toBe('NO_ROOM');
    expect(carrying({ towed: 0, legs: 2 }, '5cm PaK 38')).toBe('NO_ROOM');
    expect(carrying({ towed: 1, legs: 0 }, '5cm PaK 38')).toBeUndefined();
    expect(why(ready({ g1: 'Panzer IV at D4', g2: 'Rifle squad at D4' }), mount('g2'))).toBe('NO_ROOM');
  });

  test('[panzer S.transport-and-towing/b, S.mounting] a unit that is aboard moves, fires and takes counters no more by itself', () => {
    const trial = ready({ g1: truck(), g2: aboard(), g3: 'Rifle squad at E4' });
    expect(trial.refusal('german', { order: 'move', unit: 'g2', path: ['D5'] })?.refused).toBe('IS_ABOARD');
    expect(why(trial, dismount('g3'))).toBe('NOT_ABOARD');
    const firing = new Trial({
      units: { g1: truck(), g2: aboard(), s1: ['Soviet squad at D5', { spotted: true }] },
      commands: { g2: 'fire' },
    });
    const shots = [firing.aim('g2', 'GP')];
    expect(firing.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('CANNOT_FIRE');
    const placing = new Trial({
      units: { g1: truck(), g2: aboard(), s1: 'T-34 at Y12' },
      clock: { phase: 'command' },
    });
    const counters = [{ command: 'move', units: ['g2'] }];
    expect(placing.refusal('german', { order: 'place-commands', counters })?.refused).toBe('CANNOT_COMMAND');
  });

  test('[panzer S.mounting × S.stacking/b] nobody dismounts where there is no room', () => {
    const crowd = Object.fromEntries([3, 4, 5, 6, 7, 8].map((n) => [`g${n}`, 'Rifle squad at D4']));
    const full = ready({ g1: truck(), g2: aboard(), ...crowd });
    expect(why(full, dismount('g2'))).toBe('NO_ROOM');
  });

  test('[panzer S.mounting × S.overwatch/a] Overwatch may fire at units that dismount', () => {
    const trial = ready(
      { g1: truck(), g2: aboard(), s2: ['Soviet squad at D5', { facing: 0 }] },
      { commands: { g1: 'move', s2: 'overwatch' } },
    );
    trial.order('german', dismount('g2'));
    expect(trial.awaits).toEqual(['soviet interrupt']);
    trial.order('soviet', 'hold-fire');
    trial.order('soviet', { order: 'fire', target: 'g2', shots: [trial.aim('s2', 'GP')] }, ...d100(99));
    expect(trial.unit('g2').kind).toBe('half-squad');
  });
});

describe('passengers under fire', () => {
  const carrier = (set: object = {}): Placed => ['SdKfz 251/1 at D8', { facing: 0, spotted: true, ...set }];
  const shot = (units: Readonly<Record<string, Placed>>, target = 'g1') => {
    const trial = new Trial({
      units: { s1: ['T-34 at D4', { facing: 3 }], ...units },
      commands: { s1: 'fire' },
      first: 'soviet',
    });
    return { trial, fire: (...dice: number[]) => trial.fire('soviet', 's1', target, 'AP', ...dice) };
  };
  const ride = { g1: carrier(), g2: aboard(), g3: aboard('5cm PaK 38') };

  test('[panzer S.passengers-under-fire, S.transport-and-towing/b] they are not targets of their own', () => {
    const { trial } = shot(ride);
    for (const target of ['g2', 'g3'])
      expect(
        trial.refusal('soviet', { order: 'fire', target, shots: [trial.aim('s1', 'GP')] })?.refused,
      ).toBe('NO_SUCH_TARGET');
  });

  test('[panzer S.passengers-under-fire] Suppressed with their vehicle', () => {
    const { trial } = shot(ride);
    trial.fire('soviet', 's1', 'g1', 'GP', ...d100(10));
    expect(trial.told('suppressed').map(({ unit }) => unit)).toEqual(['g1', 'g2', 'g3']);
  });

  test('[panzer S.bail-out/b, S.bail-out/c, S.bail-out/e, S.passengers-under-fire] Bail Out: they dismount into its hex, Suppressed; the vehicle is lost', () => {
    const { trial, fire } = shot(ride);
    fire(...d100(1), ...d100(100), ...d100(1));
    expect(trial.told('track-hit')).toHaveLength(1);
    expect(trial.unit('g1').bailedOut).toBe(true);
    for (const id of ['g2', 'g3']) {
      expect(trial.unit(id)).toMatchObject({ at: 'D8', suppressed: 'on' });
      expect(trial.unit(id).aboard).toBeUndefined();
    }
    expect(trial.battle.side('german').lost?.map(({ unit, how }) => [unit, how])).toEqual([
      ['g1', 'bailed-out'],
    ]);
  });

  test('[panzer S.bail-out/e] out of a wreck a squad comes unhurt up to 50, above it with a step less; the gun stands unhitched', () => {
    const killed = (rolled: number) => {
      const { trial, fire } = shot(ride);
      fire(...d100(1), ...d100(50), 8, ...d100(rolled));
      expect(trial.told('passengers-escape')).toHaveLength(1);
      expect(trial.battle.unit('g1')).toBeUndefined();
      expect(trial.unit('g3')).toMatchObject({ at: 'D8', suppressed: 'on' });
      return trial.battle.unit('g2');
    };
    expect(killed(50)).toMatchObject({ kind: 'squad', suppressed: 'on', at: 'D8' });
    expect(killed(51)).toMatchObject({ kind: 'half-squad', suppressed: 'on', at: 'D8' });
  });

  test('[panzer S.bail-out/e] a section loses its only step', () => {
    const { trial, fire } = shot({ g1: carrier(), g2: aboard('HMG section') });
    fire(...d100(1), ...d100(50), 8, ...d100(51));
    expect(trial.battle.unit('g2')).toBeUndefined();
    expect(trial.battle.side('german').lost?.map(({ unit }) => unit)).toEqual(['g1', 'g2']);
  });

  test('[panzer S.passengers-under-fire × 7.1.2/b] a unit that rides is not attacked, and checks no morale for it', () => {
    const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } as const;
    const trial = new Trial({
      units: { ...ride, s1: ['T-34 at D4', { facing: 3 }] },
      commands: { s1: 'fire' },
      options: { optional: ['7.1'] },
      sides: { german: { formations } },
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g1', 'GP', ...d100(10), ...d100(90));
    expect(trial.told('check-owed').map(({ units }) => units)).toEqual([['g1']]);
  });

  test('[panzer S.passengers-under-fire × S.close-assault/d] a Close Assault on the carrier throws them out', () => {
    const trial = ready({ ...ride, s2: 'SMG squad at D9' }, { commands: { s2: 'move' } });
    trial.order(
      'soviet',
      { order: 'close-assault', units: ['s2'], target: 'g1' },
      ...d100(95),
      1,
      ...d100(1),
    );
    expect(trial.kinds).toContain('close-assault');
    expect([trial.unit('g2').aboard, trial.unit('g2').suppressed]).toEqual([undefined, 'on']);
  });

  test('[panzer S.passengers-under-fire × S.hand-to-hand/c, S.passengers-under-fire × S.overrun/c] nobody fights hand to hand with them, nor Overruns them', () => {
    const trial = ready(
      { ...ride, s2: 'SMG squad at D9', s3: 'T-34 at E8' },
      { commands: { s2: 'move', s3: 'move' } },
    );
    expect(trial.refusal('soviet', { order: 'hand-to-hand', units: ['s2'], at: 'D8' })?.refused).toBe(
      'NO_SUCH_TARGET',
    );
    trial.order('soviet', 'end-step');
    while (trial.awaits[0] !== 'german movement')
      trial.order(trial.awaits[0]?.split(' ')[0] as string, 'end-step');
    trial.order('german', 'end-step');
    const over = { order: 'overrun', unit: 's3', path: ['D8', 'C8'], at: 'D8' };
    expect(trial.refusal('soviet', over)?.refused).toBe('NO_SUCH_TARGET');
  });
});
