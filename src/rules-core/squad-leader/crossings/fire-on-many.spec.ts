import { Trial } from '../testkit.testkit.js';
import {
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

describe('fire meets those who are led, thrown at and ridden down', () => {
  test('[squad-leader 5.6.8.1 × 3.29.15] prisoners who are led across the open are fired on as movers with their guard', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D9',
    } as Units);
    trial.order('german', move('g1', 'D5')).endPhase().order('russian', fire('D5', 'r2'), 6, 6);
    expect([modifiersOf(trial, 'g1'), modifiersOf(trial, 'r1')]).toEqual([
      ['moved -1', 'in the open -1'],
      ['moved -1', 'in the open -1'],
    ]);
  });

  test('[squad-leader 8.11.9.1 × 5.6.8.1] a charge that is thrown at movers: 1 more for the throw, 2 less for their move', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', r1: '6-2-8 at D6', rd: 'demo charge with r1' });
    trial.order('german', move('g1', 'D5')).endPhase();
    trial.order('russian', { order: 'throw-charge', weapon: 'rd', at: 'D5' }, 6, 5, 1, 2, 1, 2);
    expect(modifiersOf(trial, 'g1')).toEqual(['thrown 1', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader 4.12.22 × 8.10.2] a flame strikes men in the saddle with nothing added', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D4',
      gf: 'flamethrower with g1',
      r1: ['5-3-7 at D5', { skill: 'cavalry', rides: 'rh' }],
      rh: 'horses at D5',
    } as Units);
    trial.order('german', fire('D5', 'gf'), 6, 6);
    expect(modifiersOf(trial, 'r1')).toEqual([]);
  });

  test('[squad-leader 5.6.10.1 × 4.12.16] men in the saddle do not go to ground', () => {
    const rides = (state: object, more: Units) => {
      const trial = begun('movement', { g1: ['5-4-8 at D4', state], r1: '4-4-7 at D8', ...more } as Units);
      trial.order('german', move('g1', 'D5 D6'));
      if (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', fire('D5', 'r1'), 5, 3, 4, 4);
      else trial.endPhase().order('russian', fire('D5', 'r1'), 5, 3, 4, 4);
      return trial.unit('g1').grounded;
    };
    expect(rides({ skill: 'cavalry', rides: 'gh' }, { gh: 'horses at D4' })).toBeUndefined();
    expect(rides({}, {})).toBe(true);
  });

  test('[squad-leader 8.9.2.2 × 3.29.16] what goes on past its target strikes guards and prisoners alike', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'HMG with g1',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at D7',
      g2: ['unarmed 4-6-7 at D7', { ...BROKEN, guard: 'r2' }],
    } as Units);
    trial.order('german', fire('D6', 'gm'), 6, 6);
    const struck = trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units));
    expect(struck.sort()).toEqual(['g2', 'r1', 'r2']);
  });

  test.each([
    [
      '[squad-leader 4.7.12 × 8.9.3.1]',
      'spraying',
      { gm: 'HMG with g1' },
      { order: 'spray', weapon: 'gm', hexes: ['D8', 'D9', 'E9'] },
      [6, 6],
    ],
    [
      '[squad-leader 4.7.12 × 8.10.1]',
      'with a flame alone',
      { gm: 'flamethrower with g1', r2: '4-4-7 at D5' },
      fire('D5', 'gm'),
      [6, 6],
    ],
  ])('%s the exhausted who fire %s in Prep Fire have their breath back', (_, __, units, order, dice) => {
    const trial = begun('prep-fire', {
      g1: ['8-3-8 at D4', { cx: true }],
      r1: '4-4-7 at D8',
      ...units,
    } as Units);
    trial.order('german', order, ...(dice as number[]));
    expect(trial.unit('g1').cx).toBeUndefined();
  });

  test('[squad-leader 8.9.6.1 × 8.9.7.3] of two guns in a group the one breaks that keeps up its fire, where the roll is enough for it alone', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'LMG with g1',
      g2: '4-6-7 at D4',
      gn: 'LMG with g2',
      r1: '4-4-7 at D8',
    });
    trial.order('german', { ...fire('D8', 'gm', 'gn'), sustained: ['gm'] }, 5, 5);
    expect([isGone(trial, 'gm'), isGone(trial, 'gn'), trial.battle.unit('gn')?.malfunctioned]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test.each([
    ['a machine gun', 'LMG', 'prep-fire', fire('D5', 'gw')],
    ['a flamethrower', 'flamethrower', 'prep-fire', fire('D5', 'gw')],
    [
      'a Panzerfaust',
      'panzerfaust 43a',
      'prep-fire',
      { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' },
    ],
  ] as const)('[squad-leader 3.4.4 × 8.3] a wounded leader does without %s', (_, weapon, phase, order) => {
    const why = (state: object) =>
      refused(
        begun(phase, {
          gl: ['10-2 at D4', state],
          gw: `${weapon} with gl`,
          r1: '4-4-7 at D5',
          rt: 'T-34 at E5',
        } as Units),
        'german',
        order,
      );
    expect([why({}) ?? 'DICE_MISSING', why({ wounds: 1 })]).toEqual(['DICE_MISSING', 'WOUNDED']);
  });

  test('[squad-leader 3.26.1 × 8.10.4] engineers who have become green use a flamethrower as a strange one', () => {
    const fp = (quality: object) => {
      const trial = new Trial({
        phase: 'prep-fire',
        active: 'american',
        units: {
          a1: ['5-3-6 at D4', { training: 'engineers', ...quality }],
          af: 'flamethrower with a1',
          a9: '6-6-6 at A1',
          g1: '4-6-7 at D5',
        } as Units,
      });
      return trial.order('american', fire('D5', 'af'), 6, 6).told('fire-attack')[0]?.fp;
    };
    expect(fp({ quality: 'green' })).toBe(10);
  });

  test('[squad-leader 4.8.4 × 9.17.1.2] half-squads place no smoke', () => {
    const smoke = { order: 'place-smoke', unit: 'g1', at: 'D5' };
    const may = (unit: string) =>
      refused(begun('prep-fire', { g1: `${unit} at D4`, r1: '4-4-7 at D9' }), 'german', smoke);
    expect([may('8-3-8'), may('half-squad 3-3-8') === undefined]).toEqual([undefined, false]);
  });
});

