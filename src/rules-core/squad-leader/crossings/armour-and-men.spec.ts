import { field, type Setup, Trial } from '../testkit.testkit.js';
import { BROKEN, begun, fire, isGone, modifiersOf, refused, type Units } from './positions.testkit.js';

const CE = { exposed: true } as const;
const ON_HULL = [4, 3] as const;
const ON_TURRET = [3, 4] as const;
const in1944 = { options: { year: 1944 } } as const;
const start = (units: object, setup: Setup = {}) =>
  begun('prep-fire', { gt: ['MkIVF2 at D9', CE], ...units } as Units, { ...in1944, ...setup });
const shell = (more: object = {}) => ({
  order: 'fire-ordnance',
  unit: 'gt',
  at: 'D4',
  target: 'rt',
  ...more,
});
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const checks = (trial: Trial) => trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`);

describe('crews that suffered', () => {
  test('[squad-leader 11.8.3 × 11.9.1 × 13.3] a stunned crew neither drives nor fires; afterwards it fires with 1 and 1 more, and stays inside', () => {
    const stunned = { gt: ['MkIVF2 at D9', { stunned: 2, shut: true }], r1: '4-4-7 at D4' } as Units;
    expect(refused(begun('prep-fire', stunned), 'german', shell({ target: undefined }))).toBe('NO_CREW');
    expect(refused(begun('movement', stunned), 'german', { order: 'drive', unit: 'gt', path: ['D8'] })).toBe(
      'CANNOT_MOVE',
    );
    const later = { gt: ['MkIVF2 at D9', { unsteady: true, shut: true }], r1: '4-4-7 at D4' } as Units;
    const trial = begun('prep-fire', later).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4' },
      6,
      5,
    );
    expect(added(trial)?.sort()).toEqual(['buttoned up 1', 'crew was stunned 1']);
    expect(refused(begun('movement', later), 'german', { order: 'expose', unit: 'gt', exposed: true })).toBe(
      'CANNOT_LOOK_OUT',
    );
  });

  test('[squad-leader 13.22.2 × 3.22.1] the crew of an AFV is shocked by its own morale, not by that of a leader beside it', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }], rl: '10-3 at D4' });
    trial.order('german', shell(), ...ON_HULL, 3, 4, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rt', needs: 7, passed: false }]);
    expect(trial.unit('rt').shock).toBe('shocked');
  });

  test('[squad-leader 13.22.2 × 8.10.10] a flame that just fails to kill shocks nobody', () => {
    const roll = (one: number, other: number) =>
      begun(
        'prep-fire',
        { g1: '8-3-8 at D6', gf: 'flamethrower with g1', rt: ['T-34 at D4', { facing: 0 }] } as Units,
        in1944,
      ).order('german', fire('D4', 'gf'), one, other);
    const [needs = 0] = roll(6, 6)
      .told('afv-kill')
      .map((told) => told.needs);
    const above = needs + 1;
    const trial = roll(Math.min(6, above - 1), above - Math.min(6, above - 1));
    expect(trial.told('afv-kill')).toMatchObject([{ isKill: false }]);
    expect([checks(trial).filter((one) => one.startsWith('rt')), trial.unit('rt').shock]).toEqual([
      [],
      undefined,
    ]);
  });
});

describe('hull down', () => {
  const WALL = { map: field({ D4: { hexsides: { 3: 'wall' } } }) };
  test('[squad-leader 13.23.1.1 × 13.20.6] exactly the number on the side of one that is hull down destroys it', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 2 }] }, WALL).order(
      'german',
      shell(),
      ...ON_TURRET,
      4,
      4,
      6,
      6,
    );
    expect(isGone(trial, 'rt')).toBe(true);
  });

  test('[squad-leader 11.7.2 × 13.20.5] its bow gun does not fire over the wall, its coaxial gun does', () => {
    const men = {
      rt: ['T-34 at D4', { facing: 3, mg: { bow: 4, coaxial: 4 } }],
      g1: '4-6-7 at D7',
    } as Units;
    const shot = { order: 'fire-machine-guns', unit: 'rt', at: 'D7' };
    const fp = (map: Setup) =>
      begun('prep-fire', men, { active: 'russian', ...map })
        .order('russian', shot, 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([fp({}), fp(WALL)]).toEqual([8, 4]);
  });

  test('[squad-leader 11.20.1/a × 11.20.8] past a wreck that burns: 1 for the wreck, and a die less 1 for its smoke', () => {
    const wreck = { name: 'T-34', nationality: 'Russian', armoured: true, burning: true } as const;
    const trial = begun(
      'prep-fire',
      { g1: '4-6-7 at D8', r1: '4-4-7 at D4' },
      { marks: { D6: { wrecks: [wreck] } } },
    ).order('german', fire('D4', 'g1'), 6, 5, 4);
    expect(modifiersOf(trial, 'r1')?.sort()).toEqual(['past vehicles 1', 'smoke 3']);
  });
});

describe('men in and beside vehicles', () => {
  test('[squad-leader 3.29.11 × 11.15.8] prisoners go down with the truck that carries them and their guards', () => {
    const trial = start({
      rt: ['truck at D4', { facing: 3 }],
      r1: ['4-4-7 at D4', { aboard: 'rt' }],
      g1: ['unarmed half-squad 2-4-7 at D4', { ...BROKEN, guard: 'r1', aboard: 'rt' }],
    });
    trial.order('german', shell({ ammunition: 'AP' }), ...ON_HULL, 3, 3);
    expect(['rt', 'r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true, true]);
  });

  test('[squad-leader 11.37.5 × 11.33.1] with men on top a tank does not drive into woods', () => {
    const trial = begun(
      'movement',
      {
        gt: ['MkIVF2 at D9', { facing: 0 }],
        g1: ['4-6-7 at D9', { aboard: 'gt' }],
        r1: '4-4-7 at D2',
      } as Units,
      { ...in1944, map: field({ D8: 'woods' }) },
    );
    expect(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D8'] })).toBeDefined();
  });

  test('[squad-leader 13.13.2 × 11.37.12] two hits with HE of a small gun strike riders twice', () => {
    const trial = start({
      g1: 'crew 2-4-7 at D9',
      gg: ['37L AT gun with g1', { facing: 0 }],
      rt: ['T-34 at D4', { facing: 3 }],
      r1: ['4-4-7 at D4', { aboard: 'rt' }],
    });
    trial.order('german', shell({ unit: 'gg', ammunition: 'HE' }), 1, 2, 5, 6, 5, 6, 3, 3);
    expect(trial.told('hit-twice')).toHaveLength(1);
    expect(trial.told('struck-aboard')).toHaveLength(2);
  });

  test.each<[string, string, string[]]>([
    ['a squad', '4-6-7 at D4', ['g1 back blast']],
    ['a hero', '1-4-9 at D4', []],
  ])(
    '[squad-leader 8.16.3/a × 3.8.3] the blast of a Panzerfaust in a house shakes %s that fires it',
    (_, men, expected) => {
      const trial = begun(
        'prep-fire',
        { g1: men, gp: 'panzerfaust 43b with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units,
        { ...in1944, map: field({ D4: 'stone-building' }) },
      );
      trial.order(
        'german',
        { order: 'fire-anti-tank', weapon: 'gp', target: 'rt' },
        6,
        6,
        ...(expected.length ? [3, 3] : []),
      );
      expect(checks(trial)).toEqual(expected);
    },
  );

  test('[squad-leader 8.15.5 × 9.16.3] an anti-tank rifle through smoke: a die To Hit, and no leader against it', () => {
    const trial = begun(
      'prep-fire',
      { g1: '4-6-7 at D8', gl: '10-2 at D8', ga: 'ATR with g1', rt: ['T-34 at D4', { facing: 3 }] } as Units,
      { marks: { D6: { smoke: [{ side: 'russian', kind: 'full' }] } } },
    );
    trial.order('german', { order: 'fire-anti-tank', weapon: 'ga', target: 'rt' }, 6, 5, 5);
    const why = trial.told('anti-tank-shot')[0]?.modifiers.map((one) => one.why) ?? [];
    expect([why.includes('smoke'), why.includes('10-2')]).toEqual([true, false]);
  });
});

describe('guns that are overrun or hidden', () => {
  const upon = { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] };
  test.each([
    [[5, 4], undefined],
    [[6, 4], true],
  ] as const)(
    '[squad-leader 7.1.22 × 13.11.6] its last shot, fired intensively, breaks it on 10: %j',
    (dice, broken) => {
      const trial = new Trial({
        phase: 'movement',
        options: { year: 1943 },
        units: {
          gt: ['MkIVF2 at D6', { facing: 0 }],
          rc: ['crew 2-3-7 at D5', { firedIn: 'movement' }],
          rg: ['57 AT gun at D5', { possessor: 'rc', facing: 3, shotsFired: 2, intensive: true }],
          r9: '4-4-7 at N12',
        } as Units,
      });
      if (trial.refusal('german', upon)?.refused === 'DICE_MISSING') trial.order('german', upon, 3, 3);
      else trial.order('german', upon).order('russian', 'pass', 3, 3);
      trial.order('russian', { order: 'fire-at-overrun', unit: 'rg' }, ...dice, 6, 4);
      const told = trial.told('gun-malfunctioned').map(({ from }) => from);
      expect(told).toEqual(broken ? [10] : []);
    },
  );

  test('[squad-leader 2.7.2 × 3.24.2] a pinned crew at a hidden gun stays hidden as it fires', () => {
    const trial = begun(
      'defensive-fire',
      {
        r1: ['crew 2-3-7 at D9', { hidden: true, pinned: true }],
        rg: ['76 AT gun with r1', { hidden: true, facing: 0 }],
        gt: ['MkIVF2 at D4', { facing: 3 }],
      } as Units,
      { map: field({ D9: 'woods' }) },
    );
    trial.order('russian', { order: 'fire-ordnance', unit: 'rg', at: 'D4', target: 'gt' }, 6, 4);
    expect(added(trial)).toContain('pinned 2');
    expect(trial.unit('r1').hidden).toBe(true);
  });
});
