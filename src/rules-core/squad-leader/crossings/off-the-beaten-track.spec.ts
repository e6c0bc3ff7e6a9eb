/** Anti-tank weapons of men, guns, air and paratroops (8.15 to 8.21, 10, 12) off the beaten track: drawn up from the book alone, but two that lay beside a fault. */
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const MISS = [6, 5] as const;
const WELL_OR_ILL = [
  [2, 2],
  [6, 5],
];
const SHOT = { order: 'fire-anti-tank' } as const;
const at = (weapon: string, target: string, more: object = {}) => ({ ...SHOT, weapon, target, ...more });
const accepted = (code: string | undefined) => [undefined, 'DICE_MISSING'].includes(code);
const pairs = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);

type Seen = [what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s', (_, played, expected) => {
    expect(played()).toEqual(expected);
  });

const PF = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units;
const HOUSE = { ...in1944, map: field({ D4: 'wooden-building' }) };
const american = (units: object, more: object = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    ...in1944,
    ...more,
    units: {
      a1: '6-6-6 at D4',
      aw: 'bazooka with a1',
      gt: ['MkIVF2 at D6', { facing: 3 }],
      a9: '6-6-6',
      g9: '4-6-7',
      ...units,
    } as Units,
  });

describe('what comes out behind', () => {
  play([
    [
      '[squad-leader 8.16.3/a × 3.11.2/a] it makes nobody greener',
      () => {
        const trial = american({}, { ...HOUSE, sides: { american: { elr: 0 } } });
        return trial.order('american', at('aw', 'gt'), ...[5, 5, 5, 6]).unit('a1').strength;
      },
      '6-6-6',
    ],
    [
      '[squad-leader 8.16.3/a × 3.24.1] who just passes is not pinned by it',
      () => {
        const trial = begun('prep-fire', PF, HOUSE).order('german', at('gw', 'rt'), ...[6, 6, 3, 3]);
        return [checks(trial), trial.unit('g1').pinned];
      },
      [['g1 back blast'], undefined],
    ],
  ]);
});

describe('who fires', () => {
  const wounded = { wounds: 1 } as const;
  const served = (weapon: string, order: object = {}, units: object = {}) =>
    [wounded, {}].map((state) => {
      const all = { ...PF, g1: ['8-0 at D4', state], gw: `${weapon} with g1`, ...units } as Units;
      return accepted(refused(begun('prep-fire', all, in1944), 'german', at('gw', 'rt', order)));
    });
  play([
    [
      '[squad-leader 8.17.8 × 7.2.3] a leader who has helped with grenades fires no Panzerfaust',
      () => {
        const units = {
          g1: '4-6-7 at D4',
          gl: '9-1 at D4',
          gw: 'panzerfaust 44a with gl',
          rt: ['T-34 at D5', { facing: 3 }],
        } as Units;
        const map = field({ D4: 'woods' });
        const trial = begun('defensive-fire', units, { ...in1944, active: 'russian', map });
        const before = accepted(refused(trial, 'german', at('gw', 'rt')));
        const grenades = { order: 'immobilize', unit: 'g1', vehicle: 'rt', leader: 'gl' };
        trial.order('german', grenades, ...[1, 2, 1, 2, 6, 6]);
        return [before, accepted(refused(trial, 'german', at('gw', 'rt')))];
      },
      [true, false],
    ],
    [
      '[squad-leader 8.17.8 × 3.4.4, 8.15.1/a × 3.4.4, 8.18.5 × 3.4.4] a wounded leader fires no Panzerfaust and no rifle, nor a bazooka with another one',
      () => [
        ...served('panzerfaust 44a'),
        ...served('ATR'),
        ...served('panzerschreck', { second: 'g2' }, { g2: '8-0 at D4' }),
      ],
      [false, true, false, true, false, true],
    ],
    [
      '[squad-leader 8.15.1/a × 4.7.11, 8.18.3 × 4.7.11] the exhausted hit worse with a rifle and a bazooka',
      () =>
        ['ATR', 'panzerschreck'].map((weapon) => {
          const all = { ...PF, g1: ['4-6-7 at D4', { cx: true }], gw: `${weapon} with g1` } as Units;
          const trial = begun('prep-fire', all, in1944).order('german', at('gw', 'rt'), ...[6, 6]);
          return pairs(trial.told('anti-tank-shot')[0]?.modifiers);
        }),
      [['exhausted 1', 'adjacent -2'], ['exhausted 1']],
    ],
    [
      '[squad-leader 8.17.1 × 3.9.6, 10.8.1 × 3.9.6] raw men fire no Panzerfaust and no flamethrower of the enemy',
      () =>
        [{ quality: 'inexperienced' }, {}].flatMap((state) => {
          const all = {
            r1: ['6-2-8 at D4', state],
            rw: 'German panzerfaust 44a with r1',
            rf: 'German flamethrower with r1',
            gt: ['MkIVF2 at D5', { facing: 3 }],
            g1: '4-6-7 at D3',
          } as Units;
          const trial = () => begun('prep-fire', all, { ...in1944, active: 'russian' });
          return [
            accepted(refused(trial(), 'russian', at('rw', 'gt'))),
            accepted(refused(trial(), 'russian', fire('D3', 'rf'))),
          ];
        }),
      [false, false, true, true],
    ],
  ]);
});

