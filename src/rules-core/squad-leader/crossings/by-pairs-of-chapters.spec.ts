/** Chapters 8 (from 8.15), 9 and 10 with each of chapters 2 to 13, by the rules used most: drawn up from the book alone. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import {
  attacks,
  begun,
  checks,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const in1944 = { options: { year: 1944 } } as const;
const RUSSIANS = { ...in1944, active: 'russian' } as const;
const HIT = [1, 2] as const;
const MISS = [6, 6] as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const SHOT = { order: 'fire-anti-tank' } as const;
const at = (weapon: string, target: string, more: object = {}) => ({ ...SHOT, weapon, target, ...more });
const he = (hex: string) => ({ ...SHOT, weapon: 'aw', at: hex });
const shot = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gg', at: 'D4', ...more });
const pairs = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`).sort();
const aimed = (trial: Trial) => pairs(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers);
const PF = { g1: '4-6-7 at D4', gw: 'panzerfaust 44a with g1', rt: ['T-34 at D5', { facing: 3 }] } as Units;
const GUN = { g1: 'crew 2-4-7 at D9', gg: ['75 AT gun with g1', { facing: 0 }] } as const;
const american = (units: object, more: Setup = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    ...in1944,
    ...more,
    units: { a1: '6-6-6 at D4', aw: 'bazooka with a1', a9: '6-6-6', g9: '4-6-7', ...units } as Units,
  });
const smoke = (...hexes: string[]) => ({
  marks: Object.fromEntries(
    hexes.map((hex) => [hex, { smoke: [{ side: 'russian' as const, kind: 'full' as const }] }]),
  ),
});

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

describe('anti-tank weapons of men', () => {
  const gunFrom = (facing: number) => {
    const units: Units = { g1: 'crew 2-4-7 at D6', gg: ['50 AT gun with g1', { facing }] };
    const trial = american(units).order('american', at('aw', 'gg'), 1, 2, 4, 1, 1, 2);
    return [checks(trial), pairs(trial.told('shell-burst')[0]?.outcomes[0]?.modifiers), isGone(trial, 'gg')];
  };
  const hedge = { ...in1944, map: field({ D6: { hexsides: { 3: 'hedge' } } }) };
  const inWoods = () => begun('defensive-fire', PF, { ...RUSSIANS, map: field({ D4: 'woods' }) });
  const GRENADES = { order: 'immobilize', unit: 'g1', vehicle: 'rt' };
  const atTracks = (facing: number, ...dice: number[]) => {
    const rt: Placed = ['T-34 at D6', { facing }];
    const trial = begun('prep-fire', { ...PF, rt } as Units, in1944);
    const order = at('gw', 'rt', { immobilize: true });
    if (!dice.length) return accepted(refused(trial, 'german', order));
    trial.order('german', order, ...dice);
    return [trial.unit('rt').immobilized, trial.told('afv-kill').length];
  };
  play([
    [
      '[squad-leader 8.16.3/a × 2.3.9.5]',
      'a Panzerfaust in a house brings out from under their "?" all who are there, and shakes him who fires it',
      () => {
        const units: Units = { ...PF, g1: ['4-6-7 at D4', UNDER], g2: ['4-6-7 at D4', UNDER] };
        const trial = begun('defensive-fire', units, { ...RUSSIANS, map: field({ D4: 'stone-building' }) });
        trial.order('german', at('gw', 'rt'), ...MISS, 3, 2);
        return [trial.unit('g1').concealed, trial.unit('g2').concealed, checks(trial)];
      },
      [undefined, undefined, ['g1 back blast']],
    ],
    [
      '[squad-leader 8.15.1/a × 4.2.2, 8.15.1/b × 5.4.5]',
      'who carries an anti-tank rifle goes three hexes, and fires his own arms alone afterwards',
      () => {
        const units: Units = { g1: '4-6-7 at D4', gw: 'ATR with g1', r1: '4-4-7 at D10', rt: 'T-34 at E10' };
        const start = () => begun('movement', units, in1944);
        const far = accepted(refused(start(), 'german', move('g1', 'D5 D6 D7 D8')));
        const trial = until(start().order('german', move('g1', 'D5 D6 D7')), 'german advancing-fire');
        const rifle = accepted(refused(trial, 'german', at('gw', 'rt')));
        trial.order('german', fire('D10', 'g1'), 6, 5);
        return [far, rifle, trial.told('fire-attack')[0]?.fp];
      },
      [false, false, 2],
    ],
    [
      '[squad-leader 8.16.2 × 5.4.1]',
      'shells of a bazooka have 6 beside the target too, and 1 more at men who are higher',
      () => {
        const trial = american({ g1: '4-6-7 at D5' }, { map: field({ D5: { level: 1 } }) });
        trial.order('american', he('D5'), ...HIT, 4, 2, 3, 2);
        return [trial.told('fire-attack')[0]?.fp, checks(trial)];
      },
      [6, ['g1 MC']],
    ],
    [
      '[squad-leader 8.17.10/b × 7.2.4, 8.17.10/b × 7.2.5.7]',
      'a Panzerfaust at the tank beside him needs no nerve; who has attacked it with grenades fires none',
      () => [
        inWoods().order('german', at('gw', 'rt'), ...MISS).action.rolls.length,
        accepted(refused(inWoods().order('german', GRENADES, 1, 2, 6, 6), 'german', at('gw', 'rt'))),
      ],
      [1, false],
    ],
    [
      '[squad-leader 8.18.9 × 10.3.3, 8.18.9 × 13.17.4/b]',
      'shells of a bazooka at a gun: the shield through its arc; from behind a die of 1 is the end of it',
      () => [gunFrom(0), gunFrom(3)],
      [
        [['g1 MC'], ['gun shield 2'], false],
        [['g1 1MC'], [], true],
      ],
    ],
    [
      '[squad-leader 8.18.9 × 13.17.8/a]',
      'at men beside an emplaced gun they do not strike its crew',
      () => {
        const units: Units = {
          g1: 'crew 2-4-7 at D6',
          gg: ['50 AT gun with g1', { facing: 0 }],
          g2: '4-6-7 at D6',
        };
        const trial = american(units).order('american', he('D6'), ...HIT, 6, 5);
        return trial.told('fire-attack')[0]?.outcomes.map((one) => one.units);
      },
      [['g2']],
    ],
    [
      '[squad-leader 8.16.1 × 13.20.6]',
      'a bazooka has 2 more at a tank behind a hedge, a gun 1',
      () => {
        const gt: Units = { gt: ['MkIVF2 at D6', { facing: 1 }] };
        const rocket = american({ ...gt, a1: '6-6-6 at D7' }, hedge);
        rocket.order('american', at('aw', 'gt'), ...MISS);
        const rt: Placed = ['T-34 at D6', { facing: 1 }];
        const gun = begun('prep-fire', { ...GUN, rt } as Units, hedge);
        gun.order('german', shot({ at: 'D6', target: 'rt' }), 6, 5);
        return [pairs(rocket.told('anti-tank-shot')[0]?.modifiers), aimed(gun)];
      },
      [['hull down 2'], ['hedge 1']],
    ],
    [
      '[squad-leader 8.17.2 × 13.23.2.1]',
      'a Panzerfaust at the tracks of a tank: 3 more from the side, no roll to kill; from in front not at all',
      () => [atTracks(2, 1, 2), atTracks(2, 2, 2), atTracks(0)].flat(),
      [true, 0, undefined, 0, false],
    ],
  ]);
});

/** The seven hexes around D8, in the order of their names. */
const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
const on = (hex: string, ...faces: number[]) => HEXES.flatMap((each) => (each === hex ? faces : MISS));
const shelling = (units: object, more: Setup = {}) =>
  new Trial({
    active: 'russian',
    phase: 'movement',
    ...more,
    options: { order: ['german', 'russian'], year: 1944 },
    units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
    marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
  });
