/** Anti-tank weapons of men (8.15 to 8.21) among the other rules: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  modifiersOf,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const MISS = [6, 6] as const;
const HIT = [1, 2] as const;
const at = (weapon: string, target: string, more: object = {}) => ({
  order: 'fire-anti-tank',
  weapon,
  target,
  ...more,
});
const PF = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units;
const BAZOOKA = { a1: '6-6-6 at D4', aw: 'bazooka with a1', gt: ['MkIVF2 at D5', { facing: 3 }] } as Units;
const american = (phase: 'prep-fire' | 'defensive-fire', units: object, more: Setup = {}) =>
  new Trial({
    phase,
    active: phase === 'prep-fire' ? 'american' : 'german',
    enemy: phase === 'prep-fire' ? 'german' : 'american',
    ...in1944,
    ...more,
    units: { ...BAZOOKA, a9: '6-6-6', g9: '4-6-7', ...units } as Units,
  });
const added = (trial: Trial) =>
  trial.told('anti-tank-shot')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('anti-tank rifles', () => {
  test('[squad-leader 8.15.7 × 3.16.10] a Boys rifle adds 1 to kill, once', () => {
    const trial = new Trial({
      active: 'british',
      enemy: 'german',
      units: { b1: '4-5-7 at D4', bw: 'ATR with b1', gt: ['MkIVF2 at D6', { facing: 3 }] } as Units,
    }).order('british', at('bw', 'gt'), ...HIT, 6, 6, 6, 6);
    expect(trial.told('afv-kill')[0]?.modifiers.filter(({ why }) => /Boys/.test(why))).toHaveLength(1);
  });

  test('[squad-leader 8.15.5 × 4.7.11] an exhausted squad has 1 more To Hit with it, and its leader does not help', () => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D4', { cx: true }],
      gl: '9-2 at D4',
      gw: 'ATR with g1',
      rt: ['T-34 at D7', { facing: 3 }],
    } as Units);
    expect(refused(trial, 'german', at('gw', 'rt', { leader: 'gl' }))).toBe('CANNOT_LEAD');
    expect(added(trial.order('german', at('gw', 'rt'), ...MISS))).toEqual(['exhausted 1']);
  });

  test.each([
    ['a tank twice', ['MkIVF2 at D6', { facing: 3 }], 2],
    ['a truck once', ['truck at D6', { facing: 3 }], 1],
  ] as const)('[squad-leader 8.15.2/a × 13.13.1] with half of the number it hits %s', (_, gt, times) => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      units: { r1: '4-4-7 at D4', rw: 'ATR with r1', gt } as Units,
    }).order('russian', at('rw', 'gt'), 1, 2, ...Array.from({ length: 2 * times }, () => 6));
    expect(trial.told('afv-kill')).toHaveLength(times);
  });

  test('[squad-leader 8.15.2/a × 11.13.6] it hits a halftrack and does not destroy it: men under cover are unharmed', () => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      units: {
        r1: '4-4-7 at D4',
        rw: 'ATR with r1',
        gt: ['SdKfz 251 armed at D6', { facing: 3 }],
        g1: ['4-6-7 at D6', { aboard: 'gt' }],
      } as Units,
    }).order('russian', at('rw', 'gt'), 3, 3, 6, 6);
    expect([checks(trial), isGone(trial, 'g1')]).toEqual([[], false]);
  });

  test.each(['russian', 'german'] as const)(
    '[squad-leader 9.2.9 × 8.15.1/a] who was shelled fires it with 1 more in that player turn (%s)',
    (who) => {
      const mine = who === 'german';
      const trial = begun(
        'defensive-fire',
        mine
          ? ({
              g1: ['4-6-7 at D4', { shelled: 'prep-fire' }],
              gw: 'ATR with g1',
              rt: ['T-34 at D7', { facing: 3 }],
            } as Units)
          : ({
              r1: ['4-4-7 at D4', { shelled: 'prep-fire' }],
              rw: 'ATR with r1',
              gt: ['MkIVF2 at D7', { facing: 3 }],
            } as Units),
        { active: mine ? 'russian' : 'german' },
      );
      trial.order(who, mine ? at('gw', 'rt') : at('rw', 'gt'), ...MISS);
      expect(added(trial)).toEqual(['was shelled 1']);
    },
  );

  test('[squad-leader 8.15.2/a × 12.4.1/b] nobody fires it at aircraft', () => {
    const trial = new Trial({
      units: {
        gs: 'Stuka',
        gl: '8-0 at A1',
        r1: '4-4-7 at D8',
        rw: 'ATR with r1',
        rm: 'HMG with r1',
      } as Units,
      sides: { german: { air: {} } },
    }).order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 6, 6);
    expect(trial.refusal('russian', { order: 'fire-at-aircraft', unit: 'rw' })?.refused).toBeDefined();
    expect(
      trial.refusal('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 5)?.refused,
    ).toBeUndefined();
  });
});

describe('shaped charges', () => {
  const house = { ...in1944, map: field({ D4: 'stone-building' }) };
  test('[squad-leader 8.16.3/b × 3.23.6] men whom their own back blast has broken are not under Desperation Morale', () => {
    const trial = begun('prep-fire', PF, house).order('german', at('gw', 'rt'), ...MISS, 6, 5);
    expect([trial.unit('g1').broken, trial.unit('g1').dm]).toEqual([true, undefined]);
  });

  const bunker = (units: object) =>
    begun(
      'prep-fire',
      {
        ...PF,
        g1: ['4-6-7 at D4', { bunkered: 'D4' }],
        rt: ['T-34 at D6', { facing: 3 }],
        ...units,
      } as Units,
      {
        ...in1944,
        marks: { D4: { bunker: { squads: 3, front: 3, rear: 5, facing: 3 } } },
      },
    );

  test('[squad-leader 8.16.3/a × 3.20.4] in a bunker all check: the leader who fails shakes the others once more', () => {
    const trial = bunker({ gl: ['8-0 at D4', { bunkered: 'D4' }] }).order(
      'german',
      at('gw', 'rt'),
      ...MISS,
      6,
      5,
      1,
      1,
      1,
      1,
    );
    expect(checks(trial)).toEqual(['gl back blast', 'g1 back blast', 'g1 leader loss']);
  });

  test.each([
    ['squad is a half-squad', '4-6-7 at D4', 'half-squad'],
    ['half-squad is lost', 'half-squad 2-4-7 at D4', undefined],
  ])('[squad-leader 8.16.3/a × 3.20.6] a broken %s when it fails the back blast', (_, g2, kind) => {
    const trial = bunker({ g2: [g2, { ...BROKEN, bunkered: 'D4' }] }).order(
      'german',
      at('gw', 'rt'),
      ...MISS,
      1,
      1,
      6,
      5,
    );
    expect(trial.battle.unit('g2')?.kind).toBe(kind);
  });

  test.each([
    ['panzerfaust 44a', '4-6-7 at D4'],
    ['panzerschreck', '4-6-7 at D4'],
    ['ATR', '4-6-7 at D4'],
  ])('[squad-leader 8.16.5 × 3.24.2, 3.24.2 × 8.15.1/a] pinned men fire no %s', (weapon, men) => {
    const units = { ...PF, g1: [men, { pinned: true }], gw: `${weapon} with g1` } as Units;
    expect(
      refused(begun('defensive-fire', units, { ...in1944, active: 'russian' }), 'german', at('gw', 'rt')),
    ).toBe('PINNED');
  });

  test('[squad-leader 8.21.4/a × 3.24.2] and no recoilless rifle', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: ['crew 2-4-7 at D9', { pinned: true }],
        gr: ['75 RCL with g1', { facing: 0 }],
        r1: '4-4-7 at D4',
      } as Units,
      { ...in1944, active: 'russian' },
    );
    expect(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gr', at: 'D4' })).toBe('PINNED');
  });

  test.each<[string, string, object, string[]]>([
    ['a tank under a "?"', 'X', ['T-34 at D5', { facing: 3, ...UNDER }], ['concealed 2']],
    ['a tank in motion', 'rt', ['T-34 at D5', { facing: 3, motion: true }], ['moving 2']],
  ])('[squad-leader 8.17.2 × 2.3.5, 8.16/q1 × 11.31.4] a Panzerfaust at %s', (_, named, rt, expected) => {
    const map = field({ D5: 'woods' });
    const trial = begun('prep-fire', { ...PF, rt } as Units, { ...in1944, map });
    const target = trial.battle
      .unitsAt('D5')
      .find((unit) => unit.id === named || unit.kind === 'concealment');
    trial.order('german', at('gw', target?.id ?? ''), ...MISS);
    expect(added(trial)?.filter((one) => !one.startsWith('woods'))).toEqual(expected);
  });

  test('[squad-leader 8.17.2 × 9.2.9] who was shelled fires it with 1 more', () => {
    const units = { ...PF, g1: ['4-6-7 at D4', { shelled: 'prep-fire' }] } as Units;
    const trial = begun('defensive-fire', units, { ...in1944, active: 'russian' });
    expect(added(trial.order('german', at('gw', 'rt'), ...MISS))).toEqual(['was shelled 1']);
  });

  test('[squad-leader 8.17.7 × 13.22.2] one more than it needs to kill shocks the crew, which fails', () => {
    const trial = begun('prep-fire', PF, in1944).order('german', at('gw', 'rt'), ...HIT, 5, 6, 6, 6);
    expect(trial.told('afv-kill')).toMatchObject([{ isKill: false }]);
    expect(trial.unit('rt').shock).toBe('shocked');
  });

  test('[squad-leader 8.17.7 × 11.37.10/a] a hit that does not destroy the tank throws its riders off', () => {
    const units = {
      ...PF,
      rt: ['T-34 at D5', { facing: 3 }],
      r1: ['4-4-7 at D5', { aboard: 'rt' }],
    } as Units;
    const trial = begun('prep-fire', units, in1944).order('german', at('gw', 'rt'), ...HIT, 6, 6, 3, 3);
    expect([trial.unit('r1').aboard, checks(trial)]).toEqual([undefined, ['r1 bail out']]);
  });

  test('[squad-leader 8.18.7 × 13.13.1] a bazooka never hits twice', () => {
    const trial = american('prep-fire', {}).order('american', at('aw', 'gt'), 1, 1, 6, 6);
    expect(trial.told('afv-kill')).toHaveLength(1);
  });

  test('[squad-leader 8.18.9 × 5.3.5.1] HE of a bazooka at men who are higher: 1 more', () => {
    const trial = american(
      'prep-fire',
      { gt: 'MkIVF2 at M12', g1: '4-6-7 at D5' },
      { map: field({ D5: { level: 1 } }) },
    ).order('american', { order: 'fire-anti-tank', weapon: 'aw', at: 'D5' }, ...HIT, 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['height 1']);
  });

  const shells = (state: object, more: Setup = {}) =>
    american('prep-fire', { a1: ['6-6-6 at D4', state], gt: 'MkIVF2 at M12', g1: '4-6-7 at D7' }, more);
  const WRECK = { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true as const }] };
  test.each<[string, object, Setup, number[], string]>([
    ['[squad-leader 8.18.9 × 4.7.11] the exhausted', { cx: true }, {}, [], 'exhausted 1'],
    ['[squad-leader 8.18.9 × 9.2.9] the shelled', { shelled: 'prep-fire' }, {}, [], 'was shelled 1'],
    [
      '[squad-leader 8.18.9 × 11.20.1/a] past a wreck they',
      {},
      { marks: { D5: WRECK } },
      [],
      'past vehicles 1',
    ],
    [
      '[squad-leader 8.18.9 × 9.16.3] through smoke they',
      {},
      { marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } } },
      [1],
      'smoke 1',
    ],
  ])(
    '%s pay for it To Hit with the shells of a bazooka, and not again',
    (_, state, more, smoke, expected) => {
      const trial = shells(state, more);
      trial.order('american', { order: 'fire-anti-tank', weapon: 'aw', at: 'D7' }, 1, 2, ...smoke, 6, 6);
      expect([added(trial), modifiersOf(trial, 'g1')]).toEqual([[expected], []]);
    },
  );

  test.each([
    [2, ['size 2']],
    [-1, ['size -1']],
  ])(
    '[squad-leader 8.17.2 × 11.6.1, 8.15.2/a × 11.6.1] the size of a vehicle counts: %i',
    (size, expected) => {
      const rt = ['T-34 at D6', { facing: 3, size }] as const;
      for (const weapon of ['panzerfaust 44a', 'ATR']) {
        const units = { ...PF, rt, gw: `${weapon} with g1` } as Units;
        const trial = begun('prep-fire', units, in1944);
        expect(added(trial.order('german', at('gw', 'rt'), ...MISS))).toEqual(expected);
      }
    },
  );

  test('[squad-leader 8.18.8 × 5.2.2] who fires a bazooka fires no machine gun in that phase, but his rifles', () => {
    const trial = american('prep-fire', { am: 'MMG with a1', g1: '4-6-7 at D7' }).order(
      'american',
      at('aw', 'gt'),
      ...MISS,
    );
    expect(refused(trial, 'american', fire('D7', 'am'))).toBe('ONE_TYPE');
    expect(refused(trial, 'american', fire('D7', 'a1'))).toBe('DICE_MISSING');
  });

  test('[squad-leader 8.20.5/b × 5.1.2] a half-squad that fires a PIAT fires no rifles in that phase; a squad does', () => {
    const rifles = (b1: string) =>
      refused(
        new Trial({
          active: 'british',
          enemy: 'german',
          ...in1944,
          units: { b1, bw: 'PIAT with b1', gt: ['MkIVF2 at D5', { facing: 3 }], g1: '4-6-7 at D7' } as Units,
        }).order('british', at('bw', 'gt'), ...MISS),
        'british',
        fire('D7', 'b1'),
      );
    expect([rifles('4-5-7 at D4'), rifles('half-squad 2-4-7 at D4')]).toEqual(['DICE_MISSING', 'HAS_FIRED']);
  });

  test('[squad-leader 8.18.8 × 7.2.5.7] who has attacked a tank with grenades fires no bazooka in that phase', () => {
    const trial = american('defensive-fire', {}, { map: field({ D4: 'woods' }) });
    trial.order('american', { order: 'immobilize', unit: 'a1', vehicle: 'gt' }, 1, 2, 6, 6);
    expect(refused(trial, 'american', at('aw', 'gt'))).toBeDefined();
  });

  test('[squad-leader 8.18.7 × 7.2.4] at an adjacent tank: no Pre-AFV Attack Morale Check', () => {
    const trial = american('defensive-fire', {}).order('american', at('aw', 'gt'), ...MISS);
    expect(trial.kinds).not.toContain('pre-afv-check');
    expect(trial.action.rolls).toHaveLength(1);
  });

  test('[squad-leader 8.17.8 × 6.1.6] a leader who has fired a Panzerfaust leads in close combat', () => {
    const trial = begun(
      'defensive-fire',
      { ...PF, g1: '9-1 at D4', g2: '4-6-7 at D4', r2: '4-4-7 at D3' } as Units,
      { ...in1944, active: 'russian' },
    ).order('german', at('gw', 'rt'), ...MISS);
    until(trial, 'russian advance').order('russian', { order: 'advance', unit: 'r2', to: 'D4' });
    until(trial, 'german close-combat');
    expect(
      refused(trial, 'german', {
        order: 'close-combat',
        attackers: ['g2'],
        defenders: ['r2'],
        leader: 'g1',
      }),
    ).toBe('DICE_MISSING');
  });

  test('[squad-leader 8.18.7 × 3.9.5] raw men lose their bazooka on 10, others on 11', () => {
    const gone = (a1: string, one: number, other: number) =>
      isGone(american('prep-fire', { a1 }).order('american', at('aw', 'gt'), one, other), 'aw');
    expect([gone('6-6-6 at D4', 5, 5), gone('5-3-6 at D4', 5, 5), gone('6-6-6 at D4', 6, 5)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('recoilless rifles', () => {
  const RCL = { g1: 'crew 2-4-7 at D9', gr: ['75 RCL with g1', { facing: 0 }], r1: '4-4-7 at D4' } as Units;
  const shot = { order: 'fire-ordnance', unit: 'gr', at: 'D4' };
  test('[squad-leader 8.21.6 × 13.11.2] no Intensive Fire', () => {
    expect(refused(begun('prep-fire', RCL), 'german', { ...shot, intensive: true })).toBe('CANNOT_SUSTAIN');
  });

  test('[squad-leader 8.21.2 × 10.8.3] served by a squad it breaks down on two less, for good', () => {
    const broken = (g1: string, one: number, other: number) => {
      const trial = begun('prep-fire', { ...RCL, g1 } as Units).order('german', shot, one, other);
      return isGone(trial, 'gr');
    };
    expect([broken('4-6-7 at D9', 5, 4), broken('4-6-7 at D9', 5, 5)]).toEqual([false, true]);
  });

  test('[squad-leader 8.21.9 × 3.30.1] men in its blast neither fire nor move for the rest of the player turn', () => {
    const trial = begun('prep-fire', { ...RCL, g2: '4-6-7 at D10' } as Units).order('german', shot, ...MISS);
    expect(trial.unit('g2').ti).toBe(true);
    expect(refused(trial, 'german', fire('D4', 'g2'))).toBeDefined();
    expect(
      until(trial, 'german movement')
        .legalOf('german', 'move')
        .some((one) => String(one.units).includes('g2')),
    ).toBe(false);
  });

  test('[squad-leader 8.21.9 × 3.23.6] who has moved already, and is broken by it, is not under Desperation Morale', () => {
    const trial = begun('prep-fire', { ...RCL, g2: ['4-6-7 at D10', { moved: true }] } as Units).order(
      'german',
      shot,
      ...MISS,
      6,
      5,
    );
    expect([trial.unit('g2').broken, trial.unit('g2').dm]).toEqual([true, undefined]);
  });

  test('[squad-leader 8.21.9 × 1.3/1.2] and are free again when the next player turn begins', () => {
    const trial = begun('prep-fire', { ...RCL, g2: '4-6-7 at D10' } as Units).order('german', shot, ...MISS);
    until(trial, 'russian movement');
    expect(trial.unit('g2').ti).toBeUndefined();
  });
});
