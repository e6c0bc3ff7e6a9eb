import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const UNITS = {
  gl: '9-1 at D3',
  gr: 'radio with gl',
  r1: '4-4-7 at D8',
  gm: '8-0 at E4',
  gs: 'radio with gm',
} as const;
const BATTERIES = { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } as const;
const NOTED = { gr: { by: 'gl', hexes: ['D8'] } } as const;
const start = ({ units, secrets, sides, ...more }: Setup & { units?: Units } = {}) =>
  new Trial({
    phase: 'rally',
    active: 'russian',
    options: { order: ['german', 'russian'] },
    ...more,
    units: { ...UNITS, ...units },
    sides: { german: { batteries: BATTERIES }, ...sides },
    secrets: { german: { preRegistered: NOTED }, ...secrets },
  });
/** Both in contact, so that there is more to be asked. */
const tuned = (setup: Parameters<typeof start>[0] = {}) => {
  const trial = start(setup);
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 4);
  return trial.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 4);
};
const request = (more: object = {}) => ({ order: 'request-artillery', radio: 'gr', at: 'D8', ...more });
const HE = { fire: 'high explosive' } as const;
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is, smoke, harassing }) =>
      [is, at, ...(smoke ? ['smoke'] : []), ...(harassing ? ['harassing'] : [])].join(' '),
    ),
  );
const refused = (trial: Trial, order: object) => {
  const code = trial.refusal('german', order as never)?.refused;
  return code === 'DICE_MISSING' ? undefined : code;
};

describe('before the battle', () => {
  const registering = (registers: number | undefined) =>
    start({
      secrets: { german: {} },
      units: { r1: ['4-4-7', { entry: ['D1'] }] },
      sides: { german: { batteries: BATTERIES, registers } },
    });
  const sights = (...all: [weapon: string, on: string][]) => ({
    order: 'bore-sight',
    sights: all.map(([weapon, on]) => ({ weapon, on })),
  });
  test('[squad-leader 9.12.1] the side that awaits the enemy notes as many hexes as it may, in secret', () => {
    const trial = registering(2);
    expect(trial.awaits).toEqual(['german bore-sight']);
    expect(refused(trial, sights(['gr', 'D8'], ['gr', 'D9'], ['gs', 'D9']))).toBe('TWICE');
    expect(refused(trial, sights(['gr', 'Z99']))).toBe('NO_SUCH_HEX');
    trial.order('german', sights(['gr', 'D8'], ['gr', 'D9']));
    expect(trial.battle.secret('german')).toEqual({
      preRegistered: { gr: { by: 'gl', hexes: ['D8', 'D9'] } },
    });
  });

  test('[squad-leader 9.12.1] nobody is asked where the scenario does not say so', () => {
    expect(registering(undefined).awaits).not.toContain('german bore-sight');
  });
});

describe('fire on such a hex', () => {
  test.each([
    ['on 4 or less on target', [4], 'fire for effect D8'],
    ['else two hexes nearer', [5, 1, 4], 'fire for effect D6'],
    ['and one hex off at least', [5, 1, 1], 'fire for effect D7'],
  ])(
    '[squad-leader 9.12.1.1, 9.12.1.2] for effect without a round that is spotted first: %s',
    (_, faces, is) => {
      expect(counters(tuned().order('german', request(HE), ...faces))).toEqual([is]);
    },
  );

  test.each([
    [4, [], 'spotting round D8'],
    [5, [1, 3], 'spotting round D7'],
  ])('[squad-leader 9.12.1.2] its first round has the same advantage: %i', (die, more, is) => {
    const marks = { D8: { artillery: [{ side: 'german', battery: 'A', is: 'request' as const }] } };
    const units = { gr: ['radio with gl', { contact: 'A' }] } as const;
    expect(counters(start({ phase: 'advance', marks, units }).endPhase(die, ...more))).toEqual([is]);
  });

  test('[squad-leader 9.12.1.1] access and contact are no easier', () => {
    const sides = { german: { batteries: { ...BATTERIES, A: { calibre: 80 } } } } as const;
    const trial = tuned({ sides }).order('german', request(HE), 5, 4);
    expect([trial.told('battery-asked')[0]?.granted, counters(trial)]).toEqual([false, []]);
    const silent = start();
    while (!silent.awaits.includes('german radio')) silent.endPhase();
    silent.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 4, 4);
    expect(silent.unit('gr').contact).toBeUndefined();
  });

  test.each([
    ['smoke', { fire: 'smoke' }, 'fire for effect D8 smoke'],
    ['harassing fire', { ...HE, harassing: true }, 'fire for effect D8 harassing'],
  ])('[squad-leader 9.12.2] it may be %s', (_, more, is) => {
    expect(counters(tuned().order('german', request(more), 1))).toEqual([is]);
  });

  test('[squad-leader 9.12.3] it is of the radio and the leader who have registered it', () => {
    expect(refused(tuned(), request({ ...HE, radio: 'gs' }))).toBe('TOO_EARLY');
    expect(refused(tuned(), request({ ...HE, at: 'D7' }))).toBe('TOO_EARLY');
    const other = { german: { preRegistered: { gr: { by: 'gm', hexes: ['D8'] } } } } as const;
    expect(refused(tuned({ secrets: other }), request(HE))).toBe('TOO_EARLY');
  });

  test('[squad-leader 9.12/q1] not where the leader does not see it', () => {
    const map = field({ D6: 'woods' });
    expect(refused(tuned({ map, units: { r2: '4-4-7 at F3' } }), request(HE))).toBe('NO_SIGHT');
    expect(refused(tuned({ map, units: { r2: '4-4-7 at F3' } }), request())).toBe('NO_SIGHT');
  });
});
