import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
type Is = 'spotting round' | 'fire for effect';
const UNITS = {
  gl: '9-1 at D3',
  gr: ['radio with gl', { contact: 'A' }],
  gm: '8-0 at E4',
  gs: 'radio with gm',
  r1: '4-4-7 at D8',
  r5: '4-4-7 at F7',
} as const;
const start = (is: Is, { units, sides, ...more }: Setup & { units?: Units } = {}) => {
  const trial = new Trial({
    phase: 'rally',
    active: 'russian',
    options: { order: ['german', 'russian'] },
    ...more,
    units: { ...UNITS, ...units },
    marks: { D8: { artillery: [{ side: 'german', battery: 'A', is }] } },
    sides: {
      german: { batteries: { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } },
      ...sides,
    },
  });
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 4);
  return trial.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 4);
};
const plot = (to: string, more: object = {}) => ({ order: 'plot-artillery', radio: 'gr', to, ...more });
const HE = { fire: 'high explosive' } as const;
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is }) => `${is} in ${at}`),
  );
const MISSES = Array.from({ length: 14 }, () => 6);
/** To the Defensive Fire Phase, with these dice at its beginning. */
const defend = (trial: Trial, ...faces: number[]) => {
  while (trial.battle.clock.phase !== 'movement') trial.endPhase();
  return trial.endPhase(...faces);
};

test('[squad-leader 9.13.1, 9.13.3, 9.13.3.1, 9.13.3.2, 9.13.3.3, 9.13.3.4] it is noted by turn, battery, kind and hex, and nobody else learns of it', () => {
  const trial = start('spotting round').order('german', plot('D7', HE));
  expect(trial.battle.secret('german').plots).toEqual({
    A: { turn: 3, radio: 'gr', to: 'D7', fire: 'high explosive' },
  });
  expect(counters(trial)).toEqual(['spotting round in D8']);
  expect(trial.refusal('german', plot('D7', HE))?.refused).toBe('HAS_TRIED');
});

test.each<[string, Is, string, object, number[], string]>([
  ['fire for effect where the round lies', 'spotting round', 'D8', HE, MISSES, 'fire for effect in D8'],
  ['fire for effect elsewhere', 'spotting round', 'D7', HE, [1, ...MISSES], 'fire for effect in D7'],
  ['another spotting round', 'spotting round', 'D6', {}, [1], 'spotting round in D6'],
  ['no change', 'fire for effect', 'D8', HE, MISSES, 'fire for effect in D8'],
  ['the end of the fire', 'fire for effect', 'D8', {}, [], 'spotting round in D8'],
])(
  '[squad-leader 9.13.1, 9.13.3.3, 9.13.3.4] it is done when the enemy has moved: %s',
  (_, is, to, more, faces, then) => {
    const trial = start(is).order('german', plot(to, more));
    expect(counters(defend(trial, ...faces))).toEqual([then]);
    expect(trial.told('barrage')).toHaveLength(then.startsWith('fire') ? 7 : 0);
    expect([trial.battle.secret('german').plots, trial.at(then.slice(-2)).artillery?.[0]?.settled]).toEqual([
      undefined,
      undefined,
    ]);
  },
);

test('[squad-leader 9.13.1] access is asked for only then', () => {
  const sides = { german: { batteries: { A: { calibre: 80 }, B: { calibre: 80 } } } } as const;
  const trial = start('spotting round', { sides }).order('german', plot('D8', HE));
  expect(trial.told('battery-asked')).toEqual([]);
  expect(counters(defend(trial, 6, 4))).toEqual(['spotting round in D8']);
  expect(trial.told('battery-asked')).toMatchObject([{ granted: false }]);
});

test('[squad-leader 9.13/q1] not where its observer has broken under Prep Fire', () => {
  const trial = start('fire for effect', { units: { r2: '6-2-8 at D4' } }).order('german', plot('D8', HE));
  while (trial.battle.clock.phase !== 'prep-fire') trial.endPhase();
  trial.order('russian', { order: 'fire', at: 'D3', firers: ['r2'] }, 3, 3, 6, 5);
  expect(trial.unit('gl').broken).toBe(true);
  expect(counters(defend(trial))).toEqual([]);
});

test('[squad-leader 9.13.1, 9.13.2] only in the Rally Phase of the enemy, and for a counter that lies there', () => {
  const own = new Trial({
    phase: 'rally',
    units: { ...UNITS, gs: ['radio with gm', { contact: 'B' }] },
    marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'spotting round' }] } },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } } },
  });
  while (!own.awaits.includes('german radio')) own.endPhase();
  own.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 4);
  own.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 4);
  expect(own.refusal('german', plot('D8', HE))?.refused).toBe('NOT_NOW');
  const other = start('spotting round');
  expect(other.refusal('german', { ...plot('D8', HE), radio: 'gs' })?.refused).toBe('NOTHING_THERE');
});