describe('what it strikes', () => {
  const HALL = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5', upperLevels: 1, stairways: 'D4' }] });
  const down = (weapon: string, rt: object, g1 = '4-5-7 at D4/1') => {
    const trial = new Trial({
      ...in1944,
      map: HALL,
      active: 'british',
      enemy: 'german',
      units: { b1: g1, bw: `${weapon} with b1`, gt: rt } as Units,
    });
    return accepted(refused(trial, 'british', at('bw', 'gt')));
  };
  const BESIDE = { corner: 0, along: [0], past: 'left', came: 3 } as const;
  play([
    [
      '[squad-leader 8.17.11 × 8.11.5] a charge in a wooden house that a Panzerfaust has opened has nothing against it',
      () =>
        [{}, { breached: true } as const].map((marks) => {
          const units = {
            g1: '8-3-8 at D4',
            gd: ['demo charge at D5', { placed: { by: 'g1', from: 'D4' } }],
            r1: '4-4-7 at D5',
          } as Units;
          const trial = begun('advancing-fire', units, {
            map: field({ D5: 'wooden-building' }),
            marks: { D5: marks },
          });
          trial.order('german', { order: 'detonate', weapon: 'gd' }, ...MISS, 1, 2);
          return pairs(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers);
        }),
      [['wooden building 2'], []],
    ],
    [
      '[squad-leader 8.18.4/b × 9.16.9.5/b, 8.18.4/b × 2.3.9.1] white phosphorus of a bazooka shows men under a "?" only if they fail, and not in desperation',
      () =>
        WELL_OR_ILL.flatMap((faces) => {
          const units = { aw: 'bazooka 45a with a1', g1: ['4-6-7 at D6', { hidden: true, concealed: true }] };
          const woods = { options: { year: 1945 }, map: field({ D6: 'woods' }) };
          const trial = american({ ...units, gt: 'MkIVF2 at M12' }, woods);
          trial.order('american', { ...SHOT, weapon: 'aw', at: 'D6', phosphorus: true }, 3, 2, ...faces);
          const { hidden, broken, dm } = trial.unit('g1');
          return [hidden, broken, dm];
        }),
      [true, undefined, undefined, undefined, true, undefined],
    ],
    [
      '[squad-leader 8.20.2 × 14.3.20.6, 8.20.2 × 11.29.4] a PIAT does not fire from upstairs at an AFV beside the house, nor at one that goes around it',
      () =>
        ['PIAT', 'American bazooka'].flatMap((weapon) => [
          down(weapon, ['MkIVF2 at D3', { facing: 3 }]),
          down(weapon, ['MkIVF2 at D4', { facing: 0, beside: BESIDE }]),
        ]),
      [false, false, true, true],
    ],
  ]);
});

