import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const STREAM = (is = 'shallow-stream', map: object = {}) =>
  drawn({ watercourses: [{ is, along: 'A8 B7 C8 D8 E8 F8 G8' }], ...map });
const inStream = (
  values: object = {},
  { map = STREAM(), ...more }: Setup = {},
  units: Record<string, Placed> = {},
) =>
  new Trial({
    phase: 'movement',
    map,
    ...more,
    units: {
      gt: ['MkIVF2', { at: 'D8', facing: 0, mp: 30, ...values }] as never,
      r9: '4-4-7 at N12',
      ...units,
    },
  });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const drms = (trial: Trial) =>
  trial.told('bog-roll')[0]?.modifiers?.map(({ why, value }) => `${why} ${value}`);

test('[squad-leader 14.22.14] out of a stream they may sink in there, along it not', () => {
  const stays = inStream().order('german', drive('D7', 'D6'), 5, 5);
  expect(stays.unit('gt')).toMatchObject({ at: 'D8', bogged: true, immobilized: true });
  expect(inStream().order('german', drive('D7', 'D6'), 4, 5).unit('gt').at).toBe('D6');
  expect(inStream({ facing: 2 }).order('german', drive('E8')).kinds).not.toContain('bog-roll');
  const gully = inStream({}, { map: STREAM('gully') });
  expect(gully.order('german', drive('D7')).kinds).not.toContain('bog-roll');
});

test.each<[string, object, Setup, string[]]>([
  ['nothing else', {}, {}, []],
  [
    'beside a marsh',
    {},
    { map: STREAM('shallow-stream', { terrain: { marsh: 'E7' } }) },
    ['into soft ground 1'],
  ],
  ['uphill', {}, { map: STREAM('shallow-stream', { levels: { '1': 'D7' } }) }, ['uphill 1']],
  ['in mud', { muddied: true }, { options: { underfoot: 'mud' } }, ['soft or frozen ground 1']],
  ['on half tracks', { vehicle: 'halftrack' }, {}, ['without tracks 1']],
  ['out of deep water', {}, { map: STREAM('deep-stream') }, ['deep water 1']],
  ['by a ford', {}, { marks: { D8: { ford: true } } }, ['by a ford -1']],
])('[squad-leader 14.22.15] %s', (_, values, setup, expected) => {
  expect(drms(inStream(values, setup).order('german', drive('D7'), 1, 1))).toEqual(expected);
});

test('[squad-leader 14.22.15] with a gun in tow', () => {
  const gun = { gg: ['75 infantry gun', { at: 'D8', towedBy: 'gt' }] } as never;
  const truck = { vehicle: 'halftrack', tows: 'gg' };
  expect(drms(inStream(truck, {}, gun).order('german', drive('D7'), 1, 1))).toContain('with a gun in tow 1');
});

test('[squad-leader 14.22.15] beside a marsh no second roll is made', () => {
  const map = STREAM('shallow-stream', { terrain: { marsh: 'E7' } });
  expect(inStream({}, { map }).order('german', drive('D7'), 1, 1).told('bog-roll')).toHaveLength(1);
});

test.each([
  ['deep-stream', [6, 6], true],
  ['deep-stream', [5, 6], false],
  ['shallow-stream', [6, 6], false],
] as const)('[squad-leader 14.22.16] in a %s with %j: it floods: %s', (is, dice, floods) => {
  const men = { g1: ['4-6-7', { at: 'D8', aboard: 'gt' }], gm: 'LMG with g1' } as never;
  const trial = inStream({}, { map: STREAM(is) }, men).order('german', drive('D7'), ...dice);
  expect(trial.battle.unit('gt') === undefined).toBe(floods);
  expect([trial.unit('g1').at, trial.battle.unit('gm') === undefined]).toEqual(['D8', floods]);
  expect(trial.battle.unitsAt('D8').some(({ kind }) => kind === 'crew')).toBe(floods);
});