describe('close combat and overruns meet who is there', () => {
  test('[squad-leader 6.1.8 × 3.8.9] a hero falls with the last squad of his side', () => {
    const trial = begun('close-combat', { g1: '8-3-8 at D4', r1: '4-4-7 at D4', rh: '1-4-9 at D4' });
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 2);
    expect([isGone(trial, 'r1'), isGone(trial, 'rh')]).toEqual([true, true]);
  });

  test('[squad-leader 6.1.8 × 6.3.6] a leader who stays when his squad withdraws is not lost with it', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', MELEE],
      gl: ['9-1 at D4', MELEE],
      r1: ['4-4-7 at D4', MELEE],
    } as Units);
    trial.endPhase();
    until(trial, 'german withdrawal').order('german', { order: 'withdraw', unit: 'g1' });
    until(trial, 'german retreat').order('german', { order: 'retreat', unit: 'g1', to: 'D3' });
    until(trial, 'russian prep-fire');
    expect([trial.unit('gl').at, trial.unit('gl').melee]).toEqual(['D4', true]);
  });

  test('[squad-leader 6.3.6.2 × 6.4.1] the broken leave their weapons when they come out of a melee', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', { ...MELEE, ...BROKEN }],
      gm: 'LMG with g1',
      g2: ['4-6-7 at D4', MELEE],
      r1: ['4-4-7 at D4', MELEE],
    } as Units);
    trial.endPhase();
    until(trial, 'german withdrawal');
    if (trial.unit('g1').withdrawing !== true) trial.order('german', { order: 'withdraw', unit: 'g1' });
    until(trial, 'german retreat').order('german', { order: 'retreat', unit: 'g1', to: 'D3' });
    expect([trial.unit('g1').at, trial.unit('gm').at, trial.unit('gm').possessor]).toEqual([
      'D3',
      'D4',
      undefined,
    ]);
  });

  test('[squad-leader 4.7.9 × 6.3.6] the exhausted who withdraw are struck at 3 less', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', { ...MELEE, cx: true }],
      r1: ['4-4-7 at D4', MELEE],
    } as Units);
    trial.endPhase();
    until(trial, 'german withdrawal').order('german', { order: 'withdraw', unit: 'g1' });
    until(trial, 'russian close-combat').order('russian', attacks('r1', 'g1'), 6, 6);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers ?? [];
    expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(-3);
  });

  test('[squad-leader 6.5.1 × 3.29.3.3] who tries to take prisoners cowers as others do', () => {
    const trial = begun('close-combat', { g1: '4-6-7 at D4', r1: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r1', { capture: true })).order('russian', 'pass', 5, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ cowered: true, capture: true });
  });

  const upon = (units: Units, setup: object = {}) =>
    begun('movement', { gt: 'MkIVF2 at D6', ...units } as Units, setup as never);
  const DRIVE = { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['bow'] };

  test('[squad-leader 7.1.1 × 6.3.4] an overrun of a melee strikes the enemy alone', () => {
    const trial = upon({ g1: ['4-6-7 at D5', MELEE], r1: ['4-4-7 at D5', MELEE] } as Units);
    trial.order('german', DRIVE, 6, 4);
    expect(trial.told('overrun')[0]?.outcomes.flatMap(({ units }) => units)).toEqual(['r1']);
  });

  test('[squad-leader 7.1.16 × 3.29.15] men whom the AFV drives out take their prisoners along', () => {
    const trial = upon({
      r1: '4-4-7 at D5',
      g1: ['unarmed 4-6-7 at D5', { ...BROKEN, guard: 'r1' }],
    } as Units);
    trial.order('german', DRIVE, 6, 5).endPhase();
    until(trial, 'russian make-way');
    const [way] = trial.legalOf('russian', 'make-way');
    trial.order('russian', way as never);
    expect([trial.unit('g1').at === trial.unit('r1').at, trial.unit('g1').guard]).toEqual([true, 'r1']);
  });

  test('[squad-leader 7.2.6.6 × 3.29.15] guards who have gone at an AFV in vain come back with their prisoners', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', { nerve: 'kept' }],
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      rt: 'T-34 at D5',
    } as Units);
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D5' });
    expect(trial.unit('r1').at).toBe('D5');
    until(trial, 'russian prep-fire');
    expect([trial.unit('g1').at, trial.unit('r1').at, trial.unit('r1').guard]).toEqual(['D4', 'D4', 'g1']);
  });

  const CHECK = [3, 3];

  test('[squad-leader 7.1.1 × 3.24.1] who just passes the check of an overrun is not pinned', () => {
    const trial = upon({ r1: '4-4-7 at D5' });
    trial.order('german', DRIVE, 4, 3, ...CHECK);
    expect(checks(trial)).toHaveLength(1);
    expect([trial.unit('r1').broken, trial.unit('r1').pinned]).toEqual([undefined, undefined]);
  });
});
