import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const begun = (units: Units, { options, ...more }: Setup = {}) =>
  new Trial({
    phase: 'movement',
    units: { rm: 'LMG at D4', r1: '4-4-7 at N12', g9: '4-6-7 at A1', ...units },
    ...more,
    options: { optional: ['8.5'], ...options },
  });
const takes = (unit = 'g1', more: object = {}) => ({ order: 'pick-up', unit, weapon: 'rm', ...more });
const sought = (trial: Trial) =>
  trial.told('weapon-sought')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const has = (trial: Trial) => trial.unit('rm').possessor;
const refused = (trial: Trial, order: object) => trial.refusal('german', order as never)?.refused;

test('[squad-leader 8.4, 8.5.1] where it is played, a weapon that nobody has is found on less than 6, once tried in a phase', () => {
  const half = { g1: 'half-squad 2-4-7 at D4' };
  expect(has(begun(half).order('german', takes(), 5))).toBe('g1');
  const failed = begun(half).order('german', takes(), 6);
  expect([has(failed), refused(failed, takes())]).toEqual([undefined, 'HAS_TRIED']);
  expect(has(begun(half, { options: { optional: [] } }).order('german', takes()))).toBe('g1');
});

test.each<[string, Units, Setup, string[]]>([
  ['a squad', { g1: '4-6-7 at D4' }, {}, ['squad -1']],
  ['a leader', { g1: '8-0 at D4' }, {}, ['a single man 1']],
  ['woods', {}, { map: field({ D4: 'woods' }) }, ['woods 1']],
  ['brush', {}, { map: field({ D4: 'brush' }) }, ['brush 1']],
  ['an enemy who has it in range', { r2: '4-4-7 at D8' }, {}, ['under the eyes of the enemy 1']],
  ['one who is too far', { r2: '4-4-7 at D9' }, {}, []],
  ['one who is broken', { r2: ['4-4-7 at D8', { broken: true }] }, {}, []],
  ['a parachute', { rm: ['LMG at D4', { parachute: true }] }, {}, ['parachute -2']],
  ['a leader beside him', { gl: '9-2 at D4' }, {}, []],
])('[squad-leader 8.5.2/T, 8.5.4] the die: %s', (_, units, more, modifiers) => {
  expect(sought(begun({ g1: 'half-squad 2-4-7 at D4', ...units }, more).order('german', takes(), 1))).toEqual(
    modifiers,
  );
});

test.each<[string, Setup['options'], Parameters<typeof field>[0], string[]]>([
  ['night', { night: true }, {}, ['night 1']],
  ['rain', { weather: 'rain' }, {}, ['rain 1']],
  [
    'snow that falls on snow',
    { weather: 'falling snow', underfoot: 'deep snow' },
    {},
    ['falling snow 1', 'deep snow 1'],
  ],
  ['rain on the roof', { weather: 'rain' }, { D4: 'stone-building' }, []],
])('[squad-leader 8.5.2/a, 8.5.2/T] and %s', (_, options, hexes, modifiers) => {
  const setup = { options: { optional: ['8.5'], ...options }, clock: { visibility: 3 }, map: field(hexes) };
  expect(sought(begun({ g1: 'half-squad 2-4-7 at D4' }, setup as Setup).order('german', takes(), 1))).toEqual(
    modifiers,
  );
});

test('[squad-leader 8.5.2] who takes his time has 1 less for each factor, as long as he has some', () => {
  const trial = begun({ g1: '4-6-7 at D4' });
  expect(refused(trial, takes('g1', { spend: 5 }))).toBe('TOO_HEAVY');
  trial.order('german', takes('g1', { spend: 2 }), 6);
  expect(sought(trial)).toEqual(['takes its time -2', 'squad -1']);
  const far = (path: string[]) => refused(trial, { order: 'move', units: ['g1'], path });
  expect([far(['D5', 'D6']), far(['D5', 'D6', 'D7'])]).toEqual([undefined, 'TOO_FAR']);
});

test.each<[string, Units, Setup, string]>([
  ['in marsh', {}, { map: field({ D4: 'marsh' }) }, 'IMPASSABLE'],
  ['beside enemies in the hex', { rt: 'T-34 at D4' }, {}, 'ENEMY_THERE'],
  [
    'in melee',
    { g1: ['4-6-7 at D4', { melee: true }], r2: ['4-4-7 at D4', { melee: true }] },
    {},
    'IN_MELEE',
  ],
  ['berserk', { g1: ['4-6-7 at D4', { berserk: true }] }, {}, 'BERSERK'],
])('[squad-leader 8.5.1, 8.5.1/a, 8.4.5] nobody looks for it %s', (_, units, more, code) => {
  expect(refused(begun({ g1: '4-6-7 at D4', ...units }, more), takes())).toBe(code);
});

describe('in the Advance Phase', () => {
  const advancing = (units: Units, more: Setup = {}) => begun(units, { phase: 'advance', ...more });

  test('[squad-leader 8.5.3] who stays has 1 less, and does not advance any more', () => {
    const trial = advancing({ g1: '4-6-7 at D4' }).order('german', takes(), 6);
    expect(sought(trial)).toEqual(['stays there -1', 'squad -1']);
    expect([has(trial), refused(trial, { order: 'advance', unit: 'g1', to: 'D5' })]).toEqual([
      'g1',
      'HAS_MOVED',
    ]);
    const come = advancing({ g1: '4-6-7 at D5' }).order('german', { order: 'advance', unit: 'g1', to: 'D4' });
    expect(sought(come.order('german', takes(), 1))).toEqual(['squad -1']);
  });

  test('[squad-leader 8.4.2, 8.5.4] friends hand weapons on without a die, and not one that was found in the turn', () => {
    const men: Units = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', gm: 'LMG with g2' };
    const hands = takes('g1', { weapon: 'gm' });
    const trial = advancing(men).order('german', hands);
    expect([trial.unit('gm').possessor, trial.told('weapon-sought')]).toEqual(['g1', []]);
    expect(refused(advancing({ ...men, gm: ['LMG with g2', { gained: true }] }), hands)).toBe('HAS_MOVED');
    expect(refused(advancing(men, { options: { optional: [] } }), hands)).toBe('NOT_IN_PLAY');
  });
});
