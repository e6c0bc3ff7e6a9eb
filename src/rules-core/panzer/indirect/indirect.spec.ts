import type { Order } from '../../kernel/decide/action.js';
import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { hexesOf } from './sheaf.js';

const GUNS: Battery = { name: 'Guns', gp: 9, ammo: ['GP', 'Smoke', 'Illumination'] };
const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
const CALL = { order: 'call-fire', battery: 'Guns', observer: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed' };
const ROLL: Order = { order: 'fire-mission', battery: 'Guns' };

type Parts = ConstructorParameters<typeof Trial>[0] & { readonly battery?: object };

/** Turn 2; an observer in D4 with OVERWATCH, far from a spotted squad in H8. */
const step = ({ battery = {}, units = {}, ...more }: Parts = {}) =>
  new Trial({
    units: {
      g1: ['HMG section at D4', { observer: true, facing: 3 }],
      s1: ['Soviet squad at H8', { spotted: true }],
      ...units,
    },
    sides: { german: { batteries: [{ ...GUNS, ...battery }] } },
    commands: { g1: 'overwatch' },
    clock: { turn: 2 },
    agenda: [
      { task: 'direct-fire', side: 'german' },
      { task: 'indirect-fire', side: 'german' },
    ],
    ...more,
  });

/** It was called to H8 in turn 1, and nobody is near. */
const called = (mission: object = {}, more: Parts = {}) =>
  step({
    ...more,
    units: { s1: 'Soviet squad at Z13', ...more.units },
    battery: { fired: 1, mission: { ...MISSION, ...mission }, ...more.battery },
  });

const guns = (trial: Trial): Battery | undefined => trial.battle.side('german').batteries?.[0];
const optional = (...rules: string[]) => ({ options: { optional: rules } as PanzerSystem['options'] });
const response = (trial: Trial) => trial.told('fire-response')[0];

describe('a mission is called', () => {
  test('[panzer S.calling-fire/a, S.indirect-fire/b] by an observer with OVERWATCH, whose counter is turned over; nothing falls yet', () => {
    const trial = step().order('german', CALL);
    expect(trial.kinds).toEqual(['commands-revealed', 'fire-called']);
    expect(guns(trial)?.mission).toEqual({ ...MISSION, called: 2 });
    expect(trial.unit('g1')).toMatchObject({ command: 'overwatch', fired: true });
    expect(trial.sentences[1]).toMatch(/calls Guns to H8: GP, closed SHEAF\.$/);
    expect(trial.awaits).toEqual(['german indirect-fire']);
  });

  test('[panzer S.indirect-fire/b, S.calling-fire/a] forward observers, command units and recon units only, in action and on OVERWATCH', () => {
    const refused = (g1: Placed, command = 'overwatch') =>
      step({ units: { g1 }, commands: { g1: command as 'fire' } }).refusal('german', CALL)?.refused;
    expect(refused(['HMG section at D4', {}])).toBe('NO_OBSERVER');
    for (const set of [{ post: 'CHQ' }, { post: 'BHQ' }, { recon: true }] as const)
      expect(refused(['HMG section at D4', set])).toBeUndefined();
    expect(refused(['HMG section at D4', { post: 'RHQ' }])).toBe('NO_OBSERVER');
    expect(refused(['HMG section at D4', { observer: true }], 'fire')).toBe('NOT_ON_OVERWATCH');
    expect(refused(['HMG section at D4', { observer: true, bailedOut: true }])).toBe('NO_OBSERVER');
    expect(refused(['HMG section at D4', { observer: true, fired: true }])).toBe('HAS_FIRED');
  });

  test('[panzer S.indirect-fire/c, S.calling-fire/a] GP at a hex with a spotted enemy in the sight of the observer; smoke at any hex in sight', () => {
    const wood = field({ F6: 'woods' });
    const refused = (order: object, map = field()) =>
      step({ map }).refusal('german', { ...CALL, ...order } as Order)?.refused;
    expect(refused({ at: 'H9' })).toBe('NOT_SPOTTED');
    expect(refused({ at: 'H9', ammo: 'Smoke' })).toBeUndefined();
    expect(refused({}, field({ E5: 'woods', E4: 'woods', F5: 'woods', F6: 'woods' }))).toBe('NOT_SEEN');
    expect(refused({ at: 'ZZ99', ammo: 'Smoke' }, wood)).toBe('NO_SUCH_HEX');
    expect(refused({ battery: 'Navy' })).toBe('NO_SUCH_BATTERY');
  });

  test('[panzer S.calling-fire/a × S.full-cover/b, S.calling-fire/a × S.spotting/d] from Full Cover one hex far, Suppressed straight ahead only', () => {
    const refused = (set: object) =>
      step({ units: { g1: ['HMG section at D4', { observer: true, facing: 0, ...set }] } }).refusal(
        'german',
        CALL,
      )?.refused;
    expect([refused({}), refused({ fullCover: true }), refused({ suppressed: 'on' })]).toEqual([
      undefined,
      'NOT_SEEN',
      'NOT_SEEN',
    ]);
  });

  test('[panzer S.calling-fire/b, S.artillery-batteries/a] one mission for a battery, one for an observer; Knocked Out and Counter Battery units have none', () => {
    const other = { ...GUNS, name: 'Others' };
    const sides = { german: { batteries: [{ ...GUNS, mission: MISSION }, other] } };
    expect(step({ sides }).refusal('german', CALL)?.refused).toBe('BATTERY_BUSY');
    expect(step({ sides }).refusal('german', { ...CALL, battery: 'Others' })?.refused).toBe('BATTERY_BUSY');
    expect(step({ battery: { counterBattery: true } }).awaits).toEqual(['german direct-fire']);
    expect(step({ battery: { knockedOut: true } }).awaits).toEqual(['german direct-fire']);
  });

  test('[panzer S.illumination-and-smoke-rounds, 7.27/a] what the battery has; illumination by its option, Closed and not linear', () => {
    const refused = (order: object, more: Parts = {}) =>
      step(more).refusal('german', { ...CALL, ...order } as Order)?.refused;
    expect(refused({ ammo: 'Smoke' }, { battery: { ammo: ['GP'] } })).toBe('NO_SUCH_AMMO');
    const light = { ammo: 'Illumination' };
    expect(refused(light)).toBe('NOT_IN_PLAY');
    expect(refused(light, optional('7.27'))).toBeUndefined();
    expect(refused({ ...light, sheaf: 'open' }, optional('7.27'))).toBe('NO_SUCH_SHEAF');
    expect(refused({ ...light, linear: true }, optional('7.27'))).toBe('NO_SUCH_SHEAF');
  });

  test('[panzer 7.4.3] a vehicle without radio calls none where 7.4 is played', () => {
    const tank: Placed = ['PSW 231 (8-Rad) at D4', { recon: true, noRadio: true, facing: 3 }];
    const refused = (more: Parts) => step({ units: { g1: tank }, ...more }).refusal('german', CALL)?.refused;
    expect([refused({}), refused(optional('7.4'))]).toEqual([undefined, 'NO_OBSERVER']);
  });
});

describe('response', () => {
  test('[panzer S.indirect-fire/d, S.calling-fire/a] is rolled from the turn after the call on, once in a turn', () => {
    expect(called({ called: 2 }).refusal('german', ROLL)?.refused).toBe('NO_MISSION');
    expect(step().refusal('german', ROLL)?.refused).toBe('NO_MISSION');
    const trial = called().order('german', ROLL, 3);
    expect(response(trial)).toMatchObject({ rolled: 3, net: 3, needs: 4, comes: 'nothing' });
    expect(trial.kinds).toEqual(['commands-revealed', 'fire-response']);
    expect(guns(trial)?.mission).toEqual(MISSION);
    expect(trial.refusal('german', ROLL)?.refused).toBe('HAS_FIRED');
  });

  test('[panzer S.indirect-fire/b, 7.1.5.1/e, 7.1.5.2/g, 7.28.2/h, S.calling-fire/b, S.grades/b] values by observer; what modifies the roll', () => {
    const rolled = (set: object, mission: object = {}, battery: object = {}) => {
      const g1: Placed = ['HMG section at D4', { observer: true, facing: 3, ...set }];
      const { net, needs } = response(
        called(mission, { units: { g1, s1: 'Soviet squad at Z13' }, battery }).order('german', ROLL, 3),
      ) as { net: number; needs: number };
      return [net, needs];
    };
    expect(rolled({})).toEqual([3, 4]);
    expect(rolled({ observer: undefined, post: 'CHQ' })).toEqual([3, 6]);
    expect(rolled({ observer: undefined, recon: true })).toEqual([3, 6]);
    expect(rolled({ hesitating: 'on' })).toEqual([2, 4]);
    expect(rolled({ broken: 'on' })).toEqual([1, 4]);
    expect(rolled({ grade: 'Green' })).toEqual([2, 4]);
    expect(rolled({}, {}, { damaged: true })).toEqual([1, 4]);
    expect(rolled({}, {}, { response: 'soviet' })).toEqual([3, 6]);
    expect(rolled({}, { turns: 1 })).toEqual([5, 4]);
    expect(rolled({}, { turns: 1 }, { fired: 0 })).toEqual([3, 4]);
  });

  test('[panzer 7.55.2/l] R of a leader with the observer', () => {
    const leader = { name: 'Vogt', R: 2 };
    const g1: Placed = ['HMG section at D4', { observer: true, facing: 3, leader }];
    const trial = called({ at: 'H10' }, { units: { g1 }, ...optional('7.55') }).order('german', ROLL, 2);
    expect(response(trial)).toMatchObject({ net: 4, comes: 'fires' });
  });

  test('[panzer S.calling-fire/b] a mission that fired is adjusted up to 3 hexes in sight; one that did not is not', () => {
    const to = (at: string, mission: object = { turns: 1 }) =>
      called(mission).refusal('german', { ...ROLL, at }, 2)?.refused;
    expect([to('H11'), to('H12'), to('H11', {})]).toEqual([undefined, 'TOO_FAR', 'NO_MISSION']);
    const trial = called({ turns: 1 }).order('german', { ...ROLL, at: 'H11' }, 9);
    expect(trial.told('fire-lands')).toEqual([
      { battery: 'Guns', at: 'H11', ammo: 'GP', hexes: ['H11', 'H10', expect.any(String)] },
    ]);
    expect(guns(trial)?.mission).toMatchObject({ at: 'H11', turns: 2 });
  });

  test('[panzer S.calling-fire/b] a mission is ended, and the battery is free', () => {
    const units: Parts['units'] = { s1: ['Soviet squad at H8', { spotted: true }] };
    const trial = called({}, { units }).order('german', { order: 'end-mission', battery: 'Guns' });
    expect(trial.told('mission-over')).toEqual([{ battery: 'Guns', at: 'H8' }]);
    expect(guns(trial)).toMatchObject(GUNS);
    expect(guns(trial)?.mission).toBeUndefined();
    expect(trial.refusal('german', CALL)).toBeUndefined();
    const lost = called({}, { units: { g1: ['HMG section', {}], g2: 'Rifle squad at D4' } });
    expect(lost.refusal('german', ROLL)?.refused).toBe('NO_OBSERVER');
    expect(lost.refusal('german', { order: 'end-mission', battery: 'Guns' })).toBeUndefined();
  });

  test('[panzer S.danger-close, 7.55.2/m] on an unmodified 1 it falls a hex nearer to a friend within 3 hexes', () => {
    const near = { units: { g2: 'Rifle squad at H10' } as Record<string, Placed> };
    const trial = called({ turns: 1 }, near).order('german', ROLL, 1);
    expect(response(trial)).toMatchObject({ comes: 'short' });
    expect(trial.told('fire-strays')).toEqual([{ battery: 'Guns', from: 'H8', to: 'H9' }]);
    expect(called({}, {}).order('german', ROLL, 1).kinds).not.toContain('fire-strays');
  });
});

describe('scatter', () => {
  test('[panzer 7.26/a, 7.26/b, 7.26/d, 7.26/i] with 7.26 a roll that equals the value scatters: 1 hex, or 2 from 7 on', () => {
    const scatter = (...faces: number[]) => called({}, optional('7.26')).order('german', ROLL, 4, ...faces);
    expect(scatter(6, 4).told('fire-strays')).toMatchObject([{ from: 'H8', to: 'H9', rolled: 6 }]);
    const trial = scatter(7, 4);
    expect(trial.told('fire-lands')).toMatchObject([{ at: 'H10' }]);
    expect(guns(trial)?.mission).toMatchObject({ at: 'H10', turns: 1 });
    expect(guns(trial)?.mission?.lost).toBeUndefined();
  });

  test('[panzer 7.26/a, 7.26/i] without 7.26 it lands on the hex; above the value it does so with 7.26', () => {
    expect(called().order('german', ROLL, 4).told('fire-lands')).toMatchObject([{ at: 'H8' }]);
    const above = called({}, optional('7.26')).order('german', ROLL, 5);
    expect(above.told('fire-lands')).toMatchObject([{ at: 'H8' }]);
  });

  test('[panzer S.directional-hex] (6) 1 to 6 are the six hexsides clockwise from the top of the map', () => {
    const to = (face: number, far = 6) =>
      called({}, optional('7.26')).order('german', ROLL, 4, far, face).told('fire-strays')[0]?.to;
    expect([1, 2, 3, 4, 5, 6].map((face) => to(face))).toEqual(['H7', 'I8', 'I9', 'H9', 'G9', 'G8']);
    expect([to(1, 7), to(4, 7)]).toEqual(['H6', 'H10']);
  });

  test('[panzer 7.26/j] out of the sight of its observer, or off the map, the mission cannot go on', () => {
    const map = field({ D8: 'woods' });
    const unseen = called({ at: 'D8' }, { map, ...optional('7.26') }).order('german', ROLL, 4, 0, 4);
    expect(guns(unseen)?.mission?.lost).toBe(true);
    const later = called({ lost: true }, optional('7.26'));
    expect(later.refusal('german', ROLL)?.refused).toBe('MISSION_OVER');
    const off = called({ at: 'D0' }, optional('7.26')).order('german', ROLL, 4, 1, 1);
    expect(off.kinds).toEqual(['commands-revealed', 'fire-response', 'fire-strays', 'mission-over']);
    expect(guns(off)?.mission).toBeUndefined();
  });
});

describe('reconnaissance by fire', () => {
  test('[panzer 7.37/a, 7.37/b] GP at an empty hex by its option: a forward observer, Closed SHEAF', () => {
    const call = { ...CALL, at: 'H10' };
    const refused = (order: object, set: object = { observer: true }) =>
      step({ units: { g1: ['HMG section at D4', { facing: 3, ...set }] }, ...optional('7.37') }).refusal(
        'german',
        { ...call, ...order } as Order,
      )?.refused;
    expect(step().refusal('german', call)?.refused).toBe('NOT_SPOTTED');
    expect([refused({}), refused({ sheaf: 'open' }), refused({}, { recon: true })]).toEqual([
      undefined,
      'NO_SUCH_SHEAF',
      'NO_OBSERVER',
    ]);
    expect(guns(step(optional('7.37')).order('german', call))?.mission?.byFire).toBe(true);
  });

  test('[panzer 7.37/c, 7.37/d] -2 to response; it is rolled the next turn and never again', () => {
    const now = called({ byFire: true, at: 'H10' }, optional('7.37'));
    const trial = now.order('german', ROLL, 7);
    expect(response(trial)).toMatchObject({ net: 5, comes: 'fires' });
    expect(guns(trial)?.mission).toBeUndefined();
    const failed = called({ byFire: true, at: 'H10' }, optional('7.37')).order('german', ROLL, 5);
    expect(guns(failed)?.mission).toBeUndefined();
    const late = called({ byFire: true }, { ...optional('7.37'), clock: { turn: 3 } });
    expect(late.refusal('german', ROLL)?.refused).toBe('MISSION_OVER');
  });
});

test('[panzer S.sheaf/a, S.sheaf/b] patterns lie around the Impact Point, from the hexside named on', () => {
  const { battle } = step();
  const hexes = (more: object) => hexesOf(battle, { at: 'H8', ammo: 'GP', sheaf: 'closed', ...more });
  expect(hexes({ linear: true })).toEqual(['H8', 'H7', 'H9']);
  expect(hexes({ linear: true, sheaf: 'open' })).toEqual(['H8', 'H7', 'H6', 'H9', 'H10']);
  expect(new Set(hexes({ sheaf: 'open' })).size).toBe(7);
  const [, ...three] = hexes({});
  const [, ...turned] = hexes({ towards: 1 });
  expect(three[0]).toBe('H7');
  expect(turned[0]).toBe(three[1]);
  expect(hexesOf(battle, { at: 'D0', ammo: 'GP', sheaf: 'closed', linear: true })).toEqual(['D0', 'D1']);
});
