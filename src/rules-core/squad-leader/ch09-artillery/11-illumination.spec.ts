import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const BATTERIES = { A: { calibre: 80, missions: 3 }, B: { calibre: 80, missions: 3 } } as const;
/** A leader with a radio, one beside a mortar, and others who keep the step open. */
const UNITS = {
  gl: '9-1 at D3',
  gr: 'radio with gl',
  gm: '8-0 at E4',
  gs: 'radio with gm',
  g1: 'crew 2-4-7 at C4',
  gg: ['81mm mortar with g1', { facing: 3 }],
  r1: '4-4-7 at D6',
} as const;
const start = ({ units, sides, options, ...more }: Setup & { units?: Units } = {}) => {
  const trial = new Trial({
    phase: 'rally',
    active: 'russian',
    clock: { visibility: 4 },
    options: { night: true, order: ['german', 'russian'], ...options },
    ...more,
    units: { ...UNITS, ...units },
    sides: { german: { batteries: BATTERIES }, ...sides },
  });
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  trial.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 3);
  trial.order('german', { order: 'radio-contact', radio: 'gs', battery: 'B' }, 3, 3);
  while (!trial.awaits.includes('german artillery')) trial.endPhase();
  return trial;
};
const flare = (more: object = {}) => ({ order: 'illuminate', by: 'gr', at: 'D6', ...more });
const byGun = (more: object = {}) => flare({ by: 'gg', spotter: 'gl', ...more });
const counters = (trial: Trial) =>
  Object.entries(trial.battle.position.locations).flatMap(([at, { artillery = [] }]) =>
    artillery.map(({ is, lit }) => `${is} in ${at}${lit ? ', lit' : ''}`),
  );
const refused = (trial: Trial, order: object) => {
  const code = trial.refusal('german', order as never)?.refused;
  return code === 'DICE_MISSING' ? undefined : code;
};

test.each<[string, Placed, string | undefined]>([
  ['a mortar', ['81mm mortar with g1', { facing: 3 }], undefined],
  ['a howitzer', ['75 infantry gun with g1', { facing: 3 }], undefined],
  ['no anti-tank gun', ['50 AT gun with g1', { facing: 3 }], 'CANNOT_USE'],
])('[squad-leader 9.11.1] all that fires indirectly has them: %s', (_, gg, code) => {
  expect(refused(start({ units: { gg } }), byGun())).toBe(code);
});

test.each<[string, Setup & { units?: Units }, object, string | undefined]>([
  ['in contact with a battery', {}, flare(), undefined],
  ['beside the gun', {}, byGun(), undefined],
  ['with the gun', { units: { gl: '9-1 at C4' } }, byGun(), undefined],
  ['not two hexes from it', { units: { gl: '9-1 at E3' } }, byGun(), 'NO_LEADER'],
  [
    'not when broken',
    { units: { gk: ['8-0 at C4', { broken: true }] } },
    byGun({ spotter: 'gk' }),
    'NO_LEADER',
  ],
  ['into a hex within his sight', {}, flare({ at: 'D7' }), undefined],
  ['not beyond it', {}, flare({ at: 'D8' }), 'NO_SIGHT'],
])('[squad-leader 9.11.2/a] a leader calls one: %s', (_, setup, order, code) => {
  expect(refused(start(setup), order)).toBe(code);
});

test('[squad-leader 9.11.2/a, 9.11.2/b, 9.11.2/c] it always strays, lights the ground, and is a spotting round there', () => {
  const trial = start().order('german', flare(), 4, 3);
  expect(counters(trial)).toEqual(['spotting round in D9, lit']);
  expect(trial.at('D9').starShell).toBe(true);
  expect(trial.told('battery-asked')).toEqual([]);
});

test('[squad-leader 9.11.2/b] a battery is asked for it, fires no mission, and goes on the more easily', () => {
  const sides = { german: { batteries: { A: { calibre: 80 }, B: { calibre: 80 } } } } as const;
  const none = start({ sides }).order('german', flare(), 5, 4);
  expect([none.told('battery-asked')[0]?.granted, counters(none)]).toEqual([false, []]);
  const trial = start({ sides }).order('german', flare(), 4, 4, 1, 1);
  expect(trial.battle.side('german').batteries?.A?.used).toBeUndefined();
  const lit = {
    D5: { artillery: [{ side: 'german', battery: 'A', is: 'spotting round' as const, lit: true as const }] },
  };
  const later = start({ sides, marks: lit, units: { gr: ['radio with gl', { contact: 'A' }] } });
  later.order('german', { order: 'correct-artillery', radio: 'gr', to: 'D5', fire: 'high explosive' }, 4, 4);
  expect(later.told('battery-asked')[0]?.modifiers.map(({ value }) => value)).toEqual([-1]);
});

test('[squad-leader 9.11.2/c] battery and gun fire nothing else in that player turn', () => {
  const trial = start().order('german', flare(), 4, 1);
  const again = [
    flare(),
    { order: 'request-artillery', radio: 'gr', at: 'D6' },
    { order: 'correct-artillery', radio: 'gr', to: 'D6', fire: 'high explosive' },
  ];
  expect(again.map((order) => refused(trial, order))).toEqual(['HAS_TRIED', 'HAS_TRIED', 'HAS_TRIED']);
  const gun = start().order('german', byGun(), 4, 1);
  expect(refused(gun, byGun())).toBe('HAS_TRIED');
  while (gun.battle.clock.phase !== 'defensive-fire') gun.endPhase();
  expect(refused(gun, { order: 'fire-ordnance', unit: 'gg', at: 'D7' })).toBe('SETTLED');
});
