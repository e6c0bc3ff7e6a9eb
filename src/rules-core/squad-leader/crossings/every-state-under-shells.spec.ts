/** Shells, rockets, bombs and white phosphorus at men and vehicles in every state that they can be in. */
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import { begun, checks, HIDDEN, modifiersOf, UNDER, type Units } from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const pairs = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);
const sum = (modifiers: readonly { value: number }[] = []) =>
  modifiers.reduce((total, { value }) => total + value, 0);
const at = (units: object, more: Setup = {}, ...faces: number[]) =>
  begun('prep-fire', units as Units, { ...in1944, ...more }, ...faces);

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

const MISS = [6, 5] as const;
const HOUSE = { map: field({ D4: 'stone-building' }) };
const BUNKER = { bunker: { facing: 0, squads: 2, front: 3, rear: 1 } } as const;

describe('riders on what fires', () => {
  const RIDERS = {
    gt: ['StG III/105 at D8', { facing: 0 }],
    g1: ['4-6-7 at D8', { aboard: 'gt' }],
    r1: '4-4-7 at D4',
  };
  const fired = (order: object, ...dice: number[]) => {
    const trial = at(RIDERS, HOUSE).order('german', { unit: 'gt', at: 'D4', ...order } as never, ...dice);
    return [trial.unit('g1').aboard, checks(trial)];
  };
  play([
    [
      '[squad-leader 11.37.10/a × 13.18.1]',
      'a shell at a house throws them off',
      () => fired({ order: 'shell-building' }, ...MISS, 3, 3),
      [undefined, ['g1 bail out']],
    ],
    [
      '[squad-leader 11.37.10/a × 9.17.7.1/a]',
      'so does a smoke shell',
      () => fired({ order: 'fire-smoke' }, ...MISS, 3, 3),
      [undefined, ['g1 bail out']],
    ],
  ]);
});

describe('crews that are not there, or sit fast', () => {
  const shell = (state: object, ...kill: number[]) =>
    at({ gt: ['StG III/75 at D8', { facing: 0 }], rt: ['T-34 at D4', { facing: 3, ...state }] }).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt' },
      ...[1, 3],
      ...kill,
    );
  const rocket = (weapon: string, state: object, ...kill: number[]) =>
    at({
      g1: '4-6-7 at D5',
      gw: `${weapon} with g1`,
      rt: ['T-34 at D4', { facing: 3, ...state }],
    }).order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 1, 2, ...kill);
  /** One more than would do. */
  const above = (trial: Trial): [number, number] => {
    const kill = trial.told('afv-kill')[0];
    const rolled = (kill?.needs ?? 0) + 1 - sum(kill?.modifiers);
    return [Math.min(6, rolled - 1), rolled - Math.min(6, rolled - 1)];
  };
  play([
    [
      '[squad-leader 13.22.2 × 11.35.3]',
      'a shell that all but goes through shocks nobody in an AFV that was abandoned',
      () => {
        const trial = shell({ abandoned: true }, ...above(shell({}, 6, 6)));
        return [checks(trial), trial.unit('rt').shock];
      },
      [[], undefined],
    ],
    [
      '[squad-leader 13.22.2 × 8.17.7]',
      'nor does a Panzerfaust',
      () => {
        const dice = above(rocket('panzerfaust 44a', {}, 6, 6));
        return [
          checks(rocket('panzerfaust 44a', { abandoned: true }, ...dice)),
          checks(rocket('panzerfaust 44a', {}, ...dice, 2, 3)),
        ];
      },
      [[], ['rt shock']],
    ],
    [
      '[squad-leader 11.32.1 × 8.19.4]',
      'a Panzerschreck that could go through makes a crew check that is immobilized',
      () => checks(rocket('panzerschreck', { immobilized: true }, 6, 6, 3, 3)),
      ['rt immobilized and hit'],
    ],
    [
      '[squad-leader 11.32.1 × 8.15.2/a]',
      'an anti-tank rifle that could not does not',
      () =>
        checks(
          at({
            g1: '4-6-7 at D5',
            gw: 'ATR with g1',
            rt: ['T-34 at D4', { facing: 3, immobilized: true }],
          }).order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, ...[5, 4, 6, 6]),
        ),
      [],
    ],
    [
      '[squad-leader 13.22.10 × 8.17.7]',
      'a Panzerfaust drives those out who are shocked already',
      () => {
        const trial = rocket('panzerfaust 44a', { shock: 'shocked' }, 6, 6, 6, 6);
        return [checks(trial), trial.unit('rt').abandoned];
      },
      [['rt shock, 2MC'], true],
    ],
  ]);
});