describe('behind recoilless rifles', () => {
  const RCL = { g1: 'crew 2-4-7 at D9', gr: ['75 RCL with g1', { facing: 0 }], r1: '4-4-7 at D4' } as Units;
  const shot = { order: 'fire-ordnance', unit: 'gr', at: 'D4' };
  const fired = (units: object, more: Setup = {}) =>
    begun('prep-fire', { ...RCL, ...units } as Units, more).order('german', shot, ...MISS);
  play([
    [
      '[squad-leader 8.21.8 × 3.21.7] who runs into the blast needs nerve, or stays where he was',
      () =>
        WELL_OR_ILL.flatMap((faces) => {
          const units = { g2: ['4-6-7 at D12', { ...BROKEN, dm: true }] };
          const trial = fired(units, { map: field({ D10: 'woods' }) });
          const run = { order: 'rout', unit: 'g2', path: ['D11', 'D10'] };
          until(trial, 'german rout').order('german', run, ...faces);
          return [trial.unit('g2').at, trial.unit('g2').ti];
        }),
      ['D10', undefined, 'D11', true],
    ],
    [
      '[squad-leader 8.21.8 × 4.6.7] who goes around an obstacle there does, too',
      () => {
        const trial = fired({ g2: '4-6-7 at D11' }, { map: drawn({ houses: { wooden: 'D10/n' } }) });
        const around = {
          order: 'move',
          units: ['g2'],
          path: ['D10', 'D9'],
          bypass: [{ at: 'D10', past: 'left' }],
        };
        until(trial, 'german movement').order('german', around, ...[6, 6]);
        return [trial.unit('g2').at, trial.unit('g2').ti];
      },
      ['D11', true],
    ],
    [
      '[squad-leader 8.21.8 × 11.37.8] so does who gets off a truck into it, or stays beside the truck',
      () =>
        WELL_OR_ILL.flatMap((faces) => {
          const trial = fired({ gu: 'truck at D11', g2: ['4-6-7 at D11', { aboard: 'gu' }] });
          const off = { order: 'disembark', unit: 'g2', to: 'D10' };
          until(trial, 'german movement').order('german', off, ...faces);
          const { at, ti, aboard } = trial.unit('g2');
          return [at, ti, aboard];
        }),
      ['D10', undefined, undefined, 'D11', true, undefined],
    ],
    [
      '[squad-leader 8.21.9 × 3.8.3, 8.21.8 × 3.8.3] a hero who has fired is not shaken by it, nor kept out of it',
      () => {
        const units = { g2: ['1-4-9 at D10', { fired: true }], g3: '1-4-9 at D11' };
        const trial = fired(units);
        const shaken = checks(trial);
        return [shaken, until(trial, 'german movement').order('german', move('g3', 'D10')).unit('g3').at];
      },
      [[], 'D10'],
    ],
  ]);
});

const FIELD = { r1: '4-4-7 at K9', gl: '8-0 at A1' } as const;
const aloft = (counter: string, state: object, units: object = {}, more: Setup = {}) =>
  new Trial({
    phase: 'defensive-fire',
    ...more,
    units: { ...FIELD, g1: [counter, { jumps: true, aloft: 'D8', ...state }], ...units } as Units,
    sides: { german: { airdrop: 'aloft' } },
  });

