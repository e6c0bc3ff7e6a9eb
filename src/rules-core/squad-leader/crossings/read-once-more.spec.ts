import { originalBoard } from '../../boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, field, type Setup } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  begun,
  fire,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
/** C7 is a small house in the open. */
const VILLAGE = { map: board, charts: SQUAD_LEADER_CHARTS };
const FAR = '4-4-7 at N12';
const SADDLE = { skill: 'cavalry', rides: 'gh' } as const;
const RIDERS: Units = { g1: ['5-4-8 at D4', SADDLE], gh: 'horses at D4' };
const SIGHTED = {
  secrets: { german: { boreSights: { gm: { from: 'D4', on: 'D8' } } } },
} as Setup;
const SMOKE = { D5: { smoke: [{ side: 'german', kind: 'full' }] } } as const;
const POSSESSION = { options: { optional: ['8.5'] } } as Setup;

describe('moves and weapons', () => {
  test.each([
    ['two squads', { g2: '4-6-7 at D8', g3: '4-6-7 at D8' }, 'NO_ROOM'],
    ['one squad', { g2: '4-6-7 at D8' }, undefined],
  ])('[squad-leader 4.10.5 × 4.3.1] a squad on motorcycles ends its move with %s', (_, there, code) => {
    const trial = begun('movement', {
      g1: ['4-6-7 at D9', { skill: 'motorcycles', rides: 'gc' }],
      gc: 'motorcycles at D9',
      r1: FAR,
      ...there,
    } as Units);
    expect(refused(trial, 'german', move('g1', 'D8'))).toBe(code);
  });

  test.each([
    ['an LMG', 'LMG', true],
    ['an MMG', 'MMG', false],
    ['an HMG', 'HMG', false],
  ])('[squad-leader 4.13.13 × 8.9.1.1] men on skis with %s', (_, gun, fires) => {
    const trial = begun(
      'prep-fire',
      {
        g1: ['4-6-7 at D4', { skill: 'skis', onSkis: true }],
        gm: `${gun} with g1`,
        r1: '4-4-7 at D8',
      } as Units,
      { options: { snow: true } },
    );
    const order = fire('D8', 'gm');
    expect(refused(trial, 'german', order) === 'DICE_MISSING').toBe(fires);
  });

  test('[squad-leader 4.13.9 × 4.6.1] men on skis pass around a house, and do not enter it', () => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at C8', { skill: 'skis', onSkis: true }], r1: '4-4-7 at I1' } as Units,
      { map: VILLAGE, options: { snow: true } },
    );
    expect(refused(trial, 'german', move('g1', 'C7'))).toBe('IMPASSABLE');
    trial.order('german', { ...move('g1', 'C7 C6'), bypass: [{ at: 'C7', past: 'left' }] });
    expect(trial.unit('g1')).toMatchObject({ at: 'C6', spent: 2 });
  });

  test.each([
    ['a heavy machine gun', {}, false],
    ['a heavy machine gun in pieces', { dismantled: true }, false],
    ['a medium machine gun in pieces', { dismantled: true }, true],
  ])('[squad-leader 4.9.6 × 4.2.7.1] %s goes through the sewer', (gun, state, goes) => {
    const trial = begun(
      'movement',
      {
        g1: '4-6-7 at D8',
        gl: '8-1 at D8',
        gm: [`${gun.includes('heavy') ? 'HMG' : 'MMG'} with g1`, state],
        r1: '4-4-7 at N1',
      } as Units,
      { marks: { D8: { sewer: true }, D5: { sewer: true } } },
    );
    const below = trial.refusal('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' } as never, 3);
    expect(below === undefined).toBe(goes);
  });

  test.each([
    ['[squad-leader 8.5.1 × 4.12.12]', 'men on foot', '5-4-8 at D4', {}, true],
    ['[squad-leader 8.5.1 × 4.12.12]', 'men in the saddle', '5-4-8 at D4', SADDLE, false],
    ['[squad-leader 8.5.1 × 5.7.14]', 'a sniper', 'sniper -3 at D4', {}, false],
  ] as const)('%s %s takes up a weapon that lies there', (_, __, unit, state, takes) => {
    for (const phase of ['movement', 'advance'] as const) {
      const trial = begun(
        phase,
        { g1: [unit, state], gh: 'horses at D4', rm: 'LMG at D4', r1: FAR } as Units,
        POSSESSION,
      );
      const why = refused(trial, 'german', { order: 'pick-up', unit: 'g1', weapon: 'rm' });
      expect([phase, why === 'DICE_MISSING']).toEqual([phase, takes]);
    }
  });
});

