import { field, type Setup, Trial } from '../testkit.testkit.js';
import { BROKEN, HIDDEN, isGone, MELEE, UNDER, type Units, until } from './positions.testkit.js';

const AIR = { german: { air: {} } } as const;
const MISS = [6, 5] as const;
const planes = (units: object, more: Setup = {}) =>
  new Trial({
    ...more,
    units: { gs: 'Stuka', gf: 'fighter', gl: '8-0 at A1', r9: '4-4-7', ...units } as Units,
    sides: AIR,
    options: { year: 1944, ...more.options },
  });
const dive = (trial: Trial, ...faces: number[]) =>
  trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);
const strafe = (trial: Trial, ...faces: number[]) =>
  trial
    .order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3)
    .order('german', 'strike', ...faces);
const outcomeOf = (trial: Trial, unit: string) =>
  trial
    .told('air-strike')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit));
const whys = (trial: Trial, unit: string) =>
  outcomeOf(trial, unit)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const checks = (trial: Trial) => trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`);

describe('who is struck', () => {
  test('[squad-leader 12.5.4 × 2.3.4] a dive at men under a "?" has half of its strength', () => {
    const map = field({ D8: 'wooden-building' });
    const seen = dive(planes({ r1: '4-4-7 at D8' }, { map }), 2, 3, 3, 3);
    const unseen = dive(planes({ r1: ['4-4-7 at D8', UNDER] }, { map }), 2, 3, 3, 3);
    expect([checks(seen), checks(unseen)]).toEqual([['r1 2MC'], ['r1 1MC']]);
  });

  test.each([
    ['dive', dive],
    ['run', strafe],
  ] as const)('[squad-leader 12.7.5 × 3.29.16] a %s strikes guards and their prisoners', (_, attack) => {
    const trial = attack(
      planes({ r1: '4-4-7 at D8', g1: ['unarmed 4-6-7 at D8', { ...BROKEN, guard: 'r1' }] }),
      1,
      1,
    );
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test('[squad-leader 12.5.4 × 6.3.1] both sides of a melee', () => {
    const trial = dive(planes({ r1: ['4-4-7 at D8', MELEE], g1: ['4-6-7 at D8', MELEE] }), 1, 1);
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test('[squad-leader 12.5.4 × 9.2.8] those who were bombarded in the turn before are struck as others are', () => {
    const trial = dive(
      planes({ r1: ['4-4-7 at D8', { barrage: { turn: 2, row: 1, last: 3 } }] }, { turn: 3 }),
      ...MISS,
    );
    expect(whys(trial, 'r1')).toEqual([]);
  });

  test('[squad-leader 12.5.4 × 9.2.10] those who were shelled in this phase have 1 more', () => {
    const trial = dive(planes({ r1: ['4-4-7 at D8', { shelled: 'prep-fire' }] }), ...MISS);
    expect(whys(trial, 'r1')).toEqual(['under shells 1']);
  });

  const halftrack = (state: object) =>
    new Trial({
      active: 'russian',
      options: { year: 1944 },
      units: {
        rs: 'Stuka',
        rf: 'fighter',
        rl: '8-0 at A1',
        gt: ['SdKfz 251 armed at D8', { facing: 3 }],
        g1: ['4-6-7 at D8', { aboard: 'gt', ...state }],
      } as Units,
      sides: { russian: { air: {} } },
    });
  test.each<[string, object, string[] | undefined]>([
    ['under cover: not at all', {}, undefined],
    ['exposed: with 2 more', { exposed: true }, ['2']],
  ])(
    '[squad-leader 12.7.5 × 11.13.7] a fighter strikes men in a halftrack who are %s',
    (_, state, expected) => {
      const trial = halftrack(state)
        .order('russian', { order: 'strafe', aircraft: 'rf', at: 'D8', along: 3 }, 2, 3)
        .order('russian', 'strike', ...MISS, ...MISS);
      expect(whys(trial, 'g1')?.map((one) => one.replace(/^.* (-?\d)$/, '$1'))).toEqual(expected);
    },
  );
});

describe('what shakes men', () => {
  const early = (units: object) => planes(units, { options: { year: 1941, month: 6 } });
  test('[squad-leader 12.5.22 × 3.8.3] a hero is not shaken by the scream of a Stuka', () => {
    const trial = dive(early({ rh: '1-4-9 at D8', r1: '4-4-7 at D8' }), 1, 1, ...MISS);
    expect(checks(trial)).toEqual(['r1 sirens']);
  });

  test('[squad-leader 12.5.22 × 3.25.2] the berserk check with 10', () => {
    const trial = dive(early({ r1: ['4-4-7 at D8', { berserk: true }] }), 5, 5, ...MISS);
    expect(trial.told('morale-check')).toMatchObject([{ needs: 10, passed: true }]);
  });

  test('[squad-leader 12.9.22 × 3.8.3, 11.37.10/a × 3.8.3, 9.16.9.5/a × 3.8.3] nor by his landing in woods, by his leap off a tank, or by white phosphorus', () => {
    const landed = new Trial({
      phase: 'defensive-fire',
      units: { r1: '4-4-7 at K9', gl: '8-0 at A1', gh: ['1-4-9', { jumps: true, aloft: 'D8' }] } as Units,
      map: field({ D8: 'woods' }),
      sides: { german: { airdrop: 'aloft' } },
    }).endPhase();
    landed.order('german', 'pass');
    expect([landed.unit('gh').at, checks(landed)]).toEqual(['D8', []]);
    const off = new Trial({
      options: { year: 1944 },
      units: { gt: 'MkIVF2 at D9', gh: ['1-4-9 at D9', { aboard: 'gt' }], r1: '4-4-7 at D5' } as Units,
    }).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D5' }, 6, 5);
    expect([off.unit('gh').aboard, checks(off)]).toEqual([undefined, []]);
    const burnt = new Trial({
      active: 'american',
      enemy: 'german',
      options: { year: 1944 },
      units: { a1: '6-6-6 at D4', gh: '1-4-9 at D5' } as Units,
    }).order('american', { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true }, 1);
    expect([burnt.at('D5').smoke?.[0]?.kind, checks(burnt)]).toEqual(['white phosphorus', []]);
  });

  test('[squad-leader 12.5.22 × 3.25.1] nobody goes berserk by it: it is not fire', () => {
    const trial = dive(early({ r1: '4-4-7 at D8' }), 1, 1, ...MISS);
    expect(trial.unit('r1').berserk).toBeUndefined();
  });

  test('[squad-leader 12.5.22 × 2.5.1] the hidden check without being seen', () => {
    const map = field({ D8: 'wooden-building' });
    const trial = new Trial({
      units: { gs: 'Stuka', gl: '8-0 at A1', r1: ['4-4-7 at D8', HIDDEN], r2: '4-4-7 at D8' } as Units,
      map,
      sides: AIR,
      options: { year: 1941, month: 6 },
    });
    dive(trial, 1, 2, 1, 2, ...MISS);
    expect(trial.unit('r1').hidden).toBe(true);
  });
});

describe('fire at aircraft', () => {
  const under = (r1: object, more: object = {}, counter = 'HMG with r1') =>
    dive(planes({ r1: ['4-4-7 at D8', r1], rm: [counter, more] }), 6, 6);
  const flak = (trial: Trial) => {
    const { fp = 0 } = trial.unit('rm');
    trial.order('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 5);
    return (trial.told('flak')[0]?.fp ?? 0) / fp;
  };

  test.each<[string, object, object, string, number]>([
    ['the pinned with a quarter', { pinned: true }, {}, 'HMG with r1', 1 / 4],
    ['with a captured gun a quarter', {}, { found: true }, 'German HMG with r1', 1 / 4],
    ['others with half', {}, {}, 'HMG with r1', 1 / 2],
  ])('[squad-leader 12.4.1/b × 3.24.2, 12.4.1/b × 8.6.5] %s', (_, state, gun, counter, part) => {
    expect(flak(under(state, gun, counter))).toBe(part);
  });

  test('[squad-leader 12.4.1/b × 6.3.2] nobody in melee fires at aircraft', () => {
    const trial = dive(
      planes({
        r1: ['4-4-7 at D8', MELEE],
        g1: ['4-6-7 at D8', MELEE],
        rm: 'HMG with r1',
        r2: '4-4-7 at E8',
        rn: 'HMG with r2',
      }),
      6,
      6,
    );
    expect(trial.refusal('russian', { order: 'fire-at-aircraft', unit: 'rm' })?.refused).toBe('IN_MELEE');
  });
});

describe('men under parachutes', () => {
  const aloft = (state: object = {}, more: object = {}, setup: Setup = {}) =>
    new Trial({
      phase: 'defensive-fire',
      ...setup,
      units: {
        r1: '4-4-7 at K9',
        gl: '8-0 at A1',
        g1: ['4-6-8', { jumps: true, aloft: 'D8', ...state }],
        ...more,
      } as Units,
      sides: { german: { airdrop: 'aloft' } },
    });
  const fire = { order: 'fire-at-paratroops', at: 'D8', firers: ['r2'] };

  test('[squad-leader 12.9.14 × 5.6.10.1] who just holds out in the air does not go to ground', () => {
    const trial = aloft({}, { r2: '4-4-7 at D10' }).order('russian', fire, 5, 3, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', passed: true }]);
    expect(trial.unit('g1').grounded).toBeUndefined();
  });

  test('[squad-leader 12.9.14 × 3.24.2] pinned men fire at them with half', () => {
    const fp = (state: object) =>
      aloft({}, { r2: ['4-4-7 at D10', state] })
        .order('russian', fire, 6, 6)
        .told('fire-attack')[0]?.fp;
    expect([fp({}), fp({ pinned: true })]).toEqual([4, 2]);
  });

  test('[squad-leader 12.9.25 × 6.1.3] they fight in close combat with 2 more, and are struck with 2 less, the cowering too', () => {
    const trial = new Trial({
      phase: 'close-combat',
      units: { g1: ['4-6-8 at D8', { parachute: true }], r1: '4-4-7 at D8' } as Units,
    });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    trial.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] }, 6, 5, 6, 4);
    expect(
      trial
        .told('close-combat-attack')
        .flatMap(({ blows }) => blows)
        .map(({ modifiers }) => modifiers.map(({ value }) => value)),
    ).toEqual([[2], [-2]]);
  });

  test('[squad-leader 12.9.1 × 4.4.1] in that player turn they do not advance', () => {
    const trial = aloft().endPhase();
    trial.order('german', 'pass');
    until(trial, 'german advance');
    expect(trial.legalOf('german', 'advance').some(({ unit }) => unit === 'g1')).toBe(false);
  });
});
