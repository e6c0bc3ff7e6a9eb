import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const NERVE = { nerve: 'kept' } as const;
const start = (units: Units, more: Setup = {}) =>
  new Trial({ units: { g1: ['4-6-7 at D4', NERVE], r9: '4-4-7 at N12', ...units }, ...more });
const HIT = [1, 2] as const;
const ON_HULL = [2, 1] as const;

describe('weapons of men', () => {
  const shot = { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' };
  const stopping = { ...shot, immobilize: true };
  const tank = (facing: number, more: object = {}) => ['T-34 at D5', { facing, ...more }] as Placed;

  test.each([
    ['a Panzerfaust', 'panzerfaust 44a', 2, 'at the tracks 3'],
    ['a Panzerfaust from behind', 'panzerfaust 44a', 3, 'at the tracks 5'],
    ['an anti-tank rifle', 'ATR', 2, 'at the tracks 3'],
  ])('[squad-leader 13.23.1.4, 13.23.2.5] %s may be aimed at the tracks', (_, weapon, facing, why) => {
    const trial = start({ gw: `${weapon} with g1`, rt: tank(facing) }).order('german', stopping, 1, 1);
    const [fired] = trial.told('anti-tank-shot');
    expect(fired?.modifiers.map((one) => `${one.why} ${one.value}`)).toContain(why);
    expect([trial.unit('rt').immobilized, trial.told('afv-kill')]).toEqual([true, []]);
  });

  test.each<[string, Placed, Setup, string]>([
    ['in front', tank(0), {}, 'PROTECTED'],
    ['of a truck', ['truck at D5', { facing: 3 }], {}, 'NOT_AN_AFV'],
    ['from far above', tank(3), { map: field({ D4: { level: 2 } }) }, 'PROTECTED'],
  ])('[squad-leader 13.23.2.5] as with guns, not %s', (_, rt, more, refused) => {
    const trial = start({ gw: 'panzerfaust 44a with g1', rt }, more);
    expect(trial.refusal('german', stopping)?.refused).toBe(refused);
  });

  test.each([
    [4, true],
    [3, false],
  ])(
    '[squad-leader 13.23.1.1, 13.23.1.4] just enough, and a %i: it may only be stopped',
    (third, stopped) => {
      const trial = start({ gw: 'panzerfaust 44a with g1', rt: tank(3) });
      trial.order('german', shot, ...ON_HULL, 5, 5, third, ...(stopped ? [] : [6, 6]));
      expect(trial.battle.unit('rt')?.immobilized).toBe(stopped ? true : undefined);
      expect(trial.kinds.includes('wrecked')).toBe(!stopped);
    },
  );

  test('[squad-leader 13.23.1.1] not in front', () => {
    const trial = start({ gw: 'panzerfaust 44a with g1', rt: tank(0) });
    trial.order('german', shot, ...HIT, 3, 4, 6, 6);
    expect(trial.battle.unit('rt')).toBeUndefined();
  });
});

describe('flames, bottles, machine guns and aircraft', () => {
  const HALFTRACK = ['M3 armed at D5', { facing: 3 }] as Placed;

  test.each<[string, Units, object, number[]]>([
    [
      'a flamethrower',
      { gf: 'flamethrower with g1', g1: ['8-3-8 at D4', NERVE], rt: ['T-34 at D6', { facing: 3 }] },
      { order: 'fire', at: 'D6', firers: ['gf'] },
      [3, 3],
    ],
    [
      'a machine gun',
      { gm: 'HMG with g1', rt: HALFTRACK },
      { order: 'fire', at: 'D5', firers: ['gm'], vehicle: 'rt' },
      [1, 2, 6, 6],
    ],
    [
      'a bottle',
      { gm: 'Russian molotov with g1', rt: ['T-34 at D5', { facing: 3 }] },
      { order: 'attack-by-hand', weapon: 'gm', target: 'rt' },
      [1, 1, 2, 2],
    ],
  ])('[squad-leader 13.23.1.4, 13.23.2.5] just enough of %s destroys', (_, units, order, dice) => {
    const phase = 'weapon' in order ? ({ phase: 'defensive-fire', active: 'russian' } as const) : {};
    const trial = start(units, phase).order('german', order as never, ...dice);
    const [blow] = trial.told('afv-kill');
    expect((blow?.rolled ?? 0) + (blow?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)).toBe(
      blow?.needs,
    );
    expect([trial.battle.unit('rt'), trial.kinds.includes('immobilized')]).toEqual([undefined, false]);
  });

  test('[squad-leader 13.23.1.4, 13.23.2.5] nor do aircraft stop what they could just destroy', () => {
    const strafed = (one: number, two: number) => {
      const trial = new Trial({
        sides: { german: { air: {} } },
        options: { year: 1942 },
        units: { gf: 'fighter', gl: '8-0 at A1', rt: ['M3 armed at D8', { facing: 0 }], r9: '4-4-7 at N12' },
      });
      trial.order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3);
      const [needs, added] = [-1, -8];
      const dies = one + two + added <= needs;
      trial.order('german', 'strike', 6, 5, one, two, ...(dies ? [6, 6] : []));
      const [blow] = trial.told('afv-kill');
      const final = (blow?.rolled ?? 0) + (blow?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
      return { isExact: final === blow?.needs, isGone: trial.battle.unit('rt') === undefined };
    };
    expect([strafed(3, 4), strafed(5, 5)]).toEqual([
      { isExact: true, isGone: true },
      { isExact: false, isGone: false },
    ]);
  });
});
