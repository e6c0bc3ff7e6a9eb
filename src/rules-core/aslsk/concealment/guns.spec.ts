import { gun } from '../ordnance/testkit.testkit.js';
import { crew, type Game, type Placed, type SetUp, setUp, squad, us } from '../testkit.testkit.js';

const HIDDEN = { hidden: true } as const;
const UNDER = { hidden: true, concealed: true } as const;

/** A Japanese Gun in E5 and its crew, in jungle unless the test says otherwise; Americans wherever it puts them. */
function battery(
  units: Record<string, Placed>,
  what: SetUp = {},
  marks: object = HIDDEN,
  name = '37L AT',
): Game {
  return setUp({
    phase: 'PFPh',
    active: 'b',
    columns: 12,
    rows: 12,
    sides: { a: { nationality: 'American' }, b: { nationality: 'Japanese' } },
    terrain: { E5: 'woods' },
    ...what,
    options: { pto: true, year: 1942, ...what.options },
    units: {
      bc: crew('Japanese', '2-2-8', 'E5', marks),
      bg: gun(
        'Japanese',
        name,
        { of: 'bc' },
        { ca: 0, emplaced: true, ...marks } as never,
        { year: 1942, month: 7 } as never,
      ),
      ...units,
    },
  });
}

const seen = (here: Game) => ['bc', 'bg'].map((id) => here.unit(id).hidden === undefined);

describe('Guns under Concealment', () => {
  const shoot = (...faces: number[]) => {
    const here = battery({ a1: us('6-6-6', 'E2') });
    const done = here.order('b', { order: 'shoot', weapon: 'bg', at: 'E2' }, ...faces);
    return { here, done };
  };

  test('[aslsk 8.3.3/b] a hidden Emplaced Gun that fires is placed concealed, and seen by a coloured 5 or 6 only', () => {
    const four = shoot(6, 4);
    expect(four.done.the('placed-concealed').units).toEqual(['bc']);
    expect(four.done.cites('placed-concealed')).toEqual(['8.3.3/b']);
    expect(seen(four.here)).toEqual([false, false]);
    expect(four.here.unit('bg').concealed).toBe(true);
    expect(seen(shoot(6, 5).here)).toEqual([true, true]);
    expect(seen(shoot(5, 6).here)).toEqual([true, true]);
  });

  test('[aslsk 8.3/loss-a] a Gun that was concealed before is seen when it fires, whatever the die', () => {
    const here = battery({ a1: us('6-6-6', 'E2') }, {}, UNDER);
    here.order('b', { order: 'shoot', weapon: 'bg', at: 'E2' }, 6, 4);
    expect(seen(here)).toEqual([true, true]);
  });

  test('[aslsk 8.3/loss-i] turning it gives it away', () => {
    const here = battery({ a1: us('6-6-6', 'E2') }, {}, UNDER);
    here.order('b', { order: 'turn-gun', weapon: 'bg', ca: 1 });
    expect(seen(here)).toEqual([true, true]);
    const alone = battery({ a1: us('6-6-6', 'E2', { broken: true }) }, {}, UNDER);
    alone.order('b', { order: 'turn-gun', weapon: 'bg', ca: 1 });
    expect(seen(alone)).toEqual([false, false]);
  });

  test('[aslsk 8.3.3/d] in the open it appears under a marker when a Good Order enemy sees it', () => {
    const open = setUp({
      phase: 'MPh',
      active: 'a',
      terrain: { E3: 'stone-building' },
      options: { pto: true, year: 1942 },
      units: {
        a1: us('6-6-6', 'E1'),
        bc: crew('Japanese', '2-2-8', 'E5', HIDDEN),
        bg: gun(
          'Japanese',
          '37L AT',
          { of: 'bc' },
          { ca: 0, emplaced: true, ...HIDDEN } as never,
          { year: 1942, month: 7 } as never,
        ),
      },
    });
    const done = open.order('a', { order: 'move', units: ['a1'], path: ['E2', 'F2'] });
    expect(done.the('placed-concealed').units).toContain('bc');
    expect(done.cites('placed-concealed')).toEqual(['8.3.3/d']);
    expect(open.unit('bg')).toMatchObject({ hidden: true, concealed: true });
    expect(open.battle.units().some(({ kind, at }) => kind === 'concealment' && at === 'E5')).toBe(true);
  });

  const american = (target: Placed, type?: string) => {
    const here = setUp({
      phase: 'PFPh',
      columns: 12,
      rows: 12,
      terrain: { E8: 'woods' },
      options: { pto: true, year: 1944 },
      units: {
        ac: crew('American', '2-2-7', 'E5'),
        ag: gun('American', '75* ART', { of: 'ac' }, { ca: 3 }),
        b1: target,
      },
    });
    const order = { order: 'shoot', weapon: 'ag', at: 'E8', ...(type && { type }) };
    return { here, order };
  };

  test('[aslsk 8.3.2/a] Ordnance fires at the concealed at +2', () => {
    const final = (set: object) => {
      const { here, order } = american(squad('Japanese', '4-4-7', 'E8', set));
      return here.order('a', order, 6, 5).the('shot').results[0]?.final;
    };
    expect((final(UNDER) as number) - (final({}) as number)).toBe(2);
  });

  test('[aslsk 8.3.2/b] they are acquired on the Area Target Type, or by the shot that strips them', () => {
    const acquired = (set: object, type: string, ...faces: number[]) => {
      const { here, order } = american(squad('Japanese', '4-4-7', 'E8', set), type);
      here.order('a', order, ...faces);
      const { acquired } = here.unit('ag');
      return acquired && (acquired.units ?? 'area');
    };
    expect(acquired(UNDER, 'ITT', 6, 5)).toBeUndefined();
    expect(acquired({}, 'ITT', 6, 5)).toEqual(['b1']);
    expect(acquired(UNDER, 'ATT', 6, 5)).toBe('area');
    expect(acquired(UNDER, 'ITT', 1, 2, 2, 3, 1, 1)).toEqual(['b1']);
  });

  test('[aslsk 8.2.1/bamboo-e] shells that burst in bamboo leave Residual FP one column higher', () => {
    const residual = (ground: 'brush' | 'grain') => {
      const here = setUp({
        phase: 'MPh',
        active: 'b',
        columns: 12,
        rows: 12,
        terrain: { E8: ground, E9: 'grain' },
        options: { pto: true, year: 1944 },
        units: {
          ac: crew('American', '2-2-7', 'E5'),
          ag: gun('American', '75* ART', { of: 'ac' }, { ca: 3 }),
          b1: squad('Japanese', '4-4-7', 'E9'),
        },
      });
      here.order('b', { order: 'move', units: ['b1'], path: ['E8'] });
      here.order('a', { order: 'shoot', weapon: 'ag', at: 'E8', spendRof: true }, 4, 3, 6, 6);
      return here.battle.location('E8').residual;
    };
    expect(residual('grain')).toBe(6);
    expect(residual('brush')).toBe(8);
  });
});
