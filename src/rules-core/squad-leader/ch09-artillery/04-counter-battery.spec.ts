import { type Setup, Trial } from '../testkit.testkit.js';

const counter = { order: 'counter-battery', radio: 'gr', against: 'B' };
const start = (own: object = {}, enemy: object = {}, more: Setup = {}, radio: object = {}) =>
  new Trial({
    units: {
      gl: '9-1 at D2',
      gr: ['radio with gl', { contact: 'A', ...radio }],
      r1: '4-4-7 at D9',
      rl: '8-0 at D9',
      rr: ['radio with rl', { contact: 'B' }],
    },
    marks: { D4: { artillery: [{ side: 'russian', battery: 'B', is: 'spotting round' }] } },
    sides: {
      german: { batteries: { A: { calibre: 105, missions: 3, ...own } } },
      russian: { batteries: { B: { calibre: 100, missions: 3, used: 1, ...enemy } } },
    },
    ...more,
  });
const enemyBattery = (trial: Trial) => trial.battle.side('russian').batteries?.B;

test.each([
  [[1, 1], 'destroyed'],
  [[3, 2], 'disrupted'],
  [[3, 3], 'no effect'],
])(
  '[squad-leader 9.4.1/a, 9.4.1/b] two dice tell what comes of it, for a Fire Mission: %j',
  (faces, result) => {
    const trial = start().order('german', counter, ...faces, ...(result === 'disrupted' ? [2] : []));
    expect(trial.told('counter-battery')).toMatchObject([{ result }]);
    expect(trial.battle.side('german').batteries?.A?.used).toBe(1);
  },
);

test('[squad-leader 9.4.2] a disrupted battery is silent for as many turns as a die tells, without contact', () => {
  const trial = start().order('german', counter, 3, 2, 2);
  expect([enemyBattery(trial)?.silentUntil, trial.unit('rr').contact, trial.at('D4').artillery]).toEqual([
    3,
    undefined,
    undefined,
  ]);
  const calls = (turn: number) =>
    start(
      {},
      { silentUntil: 3 },
      { phase: 'rally', active: 'russian', turn, options: { order: ['german', 'russian'] } },
    );
  const call = { order: 'radio-contact', radio: 'rr', battery: 'B' };
  expect(calls(2).awaits).not.toContain('russian radio');
  expect(calls(3).order('russian', call, 2, 2).unit('rr').contact).toBe('B');
});

test('[squad-leader 9.4.1/b] a destroyed one is gone', () => {
  expect(enemyBattery(start().order('german', counter, 1, 1))).toBeUndefined();
});

test('[squad-leader 9.4.1/a] not of a smaller battery; calibres are rounded down', () => {
  expect(start({ calibre: 99 }).refusal('german', counter)?.refused).toBe('TOO_WEAK');
  expect(start({ calibre: 101 }, { calibre: 109 }).order('german', counter, 6, 6).kinds).toContain(
    'counter-battery',
  );
});

test('[squad-leader 9.4.1/a] not at one that has not fired, nor out of contact, nor without missions', () => {
  expect(start({}, { used: 0 }).refusal('german', counter)?.refused).toBe('IN_VIEW');
  expect(start({}, {}, {}, { contact: undefined }).refusal('german', counter)?.refused).toBe('NO_CONTACT');
  expect(start({ used: 3 }).refusal('german', counter)?.refused).toBe('NO_AMMUNITION');
});

test('[squad-leader-B-21] [squad-leader 9.1/q11, 9.1.21] a battery fires one mission in a turn', () => {
  const trial = start().order('german', counter, 6, 6);
  expect(trial.refusal('german', counter)?.refused).toBe('HAS_FIRED');
});

test.each([
  ['gl', 3, 2, -2],
  ['gl', 3, 1, 0],
  ['gx', 3, 2, 0],
])(
  '[squad-leader-B-35] [squad-leader 9.4.3] 1 less for each turn in a row, of the same leader: %s in turn %i after %i',
  (by, turn, last, drm) => {
    const trial = start({}, {}, { turn }, { counterFire: { turn: last, row: 2, by } });
    trial.order('german', counter, 6, 6);
    expect(
      (trial.told('counter-battery')[0]?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0),
    ).toBe(drm);
    expect(trial.unit('gr').counterFire).toEqual({ turn, row: 1 - drm, by: 'gl' });
  },
);
