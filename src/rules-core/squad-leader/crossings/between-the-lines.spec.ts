/** Artillery and smoke, vehicles and direct fire (chapters 9, 11, 13) with chapters 2 to 13: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import { begun, checks, fire, modifiersOf, refused, UNDER, type Units, until } from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const MISS = [6, 5] as const;
const WRECK = {
  wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true, burning: true }],
} as const;
const COLD = { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } as const;
const values = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
const sum = (modifiers: readonly { value: number }[] = []) =>
  modifiers.reduce((total, { value }) => total + value, 0);
const shell = (unit: string, at: string, more: object = {}) => ({
  order: 'fire-ordnance',
  unit,
  at,
  ...more,
});

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

describe('men who ride', () => {
  const strafed = (facing: number) => {
    const trial = new Trial({
      ...in1944,
      sides: { german: { air: {} } } as never,
      units: {
        gf: 'fighter',
        gl: '8-0 at A1',
        rt: ['T-34 at D8', { facing }],
        r1: ['4-4-7 at D8', { aboard: 'rt' }],
      } as Units,
    });
    trial.order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3);
    trial.order('german', 'strike', 6, 5, 6, 5);
    return trial.told('air-strike')[0]?.outcomes.map(({ modifiers }) => modifiers);
  };
  const thrown = (side: 'german' | 'russian', ...check: number[]) => {
    const [tank, men, enemy] = side === 'german' ? ['MkIVF2', '4-6-7', '4-4-7'] : ['T-34', '4-4-7', '4-6-7'];
    const [t, m, e] = side === 'german' ? ['gt', 'g1', 'r1'] : ['rt', 'r1', 'g1'];
    return begun(
      'prep-fire',
      {
        [t]: [`${tank} at D8`, { facing: 0 }],
        [m]: [`${men} at D8`, { aboard: t }],
        [e]: `${enemy} at D4`,
      } as Units,
      { ...in1944, active: side },
    ).order(side, shell(t, 'D4'), ...MISS, ...check);
  };
  play([
    [
      '[squad-leader 12.7.5 × 11.18.1]',
      'a turret is no cover for riders against a fighter, who comes from above, whichever way it looks',
      () => [strafed(0), strafed(3)],
      [[[]], [[]]],
    ],
    [
      '[squad-leader 11.37.10/a × 3.25.1, 11.37.10/a × 3.8.11]',
      'Russians who roll a 2 as their own tank throws them off go not berserk, nor is there a hero: it is no fire',
      () => {
        const trial = thrown('russian', 1, 1);
        return [checks(trial), trial.unit('r1').berserk, trial.awaits];
      },
      [['r1 bail out'], undefined, ['russian prep-fire']],
    ],
    [
      '[squad-leader 11.37.10/a × 3.20.8, 11.37.10/a × 3.23.6]',
      'a 12 breaks a squad whole, and under Desperation Morale, though nobody fired at it',
      () => {
        const { broken, dm, kind } = thrown('german', 6, 6).unit('g1');
        return [broken, dm, kind];
      },
      [true, true, 'squad'],
    ],
  ]);
});

describe('guns', () => {
  const mortar = (state: object, more: object, ...dice: number[]) =>
    begun('prep-fire', { g1: '4-6-7 at D9', gm: ['50mm mortar with g1', state], r1: '4-4-7 at D4' } as Units)
      .order('german', shell('gm', 'D4', more), ...dice)
      .unit('gm').malfunctioned === true;
  const kill = (state: object, more: Setup, ...dice: number[]) =>
    begun(
      'prep-fire',
      { gt: ['StG III/75 at D8', { facing: 0 }], rt: ['T-34 at D4', { facing: 3, ...state }] } as Units,
      { ...in1944, ...more },
    ).order('german', shell('gt', 'D4', { target: 'rt' }), 1, 3, ...dice);
  const above = (): [number, number] => {
    const told = kill({}, {}, 6, 6).told('afv-kill')[0];
    const rolled = (told?.needs ?? 0) + 1 - sum(told?.modifiers);
    return [Math.min(6, rolled - 1), rolled - Math.min(6, rolled - 1)];
  };
  const AP = (units: object, ...dice: number[]) =>
    begun('prep-fire', { gt: ['MkIVF2 at D8', { facing: 0 }], ...units } as Units, {
      map: field({ D4: 'stone-building' }),
    }).order('german', shell('gt', 'D4', { ammunition: 'AP' }), 1, 3, ...dice);
  play([
    [
      '[squad-leader 13.11.6 × 10.4.11.5]',
      'a mortar that was carried about breaks down on three less when it fires intensively',
      () => [
        mortar({ dislodged: true }, { intensive: true }, 4, 4),
        mortar({ dislodged: true }, { intensive: true }, 5, 4),
        mortar({}, { intensive: true }, 5, 4),
      ],
      [false, true, false],
    ],
    [
      '[squad-leader 13.10.2.4 × 13.22.3]',
      'a crew that is shocked has lost its target',
      () => {
        const acquired = { units: ['g1'], at: 'D9', phases: 1 };
        const trial = kill({ acquired }, {}, ...above(), 6, 5);
        const { shock } = trial.unit('rt');
        until(trial, 'russian prep-fire');
        return [shock, trial.unit('rt').acquired];
      },
      ['shocked', undefined],
    ],
    [
      '[squad-leader 13.12.3 × 13.22.3]',
      'and its gun stays sighted in',
      () => {
        const sight = { rt: { from: 'D4', on: 'D9' } };
        const trial = kill({}, { secrets: { russian: { boreSights: sight } } }, ...above(), 6, 5);
        return [trial.unit('rt').shock, trial.battle.position.secrets?.russian?.boreSights];
      },
      ['shocked', { rt: { from: 'D4', on: 'D9' } }],
    ],
    [
      '[squad-leader 13.12.5 × 3.24.2]',
      'the pinned fire a machine gun that is sighted in with half its strength, and 2 less',
      () => {
        const trial = begun(
          'prep-fire',
          { g1: ['4-6-7 at D9', { pinned: true }], gm: 'MMG with g1', r1: '4-4-7 at D4' } as Units,
          { secrets: { german: { boreSights: { gm: { from: 'D9', on: 'D4' } } } } },
        ).order('german', fire('D4', 'gm'), ...MISS);
        const [attack] = trial.told('fire-attack');
        return [attack?.fp, modifiersOf(trial, 'r1')];
      },
      [2, ['bore sighted -2']],
    ],
    [
      '[squad-leader 13.27.2.2 × 3.20.4]',
      'solid shot shakes a leader and his squad with 1 off, and the squad for his loss without',
      () =>
        AP({ r1: '4-4-7 at D4', rl: '8-0 at D4' }, 1, 1, 6, 5, 3, 3, 3, 3)
          .told('morale-check')
          .map(({ unit, check, modifiers }) => [unit, check, values(modifiers)]),
      [
        ['rl', 'MC', ['solid shot -1']],
        ['r1', 'MC', ['solid shot -1']],
        ['r1', 'leader loss', []],
      ],
    ],
    [
      '[squad-leader 13.27.2.2 × 3.24.1]',
      'who just passes with that 1 off is pinned, and who would have passed without it is not',
      () => [
        AP({ r1: '4-4-7 at D4' }, 1, 1, 4, 4).unit('r1').pinned,
        AP({ r1: '4-4-7 at D4' }, 1, 1, 4, 3).unit('r1').pinned,
      ],
      [true, undefined],
    ],
    [
      '[squad-leader 13.10.2.7 × 11.37.6/a]',
      'men who have got into a truck take with them what a gun knew of them: the truck is a new target',
      () =>
        ['r1', 'rt'].map((known) => {
          const acquired = { units: [known], at: 'D4', phases: 1 };
          const trial = begun('prep-fire', {
            gt: ['MkIVF2 at D9', { facing: 0, acquired }],
            rt: 'truck at D4',
            r1: ['4-4-7 at D4', { aboard: 'rt' }],
          } as Units).order('german', shell('gt', 'D4', { target: 'rt' }), ...MISS);
          return values(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers);
        }),
      [['buttoned up 1'], ['buttoned up 1', 'acquired -1']],
    ],
  ]);
});

describe('grenades for an AFV', () => {
  const WOODS = { map: field({ E7: 'woods' }) };
  const TANK = { rt: 'T-34 at E7' };
  const GRENADES = { order: 'immobilize', unit: 'r1', vehicle: 'gt' };
  /** They keep their nerve, and miss. */
  const TRY = [3, 3, 6, 5];
  const besides = (r1: object, units: object, more: Setup) => {
    const trial = begun(
      'movement',
      { gt: ['MkIVF2 at D8', { exposed: true }], r1: ['4-4-7 at E7', r1], ...units } as Units,
      more,
    );
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D7'] });
    while (trial.unit('gt').at !== 'D7') trial.order('russian', 'pass');
    return trial;
  };
  const reached = (units: object) => refused(besides({}, units, {}), 'russian', GRENADES);
  /** What modifies the grenades, and the fire at the crew besides. */
  const grenades = (r1: object, units: object, more: Setup, ...dice: number[]) => {
    const trial = besides(r1, units, more).order('russian', GRENADES, ...dice);
    return [trial.told('immobilization-attempt')[0], trial.told('fire-attack')[0]?.outcomes[0]].map((told) =>
      values(told?.modifiers),
    );
  };
  play([
    [
      '[squad-leader 13.24.2.5 × 7.2.5.1/a]',
      'men beside a burning wreck come up through its smoke, and have no cover of it',
      () => grenades({}, {}, { marks: { E7: WRECK } }, ...TRY, 4),
      [
        ['smoke -2', 'crew exposed 1'],
        ['smoke 3', 'crew of an AFV 2'],
      ],
    ],
    [
      '[squad-leader 11.20.3/b × 7.2.5.1/a, 11.20.3/b × 7.2.5.3/T2]',
      'a tank of their own or a cold wreck beside them is cover to come out of',
      () => [grenades({}, TANK, {}, ...TRY)[0], grenades({}, {}, { marks: { E7: COLD } }, ...TRY)[0]],
      [
        ['crew exposed 1', 'cover -1'],
        ['crew exposed 1', 'cover -1'],
      ],
    ],
    [
      '[squad-leader 15.3.10 × 7.2.5.1/a, 15.3.10 × 7.2.5.3/T2]',
      'so is an entrenchment, twice as good',
      () => grenades({ entrenched: 'E7' }, {}, { marks: { E7: { entrenchment: true } } }, ...TRY)[0],
      ['crew exposed 1', 'cover -2'],
    ],
    [
      '[squad-leader 15.5.1.2 × 7.2.5.1/a, 15.5.5 × 7.2.5.1]',
      'so is a bunker, through whose slit they come at it',
      () =>
        [4, 1].map((facing) => {
          const marks = { E7: { bunker: { facing, squads: 2, front: 3, rear: 1 } } };
          return refused(besides({ bunkered: 'E7' }, { r2: '4-4-7 at D4' }, { marks }), 'russian', GRENADES);
        }),
      ['DICE_MISSING', 'OUT_OF_ARC'],
    ],
    [
      '[squad-leader 11.31.11 × 7.2.5.1/a]',
      'one in motion is not',
      () => [reached(TANK), reached({ rt: ['T-34 at E7', { motion: true }] }), reached({})],
      ['DICE_MISSING', 'IN_THE_OPEN', 'IN_THE_OPEN'],
    ],
    [
      '[squad-leader 9.16.3 × 7.2.5.6]',
      'smoke helps their grenades, and spoils what the same dice do to the crew',
      () => grenades({}, {}, { marks: { E7: { smoke: [{ side: 'russian', kind: 'full' }] } } }, ...TRY, 4),
      [
        ['smoke -2', 'crew exposed 1'],
        ['smoke 4', 'crew of an AFV 2'],
      ],
    ],
    [
      '[squad-leader 4.7.11 × 7.2.5.6, 9.2.9 × 7.2.5.6]',
      'so do weariness, and shells that fell on them',
      () => [{ cx: true }, { shelled: 'prep-fire' }].map((state) => grenades(state, {}, WOODS, ...TRY)[1]),
      [
        ['exhausted 1', 'crew of an AFV 2'],
        ['was shelled 1', 'crew of an AFV 2'],
      ],
    ],
  ]);
});

