import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const CALL = { order: 'call-fire', battery: 'g2', observer: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed' };
const ROLL = { order: 'fire-mission', battery: 'g2' };
const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;

interface Parts {
  readonly g1?: object;
  readonly g2?: object;
  readonly s1?: Placed;
  readonly commands?: object;
  readonly options?: PanzerSystem['options'];
}

/** An observer in D4, a mortar section behind it, and a squad that it has spotted. */
const step = ({
  g1 = {},
  g2 = {},
  s1 = ['Soviet squad at H8', { spotted: true }],
  commands = {},
  options = {},
}: Parts = {}) =>
  new Trial({
    units: {
      g1: ['HMG section at D4', { observer: true, facing: 3, ...g1 }],
      g2: ['8cm mortar section at B4', g2],
      s1,
    },
    commands: { g1: 'overwatch', g2: 'overwatch', ...commands },
    clock: { turn: 2 },
    options,
    agenda: [
      { task: 'direct-fire', side: 'german' },
      { task: 'indirect-fire', side: 'german' },
    ],
  });

test('[panzer S.on-map-indirect-fire] a mortar section with OVERWATCH fires for an observer of its formation', () => {
  const called = step().order('german', CALL);
  expect(called.sentences.at(-1)).toBe(
    'HMG section (2-3 MG 34/42) calls 8cm mortar section to H8: GP, closed SHEAF.',
  );
  expect(called.unit('g2').mission).toMatchObject({ by: 'g1', at: 'H8', called: 2 });
  const fires = step({ g2: { mission: MISSION } }).order('german', ROLL, 9, ...d100(99));
  expect(fires.told('indirect-attack')[0]).toMatchObject({ battery: 'g2', target: 's1', factor: 6 });
  expect(fires.unit('s1').kind).toBe('half-squad');
  expect(fires.unit('g2')).toMatchObject({
    command: 'overwatch',
    fired: true,
    shelledIn: 2,
    mission: { turns: 1 },
  });
  expect(fires.unit('g2').spot).toBeUndefined();
  // The next mission of the observer, and the section itself, wait for the next turn.
  expect(fires.refusal('german', ROLL)?.refused).toBe('HAS_FIRED');
  const continued = new Trial({
    units: {
      g1: ['HMG section at D4', { observer: true, facing: 3 }],
      g2: ['8cm mortar section at B4', { mission: { ...MISSION, turns: 1 }, shelledIn: 2 }],
      s1: 'Soviet squad at Z13',
    },
    commands: { g1: 'overwatch', g2: 'overwatch' },
    clock: { turn: 3 },
    agenda: [{ task: 'indirect-fire', side: 'german' }],
  }).order('german', { ...ROLL, at: 'H9' }, 9);
  expect(continued.unit('g2').mission).toMatchObject({ at: 'H9', turns: 2 });
});

test('[panzer S.on-map-indirect-fire] of its own formation, in its range from the minimum on, with OVERWATCH and a weapon that works', () => {
  const why = (parts: Parts, order: object = CALL) => step(parts).refusal('german', order as never)?.refused;
  expect(why({ g1: { formation: 'a' }, g2: { formation: 'b' } })).toBe('OTHER_FORMATION');
  expect(why({ g2: { observer: true } }, { ...CALL, observer: 'g2' })).toBe('NO_OBSERVER');
  expect(why({ s1: ['Soviet squad at B5', { spotted: true }] }, { ...CALL, at: 'B5' })).toBe('OUT_OF_RANGE');
  const g2 = { mission: MISSION };
  expect(why({ g2, commands: { g2: 'none' } }, ROLL)).toBe('NOT_ON_OVERWATCH');
  expect(why({ g2: { ...g2, fired: true } }, ROLL)).toBe('HAS_FIRED');
  const [mortar] = step().unit('g2').weapons ?? [];
  expect(why({ g2: { ...g2, weapons: [{ ...mortar, state: 'malfunction' }] } }, ROLL)).toBe('OUT_OF_ORDER');
});

test('[panzer S.on-map-indirect-fire] with FIRE it fires directly, as GP fire, from the minimum range on', () => {
  const direct = (at: string) =>
    new Trial({
      units: { g2: '8cm mortar section at B4', s1: [`Soviet squad at ${at}`, { spotted: true }] },
      commands: { g2: 'fire' },
      agenda: [{ task: 'direct-fire', side: 'german' }],
    });
  const far = direct('B7');
  expect(far.fire('german', 'g2', 's1', 'GP', ...d100(2)).told('gp-fire')[0]?.factor).toBe(6);
  const near = direct('B5');
  const shots = [near.aim('g2', 'GP')];
  expect(near.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('OUT_OF_RANGE');
});

test('[panzer S.on-map-indirect-fire × 7.1.5.2/c, S.on-map-indirect-fire × S.suppression/b] its state modifies its shells as its other fire', () => {
  const net = (g2: object) =>
    step({ g2: { mission: MISSION, ...g2 } })
      .order('german', ROLL, 9, ...d100(50))
      .told('indirect-attack')[0]?.net;
  expect([net({}), net({ suppressed: 'off' }), net({ broken: 'on' })]).toEqual([50, 30, 30]);
});

test('[panzer S.on-map-indirect-fire × 7.28/b] it is not an off-map battery: nobody searches for it', () => {
  const trial = new Trial({
    units: {
      g2: ['8cm mortar section at B4', { shelledIn: 2, mission: { ...MISSION, turns: 1 } }],
      s1: 'Soviet squad at H8',
    },
    sides: { soviet: { batteries: [{ name: 'Ears', gp: 9, counterBattery: true }] } },
    options: { optional: ['7.28'] },
    clock: { turn: 2 },
    agenda: [
      { task: 'direct-fire', side: 'german' },
      { task: 'counter-battery', side: 'soviet', after: 'german' },
    ],
  });
  expect(trial.awaits).toEqual(['german direct-fire']);
});
