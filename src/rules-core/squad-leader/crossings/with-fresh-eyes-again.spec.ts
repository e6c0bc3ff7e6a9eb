import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
const VILLAGE = { map: board, charts: SQUAD_LEADER_CHARTS };
const FAR = '4-4-7 at N12';
const ON_SKIS = { skill: 'skis', onSkis: true } as const;
const HURRY = { options: { optional: ['4.7'] } } as Setup;

describe('close combat and men', () => {
  test.each([
    ['[squad-leader 6.5.1 × 3.6.1.2]', 'Germans', 'german', 'g', '4-6-7', true],
    ['[squad-leader 3.6.6 × 6.5.1]', 'Finns', 'finnish', 'f', '5-4-8', false],
  ] as const)(
    '%s %s who roll two ones at 2-1 cower, and find a leader or not',
    (_, __, side, x, squad, comes) => {
      const trial = new Trial({
        phase: 'close-combat',
        active: side,
        units: {
          [`${x}1`]: `${squad} at D4`,
          [`${x}2`]: `${squad} at D4`,
          [`${x}9`]: squad,
          r1: '4-4-7 at D4',
          r9: '4-4-7',
        },
      });
      trial.order(side, attacks(`${x}1 ${x}2`, 'r1')).order('russian', 'pass', 1, 1, ...(comes ? [4] : []));
      expect(trial.told('close-combat-attack')[0]).toMatchObject({ odds: '2-1', cowered: true });
      expect(trial.kinds.includes('leader-created')).toBe(comes);
    },
  );

  test('[squad-leader 3.29.14 × 6.1.3] a guard strikes with half, and is struck in full', () => {
    const men = {
      g1: '4-6-7 at D4',
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D5',
    } as Units;
    const trial = begun('advance', men, { active: 'russian' }).order('russian', advance('r2', 'D4'));
    until(trial, 'russian close-combat').order('russian', attacks('r2', 'g1'));
    trial.order('german', attacks('g1', 'r2'), 6, 5, 6, 4);
    expect(trial.told('close-combat-attack').map(({ attack, defence }) => [attack, defence])).toEqual([
      [4, 4],
      [2, 4],
    ]);
  });

  test.each([
    ['the exact number', '4-4-7', {}, [2, 3], false],
    ['one less', '4-4-7', {}, [1, 3], true],
    ['one more, against men who waver', '4-3-6', {}, [4, 2], true],
    ['the exact number against these, with a leader of theirs', '4-3-6', { rl: '8-0 at D4' }, [2, 3], false],
  ] as const)(
    '[squad-leader 3.29.4 × 6.1.3, 3.28.5.2 × 6.1.3] to take prisoners with %s',
    (_, squad, leader, dice, taken) => {
      const men = { g1: '4-6-7 at D4', gl: '8-0 at D4', r1: `${squad} at D4`, ...leader } as Units;
      const trial = begun('close-combat', men);
      trial
        .order('german', attacks('g1', 'r1', { capture: true, leader: 'gl' }))
        .order('russian', 'pass', ...dice);
      const told = trial.told('close-combat-attack')[0];
      expect([told?.odds, trial.kinds.includes('overpowered'), isGone(trial, 'r1')]).toEqual([
        '1-1',
        taken,
        false,
      ]);
    },
  );

  test('[squad-leader 7.2.6.2 × 3.20.4, 7.2.6.2 × 3.8.3, 7.2.6.2 × 3.25.3] at an AFV each has his own nerve: the leader who loses it shakes nobody', () => {
    const men = {
      gl: '8-0 at D4',
      g1: '4-6-7 at D4',
      g2: ['4-6-7 at D4', { berserk: true }],
      gh: '1-4-9 at D4',
      rt: 'T-34 at D5',
      r1: FAR,
    } as Units;
    const trial = begun('advance', men);
    trial.order('german', advance('gl', 'D5'), 6, 5);
    expect(trial.unit('gl')).toMatchObject({ at: 'D4', nerve: 'lost' });
    expect([trial.unit('gl').broken, checks(trial).length]).toEqual([undefined, 1]);
    trial.order('german', advance('g1', 'D5'), 3, 4).order('german', advance('gh', 'D5'));
    trial.order('german', advance('g2', 'D5'));
    expect(['g1', 'gh', 'g2'].map((id) => trial.unit(id).at)).toEqual(['D5', 'D5', 'D5']);
    trial.order('german', advance('gl', 'D3'));
    expect(trial.unit('gl').at).toBe('D3');
  });

  test('[squad-leader 3.21.2 × 3.29.3.1] a broken squad beside an AFV alone must run, and is lost where it cannot', () => {
    const rows = (hexes: object) =>
      begun('rout', { g1: ['4-6-7 at D4', BROKEN], rt: ['T-34 at D5', { facing: 0 }] } as Units, {
        map: field({ D4: 'woods', ...hexes } as never),
      });
    const free = rows({ D3: 'brush', D2: 'woods' });
    expect(refused(free, 'german', { order: 'pass' })).toBe('MUST_ROUT');
    const caught = rows({});
    expect([caught.awaits, caught.legalOf('russian', 'capture')]).toEqual([['russian captives'], []]);
    expect(isGone(caught.order('russian', 'no-quarter'), 'g1')).toBe(true);
  });

  test.each([
    ['fires a gun', { order: 'fire', at: 'D8', firers: ['gm'] }, 'WOUNDED'],
    ['directs with one less', { order: 'fire', at: 'D8', firers: ['g1'], leaders: ['gl'] }, 'DICE_MISSING'],
  ])('[squad-leader 3.4.4 × 8.9.1.2, 3.4.2 × 3.2.2] a wounded leader %s', (_, order, why) => {
    const men = {
      g1: '4-6-7 at D4',
      gl: ['8-0 at D4', { wounds: 1, morale: 7, leadership: 0 }],
      gk: '8-0 at D4',
      gm: 'LMG with gl',
      r1: '4-4-7 at D8',
    } as Units;
    expect(refused(begun('prep-fire', men), 'german', order)).toBe(why);
  });

  test('[squad-leader 3.4.4 × 8.9.1.2] nor does he serve a machine gun with another leader', () => {
    const fp = (state: object) => {
      const men = {
        gl: '8-0 at D4',
        gk: ['8-0 at D4', state],
        gm: 'MMG with gl',
        r1: '4-4-7 at D8',
      } as Units;
      return begun('prep-fire', men)
        .order('german', fire('D8', 'gm', 'gk'), 6, 4)
        .told('fire-attack')[0]?.fp;
    };
    expect(fp({})).toBe(4);
    expect(() => fp({ wounds: 1 })).toThrow('WOUNDED');
  });

  test.each([
    [5, 4, undefined, false],
    [5, 5, undefined, true],
  ])(
    '[squad-leader 3.14.8 × 8.6.4, 3.14.8 × 8.6.5] partisans at a gun of their own: half, and it is gone on %d and %d',
    (a, b, _, gone) => {
      const men = {
        r1: ['3-3-6 at D4', { partisan: true }],
        rm: ['LMG with r1', { breakdown: 12 }],
        g1: '4-6-7 at D7',
      } as Units;
      const trial = begun('prep-fire', men, { active: 'russian' }).order(
        'russian',
        fire('D7', 'r1', 'rm'),
        a,
        b,
      );
      expect(trial.told('fire-attack')[0]?.fp).toBe(3 + (trial.battle.unit('rm')?.fp ?? 2) / 2);
      expect(isGone(trial, 'rm')).toBe(gone);
    },
  );

  test('[squad-leader 3.2.8 × 8.4.4, 3.21.18 × 4.2.3] the broken leave their gun, and the leader who goes along does not pick it up', () => {
    const men = { g1: ['4-6-7 at D4', BROKEN], gm: 'LMG with g1', gl: '8-0 at D4', r1: FAR } as Units;
    const trial = begun('rout', men, { map: field({ D2: 'woods' }) });
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D3', 'D2'], leader: 'gl' });
    expect([
      trial.unit('g1').at,
      trial.unit('gl').at,
      trial.unit('gm').at,
      trial.unit('gm').possessor,
    ]).toEqual(['D2', 'D2', 'D4', undefined]);
  });
});