const struckIn = (trial: Trial, unit: string) =>
  trial
    .told('barrage')
    .flatMap(({ at: hex, outcomes }) =>
      outcomes.filter(({ units }) => units.includes(unit)).map(({ modifiers }) => [hex, ...pairs(modifiers)]),
    );

describe('artillery and smoke', () => {
  const house = { map: field({ D8: 'stone-building' }) };
  const brush = (...dice: number[]) => {
    const trial = shelling({ r1: ['4-4-7 at E8', UNDER] }, { map: field({ E8: 'brush' }) });
    return trial.endPhase(...on('E8', ...dice)).unit('r1').concealed;
  };
  const shaken = (shellShock: number, ...dice: number[]) =>
    begun('prep-fire', { g1: '4-6-7 at D6', r1: ['4-4-7 at D4', { shellShock }] } as Units)
      .order('german', fire('D4', 'g1'), 4, 2, ...dice)
      .unit('r1').broken;
  const walk = (marks: object, path: string, map = field()) =>
    accepted(
      refused(
        begun('movement', { g1: '4-6-7 at D4' }, { map, ...marks } as Setup),
        'german',
        move('g1', path),
      ),
    );
  const thin = { smoke: [{ side: 'russian', kind: 'dispersed' }] };
  const overrun = (more: Setup) => {
    const units: Units = { gt: ['MkIVF2 at D6', { facing: 0, mg: { bow: 4 } }], r1: '4-4-7 at D5' };
    const drive = { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] };
    const trial = begun('movement', units, more);
    if (more.marks) trial.order('german', drive).order('russian', 'pass', 6, 4, 3);
    else trial.order('german', drive, 6, 4);
    const [told] = trial.told('overrun');
    return [told?.fp, pairs(told?.outcomes[0]?.modifiers)];
  };
  const shells = (...dice: number[]) => {
    const units: Units = { ...GUN, r1: '4-4-7 at D4', r2: '4-4-7 at D3' };
    const trial = begun('prep-fire', units, in1944);
    trial.order('german', { order: 'fire-smoke', unit: 'gg', at: 'D4' }, ...dice);
    const again = { order: 'fire-smoke', unit: 'gg', at: 'D3' };
    return [
      trial.at('D4').smoke !== undefined,
      accepted(refused(trial, 'german', again)),
      accepted(refused(trial, 'german', shot({ at: 'D4' }))),
    ];
  };
  play([
    [
      '[squad-leader 9.14.1/a × 2.3.9.1]',
      'shells strike men under a "?" with all they have: a check that is passed takes it, no effect does not',
      () => [brush(4, 5, 2, 1), brush(6, 6)],
      [undefined, true],
    ],
    [
      '[squad-leader 9.2.2/a × 3.20.4, 9.2.2/a × 3.20.6]',
      'a leader who fails under shells shakes the squad once more, without his help; broken already, it is halved',
      () => {
        const trial = shelling({ rl: '8-1 at D8', r1: '4-4-7 at D8' }, house);
        trial.endPhase(...on('D8', 4, 2, 5, 4, 4, 4, 6, 3));
        return [checks(trial), trial.unit('r1').kind];
      },
      [['rl MC', 'r1 MC', 'r1 leader loss'], 'half-squad'],
    ],
    [
      '[squad-leader 9.9.2 × 3.20.1]',
      'who has lost a level to them fails other checks on one less',
      () => [shaken(0, 4, 3), shaken(1, 4, 3)],
      [undefined, true],
    ],
    [
      '[squad-leader 9.16.2 × 4.1.6]',
      'smoke costs a factor besides the woods in it, dispersed smoke a half',
      () => [
        walk(smoke('D5'), 'D5 D6', field({ D5: 'woods' })),
        walk(smoke('D5'), 'D5 D6 D7', field({ D5: 'woods' })),
        walk({ marks: { D5: thin, D6: thin } }, 'D5 D6 D7'),
        walk({ marks: { D5: thin, D6: thin } }, 'D5 D6 D7 D8'),
      ],
      [true, false, true, false],
    ],
    [
      '[squad-leader 9.2.4 × 5.6.8.1]',
      'who crossed two open hexes of it is struck in the first and again in the second, moving in the open',
      () => {
        const trial = shelling({ r1: '4-4-7 at B9' }).order('russian', move('r1', 'C9 D8'));
        return struckIn(trial.endPhase(...HEXES.flatMap(() => MISS)), 'r1');
      },
      [
        ['C9', 'in the open -1', 'moved -1'],
        ['D8', 'in the open -1', 'moved -1'],
      ],
    ],
    [
      '[squad-leader 9.16.3 × 7.1.11]',
      'an overrun in smoke has half, and the die of smoke against it',
      () => [overrun({}), overrun(smoke('D5'))],
      [
        [8, []],
        [4, ['smoke 2']],
      ],
    ],
    [
      '[squad-leader 9.16.3 × 8.10.2]',
      'a flame into smoke takes no die, the arms of those who serve it do',
      () => {
        const units: Units = { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D5' };
        const trial = begun('prep-fire', units, smoke('D5')).order('german', fire('D5', 'gf'), 6, 6);
        const flame = modifiersOf(trial, 'r1');
        return [flame, modifiersOf(trial.order('german', fire('D5', 'g1'), 6, 5, 4), 'r1')];
      },
      [[], ['smoke 3']],
    ],
    [
      '[squad-leader 9.17.7.1/a × 10.9.3.1/b]',
      'a gun with two shots lays smoke with a 7 and may go on; with an 8 it has none left; above it fires no more',
      () => [shells(3, 4), shells(4, 4), shells(5, 4)],
      [
        [true, true, true],
        [true, false, true],
        [false, false, false],
      ],
    ],
    [
      '[squad-leader 9.2.2/b × 13.26.7/a]',
      'a 2 on men in a house: the third die turns the house against them, or it covers them',
      () =>
        [3, 4].map((third) => {
          const dice = third === 3 ? [6, 6] : [3, 2, 6, 6];
          const trial = shelling({ r1: '4-4-7 at D8' }, house).endPhase(...on('D8', 1, 1, third, ...dice));
          return [struckIn(trial, 'r1'), isGone(trial, 'r1')];
        }),
      [
        [[['D8', 'stone building -3']], true],
        [[['D8', 'stone building 3']], false],
      ],
    ],
  ]);
});

