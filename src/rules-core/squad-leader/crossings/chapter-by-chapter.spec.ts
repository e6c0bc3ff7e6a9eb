/** Chapters 11, 12 and 13 with each chapter from 2 on, by the rules that are used most: drawn up from the book alone. */
import { field, type Setup, type Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  begun,
  checks,
  fire,
  isGone,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const CE = { exposed: true } as const;
const MISS = [6, 5] as const;
const values = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`).sort();
const fpOf = (trial: Trial) => trial.told('fire-attack')[0]?.fp;
const shell = (unit: string, at: string, more = {}) => ({ order: 'fire-ordnance', unit, at, ...more });
const aimed = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0];
/** In 1944, heroes left out. */
const at = (phase: NonNullable<Setup['phase']>, units: object, more: Setup = {}) =>
  begun(phase, units as Units, {
    ...more,
    options: { year: 1944, without: ['3.8'], ...more.options },
  });
const PLANES = { gs: 'Stuka', gf: 'fighter', gl: '8-0 at A1' };
const planes = (units: object, more: Setup = {}) =>
  at('prep-fire', { ...PLANES, ...units }, { sides: { german: { air: {} } }, ...more });
const strafe = (trial: Trial) =>
  trial.order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3);

type Seen = [id: string, what: string, played: () => unknown, expected: unknown];
const play = (table: Seen[]) =>
  test.each(table)('%s %s', (_, __, played, expected) => {
    expect(played()).toEqual(expected);
  });

const GUN = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }] } as const;

describe('sight, men and their ways', () => {
  const broken = (map: Setup) => {
    const units = { ...GUN, rt: ['T-34 at D4', { facing: 3 }] };
    const trial = at('prep-fire', units, { ...map, active: 'russian' });
    trial.order('russian', shell('rt', 'D9', { target: 'gg' }), 2, 1, 2, 4, 6, 5);
    const { active } = until(trial, 'german rally').battle.clock;
    trial.order('german', { order: 'rally', unit: 'g1' }, 1, 2);
    return [!isGone(trial, 'gg'), active, trial.unit('g1').broken];
  };
  const seen = (...dice: number[]) => {
    const rt = ['T-34 at D5', { ...CE, ...UNDER, facing: 3 }];
    const units = { g1: '4-6-7 at D9', g2: '4-6-7 at D9', rt };
    const trial = at('prep-fire', units, { map: field({ D5: 'woods' }) });
    trial.order('german', fire('D5', 'g1', 'g2'), ...dice);
    return [fpOf(trial), checks(trial), trial.unit('rt').concealed ?? false];
  };
  const boarded = (weapon: string) => {
    const trial = at('movement', { gt: 'MkIVF2 at D9', g1: '4-6-7 at D9', gw: `${weapon} with g1` });
    trial.order('german', { order: 'board', unit: 'g1', vehicle: 'gt' });
    return [trial.unit('gt').mp, trial.unit('gt').spent];
  };
  const HALLS = { C6: 'woods', C7: 'woods', E6: 'woods', E7: 'woods' } as const;
  const crossing = (path: string, hex: string) => {
    const units = { gt: ['MkIVF2 at D9', CE], r1: '4-4-7 at E5' };
    const trial = at('movement', units, { active: 'russian', map: field(HALLS) });
    trial.order('russian', move('r1', path));
    until(trial, 'german defensive-fire').order('german', shell('gt', hex), ...MISS);
    return values(aimed(trial)?.modifiers);
  };
  play([
    [
      '[squad-leader 11.8.2 × 2.3.4]',
      'the crew that looks out of a tank under a "?" in woods: half, +2 and +1; a check takes the "?"',
      () => [seen(2, 1, 3, 3), seen(4, 3)],
      [
        [4, ['rt MC of the crew'], false],
        [4, [], true],
      ],
    ],
    [
      '[squad-leader 13.17.4/a × 3.23.9]',
      'a crew that a shell breaks at its gun, which holds, rallies itself in woods at once, and in the open when the shock is over',
      () => [broken({ map: field({ D9: 'woods' }) }), broken({})],
      [
        [true, 'german', undefined],
        [true, 'russian', undefined],
      ],
    ],
    [
      '[squad-leader 11.37.6/a × 4.2.2]',
      'a point too many delays the tank as another factor does',
      () => [boarded('MMG'), boarded('LMG')],
      [
        [12, 6],
        [12, 3],
      ],
    ],
    [
      '[squad-leader 13.16.1/O × 4.1.6]',
      'men seen for one factor are harder to hit, those seen for two are not',
      () => [crossing('D4 C5', 'D4'), crossing('D4 D3 C4', 'D3')],
      [
        ['in the open -1', 'moved -1', 'seen for a moment 1'],
        ['in the open -1', 'moved -1'],
      ],
    ],
    [
      '[squad-leader 12.10.15 × 4.4.1]',
      'men out of a glider fire with half, and advance to close combat as others do',
      () => {
        const units = { gx: ['glider', { lands: { at: 'D11', along: 3 } }], g1: ['4-6-8', { glides: 'gx' }] };
        const sides = { german: { gliders: 'aloft' } } as const;
        const trial = at('defensive-fire', { ...units, r1: '4-4-7 at D12', gl: '8-0 at A1' }, { sides });
        trial.endPhase(4, 1, 1);
        until(trial, 'german advancing-fire').order('german', fire('D12', 'g1'), ...MISS);
        const fp = fpOf(trial);
        until(trial, 'german advance').order('german', advance('g1', 'D12'));
        until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
        trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 4);
        const blows = trial.told('close-combat-attack').flatMap((attack) => attack.blows);
        return [fp, blows.map(({ modifiers }) => values(modifiers))];
      },
      [4, [[], []]],
    ],
  ]);
});

describe('fire', () => {
  const unloaded = (to: string | undefined, hex = to ?? 'D9') => {
    const units = { gt: 'MkIVF2 at D9', g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '4-4-7 at D6' };
    const trial = at('movement', units, { map: field({ E9: 'stone-building' }) });
    trial.order('german', { order: 'disembark', unit: 'g1', ...(to && { to }) });
    until(trial, 'russian defensive-fire').order('russian', fire(hex, 'r1'), 6, 5);
    return modifiersOf(trial, 'g1')?.reduce((sum, one) => sum + Number(one.split(' ').pop()), 0);
  };
  const jumper = (from: string) => {
    const sides = { german: { airdrop: 'aloft' } } as const;
    const units = { g1: ['4-6-8', { jumps: true, aloft: 'D8' }], gl: '8-0 at A1', r1: `4-4-7 at ${from}` };
    const trial = at('defensive-fire', units, { sides });
    trial.order('russian', { order: 'fire-at-paratroops', at: 'D8', firers: ['r1'] }, ...MISS);
    return [fpOf(trial), modifiersOf(trial, 'g1')];
  };
  const behind = (units: object) => {
    const g1 = ['4-6-7 at D8', { moved: true, track: ['E9', 'D8'] }];
    const trial = at('defensive-fire', { g1, r1: '4-4-7 at D4', ...units });
    return modifiersOf(trial.order('russian', fire('D8', 'r1'), 6, 5), 'g1')?.sort();
  };
  play([
    [
      '[squad-leader 11.37.8 × 5.6.8.1]',
      'who gets off beneath the tank has 0 in the open, beside it 2 less, and in stone 2 more',
      () => [unloaded(undefined), unloaded('D8'), unloaded('E9')],
      [0, -2, 2],
    ],
    [
      '[squad-leader 12.9.19 × 5.4.1, 12.9.21 × 5.4.4]',
      'at men in the air: twice from the next hex, whole from half of the range, then half',
      () => [jumper('D9'), jumper('D10'), jumper('D11')].map(([fp]) => fp),
      [8, 4, 2],
    ],
    [
      '[squad-leader 13.19.10 × 5.6.8.1]',
      'men who have moved into woods: +1 and -1 To Hit, and nothing on the fire table',
      () => {
        const units = { gt: ['MkIVF2 at D9', CE], r1: '4-4-7 at D2' };
        const trial = at('movement', units, { active: 'russian', map: field({ D4: 'woods' }) });
        trial.order('russian', move('r1', 'D3 D4'));
        until(trial, 'german defensive-fire').order('german', shell('gt', 'D4'), 1, 3, 6, 5);
        const burst = trial.told('shell-burst')[0]?.outcomes[0];
        return [values(aimed(trial)?.modifiers), values(burst?.modifiers)];
      },
      [['moved -1', 'woods 1'], []],
    ],
    [
      '[squad-leader 11.20.1/a × 5.6.8.1/c, 11.31.11 × 11.20.1/a]',
      'who has run over the open behind a tank has 1 for it, behind two 2, behind one in motion nothing',
      () => [
        behind({ gt: 'MkIVF2 at D6' }),
        behind({ gt: 'MkIVF2 at D6', gu: 'MkIVF2 at D7' }),
        behind({ gt: ['MkIVF2 at D6', { motion: true }] }),
      ],
      [
        ['in the open -1', 'moved -1', 'past vehicles 1'],
        ['in the open -1', 'moved -1', 'past vehicles 2'],
        ['in the open -1', 'moved -1'],
      ],
    ],
  ]);
});

describe('close quarters', () => {
  const ridden = (rider: string) => {
    const gt = ['MkIVF2 at D8', { facing: 0 }];
    const units = { gt, g1: [`${rider} at D8`, { aboard: 'gt' }], r1: '4-4-7 at D6' };
    const trial = at('movement', units, { map: field({ D6: 'woods' }) });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D7'] });
    while (trial.unit('gt').at !== 'D7') trial.order('russian', 'pass');
    trial.order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 3, 3, 1, 1, 3, 3);
    const attempt = trial.told('immobilization-attempt')[0];
    return [values(attempt?.modifiers), trial.unit('gt').immobilized ?? false, modifiersOf(trial, 'g1')];
  };
  const fought = (...dice: number[]) => {
    const g1 = ['8-3-8 at D8', { cameFrom: 'D9', advancedFrom: 'D9', nerve: 'kept' }];
    const trial = at('close-combat', { g1, rt: ['M3 armed at D8', { ...CE, motion: true }] });
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' });
    trial.order('russian', 'pass', 3, 3, ...dice);
    const [{ modifiers = [], result } = {}] = trial.told('vehicle-attacked');
    return [values(modifiers), result];
  };
  play([
    [
      '[squad-leader 11.15.4 × 6.3.1]',
      'a truck is not taken as long as the men beside it stand, but when they have fallen',
      () => {
        const trial = at('advance', { g1: '4-6-7 at D9', rt: 'truck at D8', r1: '4-4-7 at D8' });
        trial.order('german', advance('g1', 'D8'));
        until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
        trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 4);
        const held = [trial.unit('rt').side, trial.unit('g1').melee];
        until(trial, 'german close-combat').order('german', attacks('g1', 'r1'), 1, 2);
        const free = [trial.unit('rt').side, isGone(trial, 'r1'), trial.unit('g1').melee];
        return [held, free];
      },
      [
        ['russian', true],
        ['russian', true, undefined],
      ],
    ],
    [
      '[squad-leader 11.18.1 × 7.2.5.6]',
      'grenades at a tank with riders: 1 more for a half-squad, 2 for a squad; the same dice strike them with 2 more across its front',
      () => [ridden('half-squad 2-4-7'), ridden('4-6-7')],
      [
        [['cover -1', 'infantry with the AFV 1'], true, ['behind the turret 2']],
        [['cover -1', 'infantry with the AFV 2'], false, ['behind the turret 2']],
      ],
    ],
    [
      '[squad-leader 12.9.26 × 7.2.6.2]',
      'beneath their parachutes men do not attack a tank, but in the next phase if it stays',
      () => {
        const sides = { german: { airdrop: 'aloft' } } as const;
        const units = {
          g1: ['4-6-8', { jumps: true, aloft: 'D8' }],
          gl: '8-0 at A1',
          rt: ['T-34 at D8', { facing: 3 }],
        };
        const trial = at('defensive-fire', units, { sides });
        const asked: string[] = [];
        for (let n = 0; n < 10 && !trial.awaits.includes('german close-combat'); n++) {
          trial.endPhase();
          asked.push(String(trial.battle.clock.active));
        }
        return [asked.at(-1), trial.legalOf('german', 'attack-vehicle').length];
      },
      ['russian', 1],
    ],
    [
      '[squad-leader 11.31.10 × 7.2.6.8, 11.31.10 × 7.2.6.13]',
      'in close combat one in motion has 2 more, which an open top undoes',
      () => [fought(4, 3), fought(5, 3, 5), fought(5, 3, 2), fought(5, 4)],
      ['destroyed', 'stopped', 'destroyed', 'nothing'].map((result) => [
        ['in motion 2', 'no roof -2'],
        result,
      ]),
    ],
  ]);
});

describe('weapons', () => {
  const sprayed = (firer: string, more: object = {}, vehicle = 'M3 armed') => {
    const rt = { r1: ['4-4-7 at D6', { aboard: 'rt', ...CE }], rt: [`${vehicle} at D6`, { facing: 3 }] };
    const trial = at('prep-fire', { g1: '4-6-7 at D4', gm: 'MMG with g1', ...rt });
    trial.order('german', { ...fire('D6', firer), ...more }, 6, 5);
    return [modifiersOf(trial, 'r1'), trial.told('afv-kill').length];
  };
  const AT_IT = { vehicle: 'rt' };
  const HMG = { r1: '4-4-7 at D8', rm: 'HMG with r1' };
  const FLAK = { r1: 'crew 2-3-7 at D8', rm: ['37L AA gun with r1', { facing: 0 }] };
  const aircraft = (unit: string, more: object = {}) => ({ order: 'fire-at-aircraft', unit, ...more });
  const roof = (place: string, state: object) => {
    const rt = [`T-34 at ${place}`, { mg: { aa: 4 }, ...state }];
    const trial = strafe(planes({ r1: '4-4-7 at D8', rt }));
    if (!trial.awaits.includes('russian anti-aircraft')) return undefined;
    return trial.order('russian', aircraft('rt'), 6, 6).told('flak')[0]?.fp;
  };
  play([
    [
      '[squad-leader 11.13.7 × 8.9.4.1]',
      'a machine gun strikes the men who look out of a halftrack, or ride on a tank, and where that is named its armour too',
      () => [sprayed('gm'), sprayed('gm', AT_IT), sprayed('gm', AT_IT, 'T-34'), sprayed('g1')],
      [
        [['behind armour 2'], 0],
        [['behind armour 2'], 1],
        [[], 1],
        [['behind armour 2'], 0],
      ],
    ],
    [
      '[squad-leader 12.4.1/b × 5.1.2]',
      'a machine gun fires at a fighter with half, and at nobody else',
      () => {
        const trial = strafe(planes({ ...HMG, g1: '4-6-7 at D12' }));
        const fp = trial.order('russian', aircraft('rm'), 6, 5).told('flak')[0]?.fp;
        return [fp, refused(until(trial, 'russian defensive-fire'), 'russian', fire('D12', 'rm'))];
      },
      [3, 'HAS_FIRED'],
    ],
    [
      '[squad-leader 13.20.6 × 8.16.1]',
      'a hedge hides the hull from a Panzerschreck, and is 1 to a gun',
      () => {
        const men = { g1: '4-6-7 at D6', gw: 'panzerschreck with g1', gt: ['MkIVF2 at D7', CE] };
        const map = field({ D5: { hexsides: { 0: 'hedge' } } });
        const trial = at('prep-fire', { ...men, rt: ['T-34 at D4', { facing: 3 }] }, { map });
        trial.order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 6, 4);
        const rocket = values(trial.told('anti-tank-shot')[0]?.modifiers);
        trial.order('german', shell('gt', 'D4', { target: 'rt' }), 6, 4);
        return [rocket, values(aimed(trial)?.modifiers)];
      },
      [['hull down 2'], ['hedge 1']],
    ],
    [
      '[squad-leader 12.5/q2 × 9.16.5]',
      'a Stuka that strikes men beneath smoke: a die less 1',
      () => {
        const marks = { D8: { smoke: [{ side: 'russian', kind: 'full' }] } } as const;
        const trial = planes({ r1: '4-4-7 at D8' }, { marks });
        trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 5, 4, 4);
        return values(trial.told('air-strike')[0]?.outcomes[0]?.modifiers);
      },
      ['smoke 3'],
    ],
    [
      '[squad-leader 11.7.7/b × 10.9.2.1, 11.7.7/b × 10.9.2.2]',
      'a tank whose gun jams fires the machine gun beside it along that line alone, and a 12 silences all of them',
      () => {
        const gt = ['MkIVF2 at D9', { ...CE, facing: 0, mg: { bow: 4, coaxial: 2 } }];
        const men = { r1: '4-4-7 at D4', r2: '4-4-7 at D6', r3: '4-4-7 at C6' };
        const guns = (hex: string, ...dice: number[]) =>
          at('prep-fire', { gt, ...men })
            .order('german', shell('gt', 'D4'), 6, 6)
            .order('german', { order: 'fire-machine-guns', unit: 'gt', at: hex }, ...dice);
        const fired = [guns('D6', 6, 5), guns('C6', 6, 5)].map(fpOf);
        const { gunOut, mgOut } = guns('D6', 6, 6).unit('gt');
        return [fired, gunOut, mgOut];
      },
      [[6, 4], 'malfunctioned', 'malfunctioned'],
    ],
    [
      '[squad-leader 12.4.4 × 10.1.9/a]',
      'an AA gun with several shots has one at a fighter, and none at the ground afterwards',
      () => {
        const trial = strafe(planes({ ...FLAK, g1: '4-6-7 at D4' })).order('russian', aircraft('rm'), 6, 4);
        const again = trial.awaits.includes('russian anti-aircraft');
        return [again, refused(until(trial, 'russian defensive-fire'), 'russian', shell('rm', 'D4'))];
      },
      [false, 'HAS_FIRED'],
    ],
    [
      '[squad-leader 13.17.3 × 10.2.2/a]',
      'a gun that is pushed is struck as a vehicle, with 1 for its size, and does not fire',
      () => {
        const trial = at('movement', { ...GUN, rt: ['T-34 at D4', { facing: 3, ...CE }] }).order('german', {
          order: 'push-gun',
          gun: 'gg',
          path: ['D8'],
        });
        until(trial, 'russian defensive-fire').order(
          'russian',
          shell('rt', 'D8', { target: 'gg' }),
          ...[2, 1, 6, 5],
        );
        const { needs, modifiers } = aimed(trial) ?? {};
        const burst = values(trial.told('shell-burst')[0]?.outcomes[0]?.modifiers);
        until(trial, 'german advancing-fire');
        return [
          needs,
          values(modifiers),
          burst,
          refused(trial, 'german', shell('gg', 'D4', { target: 'rt' })),
        ];
      },
      [10, ['size of the gun 1'], [], 'HAS_MOVED'],
    ],
    [
      '[squad-leader 11.8.1 × 12.4.1/b]',
      'the gun on the roof of a tank fires at a fighter with half, within eight hexes, by a crew that looks out',
      () => [roof('D6', CE), roof('D6', {}), roof('N12', CE)],
      [2, undefined, undefined],
    ],
  ]);
});

describe('armour and shells', () => {
  const driven = (unit: string, state: object) => {
    const trial = at('movement', { gt: [`${unit} at D9`, { facing: 0, ...state }], r1: '4-4-7 at D3' });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    while (trial.unit('gt').at !== 'D8') trial.order('russian', 'pass');
    until(trial, 'german advancing-fire');
    const code = refused(trial, 'german', shell('gt', 'D3'));
    if (code !== 'DICE_MISSING') return code;
    const { needs, modifiers } = aimed(trial.order('german', shell('gt', 'D3'), ...MISS)) ?? {};
    return [needs, values(modifiers)];
  };
  play([
    [
      '[squad-leader 11.37.12 × 13.19.11]',
      'HE that strikes a tank and not its riders: the dice of the kill with 2 more, and then they leap off',
      () => {
        const units = {
          gt: ['MkIVF2 at D9', CE],
          rt: ['T-34 at D4', { facing: 3 }],
          r1: ['4-4-7 at D4', { aboard: 'rt' }],
        };
        const trial = at('prep-fire', units);
        trial.order('german', shell('gt', 'D4', { target: 'rt', ammunition: 'HE' }), 4, 3, 4, 2, 3, 3, 3, 3);
        return [trial.told('struck-aboard')[0]?.result, checks(trial), trial.unit('r1').aboard];
      },
      ['M', ['r1 MC', 'r1 bail out'], undefined],
    ],
    [
      '[squad-leader 11.9.1 × 13.9.8]',
      'a tank that has gone a hex fires with 5 more, shut with 6, and an SP gun not at all',
      () => [driven('MkIVF2', {}), driven('MkIVF2', CE), driven('StG III/105', CE)],
      [[8, ['buttoned up 1', 'new hex 5']], [8, ['new hex 5']], 'HAS_MOVED'],
    ],
    [
      '[squad-leader 11.31.4 × 13.16.1]',
      'one in motion is moving, and in the Movement Phase seen for a moment besides',
      () => {
        const map = field({ E6: 'woods', E7: 'woods' });
        const rt = ['T-34 at D9', { facing: 0, ...CE }];
        const gt = (place: string) => [`MkIVF2 at ${place}`, { motion: true, facing: 4 }];
        const still = at('prep-fire', { rt, gt: gt('D4') }, { map, active: 'russian' });
        still.order('russian', shell('rt', 'D4', { target: 'gt' }), 6, 5);
        const trial = at('movement', { rt, gt: gt('E5') }, { map });
        trial.order('german', { order: 'drive', unit: 'gt', path: ['D5'] });
        trial.order('russian', shell('rt', 'D5', { target: 'gt' }), 6, 5);
        return [still, trial].map((one) => values(aimed(one)?.modifiers));
      },
      [['moving 2'], ['moving 2', 'seen for 3 MP 1', 'seen for a moment 1']],
    ],
  ]);
});