describe('moves and fire', () => {
  const shot = (men: Units, order: object, hexes: object, at: string, more: Setup = {}) => {
    const trial = begun('movement', { ...men, r1: '4-4-7 at D9' }, { map: field(hexes as never), ...more });
    trial.order('german', order as never);
    until(trial, 'russian defensive-fire').order('russian', fire(at, 'r1'), 6, 6);
    return modifiersOf(trial, 'g1');
  };
  test.each([
    [
      'one hex by Assault Movement',
      '4-6-7',
      { ...move('g1', 'D5'), assault: true },
      {},
      'D5',
      ['in the open -1'],
    ],
    ['one hex without it', '4-6-7', move('g1', 'D5'), {}, 'D5', ['moved -1', 'in the open -1']],
    ['into woods by it', '4-6-7', { ...move('g1', 'D5'), assault: true }, { D5: 'woods' }, 'D5', ['woods 1']],
    [
      'raw men up a hill by it',
      '4-3-6',
      { ...move('g1', 'D5'), assault: true },
      { D5: { level: 1 } },
      'D5',
      ['in the open -1', 'height 1'],
    ],
  ] as const)('[squad-leader 4.5.1 × 5.6.8.1] %s', (_, squad, order, hexes, at, modifiers) => {
    expect(shot({ g1: `${squad} at D4` }, order, hexes, at)?.sort()).toEqual([...modifiers].sort());
  });

  test.each([
    ['passes just', [4, 3], true, ['wooden building 2']],
    ['breaks', [5, 3], undefined, ['moved -1', 'in the open -1']],
  ] as const)(
    '[squad-leader 4.6.6 × 5.6.10.3] who bypasses a house and %s under fire',
    (_, dice, grounded, modifiers) => {
      const men: Units = { g1: '4-6-7 at C8', r1: '6-2-8 at B7', r2: '4-4-7 at A6' };
      const trial = begun('movement', men, { map: VILLAGE });
      trial.order('german', { ...move('g1', 'C7 C6'), bypass: [{ at: 'C7', past: 'left' }] });
      until(trial, 'russian defensive-fire');
      trial.order('russian', fire('C7', 'r1'), 6, 5, ...dice);
      trial.order('russian', fire('C7', 'r2'), 6, 5);
      expect([trial.unit('g1').grounded, modifiersOf(trial, 'g1')]).toEqual([grounded, modifiers]);
    },
  );

  test('[squad-leader 13.19.10 × 4.6.6] nor does a shell find who bypasses a house in its cover', () => {
    const men: Units = { g1: '4-6-7 at C8', rt: ['T-34 at A6', { facing: 2, exposed: true }] };
    const trial = begun('movement', men, { map: VILLAGE });
    trial.order('german', { ...move('g1', 'C7 C6'), bypass: [{ at: 'C7', past: 'left' }] });
    until(trial, 'russian defensive-fire');
    trial.order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'C7' }, 6, 5);
    const [aimed] = trial.told('ordnance-fired')[0]?.aimed ?? [];
    expect(aimed?.modifiers.filter(({ value }) => value > 1)).toEqual([]);
  });

  test('[squad-leader 4.12.22 × 5.3.1] men in the saddle have nothing of shell holes, men on foot beside them have', () => {
    const men = {
      g1: '4-6-7 at D4',
      r1: ['5-3-7 at D8', { skill: 'cavalry', rides: 'rh' }],
      rh: 'horses at D8',
      r2: '4-4-7 at D8',
    } as Units;
    const trial = begun('prep-fire', men, { map: field({ D8: 'shellholes' }) });
    trial.order('german', fire('D8', 'g1'), 6, 6);
    expect([modifiersOf(trial, 'r1'), modifiersOf(trial, 'r2')]).toEqual([['mounted -1'], ['shell hole 1']]);
  });

  test('[squad-leader 6.3.7 × 4.13.9] men on skis leave the melee in their next Movement Phase, men on foot do not', () => {
    const men = {
      g1: ['4-6-7 at D4', { ...ON_SKIS, ...MELEE }],
      g2: ['4-6-7 at D4', MELEE],
      r1: ['4-4-7 at D4', MELEE],
    } as Units;
    const trial = begun('movement', men, { options: { snow: true } });
    expect([refused(trial, 'german', move('g1', 'D5')), refused(trial, 'german', move('g2', 'D5'))]).toEqual([
      undefined,
      'IN_MELEE',
    ]);
  });

  test('[squad-leader 6.3.6.1 × 4.3.1, 4.4.3 × 6.3.6] the immobilized withdraw, but not where there is no room or an enemy', () => {
    const around = ['D3', 'C4', 'C5', 'E4', 'E5'];
    const wall = Object.fromEntries(around.map((at, i) => [`r${i + 2}`, `4-4-7 at ${at}`]));
    const full = { g2: '4-6-7 at D5', g3: '4-6-7 at D5', g4: '4-6-7 at D5' };
    const exits = (more: object) => {
      const men = {
        g1: ['4-6-7 at D4', { ...MELEE, ti: true }],
        r1: ['4-4-7 at D4', MELEE],
        ...wall,
        ...more,
      } as Units;
      const trial = begun('close-combat', men);
      const why = refused(trial, 'german', { order: 'withdraw', unit: 'g1' });
      if (why !== undefined) return why;
      trial.order('german', { order: 'withdraw', unit: 'g1' });
      until(trial, 'german retreat');
      return trial.legalOf('german', 'retreat').map(({ to }) => to);
    };
    expect([exits({}), exits(full)]).toEqual([['D5'], 'NOT_YOUR_DECISION']);
  });

  test.each([
    [1, 3, false],
    [1, 1, true],
  ])('[squad-leader 4.7.9 × 7.2.6.5] the exhausted at an AFV: %d and %d', (a, b, dies) => {
    const men = { g1: ['4-6-7 at D4', { cx: true }], rt: 'T-34 at D5', r1: FAR } as Units;
    const trial = begun('advance', men, HURRY).order('german', advance('g1', 'D5'), 1, 2);
    until(trial, 'german close-combat');
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, 3, 3, a, b);
    const [told] = trial.told('vehicle-attacked');
    expect([told?.needs, told?.modifiers.map(({ why, value }) => `${why} ${value}`)]).toEqual([
      4,
      ['exhausted 1'],
    ]);
    expect(isGone(trial, 'rt')).toBe(dies);
  });

  test('[squad-leader 4.7.6 × 4.7.4] a squad that hurries with a light gun goes five hexes, and fires nothing afterwards', () => {
    const men: Units = { g1: '4-6-7 at D1', gm: 'LMG with g1', r1: '4-4-7 at H8' };
    const trial = begun('movement', men, HURRY).order('german', { order: 'double-time', unit: 'g1' });
    trial.order('german', move('g1', 'D2 D3 D4 D5 D6'));
    until(trial, 'german advancing-fire');
    expect([refused(trial, 'german', fire('H8', 'g1')), refused(trial, 'german', fire('H8', 'gm'))]).toEqual([
      'EXHAUSTED',
      'EXHAUSTED',
    ]);
  });

  test('[squad-leader 5.5.6.2 × 6.1.10, 5.5.6.2.1 × 6.3.1] a pinned squad has half in its first close combat, and all in the next player turn', () => {
    const men: Units = { g1: '4-6-7 at D4', g2: '4-6-7 at D8', r1: '4-4-7 at D6' };
    const trial = begun('prep-fire', men);
    trial.order('german', fire('D6', 'g2'), 5, 1, 3, 4);
    expect(trial.unit('r1').pinned).toBe(true);
    until(trial, 'german movement').order('german', move('g1', 'D5'));
    until(trial, 'german advance').order('german', advance('g1', 'D6'));
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 4);
    expect(trial.told('close-combat-attack').map(({ attack, defence }) => [attack, defence])).toEqual([
      [4, 4],
      [2, 4],
    ]);
    until(trial, 'russian close-combat').order('russian', attacks('r1', 'g1'));
    trial.order('german', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 4 });
  });

  test('[squad-leader 5.5.6.3 × 7.2.5.1] a squad that Prep Fire has pinned does not go at the AFV, and fires with half', () => {
    const men: Units = { g1: '4-6-7 at D8', gt: 'MkIVF2 at E5', r1: '4-4-7 at D5' };
    const trial = begun('prep-fire', men, { map: field({ D5: 'brush' }) });
    trial.order('german', fire('D5', 'g1'), 5, 1, 3, 4);
    expect(trial.unit('r1').pinned).toBe(true);
    until(trial, 'russian defensive-fire');
    expect(refused(trial, 'russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' })).toBe('PINNED');
    trial.order('russian', fire('D8', 'r1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });

  test('[squad-leader 5.4.4 × 8.9.1.1, 5.5.6.1.1 × 8.9.1.1] at eight hexes a squad has half and its gun all; the gun alone does not cower', () => {
    const men: Units = { g1: '4-6-7 at D2', gm: 'LMG with g1', r1: '4-4-7 at D10' };
    const shot = (...firers: string[]) =>
      begun('prep-fire', men)
        .order('german', fire('D10', ...firers), 5, 5)
        .told('fire-attack')[0];
    expect([shot('g1', 'gm')?.fp, shot('g1', 'gm')?.cowered, shot('gm')?.fp, shot('gm')?.cowered]).toEqual([
      4,
      true,
      2,
      false,
    ]);
  });

  test.each([
    ['that live stays there in melee', [6, 5], [2], 'D5', true],
    ['that fall goes back', [1, 2], [], 'D4', undefined],
  ] as const)(
    '[squad-leader 7.2.6.9 × 6.3.1, 7.2.6.6 × 6.3.1] who struck in vain at an AFV with men beside it %s',
    (_, dice, drm, at, melee) => {
      const men: Units = {
        g1: '4-6-7 at D4',
        g2: '8-3-8 at D4',
        rt: 'T-34 at D5',
        r1: '4-4-7 at D5',
        r2: FAR,
      };
      const trial = begun('advance', men)
        .order('german', advance('g1', 'D5'), 1, 2)
        .order('german', advance('g2', 'D5'), 1, 2);
      until(trial, 'german close-combat').order('german', {
        order: 'attack-vehicle',
        unit: 'g1',
        vehicle: 'rt',
      });
      trial.order('german', attacks('g2', 'r1')).order('russian', 'pass', ...dice, 3, 3, 4, 2);
      expect(trial.told('vehicle-attacked')[0]?.modifiers.map(({ value }) => value)).toEqual(drm);
      expect([trial.unit('g1').at, trial.unit('g1').melee]).toEqual([at, melee]);
    },
  );

  test('[squad-leader 8.9.1.4 × 6.1.5, 6.1.5 × 6.1.3] a half-squad strikes with its gun alone, and defends with itself', () => {
    const men = { g1: 'half-squad 2-4-7 at D4', gm: ['LMG with g1', { fp: 3 }], r1: '4-4-7 at D4' } as Units;
    const trial = begun('close-combat', men).order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 4);
    expect(trial.told('close-combat-attack').map(({ attack, defence }) => [attack, defence])).toEqual([
      [3, 4],
      [4, 2],
    ]);
  });

  test.each([['a bottle, without nerve', 'Russian molotov', [6, 5], true]])(
    '[squad-leader 8.14.5 × 7.2.4/b] %s',
    (_, weapon, dice, lost) => {
      const men = { g1: '4-6-7 at D4', gm: `${weapon} with g1`, rt: 'T-34 at D5', r1: FAR } as Units;
      const trial = begun('defensive-fire', men, { active: 'russian', map: field({ D4: 'brush' }) });
      trial.order('german', { order: 'attack-by-hand', weapon: 'gm', target: 'rt' }, ...dice);
      expect([trial.unit('g1').nerve === 'lost', isGone(trial, 'gm')]).toEqual([lost, false]);
    },
  );
});