describe('guns', () => {
  const RG = { r1: 'crew 2-3-7 at D8', rg: ['76 AT gun with r1', { facing: 0 }] } as const;
  const upon = (units: object) =>
    begun('prep-fire', { ...RG, g1: '4-6-7 at D4', gm: 'MMG with g1', ...units } as Units);
  play([
    [
      '[squad-leader 10.1.12/a × 12.4.1/a]',
      'an AA gun that has fired in that player turn does not fire at aircraft',
      () =>
        [true, false].map((fires) => {
          const units: Units = { gs: 'Stuka', gl: '8-0 at A1', g1: '4-6-7 at D12' };
          const gun: Units = { r1: 'crew 2-3-7 at D8', rm: ['37L AA gun with r1', { facing: 3 }] };
          const trial = new Trial({
            active: 'russian',
            units: { ...units, ...gun } as Units,
            sides: { german: { air: {} } },
            options: { order: ['russian', 'german'] },
          });
          if (fires) trial.order('russian', { order: 'fire-ordnance', unit: 'rm', at: 'D12' }, 6, 5);
          until(trial, 'german defensive-fire');
          trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 6, 5);
          return accepted(refused(trial, 'russian', { order: 'fire-at-aircraft', unit: 'rm' }));
        }),
      [false, true],
    ],
    [
      '[squad-leader 10.3.8 × 5.1.5]',
      'a machine gun by itself ends a gun with a die of 1, in a group with rifles it does not',
      () =>
        [['gm'], ['gm', 'g1']].map((firers) => {
          const white = firers.length === 1 ? 2 : 4;
          const trial = upon({}).order('german', fire('D8', ...firers), white, 1, 3, 2);
          return [checks(trial), isGone(trial, 'rg')];
        }),
      [
        [['r1 1MC'], true],
        [['r1 1MC'], false],
      ],
    ],
    [
      '[squad-leader 10.3.8 × 8.10.1]',
      'so does a flame, which no shield hinders',
      () => {
        const flames: Units = { g1: '8-3-8 at D7', gm: 'flamethrower with g1' };
        const trial = upon(flames).order('german', fire('D8', 'gm'), 6, 1, 3, 2);
        return [checks(trial), modifiersOf(trial, 'r1'), isGone(trial, 'rg')];
      },
      [['r1 2MC'], [], true],
    ],
    [
      '[squad-leader 10.1.18 × 2.3.9.5]',
      'a gun that fires brings out all in its hex; the shield is for its crew alone',
      () => {
        const units: Units = {
          r1: ['crew 2-3-7 at D8', UNDER],
          rg: ['76 AT gun with r1', { facing: 0, ...UNDER }],
          r2: ['4-4-7 at D8', UNDER],
          g1: '4-6-7 at D4',
        };
        const trial = begun('defensive-fire', units, { map: field({ D8: 'woods' }) });
        trial.order('russian', { order: 'fire-ordnance', unit: 'rg', at: 'D4' }, 6, 5);
        until(trial, 'german advancing-fire').order('german', fire('D8', 'g1'), 6, 5);
        return [trial.told('fire-attack')[0]?.fp, modifiersOf(trial, 'r1')?.sort(), modifiersOf(trial, 'r2')];
      },
      [4, ['gun shield 2', 'woods 1'], ['woods 1']],
    ],
    [
      '[squad-leader 10.1.5 × 3.2.2, 10.1.5 × 3.24.2]',
      'a leader helps no gun, of a pinned crew neither, and directs others in its hex',
      () => {
        const g1: Placed = ['crew 2-4-7 at D9', { pinned: true }];
        const units: Units = { ...GUN, g1, gl: '9-2 at D9', g2: '4-6-7 at D9', r1: '4-4-7 at D5' };
        const trial = begun('prep-fire', units);
        const led = accepted(refused(trial, 'german', shot({ at: 'D5', leader: 'gl' })));
        const gun = aimed(trial.order('german', shot({ at: 'D5' }), 6, 5));
        trial.order('german', { ...fire('D5', 'g2'), leaders: ['gl'] }, 6, 5);
        return [led, gun, modifiersOf(trial, 'r1')];
      },
      [false, ['pinned 2'], ['9-2 -2']],
    ],
    [
      '[squad-leader 10.3/q1 × 5.6.8.1]',
      'who pushed a gun moved in the open and has no shield; when it stands again, he has it',
      () => {
        const trial = begun('movement', { ...GUN, r1: '4-4-7 at D4' } as Units);
        trial.order('german', { order: 'push-gun', gun: 'gg', path: ['D8'] });
        until(trial, 'russian defensive-fire').order('russian', fire('D8', 'r1'), 6, 5);
        const pushed = modifiersOf(trial, 'g1')?.sort();
        until(trial, 'russian prep-fire').order('russian', fire('D8', 'r1'), 6, 5);
        return [pushed, modifiersOf(trial, 'g1')];
      },
      [['in the open -1', 'moved -1'], ['gun shield 2']],
    ],
    [
      '[squad-leader 10.8.1 × 6.3.5, 10.8.5 × 6.3.5]',
      'nobody takes a gun in a melee; the victor does, with 2 more, and does not push it',
      () => {
        const crew: Units = { ...RG, r1: ['crew 2-3-7 at D8', MELEE], r2: '4-4-7 at D3' };
        const men: Units = { ...crew, g1: ['4-6-7 at D8', MELEE] };
        const take = { order: 'man-gun', unit: 'g1', gun: 'rg' };
        const PUSH = { order: 'push-gun', gun: 'rg', path: ['D9'] };
        const trial = begun('movement', men);
        const locked = accepted(refused(trial, 'german', take));
        until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
        trial.order('russian', attacks('r1', 'g1'), 1, 2, 6, 5);
        until(trial, 'german movement');
        const free = accepted(refused(trial, 'german', take));
        trial.order('german', take);
        until(until(trial, 'russian movement'), 'german prep-fire');
        const gun = aimed(trial.order('german', shot({ unit: 'rg', at: 'D3' }), 4, 3));
        const push = refused(until(until(trial, 'russian movement'), 'german movement'), 'german', PUSH);
        return [locked, free, push, gun, isGone(trial, 'rg')];
      },
      [false, true, 'TOO_HEAVY', ['captured 2', 'no gun crew 2'], false],
    ],
    [
      '[squad-leader 10.1.9/a × 13.10.2.3, 10.1.9/a × 13.9.6]',
      'the second shot, at another tank beside its arc: 3 more, and nothing that it had acquired',
      () => {
        const acquired = { units: ['rt'], at: 'D4', phases: 1 };
        const gg: Placed = ['75 AT gun with g1', { facing: 0, acquired }];
        const units: Units = {
          ...GUN,
          gg,
          rt: ['T-34 at D4', { facing: 0 }],
          ru: ['T-34 at H7', { facing: 0 }],
        };
        const trial = begun('prep-fire', units);
        const first = aimed(trial.order('german', shot({ target: 'rt' }), 6, 5, 6, 6));
        const second = aimed(trial.order('german', shot({ at: 'H7', target: 'ru' }), 6, 5));
        const again = begun('prep-fire', units).order('german', shot({ target: 'rt' }), ...MISS);
        return [first, second, accepted(refused(again, 'german', shot({ target: 'rt' })))];
      },
      [['acquired -1'], ['covered arc changed 3'], false],
    ],
  ]);
});
