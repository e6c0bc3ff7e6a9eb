import { drawn, field, type Setup } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const FAR = '4-4-7 at N12';
const HURRY = { options: { optional: ['4.7'] } } as Setup;
const POSSESSION = { options: { optional: ['8.5'] } } as Setup;
/** Three hexes with two upper levels; the stairs are in the middle. */
const HALL = {
  map: drawn({
    columns: 14,
    rows: 12,
    buildings: [{ is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' }],
  }),
};
const SMOKE = { marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } } } as Setup;
const ON_SKIS = { skill: 'skis', onSkis: true } as const;
const SNOW = { options: { snow: true } } as Setup;

describe('moves', () => {
  test.each([
    ['into woods', { D5: 'woods' }, {}, true],
    ['up into woods', { D5: { terrain: 'woods', level: 1 } }, {}, false],
    ['up into woods, led', { D5: { terrain: 'woods', level: 1 } }, { gl: '8-0 at D4' }, true],
  ] as const)('[squad-leader 4.1.9 × 4.5.3] Assault Movement %s', (_, hexes, leader, goes) => {
    const men: Units = { g1: '4-6-7 at D4', ...leader };
    const trial = begun('movement', { ...men, r1: FAR }, { map: field(hexes as never) });
    const order = { ...move(Object.keys(men).join(' '), 'D5'), assault: true };
    expect(refused(trial, 'german', order) === undefined).toBe(goes);
  });

  test('[squad-leader 4.2.5 × 4.1.5] a squad whose gun is too heavy does not fire it afterwards though a leader takes it farther', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      gl: '8-0 at D4',
      gm: 'MMG with g1',
      r1: '4-4-7 at D9',
    });
    trial.order('german', move('g1 gl', 'D5'));
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D9', 'gm'))).toBe('TOO_HEAVY');
  });

  test.each([
    ['[squad-leader 4.7.4 × 4.2.2]', 'alone', {}, 5],
    ['[squad-leader 4.7.4 × 4.1.5]', 'with a leader', { gl: '8-0 at D2' }, 7],
  ] as const)('%s at double time a squad with a light gun, %s, goes so far', (_, __, leader, far) => {
    const men: Units = { g1: '4-6-7 at D2', ...leader };
    const trial = begun('movement', { ...men, gm: 'LMG with g1', r1: FAR }, HURRY);
    for (const unit of Object.keys(men)) trial.order('german', { order: 'double-time', unit });
    const way = ['D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'];
    const goes = (n: number) =>
      refused(trial, 'german', move(Object.keys(men).join(' '), way.slice(0, n).join(' ')));
    expect([goes(far), goes(far + 1)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 4.13.3 × 5.6.8.1] on skis across the open 2 less, and 1 more for the smocks', () => {
    const trial = begun('movement', { g1: ['4-6-7 at D3', ON_SKIS], r1: '4-4-7 at D8' } as Units, SNOW);
    trial.order('german', move('g1', 'D4 D5')).endPhase();
    trial.order('russian', fire('D5', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1', 'snow smocks 1']);
  });
});

describe('levels of buildings', () => {
  test.each([
    ['nobody', {}, 'NOT_A_GROUP'],
    ['a squad that does not fire', { g3: '4-6-7 at D6/1' }, 'NOT_A_GROUP'],
    ['a leader alone', { gl: '8-0 at D6/1' }, 'DICE_MISSING'],
  ])('[squad-leader 5.1.6/a × 5.1.6/b] men below and two levels up, with %s between them', (_, more, why) => {
    const men: Units = { g1: '4-6-7 at D6', g2: '4-6-7 at D6/2', r1: '4-4-7 at G7', ...more };
    expect(refused(begun('prep-fire', men, HALL), 'german', fire('G7', 'g1', 'g2'))).toBe(why);
  });

  test.each([
    ['D6/2', 'C6', 8],
    ['D6/1', 'C6', 8],
    ['C6', 'D6/1', 8],
    ['C6', 'D6/2', 4],
  ])('[squad-leader 5.4.3 × 5.4.1] fire from %s at %s beside it has %d', (from, to, fp) => {
    const trial = begun('prep-fire', { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${to}` }, HALL);
    expect(trial.order('german', fire(to, 'g1'), 6, 6).told('fire-attack')[0]?.fp).toBe(fp);
  });

  test.each([
    ['the ground', 'D6', 'DICE_MISSING'],
    ['one level up', 'D6/1', 'DICE_MISSING'],
    ['two levels up', 'D6/2', 'NOT_ADJACENT'],
  ])('[squad-leader 7.2.5/a × 5.4.3] men on %s go at the AFV in the street', (_, at, why) => {
    const trial = begun(
      'defensive-fire',
      { g1: `4-6-7 at ${at}`, rt: 'T-34 at C6' },
      { ...HALL, active: 'russian' },
    );
    expect(refused(trial, 'german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' })).toBe(why);
  });

  test.each([
    ['a level next above a hex of it, for a hex of the street', ['D7/1', 'D7', 'D8'], 'DICE_MISSING'],
    ['the second level', ['D7/2', 'D7', 'D8'], 'NOT_ADJACENT'],
    ['an upper level without the ground below', ['D7/1', 'D8', 'E8'], 'NOT_ADJACENT'],
    ['two upper levels', ['D7/1', 'D6/1', 'D7'], 'NOT_ADJACENT'],
  ])('[squad-leader 8.9.3.4 × 5.1.3] spraying fire takes in %s', (_, hexes, why) => {
    const men: Units = {
      g1: '4-6-7 at D10',
      gm: 'HMG with g1',
      r1: '4-4-7 at D7',
      r2: '4-4-7 at D7/1',
      r3: '4-4-7 at D8',
    };
    const trial = begun('prep-fire', men, HALL);
    const order = { order: 'spray', weapon: 'gm', hexes };
    expect(refused(trial, 'german', order)).toBe(why);
    if (why !== 'DICE_MISSING') return;
    trial.order('german', order, 6, 6);
    expect(trial.told('fire-attack').map(({ at, fp }) => `${at} ${fp}`)).toEqual(['D7/1 3', 'D7 3', 'D8 3']);
  });

  test('[squad-leader 8.9.3.4 × 5.1.3] it is offered against men who are only upstairs', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D10', gm: 'HMG with g1', r1: '4-4-7 at D7/1' }, HALL);
    expect(trial.legalOf('german', 'spray')).not.toEqual([]);
  });

  test('[squad-leader 8.9.2.5 × 5.1.3] fire at an upper level does not go on to the ground behind', () => {
    const men: Units = { g1: '4-6-7 at D10', gm: 'HMG with g1', r1: '4-4-7 at D7/1', r2: '4-4-7 at D6' };
    const trial = begun('prep-fire', men, HALL).order('german', fire('D7/1', 'gm'), 6, 5);
    expect(trial.told('fire-attack').map(({ at }) => at)).toEqual(['D7/1']);
  });

  test('[squad-leader 4.4.1 × 6.1.1] who advances up the stairs fights those of that level alone', () => {
    const trial = begun('advance', { g1: '4-6-7 at D6', r1: '4-4-7 at D6/1', r2: '4-4-7 at D6/2' }, HALL);
    trial.order('german', advance('g1', 'D6/1'));
    until(trial, 'german close-combat');
    expect(refused(trial, 'german', attacks('g1', 'r2'))).not.toBeUndefined();
    expect(refused(trial, 'german', attacks('g1', 'r1'))).toBeUndefined();
  });

  test('[squad-leader 6.3.4 × 5.1.3] fire at the level above spares a melee', () => {
    const men = {
      g1: ['4-6-7 at D6', MELEE],
      r1: ['4-4-7 at D6', MELEE],
      r2: '4-4-7 at D6/1',
      g2: '4-6-7 at F6',
    } as Units;
    const trial = begun('prep-fire', men, HALL).order('german', fire('D6/1', 'g2'), 6, 6);
    const struck = trial.told('fire-attack').flatMap(({ outcomes }) => outcomes);
    expect(struck.flatMap(({ units }) => units)).toEqual(['r2']);
  });

  test('[squad-leader 8.4.3 × 8.5.3] nobody takes up a weapon from another level', () => {
    const take = (at: string) =>
      refused(
        begun('advance', { g1: `4-6-7 at ${at}`, rm: 'LMG at D6', r1: FAR }, { ...HALL, ...POSSESSION }),
        'german',
        {
          order: 'pick-up',
          unit: 'g1',
          weapon: 'rm',
        },
      );
    expect([take('D6'), take('D6/1')]).toEqual(['DICE_MISSING', 'NOT_TOGETHER']);
  });
});

describe('fire and close combat', () => {
  test('[squad-leader 5.5.6.2.1 × 5.6.10.1] who has not moved and just passes in Defensive Fire is neither pinned nor on the ground', () => {
    const trial = begun('defensive-fire', { g1: '4-6-7 at D4', r1: '4-4-7 at D8' });
    trial.order('russian', fire('D4', 'r1'), 4, 2, 3, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', passed: true }]);
    expect([trial.unit('g1').pinned, trial.unit('g1').grounded]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 5.7.5.1 × 4.12.24] riders who break under the shot of a sniper lose their horses', () => {
    const men = {
      g1: ['sniper -3 at D4', { hidden: true }],
      r1: ['5-3-7 at D8', { skill: 'cavalry', rides: 'rh' }],
      rh: 'horses at D8',
    } as Units;
    const trial = begun('prep-fire', men, { map: field({ D4: 'woods' }) });
    trial.order('german', { order: 'snipe', unit: 'g1', target: 'r1' }, 1, 1, 5, 5);
    expect([trial.unit('r1').broken, trial.unit('r1').rides, isGone(trial, 'rh')]).toEqual([
      true,
      undefined,
      true,
    ]);
  });

  test('[squad-leader 6.1.8 × 6.4.1] a leader lives on with a broken squad when the other falls', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      g2: ['4-6-7 at D4', { ...MELEE, ...BROKEN }],
      gl: '8-0 at D4',
      r1: '6-2-8 at D4',
      r2: '6-2-8 at D4',
    } as Units).endPhase();
    until(trial, 'russian close-combat').order('russian', attacks('r1 r2', 'g1'), 1, 2);
    expect(['g1', 'g2', 'gl'].map((id) => isGone(trial, id))).toEqual([true, false, false]);
  });

  test.each([
    ['[squad-leader 6.4.1 × 6.1.1]', 'in the clear', {}, {}, -2],
    ['[squad-leader 6.2.1 × 6.4.1]', 'in smoke', {}, SMOKE, -3],
    ['[squad-leader 6.4.1 × 4.13.12]', 'on skis', ON_SKIS, SNOW, -4],
  ] as const)('%s those who advance strike the broken %s at', (_, __, state, more, sum) => {
    const men = { g1: '4-6-7 at D4', r1: ['4-4-7 at D5', { ...BROKEN, ...state }] } as Units;
    const trial = begun('advance', men, more as Setup).order('german', advance('g1', 'D5'));
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1'), 6, 5);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers ?? [];
    expect(modifiers.reduce((total, { value }) => total + value, 0)).toBe(sum);
  });

  test('[squad-leader 6.2.1 × 6.3.3] who comes to a melee in smoke later has no 1 less for it', () => {
    const men = { g1: ['4-6-7 at D5', MELEE], r1: ['4-4-7 at D5', MELEE], g2: '4-6-7 at D4' } as Units;
    const trial = begun('advance', men, SMOKE).order('german', advance('g2', 'D5'));
    until(trial, 'german close-combat')
      .order('german', attacks('g1 g2', 'r1'))
      .order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers).toEqual([]);
  });

  test.each([
    ['a light', 'LMG', 'DICE_MISSING'],
    ['a medium', 'MMG', 'MOUNTED'],
  ])('[squad-leader 4.10.19 × 8.9.1.1, 4.10.4 × 8.9.1.1] from a sidecar %s machine gun', (_, gun, why) => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D4', { skill: 'motorcycles', rides: 'gc' }],
      gc: 'sidecars at D4',
      gm: `${gun} with g1`,
      r1: '4-4-7 at D8',
    } as Units);
    expect(refused(trial, 'german', fire('D8', 'gm'))).toBe(why);
    if (why === 'DICE_MISSING')
      expect(trial.order('german', fire('D8', 'gm'), 6, 5).told('fire-attack')[0]?.fp).toBe(1);
  });

  test('[squad-leader 5.4.5 × 8.4.2] a gun that movers took over where it was has half', () => {
    const men: Units = { g1: '4-6-7 at D4', g2: '4-6-7 at D5', gm: 'LMG with g2', r1: '4-4-7 at D8' };
    const trial = begun('movement', men, POSSESSION).order('german', move('g1', 'D5'));
    trial.order('german', { order: 'pick-up', unit: 'g1', weapon: 'gm' });
    until(trial, 'german advancing-fire').order('german', fire('D8', 'gm'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(1);
  });

  test('[squad-leader 5.1.4 × 8.9.1.1] a squad fires two light guns and itself at three hexes', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'LMG with g1',
      gn: 'LMG with g1',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at F6',
      r3: '4-4-7 at B6',
    });
    const fp = (at: string, firer: string) =>
      trial.order('german', fire(at, firer), 6, 5).told('fire-attack')[0]?.fp;
    expect([fp('D6', 'gm'), fp('F6', 'gn'), fp('B6', 'g1')]).toEqual([2, 2, 4]);
  });

  test('[squad-leader 8.9.1.4 × 5.1.2] a half-squad that has fired its gun does not fire itself in a later phase either', () => {
    const trial = begun('prep-fire', { g1: 'half-squad 2-4-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D6' });
    trial.order('german', fire('D6', 'gm'), 6, 5);
    expect(refused(trial, 'german', fire('D6', 'g1'))).toBe('HAS_FIRED');
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D6', 'g1'))).toBe('HAS_FIRED');
  });

  test('[squad-leader 8.14.2 × 5.2.2] who has thrown a bottle fires himself in that phase, and no machine gun', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: '4-6-7 at D4',
        gm: 'Russian molotov with g1',
        gn: 'LMG with g1',
        rt: 'T-34 at D5',
        r1: '4-4-7 at D8',
      },
      { active: 'russian', map: field({ D4: 'brush' }) },
    );
    trial.order('german', { order: 'attack-by-hand', weapon: 'gm', target: 'rt' }, 1, 1, 6, 6);
    expect(refused(trial, 'german', fire('D8', 'gn'))).not.toBe('DICE_MISSING');
    expect(refused(trial, 'german', fire('D8', 'g1'))).toBe('DICE_MISSING');
  });
});

describe('what each module brought', () => {
  const MODULES = ['Squad Leader 1977', 'Cross of Iron', 'Crescendo of Doom', 'G.I.'] as const;
  const under = (preset: string, more: Setup = {}): Setup => ({
    ...more,
    options: { preset, without: ['3.1'] },
  });

  test('[squad-leader 4.2.7.2] weapons are taken apart from G.I. on', () => {
    const men: Units = { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: FAR };
    const why = (preset: string) =>
      refused(begun('defensive-fire', men, under(preset, { active: 'russian' })), 'german', {
        order: 'dismantle',
        weapon: 'gm',
      });
    expect(MODULES.map(why)).toEqual(['NOT_IN_PLAY', 'NOT_IN_PLAY', 'NOT_IN_PLAY', undefined]);
  });

  test('[squad-leader 5.3.5.1] uphill fire is harder from Cross of Iron on', () => {
    const men: Units = { g1: '4-6-7 at D4', r1: '4-4-7 at D6' };
    const uphill = (preset: string) => {
      const trial = begun('prep-fire', men, under(preset, { map: field({ D6: { level: 1 } }) }));
      return modifiersOf(trial.order('german', fire('D6', 'g1'), 6, 5), 'r1');
    };
    expect(MODULES.map(uphill)).toEqual([[], ['height 1'], ['height 1'], ['height 1']]);
  });

  test('[squad-leader 6.2.1] smoke helps those who advance through it from G.I. on', () => {
    const men: Units = { g1: '4-6-7 at D4', r1: '4-4-7 at D5' };
    const blow = (preset: string) => {
      const trial = begun('advance', men, under(preset, SMOKE)).order('german', advance('g1', 'D5'));
      until(trial, 'german close-combat').order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
      return trial.told('close-combat-attack')[0]?.blows[0]?.modifiers.map(({ value }) => value);
    };
    expect(MODULES.map(blow)).toEqual([[], [], [], [-1]]);
  });
});