describe('rockets and charges at armour', () => {
  const BESIDE = { corner: 0, along: [0], past: 'left', came: 3 } as const;
  const aimed = (tank: object, more: Setup = {}, weapon = 'panzerschreck') =>
    pairs(
      at({ g1: '4-6-7 at D4', gw: `${weapon} with g1`, rt: ['T-34 at D6', { facing: 0, ...tank }] }, more)
        .order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 6, 6)
        .told('anti-tank-shot')[0]?.modifiers,
    );
  const armour = { front: 3, rest: 1 } as const;
  play([
    [
      '[squad-leader 8.16.1 × 15.4.4]',
      'a tank that is dug in is hull down to them',
      () => aimed({ dugIn: 'D6' }, { marks: { D6: { trench: 1 } } as never }),
      ['hull down 2'],
    ],
    [
      '[squad-leader 8.16.1 × 13.14.1]',
      'and one behind a crest, from two levels below',
      () => aimed({}, { map: field({ D6: { level: 2 } }) }),
      ['hull down 2'],
    ],
    [
      '[squad-leader 8.16/q2 × 11.29.12]',
      'a tank that goes around woods has nothing of them',
      () => [{}, { beside: BESIDE }].map((state) => aimed(state, { map: field({ D6: 'woods' }) })),
      [['woods 1'], []],
    ],
    [
      '[squad-leader 8.19.4 × 11.5.2]',
      'they go through the armour of the side that they strike',
      () =>
        [0, 3].map((facing) =>
          at({
            g1: '4-6-7 at D4',
            gw: 'panzerschreck with g1',
            rt: ['T-34 at D6', { facing, armour }],
          })
            .order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 1, 2, 6, 6)
            .told('afv-kill')
            .map((kill) => [kill.facing, sum(kill.modifiers)]),
        ),
      [[['front', 3]], [['rear', 1]]],
    ],
    [
      '[squad-leader 12.5.5 × 11.5.2]',
      'and a Stuka through that of the rear',
      () =>
        overhead({ rt: ['T-34 at D8', { facing: 0, armour }] }, {}, ...MISS, ...MISS)
          .told('afv-kill')
          .map(({ modifiers }) => pairs(modifiers)),
      [
        ['armour 1', 'from above -1'],
        ['armour 1', 'from above -1'],
      ],
    ],
  ]);
});

const overhead = (units: object, more: Setup, ...faces: number[]) =>
  new Trial({
    ...more,
    units: { gs: 'Stuka', gl: '8-0 at N1', r9: '4-4-7', ...units } as Units,
    sides: { german: { air: {} } } as never,
    options: { year: 1944, ...more.options },
  }).order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);

describe('aircraft', () => {
  const scream = (units: object, more: Setup, ...faces: number[]) =>
    overhead(units, { ...more, options: { year: 1941, month: 6 } }, ...faces, ...MISS)
      .told('morale-check')
      .map(({ unit, modifiers }) => [unit, sum(modifiers)]);
  const TALL = drawn({ buildings: [{ is: 'stone', hexes: 'D8 D9', upperLevels: 2, stairways: 'D8' }] });
  play([
    [
      '[squad-leader 12.5.5 × 2.3.9.1/b]',
      'a dive strikes a tank under a "?", and shows it',
      () => {
        const tank = { rt: ['T-34 at D8', { facing: 0, ...UNDER }] };
        const trial = overhead(tank, { map: field({ D8: 'wooden-building' }) }, ...MISS, ...MISS);
        return [trial.told('afv-kill').length, trial.unit('rt').hidden];
      },
      [2, undefined],
    ],
    [
      '[squad-leader 12.5.22 × 15.5.1]',
      'in a bunker the sirens are 1 easier to bear',
      () => scream({ r1: ['4-4-7 at D8', { bunkered: 'D8' }] }, { marks: { D8: BUNKER } }, 1, 1),
      [['r1', -1]],
    ],
    [
      '[squad-leader 12.5.22]',
      'they shake men upstairs',
      () => scream({ r1: '4-4-7 at D8/1' }, { map: TALL }, 1, 1),
      [['r1', 0]],
    ],
    [
      '[squad-leader 12.5.22 × 11.37.2]',
      'and men on a truck',
      () => scream({ ru: 'truck at D7', r1: ['4-4-7 at D7', { aboard: 'ru' }] }, {}, 1, 1),
      [['r1', 0]],
    ],
  ]);
});