describe('from the air', () => {
  const WOODS = { map: field({ D8: 'woods', D11: 'woods' }) };
  const IN_IT = { glides: 'gx' } as const;
  const crashed = (units: object, ...faces: number[]) =>
    new Trial({
      phase: 'defensive-fire',
      ...WOODS,
      units: {
        ...FIELD,
        gx: ['glider', { lands: { at: 'D11', along: 3 } }],
        g1: ['4-6-8', IN_IT],
        ...units,
      } as Units,
      sides: { german: { gliders: 'aloft' } },
    }).endPhase(6, 1, 6, ...faces);
  const aimed = (trial: Trial, order: object, ...faces: number[]) =>
    trial.order('russian', { order: 'fire-at-paratroops', at: 'D8', ...order } as never, ...faces);
  const landed = () =>
    new Trial({
      phase: 'close-combat',
      units: { ...FIELD, g1: ['4-6-8 at D8', { parachute: true }], r2: '4-4-7 at D8' },
      sides: { german: { airdrop: 'landed' } },
    });
  play([
    [
      '[squad-leader 12.10.12 × 8.17.1, 12.10.12 × 8.18.7, 12.10.12 × 8.10.6, 12.10.12 × 9.1.20] a crash destroys what is never repaired; machine guns and radios are out of order',
      () => {
        const kit = 'panzerfaust 44a,panzerschreck,flamethrower,demo charge,LMG,ATR,radio'.split(',');
        const units = kit.map((name, n) => [`gw${n}`, [name, { ...IN_IT, possessor: 'g1' }]]);
        const trial = crashed(Object.fromEntries(units), 1, 1);
        return kit.map((_, n) => trial.battle.unit(`gw${n}`)?.malfunctioned);
      },
      [undefined, undefined, undefined, undefined, true, true, true],
    ],
    [
      '[squad-leader 12.10.12 × 3.4.1] a leader who is not up to a crash is wounded, and may stay',
      () => {
        const trial = crashed({ g1: ['4-6-8', IN_IT], g2: ['9-1', IN_IT] }, ...[1, 1, 6, 5, 1, 2]);
        return [trial.battle.unit('g2')?.wounds, trial.unit('g2').broken, trial.awaits];
      },
      [1, undefined, ['german afterwards']],
    ],
    [
      '[squad-leader 12.9.22 × 3.4.1] so is one who has broken in the air and fails as he lands',
      () => {
        const trial = aloft('9-1', BROKEN, {}, WOODS).endPhase(6, 5, 1, 2);
        return [trial.battle.unit('g1')?.wounds, trial.awaits];
      },
      [1, ['german afterwards']],
    ],
    [
      '[squad-leader 12.9.22 × 3.20.6] a broken half-squad that fails there is lost',
      () => isGone(aloft('half-squad 2-4-8', BROKEN, {}, WOODS).endPhase(6, 5), 'g1'),
      true,
    ],
    [
      '[squad-leader 12.9.22 × 3.24.1] who just passes there is not pinned',
      () => {
        const trial = aloft('4-6-8', {}, {}, WOODS).endPhase().order('german', 'pass', 4, 4);
        return [checks(trial), trial.unit('g1').pinned];
      },
      [['g1 landing'], undefined],
    ],
    [
      '[squad-leader 12.9.19 × 3.9.8] raw men below have double only if they keep their nerve',
      () =>
        WELL_OR_ILL.flatMap((faces) => {
          const trial = aloft('4-6-8', {}, { r2: ['4-4-7 at D9', { quality: 'inexperienced' }] });
          return aimed(trial, { firers: ['r2'] }, ...faces, ...MISS).told('fire-attack')[0]?.fp;
        }),
      [8, 4],
    ],
    [
      '[squad-leader 12.9.14 × 8.10.2, 12.9.21 × 8.10.1] a flame has nothing for their helplessness, and reaches one hex',
      () => {
        const flame = (hex: string) =>
          aloft('4-6-8', {}, { r2: `6-2-8 at ${hex}`, rf: 'flamethrower with r2' });
        const trial = aimed(flame('D9'), { firers: ['rf'] }, ...[6, 6]);
        const far = { order: 'fire-at-paratroops', at: 'D8', firers: ['rf'] };
        return [
          pairs(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers),
          refused(flame('D10'), 'russian', far),
        ];
      },
      [[], 'OUT_OF_RANGE'],
    ],
    [
      '[squad-leader 12.9.25 × 3.29.3.3] who would take prisoners among the parachutes has both',
      () => {
        const trial = landed();
        trial.order('german', attacks('g1', 'r2', { capture: true }));
        trial.order('russian', attacks('r2', 'g1', { capture: true }), ...MISS, ...MISS);
        return trial.told('close-combat-attack').map(({ blows }) => pairs(blows[0]?.modifiers));
      },
      [
        ['to take prisoners 1', 'paratroops 2'],
        ['to take prisoners 1', 'paratroops -2'],
      ],
    ],
    [
      '[squad-leader 12.9.25 × 6.3.6] in the next close combat who withdraws has nothing more against him',
      () => {
        const trial = landed();
        trial.order('german', attacks('g1', 'r2'));
        trial.order('russian', 'pass', ...MISS);
        while (trial.battle.clock.active === 'german') trial.endPhase();
        while (trial.battle.clock.phase !== 'close-combat') trial.endPhase();
        const withdraws = { order: 'withdraw', unit: 'g1' };
        for (let n = 0; n < 4 && refused(trial, 'german', withdraws); n++) trial.endPhase();
        trial.order('german', withdraws);
        while (!trial.awaits.includes('russian close-combat')) trial.endPhase();
        trial.order('russian', attacks('r2', 'g1'), ...[6, 6]);
        return pairs(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers);
      },
      ['withdrawing -2'],
    ],
    [
      '[squad-leader 12.9/q16 × 7.2.5.1] men without their canister do not go at AFVs',
      () =>
        [{}, { unequipped: true }].map((state) => {
          const units = { g1: ['4-6-8 at D4', state], rt: ['T-34 at D5', { facing: 3 }] } as Units;
          const trial = begun('defensive-fire', units, { active: 'russian', map: field({ D4: 'woods' }) });
          return accepted(refused(trial, 'german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }));
        }),
      [true, false],
    ],
  ]);
});

describe('dives and shells', () => {
  const dived = (units: object, setup: Setup, ...faces: number[]) =>
    new Trial({
      ...setup,
      units: { gs: 'Stuka', gl: '8-0 at N1', ...units } as Units,
      sides: { german: { air: {} } } as never,
    }).order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...faces);
  const LOADED = { facing: 3, spentTubes: 6, reloading: { crew: 'g1', turns: 0 } } as const;
  const in1941 = { options: { year: 1941, month: 6 } };
  play([
    [
      '[squad-leader 12.5.22 × 3.20.6] a broken crew that fails under the sirens is lost',
      () => isGone(dived({ r1: ['crew 2-3-7 at D8', BROKEN], r9: '4-4-7' }, in1941, ...MISS, ...MISS), 'r1'),
      true,
    ],
    [
      '[squad-leader 12.5.22 × 3.17.4] a leader whom the sirens break shakes no Finns',
      () => {
        const finns = { fl: '8-0 at D8', f1: '6-4-8 at D8', f9: '6-4-8' };
        return checks(dived(finns, { ...in1941, enemy: 'finnish' }, 6, 5, 1, 2, ...MISS));
      },
      ['fl sirens', 'f1 sirens'],
    ],
    [
      '[squad-leader 10.7.11 × 12.5.7] a dive at men who load rockets: 2 less',
      () => {
        const units = {
          rs: 'IL-2',
          rl: '8-0 at N1',
          g1: ['crew 2-4-7 at D8', { reloads: 'gg' }],
          gg: ['150 rocket launcher with g1', LOADED],
          g9: '4-6-7',
        } as Units;
        const sides = { russian: { air: {} } } as never;
        const trial = new Trial({ active: 'russian', enemy: 'german', ...in1944, units, sides });
        trial.order('russian', { order: 'dive', aircraft: 'rs', at: 'D8' }, 2, 3, ...MISS, 1, 2);
        return pairs(trial.told('air-strike')[0]?.outcomes?.[0]?.modifiers);
      },
      ['loads rockets -2'],
    ],
    [
      '[squad-leader 10.5 × 3.14.3] bombs of a mortar at partisans in woods: 0',
      () => {
        const units = {
          g1: '4-6-7 at D3',
          gm: '50mm mortar with g1',
          r1: ['4-4-7 at D8', { partisan: true }],
        } as Units;
        const trial = begun('prep-fire', units, { map: field({ D8: 'woods' }) });
        trial.order('german', { order: 'fire-ordnance', unit: 'gm', at: 'D8' }, ...MISS);
        return pairs(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers);
      },
      ['air burst -1', 'partisans in woods 1'],
    ],
  ]);
});
