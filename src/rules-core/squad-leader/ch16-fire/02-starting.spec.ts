import type { Ground } from '../../kernel/testing/field.testkit.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const START = { order: 'start-fire', unit: 'g1' } as const;
const lighting = (ground: Ground, g1: Placed = '4-6-7 at D5', setup: Setup = {}) =>
  new Trial({
    phase: 'advancing-fire',
    map: field({ D5: ground }),
    units: { g1, r1: '4-4-7 at N12' },
    ...setup,
  });
const tried = (trial: Trial) => trial.told('fire-tried')[0];

describe('starting fires', () => {
  test.each([
    ['wooden-building', 7],
    ['stone-building', 8],
    ['wooden-rubble', 7],
    ['stone-rubble', 8],
    ['woods', 9],
    ['orchard', 9],
    ['grain', 10],
    ['brush', 10],
  ] as const)(
    '[squad-leader 16.2.1, 16.2.3, 16.2.12.1, 14.12.5, 14.16.7] %s burns on %i',
    (ground, needs) => {
      const low = Math.floor(needs / 2);
      const lit = lighting(ground).order('german', START, low, needs - low);
      expect([tried(lit)?.burns, lit.at('D5').kindled]).toEqual([true, 2]);
      const out = lighting(ground).order('german', START, low - 1, needs - low);
      expect([tried(out)?.burns, out.at('D5').kindled]).toEqual([false, undefined]);
    },
  );

  test.each([['marsh'], ['crags'], ['shellholes']] as const)(
    '[squad-leader 16.2.1] %s does not burn',
    (ground) => {
      expect(lighting(ground).refusal('german', START)?.refused).toBe('NOTHING_THERE');
    },
  );

  test.each([
    ['a squad', '4-6-7 at D5', undefined],
    ['a half-squad', 'half-squad 2-4-7 at D5', undefined],
    ['a leader', '9-1 at D5', 'NOT_YOUR_UNIT'],
    ['the broken', ['4-6-7 at D5', { broken: true }], 'BROKEN'],
    ['who has moved', ['4-6-7 at D5', { moved: true }], 'HAS_MOVED'],
    ['who has fired', ['4-6-7 at D5', { prep: true }], 'HAS_FIRED'],
  ] as const)('[squad-leader 16.2.1, 16.2.2] %s: %s, %s', (_, placed, refused) => {
    expect(lighting('woods', placed as Placed).refusal('german', START, 1, 1)?.refused).toBe(refused);
  });

  test('[squad-leader 16.2.2] who has tried fires no more, whether it burns or not', () => {
    const units = { g1: '4-6-7 at D5', r1: '4-4-7 at D6' } as const;
    const trial = lighting('woods', undefined, { units });
    const fire = { order: 'fire', at: 'D6', firers: ['g1'] } as const;
    expect(trial.refusal('german', fire, 6, 5)).toBeUndefined();
    expect(trial.order('german', START, 1, 1).refusal('german', fire)).toBeDefined();
    expect(trial.refusal('german', START)?.refused).toBe('HAS_FIRED');
  });

  test.each([
    ['woods', -2, false],
    ['woods', 1, true],
    ['wooden-building', -3, true],
  ] as const)(
    '[squad-leader 16.2.4, 16.3.3] in %s the weather of %i: %s; no leader helps',
    (ground, kindling, burns) => {
      const rolled = ground === 'woods' ? (burns ? [4, 4] : [5, 5]) : [3, 4];
      const units = { g1: '4-6-7 at D5', gl: '10-3 at D5', r1: '4-4-7 at N12' } as const;
      const trial = lighting(ground, undefined, { units, options: { kindling } });
      expect(tried(trial.order('german', START, ...rolled))?.burns).toBe(burns);
    },
  );

  test('[squad-leader 16.2.5] who has lit it goes out in the Advance Phase', () => {
    const trial = lighting('woods').order('german', START, 6, 6).endPhase();
    expect(trial.awaits).toEqual(['german advance']);
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_LEAVE');
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D4' });
    expect(trial.refusal('german', 'end-phase')).toBeUndefined();
  });
});

describe('white phosphorus', () => {
  const CLOUD = { smoke: [{ side: 'german', kind: 'white phosphorus' }] } as const;
  const burning = (ground: Ground, kindling: number, dice: readonly number[], more: Setup = {}) =>
    new Trial({
      phase: 'advancing-fire',
      map: field({ D5: ground }),
      marks: { D5: CLOUD },
      units: { g1: '4-6-7 at A1', r1: '4-4-7 at N12' },
      ...more,
      options: { kindling, ...more.options },
    }).endPhase(...dice);

  test.each<[Ground, string, number, number, number[], number[] | undefined, boolean]>([
    ['woods', 'very dry', 2, 9, [5, 4], [], true],
    ['woods', 'very dry', 2, 9, [4, 4], [], false],
    ['woods', 'dry', 1, 9, [5, 5], [-1], true],
    ['woods', 'dry', 1, 9, [5, 4], [-1], false],
    ['stone-building', 'very dry', 2, 8, [5, 5], [-2], true],
    ['stone-building', 'very dry', 2, 8, [5, 4], [-2], false],
    ['stone-building', 'dry', 1, 8, [5, 6], [-1, -2], true],
  ])('[squad-leader 9.16.9.6] in %s when it is %s', (ground, _, kindling, needs, dice, added, burns) => {
    const trial = burning(ground, kindling, dice);
    const [told] = trial.told('phosphorus-burns');
    expect([told?.needs, told?.modifiers.map(({ value }) => value)]).toEqual([needs, added]);
    expect(trial.at('D5').kindled !== undefined).toBe(burns);
  });

  test.each<[string, Ground, number, Setup]>([
    ['it is neither', 'woods', 0, {}],
    ['nothing there burns', 'open-ground', 2, {}],
    [
      'there is a wreck alone',
      'open-ground',
      2,
      { marks: { D5: { ...CLOUD, wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } } },
    ],
    [
      'it is of the other side',
      'woods',
      2,
      { marks: { D5: { smoke: [{ side: 'russian', kind: 'white phosphorus' }] } } },
    ],
    ['it is smoke', 'woods', 2, { marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } } }],
  ])('[squad-leader 9.16.9.6] not where %s', (_, ground, kindling, more) => {
    const trial = burning(ground, kindling, [], more);
    expect([trial.told('phosphorus-burns'), trial.at('D5').kindled]).toEqual([[], undefined]);
  });
});