describe('in the dark', () => {
  const dark = (phase: 'prep-fire' | 'movement' | 'defensive-fire', units: object, more: Setup = {}) =>
    begun(phase, units as Units, { ...more, options: { night: true }, clock: { visibility: 5 } });
  const shotAt = (at: string, units: object) =>
    refused(dark('prep-fire', { g1: '4-6-7 at D3', gm: 'MMG with g1', ...units }), 'german', fire(at, 'gm'));
  play([
    [
      '[squad-leader 13.24.2.10 × 2.8.11]',
      'a tank overruns men in the light of a burning wreck with its full strength, and nobody beyond it',
      () => {
        const drive = { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['gun', 'bow'] };
        const trial = dark('movement', { gt: 'MkIVF2 at D6', r1: '4-4-7 at D5' }, { marks: { D3: WRECK } });
        trial.order('german', drive).order('russian', 'pass', 6, 4);
        const far = dark('movement', { gt: 'MkIVF2 at D6', r1: '4-4-7 at D5' }, { marks: { D2: WRECK } });
        return [trial.told('overrun')[0]?.fp, refused(far, 'german', drive)];
      },
      [12, 'TOO_DARK'],
    ],
    [
      '[squad-leader 13.24.2.10 × 2.8.12]',
      'in its light enemies beside it take a "?" away, and not beyond it',
      () =>
        ['D2', 'D1'].map(
          (at) =>
            dark(
              'defensive-fire',
              { g1: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D5' },
              { marks: { [at]: WRECK } },
            )
              .endPhase()
              .unit('g1').hidden,
        ),
      [undefined, true],
    ],
    [
      '[squad-leader 11.31.4 × 2.8.2, 11.31.4 × 2.8.4]',
      'what goes on in motion is made out in the enemy player turn too, three hexes farther than men',
      () =>
        [{}, { motion: true }].map((state) =>
          ['D8', 'D11', 'D12'].map((at) => shotAt(at, { rt: [`truck at ${at}`, state] })),
        ),
      [
        ['NOBODY_THERE', 'TOO_DARK', 'TOO_DARK'],
        ['DICE_MISSING', 'DICE_MISSING', 'TOO_DARK'],
      ],
    ],
    [
      '[squad-leader 11.31.4 × 2.8.5]',
      'with those who ride on it',
      () =>
        [{}, { motion: true }].map((state) =>
          shotAt('D11', { rt: ['T-34 at D11', state], r1: ['4-4-7 at D11', { aboard: 'rt' }] }),
        ),
      ['TOO_DARK', 'DICE_MISSING'],
    ],
    [
      '[squad-leader 2.3.9.1 × 9.17.8.1]',
      'a tank that discharges smoke comes out from under its "?"',
      () => {
        return begun(
          'prep-fire',
          { gt: ['MkIVF2 at D4', { ...UNDER, dischargers: 'loaded' }], r1: '4-4-7 at D8' } as Units,
          { ...in1944, map: field({ D4: 'woods' }) },
        )
          .order('german', { order: 'discharge-smoke', unit: 'gt' })
          .unit('gt').hidden;
      },
      undefined,
    ],
  ]);
});

describe('under shells', () => {
  const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const shelled = (units: object, ...rolled: number[]) =>
    new Trial({
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'], year: 1944 },
      units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
      marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } } as never,
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    }).endPhase(...HEXES.flatMap((one) => (one === 'D9' ? rolled : [6, 6])));
  play([
    [
      '[squad-leader 9.2.6/a × 11.15.6/a]',
      'less than a KIA shakes the men on a truck, and not the truck',
      () => {
        const trial = shelled({ rt: 'truck at D9', r2: ['4-4-7 at D9', { aboard: 'rt' }] }, 5, 4, 3, 2);
        return [checks(trial), trial.told('barrage-on-vehicle').map(({ isKill }) => isKill)];
      },
      [['r2 MC'], [false]],
    ],
    [
      '[squad-leader 9.2/q5 × 13.24.1]',
      'the crew that comes out is struck by the same shells, with 2 less on top of its wreck',
      () => {
        const trial = shelled({ rt: ['M3 armed at D9', { survival: 12 }] }, 1, 1, 3, 3);
        return trial
          .told('barrage')
          .flatMap(({ outcomes }) => outcomes.map(({ modifiers }) => values(modifiers)));
      },
      [['on top of a vehicle -2']],
    ],
  ]);
});