describe('white phosphorus', () => {
  const GRENADE = { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true };
  const burnt = (units: object, more: Setup, ...faces: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      ...more,
      units: { a1: '6-6-6 at D4', a9: '6-6-6', g9: '4-6-7', ...units } as Units,
    }).order('american', GRENADE, 1, ...faces);
  const WOODS = { map: field({ D5: 'woods' }) };
  const CE = { facing: 3, exposed: true } as const;
  const checked = (trial: Trial) => trial.told('morale-check').map(({ modifiers }) => sum(modifiers));
  play([
    [
      '[squad-leader 9.16.9.5/a × 9.16/q1]',
      'it shakes men on all levels of a building',
      () => {
        const map = drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' }] });
        return checks(burnt({ g1: '4-6-7 at D5', g2: '4-6-7 at D5/1' }, { map }, 5, 6, 6, 6, 6));
      },
      ['g1 1MC', 'g2 1MC'],
    ],
    [
      '[squad-leader 9.16.9.5/b × 2.3.5]',
      'and a crew that looks out of a hidden tank, which is seen when it fails',
      () => [
        burnt({ gt: ['MkIVF2 at D5', { ...CE, ...HIDDEN }] }, WOODS, 5, 6, 6).unit('gt').hidden,
        burnt({ gt: ['MkIVF2 at D5', { ...CE, ...HIDDEN }] }, WOODS, 5, 2, 3).unit('gt').hidden,
      ],
      [undefined, true],
    ],
    [
      '[squad-leader 9.16.9.5/a × 11.35.3]',
      'nobody in an AFV that was abandoned',
      () => checks(burnt({ gt: ['Marder III at D5', { facing: 3, openTopped: true, abandoned: true }] }, {})),
      [],
    ],
    [
      '[squad-leader 9.16.9.5/a × 11.8.2]',
      'woods help a crew as they help men, or are against both',
      () => [5, 1].map((die) => checked(burnt({ gt: ['MkIVF2 at D5', CE] }, WOODS, die, 2, 3))),
      [[0], [2]],
    ],
    [
      '[squad-leader 9.16.9.5/a × 15.3.10]',
      'an entrenchment helps those in it',
      () =>
        checked(
          burnt(
            { g1: ['4-6-7 at D5', { entrenched: 'D5' }] },
            { marks: { D5: { entrenchment: true } } },
            5,
            2,
            3,
          ),
        ),
      [-1],
    ],
    [
      '[squad-leader 9.16.9.5/a × 15.5.1.3]',
      'and a bunker',
      () => checked(burnt({ g1: ['4-6-7 at D5', { bunkered: 'D5' }] }, { marks: { D5: BUNKER } }, 5, 2, 3)),
      [0],
    ],
  ]);
});

describe('shells at men', () => {
  const aimed = (r1: object, more: Setup = {}) =>
    pairs(
      at({ gt: ['MkIVF2 at D8', { facing: 0, exposed: true }], r1 }, more)
        .order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }, ...MISS)
        .told('ordnance-fired')[0]?.aimed[0]?.modifiers,
    );
  play([
    [
      '[squad-leader 13.19.10 × 3.14.3]',
      'at partisans in woods 2 more To Hit',
      () => aimed(['4-4-7 at D4', { partisan: true }], { map: field({ D4: 'woods' }) }),
      ['woods 1', 'partisans in woods 1'],
    ],
    [
      '[squad-leader 13.19.10 × 4.13.3]',
      'at ski troops 1 more for their smocks, inside a house none',
      () =>
        [{}, { map: field({ D4: 'wooden-building' }) }].map((more) =>
          aimed(['4-4-7 at D4', { skill: 'skis' }], {
            ...more,
            options: { year: 1944, snow: true } as never,
          }),
        ),
      [['snow smocks 1'], ['wooden building 2']],
    ],
    [
      '[squad-leader 4.13.3 × 15.5.1]',
      'nor in a bunker, from rifles either',
      () => {
        const units = { g1: '4-6-7 at D6', r1: ['4-4-7 at D4', { skill: 'skis', bunkered: 'D4' }] };
        const more = { marks: { D4: { bunker: { ...BUNKER.bunker, facing: 3 } } } };
        return modifiersOf(
          at(units, { ...more, options: { year: 1944, snow: true } as never }).order(
            'german',
            { order: 'fire', at: 'D4', firers: ['g1'] },
            ...MISS,
          ),
          'r1',
        )?.includes('snow smocks 1');
      },
      false,
    ],
  ]);
});

