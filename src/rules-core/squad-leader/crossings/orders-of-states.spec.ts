import { field } from '../testkit.testkit.js';
import { BROKEN, begun, MELEE, refused, type Units, until } from './positions.testkit.js';

const SADDLE = { skill: 'cavalry', rides: 'gh' } as const;
const HORSES = { gh: 'horses at D4' } as const;
const MACHINES = { gh: 'motorcycles at D4' } as const;
const RIDER = { skill: 'motorcycles', rides: 'gh' } as const;

describe('what the states of men leave open', () => {
  test.each([
    ['[squad-leader 4.7.10 × 4.7.2]', 'free', {}, undefined],
    ['[squad-leader 4.7.10 × 4.7.2]', 'temporarily immobilized', { ti: true }, 'IMMOBILE'],
  ])('%s to go at double time: %s', (_, __, state, why) => {
    const trial = begun('movement', { g1: ['4-6-7 at D4', state], r1: '4-4-7 at D9' } as Units, {
      options: { optional: ['4.7'] },
    });
    expect(refused(trial, 'german', { order: 'double-time', unit: 'g1' })).toBe(why);
  });

  test.each([
    ['[squad-leader 7.2.5.1]', 'free', {}, 'DICE_MISSING'],
    ['[squad-leader 7.2.5.1 × 4.7.10]', 'temporarily immobilized', { ti: true }, 'IMMOBILE'],
  ])('%s to go at an AFV in defence: %s', (_, __, state, why) => {
    const trial = begun('defensive-fire', { g1: ['4-6-7 at D4', state], rt: 'T-34 at D5' } as Units, {
      active: 'russian',
      map: field({ D4: 'woods' }),
    });
    expect(refused(trial, 'german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' })).toBe(why);
  });

  test.each([
    ['[squad-leader 3.6.1.1]', 'broken men beside an enemy', BROKEN, 'D4', 'DICE_MISSING'],
    [
      '[squad-leader 3.6.1.1 × 3.29.10]',
      'those in his hands',
      { ...BROKEN, guard: 'r2' },
      'D4',
      'CANNOT_PROMOTE',
    ],
    [
      '[squad-leader 3.6.1.1 × 6.3.2]',
      'those locked in melee',
      { ...BROKEN, ...MELEE },
      'D4',
      'CANNOT_PROMOTE',
    ],
  ])('%s that a leader comes forward among %s', (_, __, state, at, why) => {
    const trial = begun('rally', {
      g1: [`4-6-7 at ${at}`, state],
      g2: ['4-6-7 at H4', BROKEN],
      r1: '4-4-7 at D5',
      r3: '4-4-7 at H5',
      ...('guard' in state || 'melee' in state ? { r2: ['4-4-7 at D4', 'melee' in state ? MELEE : {}] } : {}),
    } as Units);
    until(trial, 'german promotion');
    expect(refused(trial, 'german', { order: 'find-leader', unit: 'g1' })).toBe(why);
  });

  test.each([
    ['[squad-leader 8.11.9.1]', 'on foot', {}, {}, 'DICE_MISSING'],
    ['[squad-leader 8.11.9.1 × 4.12.21]', 'in the saddle', SADDLE, HORSES, 'MOUNTED'],
    ['[squad-leader 8.11.9.1 × 4.10.18]', 'on motorcycles', RIDER, MACHINES, 'MOUNTED'],
    ['[squad-leader 8.11.9.1 × 4.14.16]', 'in the water', { swims: { since: 1 } }, {}, 'IN_WATER'],
  ])('%s to throw a charge: %s', (_, __, state, more, why) => {
    const trial = begun(
      'defensive-fire',
      { g1: ['5-4-8 at D4', state], gd: 'demo charge with g1', r1: '4-4-7 at D5', ...more } as Units,
      { active: 'russian' },
    );
    expect(refused(trial, 'german', { order: 'throw-charge', weapon: 'gd', at: 'D5' })).toBe(why);
  });

  test.each([
    ['[squad-leader 8.11.3]', 'free', {}, undefined],
    ['[squad-leader 8.11.3 × 3.25.3]', 'berserk', { berserk: true }, 'BERSERK'],
  ])('%s to place a charge: %s', (_, __, state, why) => {
    const trial = begun('movement', {
      g1: ['5-4-8 at D4', state],
      gd: 'demo charge with g1',
      r1: '4-4-7 at D5',
    } as Units);
    expect(refused(trial, 'german', { order: 'place-charge', weapon: 'gd', at: 'D5' })).toBe(why);
  });

  test.each([
    ['[squad-leader 8.14.5]', 'on foot', {}, {}, 'DICE_MISSING'],
    ['[squad-leader 8.14.5 × 4.12.21]', 'in the saddle', SADDLE, HORSES, 'MOUNTED'],
    ['[squad-leader 8.14.5 × 4.7.10]', 'temporarily immobilized', { ti: true }, {}, 'IMMOBILE'],
    ['[squad-leader 8.14.5 × 4.14.16]', 'in the water', { swims: { since: 1 } }, {}, 'IN_WATER'],
  ])('%s to throw a bottle: %s', (_, __, state, more, why) => {
    const trial = begun(
      'defensive-fire',
      { g1: ['5-4-8 at D4', state], gm: 'Russian molotov with g1', rt: 'T-34 at D5', ...more } as Units,
      { active: 'russian' },
    );
    expect(refused(trial, 'german', { order: 'attack-by-hand', weapon: 'gm', target: 'rt' })).toBe(why);
  });

  test.each([
    ['[squad-leader 8.14.16]', 'prep-fire', 'free', {}, 'DICE_MISSING'],
    ['[squad-leader 8.14.16 × 3.1.3]', 'prep-fire', 'out of command', { prep: true }, 'HAS_FIRED'],
    ['[squad-leader 8.14.16 × 3.25.3]', 'prep-fire', 'berserk', { berserk: true }, 'BERSERK'],
    ['[squad-leader 8.14.16 × 7.3.7]', 'prep-fire', 'afraid of an AFV', { afraidOf: ['rt'] }, 'AFRAID'],
    [
      '[squad-leader 8.14.16 × 4.7.6]',
      'advancing-fire',
      'at double time',
      { doubleTime: true, moved: true },
      'EXHAUSTED',
    ],
  ] as const)('%s to throw a bottle at a house in the %s phase: %s', (_, phase, __, state, why) => {
    const trial = begun(
      phase,
      {
        g1: ['4-6-7 at D4', state],
        gm: 'Russian molotov with g1',
        rt: 'T-34 at N12',
        r1: '4-4-7 at D9',
      } as Units,
      { map: field({ D5: 'wooden-building' }) },
    );
    expect(refused(trial, 'german', { order: 'throw-at-building', weapon: 'gm', at: 'D5' })).toBe(why);
  });

  test('[squad-leader 4.4.2 × 8.4.1] to advance without any of seven weapons', () => {
    const mines = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`gw${n}`, 'ATM with g1']));
    const trial = begun('advance', { g1: '4-6-7 at D4', ...mines, r1: '4-4-7 at N12' });
    const leave = Object.keys(mines);
    expect(refused(trial, 'german', { order: 'advance', unit: 'g1', to: 'D5', leave })).toBeUndefined();
  });

  test.each([
    ['[squad-leader 3.28.5.3/a]', 'on foot', {}, {}, 'DICE_MISSING'],
    ['[squad-leader 3.28.5.3/a × 4.10.18]', 'on motorcycles', RIDER, MACHINES, 'NOT_YOUR_UNIT'],
    [
      '[squad-leader 3.28.5.3/a × 11.13.6]',
      'inside a halftrack',
      { aboard: 'gt' },
      { gt: 'SdKfz 251 armed at D4' },
      'NOT_YOUR_UNIT',
    ],
  ])('%s to summon others to surrender: %s', (_, __, state, more, why) => {
    const trial = begun(
      'rally',
      {
        g1: ['8-3-8 at D4', state],
        r1: '4-4-7 at D5',
        g3: '8-3-8 at D10',
        r3: '4-4-7 at D9',
        ...more,
      } as Units,
      { options: { surrender: ['russian'] } },
    );
    until(trial, 'german surrender');
    expect(refused(trial, 'german', { order: 'demand-surrender', units: ['r1'], by: ['g1'] })).toBe(why);
  });

  test.each([
    ['[squad-leader 5.7.18.2]', 'on foot', {}, {}, 'DICE_MISSING'],
    ['[squad-leader 5.7.18.2 × 4.12.12]', 'in the saddle', SADDLE, HORSES, 'MOUNTED'],
    [
      '[squad-leader 5.7.18.2 × 11.37.1]',
      'aboard a truck',
      { aboard: 'gt' },
      { gt: 'truck at D4' },
      'ABOARD',
    ],
  ])('%s to make a sniper: %s', (_, __, state, more, why) => {
    const trial = begun(
      'rally',
      {
        g1: ['5-4-8 at D4', state],
        gl: '8-0 at D4',
        g2: '4-6-7 at D4',
        r1: '4-4-7 at N12',
        ...more,
      } as Units,
      { options: { optional: ['5.7.18'] } },
    );
    until(trial, 'german snipers');
    expect(refused(trial, 'german', { order: 'make-sniper', unit: 'g1', leader: 'gl' })).toBe(why);
  });
});