describe('fire', () => {
  test('[squad-leader 4.12.21 × 5.4.1] men in the saddle fire at the hex beside them with what is printed', () => {
    const trial = begun('prep-fire', { ...RIDERS, r1: '4-4-7 at D5' });
    trial.order('german', fire('D5', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(5);
  });

  test('[squad-leader 4.12.21 × 5.4.5] after a move with a quarter', () => {
    const trial = begun('movement', { ...RIDERS, r1: '4-4-7 at D8' });
    trial.order('german', move('g1', 'D5'));
    until(trial, 'german advancing-fire').order('german', fire('D8', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(1.25);
  });

  test('[squad-leader 8.10.5 × 5.4.5, 8.10.8 × 5.4.5] after a move a flame has all, and the own fire of its men half', () => {
    const trial = begun('movement', { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D7' });
    trial.order('german', move('g1', 'D5'));
    until(trial, 'german advancing-fire').order('german', fire('D7', 'gf'), 3, 5, 1, 2);
    expect(trial.told('fire-attack')[0]?.fp).toBe(20);
    trial.order('german', fire('D7', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
  });

  test('[squad-leader 8.10.5 × 5.5.6.1.1] the own fire after the flame cowers by its own dice', () => {
    const trial = begun('prep-fire', { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D6' });
    const cowered = () => trial.told('fire-attack')[0]?.cowered ?? false;
    trial.order('german', fire('D6', 'gf'), 4, 4, 1, 2);
    expect(cowered()).toBe(false);
    trial.order('german', fire('D6', 'g1'), 5, 5);
    expect(cowered()).toBe(true);
  });

  test('[squad-leader 8.11.6 × 5.4.1, 8.11.6 × 5.4.5] who placed a charge fires at its hex alone, with what is printed', () => {
    const trial = begun('movement', {
      g1: '8-3-8 at D3',
      gd: 'demo charge with g1',
      r1: '4-4-7 at D5',
      r2: '4-4-7 at E6',
    });
    trial
      .order('german', move('g1', 'D4'))
      .order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    until(trial, 'german advancing-fire');
    trial.order('german', { order: 'detonate', weapon: 'gd' }, 6, 5, 1, 2);
    expect(refused(trial, 'german', fire('E6', 'g1'))).not.toBe('DICE_MISSING');
    trial.order('german', fire('D5', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(8);
  });

  test.each([
    [1, 5, true],
    [1, 6, false],
  ])(
    '[squad-leader 8.6.3 × 8.10.6, 8.6.3 × 8.10.1] a flame of men who are not trained has 10, and is empty with a seven: %d and %d',
    (first, second, stays) => {
      const trial = begun('prep-fire', { g1: '4-6-7 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D6' });
      trial.order('german', fire('D6', 'gf'), first, second, 1, 1);
      expect(trial.told('fire-attack')[0]?.fp).toBe(10);
      expect(trial.battle.unit('gf') !== undefined).toBe(stays);
    },
  );

  test.each([
    ['trained men', '8-3-8', 5, 5, true],
    ['trained men', '8-3-8', 6, 6, false],
    ['others', '4-6-7', 5, 4, true],
    ['others', '4-6-7', 5, 5, false],
  ])(
    '[squad-leader 8.6.3 × 8.11.8] the charge of %s (%s) with %d and %d',
    (_, squad, first, second, goes) => {
      const trial = begun('movement', {
        g1: `${squad} at D4`,
        gd: 'demo charge with g1',
        r1: '4-4-7 at D5',
      });
      trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
      until(trial, 'german advancing-fire');
      trial.order('german', { order: 'detonate', weapon: 'gd' }, first, second, ...(goes ? [1, 2] : []));
      expect(trial.kinds.includes('fire-attack')).toBe(goes);
    },
  );

  test('[squad-leader 8.9.8.5 × 8.9.7.1] a sighted gun that keeps up its fire has its 2 less and one column more', () => {
    const shot = (more: object) => {
      const trial = begun('prep-fire', { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8' }, SIGHTED);
      trial.order('german', { ...fire('D8', 'gm'), ...more }, 4, 4, 1, 1);
      return [trial.told('fire-attack')[0]?.column ?? 0, modifiersOf(trial, 'r1')] as const;
    };
    const [plain, [column, modifiers]] = [shot({}), shot({ sustained: ['gm'] })];
    expect([plain[1], modifiers]).toEqual([['bore sighted -2'], ['bore sighted -2']]);
    expect(column).toBeGreaterThan(plain[0]);
  });

  test('[squad-leader 8.9.2.2/a × 8.9.8.5] what goes on past its hex has not', () => {
    const trial = begun(
      'prep-fire',
      { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8', r2: '4-4-7 at D9' },
      SIGHTED,
    );
    trial.order('german', fire('D8', 'gm'), 6, 5);
    expect([modifiersOf(trial, 'r1'), modifiersOf(trial, 'r2')]).toEqual([['bore sighted -2'], []]);
  });

  test('[squad-leader 8.9.7.1 × 4.5.1] who went one hex by Assault Movement does not keep up his fire afterwards', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D8' });
    trial.order('german', { ...move('g1', 'D5'), assault: true });
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D8', 'gm'))).toBe('DICE_MISSING');
    expect(refused(trial, 'german', { ...fire('D8', 'gm'), sustained: ['gm'] })).not.toBe('DICE_MISSING');
  });

  test('[squad-leader 8.9.7.1 × 5.5.6.1.1] a column up for fire that is kept up, and one down for cowering', () => {
    const column = (more: object, ...dice: number[]) =>
      begun('prep-fire', { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D8' })
        .order('german', { ...fire('D8', 'g1', 'gm'), ...more }, ...dice)
        .told('fire-attack')[0]?.column;
    const kept = { sustained: ['gm'] };
    expect([column({}, 4, 5), column(kept, 5, 4), column(kept, 4, 4)]).toEqual([6, 8, 6]);
  });

  test('[squad-leader 8.8.1/c × 5.4.1] weapons are spared by nothing where one of the squads stands beside them', () => {
    const modifiers = (first: string) => {
      const trial = begun('prep-fire', {
        g1: `8-3-8 at ${first}`,
        g2: '8-3-8 at D5',
        g3: '8-3-8 at D5',
        r1: '4-4-7 at D7',
        rm: 'MMG with r1',
      });
      trial.order('german', fire('D7', 'g1', 'g2', 'g3'), 1, 2, 6, 6);
      return trial.told('weapon-struck')[0]?.modifiers.map(({ value }) => value);
    };
    expect([modifiers('D5'), modifiers('D6')]).toEqual([[1], []]);
  });

  test('[squad-leader 5.3.5.1 × 5.3.1] fire from the street at an upper floor has nothing more, at a hill it has 1', () => {
    const at = (hex: string, map: object) =>
      modifiersOf(
        begun('prep-fire', { g1: '4-6-7 at D4', r1: `4-4-7 at ${hex}` }, map as Setup).order(
          'german',
          fire(hex, 'g1'),
          6,
          5,
        ),
        'r1',
      );
    expect(
      at('D6/1', {
        map: drawn({ buildings: [{ is: 'stone', hexes: 'D6 D7 D8', upperLevels: 2, stairways: 'D7' }] }),
      }),
    ).toEqual(['stone building 3']);
    expect(at('D6', { map: field({ D6: { level: 1 } }) })).toEqual(['height 1']);
  });
});

describe('close combat and AFVs', () => {
  test.each([
    ['as it is', {}, -3],
    ['in pieces', { dismantled: true }, -2],
  ])('[squad-leader 6.3.6.2 × 4.2.7.1] who withdraws with a medium machine gun %s', (_, state, value) => {
    const trial = begun('close-combat', {
      g1: ['4-6-7 at D4', MELEE],
      gm: ['MMG with g1', state],
      r1: ['4-4-7 at D4', MELEE],
    } as Units);
    trial.order('german', { order: 'withdraw', unit: 'g1' }).order('russian', 'pass');
    trial.order('russian', attacks('r1', 'g1'), 6, 5);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers ?? [];
    expect(modifiers.reduce((sum, each) => sum + each.value, 0)).toBe(value);
  });

  test.each([
    ['a leader alone', 'gl', { gl: '8-0 at D4' }, 1],
    ['two leaders', 'gl gk', { gl: '8-0 at D4', gk: '8-0 at D4' }, 2],
  ])(
    '[squad-leader 6.1.9/a × 8.9.1.2] %s with a light machine gun in close combat',
    (_, who, men, attack) => {
      const trial = begun('close-combat', { ...men, gm: 'LMG with gl', r1: '4-4-7 at D4' } as Units);
      trial.order('german', attacks(who, 'r1')).order('russian', 'pass', 6, 5);
      expect(trial.told('close-combat-attack')[0]?.attack).toBe(attack);
    },
  );

  test('[squad-leader 6.1.10 × 6.1.5] a pinned squad has half of itself and of its light machine gun', () => {
    const trial = begun('close-combat', {
      g1: ['4-6-7 at D4', { pinned: true }],
      gm: 'LMG with g1',
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]?.attack).toBe((4 + (trial.unit('gm').fp ?? 0)) / 2);
  });

  test.each([
    ['the exhausted', { cx: true }, 0],
    ['others', {}, -1],
  ])('[squad-leader 6.2.1 × 4.7.9] %s who advance into smoke strike with', (_, state, sum) => {
    const trial = begun(
      'advance',
      { g1: ['4-6-7 at D4', state], r1: '4-4-7 at D5' } as Units,
      { marks: SMOKE } as Setup,
    );
    trial.order('german', advance('g1', 'D5'));
    until(trial, 'german close-combat');
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers ?? [];
    expect(modifiers.reduce((total, each) => total + each.value, 0)).toBe(sum);
  });

  test('[squad-leader 7.2.5.7 × 8.9.1.1] who goes at an AFV fires no machine gun in that phase', () => {
    const trial = begun(
      'defensive-fire',
      { r1: '4-4-7 at D4', rm: 'LMG with r1', gt: 'MkIVF2 at D5', g1: '4-6-7 at D8' },
      { map: field({ D4: 'brush' }) },
    );
    expect(refused(trial, 'russian', fire('D8', 'rm'))).toBe('DICE_MISSING');
    trial.order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 1, 1, 6, 5);
    expect(refused(trial, 'russian', fire('D8', 'rm'))).not.toBe('DICE_MISSING');
  });
});
