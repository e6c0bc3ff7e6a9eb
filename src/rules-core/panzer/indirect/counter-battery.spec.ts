import type { Battery } from '../attributes/sides.js';
import type { PanzerSystem } from '../system.js';
import { d100, Trial } from '../testkit.testkit.js';

const MISSION = { by: 's1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 1 } as const;
const FIRED: Battery = { name: 'Guns', gp: 9, points: 60, fired: 2, mission: MISSION };
const EARS: Battery = { name: 'Ears', gp: 9, points: 50, counterBattery: true };
const EYES: Battery = { ...EARS, name: 'Eyes' };
const SEARCH = { order: 'search-battery', searcher: 'Ears', target: 'Guns' };

interface Parts {
  readonly guns?: object;
  readonly ears?: object;
  readonly nation?: 'italian';
  readonly options?: PanzerSystem['options'];
}

/** The Soviet battery has fired in turn 2; it is the Germans' Counter Battery Fire, then the Soviets' answer. */
const step = ({ guns = {}, ears = {}, nation, options = {} }: Parts = {}) =>
  new Trial({
    units: { g1: nation ? 'Bersaglieri squad at D4' : 'Rifle squad at D4', s1: 'Soviet squad at H8' },
    sides: {
      german: { batteries: [{ ...EARS, ...ears }], ...(nation && { nation }) },
      soviet: { batteries: [{ ...FIRED, ...guns }, EYES] },
    },
    options: { optional: ['7.28'], ...options },
    clock: { turn: 2 },
    agenda: [
      { task: 'direct-fire', side: 'german' },
      { task: 'counter-battery', side: 'soviet', after: 'soviet' },
      { task: 'counter-battery', side: 'german', after: 'soviet' },
    ],
  });

const soviet = (trial: Trial, i = 0): Battery | undefined => trial.battle.side('soviet').batteries?.[i];
const strike = (rolled: number, parts: Parts = {}) =>
  step(parts).order('german', SEARCH, ...d100(20), ...d100(rolled));

test('[panzer 7.28/b, 7.28.1/a, 7.28.1/b] Counter Battery units only, at what fired in this turn, each once in a turn', () => {
  expect(step().awaits).toEqual(['german counter-battery']);
  expect(step({ options: { optional: [] } }).awaits).toEqual(['german direct-fire']);
  expect(step({ guns: { fired: 1 } }).awaits).toEqual(['german direct-fire']);
  expect(step({ ears: { counterBattery: undefined } }).awaits).toEqual(['german direct-fire']);
  expect(step().refusal('german', { ...SEARCH, target: 'Eyes' })?.refused).toBe('NO_SUCH_TARGET');
  expect(step().refusal('german', { ...SEARCH, searcher: 'Guns' })?.refused).toBe('NO_SUCH_BATTERY');
  const trial = step().order('german', SEARCH, ...d100(21));
  expect(trial.kinds).toEqual(['battery-searched']);
  expect(trial.awaits).toEqual(['soviet counter-battery']);
});

test('[panzer 7.28.2/a, 7.28.2/b, 7.28.2/c, 7.28.2/d, 7.28.2/j] located by 20 or less, after what modifies the roll', () => {
  const net = (parts: Parts) =>
    step(parts)
      .order('german', SEARCH, ...d100(40))
      .told('battery-searched')[0]?.net;
  expect(net({})).toBe(40);
  expect([2, 3].map((turns) => net({ guns: { mission: { ...MISSION, turns } } }))).toEqual([40, 30]);
  expect(net({ guns: { selfPropelled: true } })).toBe(50);
  expect(net({ guns: { mission: { ...MISSION, turns: 3 }, selfPropelled: true } })).toBe(40);
  const italian = (date: string) => net({ nation: 'italian', options: { optional: ['7.28'], date } });
  expect(['1940-11', '1941-03', '1941-09'].map(italian)).toEqual([50, 45, 40]);
  expect(net({ options: { optional: ['7.28'], date: '1940-11' } })).toBe(40);
});

test('[panzer 7.28.2/e, 7.28.2/f, 7.28.2/h, 7.28.2/i] Suppressed, Damaged, Knocked Out with its points; Damaged twice is Knocked Out', () => {
  expect(soviet(strike(50))).toMatchObject({ suppressed: 'on' });
  expect(soviet(strike(51))).toMatchObject({ damaged: true });
  expect(soviet(strike(80))?.knockedOut).toBeUndefined();
  const out = strike(81);
  expect(soviet(out)).toMatchObject({ knockedOut: true });
  expect(soviet(out)?.mission).toBeUndefined();
  expect(out.battle.side('german').points).toBe(60);
  expect(soviet(strike(51, { guns: { damaged: true } }))).toMatchObject({ knockedOut: true });
});

test('[panzer 7.28.3/a, 7.28.3/b, 7.28.3/c] the unit that searched is searched for: Suppressed is ignored, Damaged puts it out', () => {
  const answer = (rolled: number) =>
    step()
      .order('german', SEARCH, ...d100(99))
      .order(
        'soviet',
        { order: 'search-battery', searcher: 'Eyes', target: 'Ears' },
        ...d100(20),
        ...d100(rolled),
      );
  const ears = (trial: Trial) => trial.battle.side('german').batteries?.[0];
  expect(ears(answer(50))).toEqual({ ...EARS, fired: 2 });
  expect(ears(answer(51))).toMatchObject({ knockedOut: true });
  expect(answer(51).battle.side('soviet').points).toBe(50);
  const missed = step()
    .order('german', SEARCH, ...d100(99))
    .order('soviet', { order: 'search-battery', searcher: 'Eyes', target: 'Ears' }, ...d100(21));
  expect(missed.kinds).not.toContain('battery-struck');
});

test('[panzer 7.28.2/g, 7.28.2/f] a Suppressed battery turns to OFF, then recovers by 50 or less', () => {
  const recovery = (suppressed: 'on' | 'off', ...faces: number[]) =>
    new Trial(
      {
        units: { g1: 'Rifle squad at D4', s1: 'Soviet squad at H8' },
        sides: { soviet: { batteries: [{ ...FIRED, suppressed }] } },
        agenda: [{ task: 'direct-fire', side: 'german' }, { task: 'recover-suppression' }],
      },
      ...faces,
    );
  const state = (trial: Trial) => soviet(trial)?.suppressed;
  expect(state(recovery('on'))).toBe('off');
  expect(state(recovery('off', ...d100(50)))).toBeUndefined();
  expect(state(recovery('off', ...d100(51)))).toBe('off');
});