describe('men under shells', () => {
  const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const on = (hex: string, ...faces: number[]) => HEXES.flatMap((each) => (each === hex ? faces : [6, 6]));
  const shelling = (units: object) =>
    new Trial({
      active: 'russian',
      phase: 'movement',
      options: { order: ['german', 'russian'], year: 1944 },
      units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
      marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } } as never,
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
  const RIDER = { rt: ['T-34 at D8', { facing: 0 }], r1: ['4-4-7 at D8', { aboard: 'rt' }] };
  const SHELLED = { shelled: 'prep-fire' } as const;
  const GUN = { r1: ['crew 2-3-7 at D4', SHELLED], rg: ['76 AT gun with r1', { facing: 3 }] };
  play([
    [
      '[squad-leader 9.2.6/b × 11.37.10/a]',
      'riders whom they strike jump off, and are not struck again',
      () => checks(shelling(RIDER).endPhase(...on('D8', 4, 4, 2, 2, 2, 2))),
      ['r1 1MC', 'r1 bail out'],
    ],
    [
      '[squad-leader 9.2.9 × 9.2.6/b]',
      'men on a truck have been under shells, those in a halftrack have not',
      () =>
        ['truck', 'M3 armed'].map(
          (ru) =>
            shelling({ ru: `${ru} at D8`, r1: ['4-4-7 at D8', { aboard: 'ru' }] })
              .endPhase(...on('D8', 6, 6))
              .unit('r1').shelled,
        ),
      ['defensive-fire', undefined],
    ],
    [
      '[squad-leader 9.2.10 × 13.17.4/a]',
      'a crew under shells has 1 more when its gun is hit',
      () =>
        at({ gt: ['MkIVF2 at D8', { facing: 0 }], ...GUN })
          .order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rg' }, ...[1, 2, 4, 4])
          .told('shell-burst')
          .flatMap(({ outcomes }) => outcomes.map(({ modifiers }) => pairs(modifiers).at(-1))),
      ['under shells 1'],
    ],
    [
      '[squad-leader 9.2.10 × 13.17.6]',
      'and when a rifle hits it',
      () =>
        at({ g1: '4-6-7 at D6', gw: 'ATR with g1', ...GUN })
          .order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rg' }, 1, 2, 6, 6)
          .told('shell-burst')
          .flatMap(({ outcomes }) => outcomes.map(({ modifiers }) => pairs(modifiers))),
      [['under shells 1']],
    ],
    [
      '[squad-leader 9.2.10 × 13.18.2]',
      'men in a house have it against shells at the house',
      () =>
        at(
          { gt: ['MkIVF2 at D8', { facing: 0 }], r1: ['4-4-7 at D4', SHELLED], r2: '4-4-7 at D4' },
          { map: field({ D4: 'wooden-building' }) },
        )
          .order('german', { order: 'shell-building', unit: 'gt', at: 'D4' }, 1, 3, 6, 5)
          .told('shell-burst')
          .flatMap(({ outcomes }) => outcomes.map(({ units, modifiers }) => [...units, sum(modifiers)])),
      [
        ['r2', 0],
        ['r1', 1],
      ],
    ],
    [
      '[squad-leader 12.4.5 × 3.29.14]',
      'an AA gun whose crew guards prisoners fires at aircraft with half',
      () => {
        const flak = (units: object) =>
          new Trial({
            enemy: 'american',
            units: {
              gs: 'Stuka',
              gl: '8-0 at N1',
              a1: 'crew 2-4-6 at D9',
              ag: '37L AA gun with a1',
              ...units,
            } as Units,
            sides: { german: { air: {} } } as never,
            ...in1944,
          })
            .order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...MISS)
            .order('american', { order: 'fire-at-aircraft', unit: 'ag' }, ...MISS)
            .told('flak')[0]?.fp ?? 0;
        return flak({}) / flak({ g1: ['unarmed 4-6-7 at D9', { broken: true, guard: 'a1' }] });
      },
      2,
    ],
  ]);
});

describe('guns and exhaustion', () => {
  test('[squad-leader 13.2 × 4.7.6] a crew that came at double time fires no gun in its Advancing Fire', () => {
    const shot = (state: object) =>
      begun('advancing-fire', {
        g1: ['crew 2-4-7 at D9', { moved: true, ...state }],
        gg: ['50 AT gun with g1', { facing: 0 }],
        r1: '4-4-7 at D4',
      } as Units).legalOf('german', 'fire-ordnance').length;
    expect([shot({}) > 0, shot({ doubleTime: true })]).toEqual([true, 0]);
  });
});
