import { drawn, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** Engineers, a gun, a tank with dischargers and another that is there to be asked. */
const UNITS = {
  g1: '8-3-8 at D4',
  g2: ['StG III/75 at E4', { facing: 3 }],
  g3: ['MkIVF2 at F4', { facing: 3, dischargers: 'loaded' }],
  g4: '4-6-7 at G4',
  r1: '4-4-7 at D9',
} as const;
const SOURCES = [
  ['smoke grenades', { order: 'place-smoke', unit: 'g1', at: 'D5' }, [], 'D5'],
  ['ordnance', { order: 'fire-smoke', unit: 'g2', at: 'D9' }, [2, 2], 'D9'],
  ['dischargers', { order: 'discharge-smoke', unit: 'g3' }, [], 'F4'],
] as const;
const start = (phase: 'prep-fire' | 'defensive-fire' | 'advancing-fire', units: Units = {}) =>
  new Trial({
    phase,
    ...(phase === 'defensive-fire' && {
      active: 'russian',
      options: { order: ['german', 'russian'] as const },
    }),
    units: { ...UNITS, ...units },
  });

describe('where smoke comes from', () => {
  test.each(SOURCES)('[squad-leader 9.15.2] %s', (_, order, faces, at) => {
    expect(
      start('prep-fire')
        .order('german', order, ...faces)
        .at(at).smoke,
    ).toMatchObject([{ kind: 'full' }]);
  });

  test('[squad-leader 9.15.2] artillery', () => {
    const trial = new Trial({
      phase: 'movement',
      active: 'russian',
      options: { order: ['german', 'russian'] },
      units: UNITS,
      marks: { D9: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect', smoke: true }] } },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
    expect(trial.endPhase().at('D9').smoke).toMatchObject([{ kind: 'full' }]);
  });
});

describe('when', () => {
  test.each(['defensive-fire', 'advancing-fire'] as const)(
    '[squad-leader 9.15.3] grenades and shells in Prep Fire alone, dischargers in %s too',
    (phase) => {
      const [grenades, shells, dischargers] = SOURCES;
      const refused = [grenades, shells].map(([, order]) => start(phase).refusal('german', order)?.refused);
      expect(refused).toEqual(['NOT_NOW', 'TOO_LATE']);
      expect(start(phase).order('german', dischargers[1]).at('F4').smoke).toMatchObject([{ kind: 'full' }]);
    },
  );

  test('[squad-leader 9.15.3] and before all other fire of it', () => {
    const fired = start('prep-fire').order('german', { order: 'fire', at: 'D9', firers: ['g4'] }, 6, 5);
    const refused = SOURCES.map(([, order]) => fired.refusal('german', order)?.refused);
    expect(refused).toEqual(['TOO_LATE', 'TOO_LATE', undefined]);
  });
});

describe('artillery and the night', () => {
  const NIGHT = {
    options: { night: true, order: ['german', 'russian'] as const },
    clock: { visibility: 4 },
  } as const;
  const MEN = { gl: '9-1 at D3', gr: ['radio with gl', { contact: 'A' }], r1: '4-4-7 at D6' } as const;
  const batteries = {
    german: { batteries: { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } },
  } as const;
  const laid = (is: 'request' | 'spotting round', at: string) => ({
    [at]: { artillery: [{ side: 'german', battery: 'A', is }] },
  });
  const counters = (trial: Trial) =>
    Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
      artillery.map(({ is }) => `${is} in ${at}`),
    );

  test.each([
    [[4, 1], 'spotting round in D7'],
    [[4, 3], 'request in D6'],
  ])('[squad-leader 9.14/49.9] the first round counts only within the range of sight: %j', (more, is) => {
    const trial = new Trial({
      phase: 'advance',
      ...NIGHT,
      units: MEN,
      sides: batteries,
      marks: laid('request', 'D6'),
    });
    expect(counters(trial.endPhase(5, ...more))).toEqual([is]);
  });

  test.each([
    [[1, 1], ['spotting round in D6']],
    [[4, 1], []],
  ])('[squad-leader 9.14/49.91] a corrected one that comes down beyond it is gone: %j', (more, then) => {
    const trial = new Trial({
      phase: 'rally',
      active: 'russian',
      ...NIGHT,
      units: { ...MEN, gm: '8-0 at E4', gs: 'radio with gm' },
      sides: batteries,
      marks: laid('spotting round', 'D5'),
    });
    while (!trial.awaits.includes('german radio')) trial.endPhase();
    trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 3);
    trial.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 3);
    trial.order('german', { order: 'correct-artillery', radio: 'gr', to: 'D7' }, 5, ...more);
    expect(counters(trial)).toEqual(then);
  });
});

describe('leaders in halftracks', () => {
  test('[squad-leader-B-11] [squad-leader 9.1/q3] they call artillery off the map from under cover', () => {
    const trial = new Trial({
      phase: 'rally',
      map: field(),
      units: {
        gt: 'SdKfz 251 armed at D3',
        gl: ['9-1 at D3', { aboard: 'gt' }],
        gr: 'radio with gl',
        gm: '8-0 at E4',
        gs: 'radio with gm',
        r1: '4-4-7 at D8',
      },
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } } },
    });
    trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 3);
    trial.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 3);
    trial.order('german', { order: 'request-artillery', radio: 'gr', at: 'D8' });
    expect([trial.at('D8').artillery?.[0]?.is, trial.unit('gl').exposed]).toEqual(['request', undefined]);
  });
});

describe('smoke before a building', () => {
  const map = drawn({ buildings: [{ is: 'stone', hexes: 'D2 D3', upperLevels: 3, stairways: 'D3' }] });
  test.each([
    ['D3', true],
    ['D3/1', true],
    ['D3/2', true],
    ['D3/3', false],
  ])(
    '[squad-leader-B-63] [squad-leader 9.16/q4] it hinders fire from all levels up to its height: %s',
    (at, isHindered) => {
      const trial = new Trial({
        map,
        units: { g1: `4-6-7 at ${at}`, r1: '4-4-7 at D7' },
        marks: { D4: { smoke: [{ side: 'russian', kind: 'full' }] } },
      }).order('german', { order: 'fire', at: 'D7', firers: ['g1'] }, 6, 5, ...(isHindered ? [3] : []));
      const modifiers = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
      expect(modifiers?.includes('smoke')).toBe(isHindered);
    },
  );
});
