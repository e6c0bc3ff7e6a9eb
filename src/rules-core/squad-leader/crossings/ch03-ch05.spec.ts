import { field, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
} from './positions.testkit.js';

describe('fire meets the men whom it strikes', () => {
  test('[squad-leader 3.20.3 × 5.6.6] a leader who came up checks before the squad that stood there, though another result is his', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D6', gl: '9-1 at D5', r1: '6-2-8 at D7' },
      { map: field({ D6: 'shellholes' }) },
    );
    trial.order('german', move('gl', 'D6')).endPhase();
    trial.order('russian', fire('D6', 'r1'), 4, 3, 6, 5, 1, 2, 1, 2);
    expect(checks(trial)[0]).toMatch(/^gl /);
    const squad = trial.told('morale-check').filter(({ unit }) => unit === 'g1');
    expect(squad.flatMap(({ modifiers }) => modifiers.map(({ why }) => why))).not.toContain('9-1');
  });

  test('[squad-leader 3.24.1 × 5.6.10.1] who just passes goes to ground under Defensive Fire, and is pinned under Prep Fire', () => {
    const prep = begun('prep-fire', { g1: '4-6-7 at D4', r1: '4-4-7 at D6' }).order(
      'german',
      fire('D6', 'g1'),
      2,
      4,
      3,
      4,
    );
    expect([prep.unit('r1').pinned, prep.unit('r1').grounded]).toEqual([true, undefined]);
    const moved = begun('movement', { g1: '4-6-7 at D4', r1: '4-4-7 at D7' })
      .order('german', move('g1', 'D5 D6'))
      .endPhase();
    moved.order('russian', fire('D5', 'r1'), 5, 3, 3, 4);
    expect([moved.unit('g1').pinned, moved.unit('g1').grounded, moved.unit('g1').at]).toEqual([
      undefined,
      true,
      'D5',
    ]);
  });

  test('[squad-leader 3.24.2 × 5.4.1] a pinned squad with its gun beside the enemy has what is printed', () => {
    const trial = begun('defensive-fire', {
      g1: '4-6-7 at D4',
      r1: ['4-4-7 at D5', { pinned: true }],
      rm: 'LMG with r1',
    } as Units);
    trial.order('russian', fire('D4', 'r1', 'rm'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(6);
  });

  test('[squad-leader 3.8.8 × 5.6.10.1] a hero does not go to ground with those who do', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', gh: '1-4-9 at D4', r1: '6-2-8 at D7' });
    trial.order('german', move('g1 gh', 'D5 D6')).endPhase();
    trial.order('russian', fire('D5', 'r1'), 4, 3, 2, 3, 2, 3);
    expect([trial.unit('gh').grounded, trial.unit('gh').at]).toEqual([undefined, 'D6']);
  });

  test('[squad-leader 3.8.10 × 5.5.6.1.1] a hero in the group takes one off, and keeps nobody from cowering', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D4', gh: '1-4-9 at D4', r1: '4-4-7 at D6' });
    trial.order('german', { ...fire('D6', 'g1'), heroes: ['gh'] }, 4, 4);
    expect(trial.told('fire-attack')[0]).toMatchObject({ cowered: true });
    expect(modifiersOf(trial, 'r1')?.some((one) => one.endsWith('-1'))).toBe(true);
  });

  test('[squad-leader 3.29.16 × 5.7.4] a sniper strikes the guard, and not his prisoners', () => {
    const trial = begun(
      'prep-fire',
      {
        gs: ['sniper -3 at D4', HIDDEN],
        r1: '4-4-7 at D8',
        g1: ['unarmed 4-6-7 at D8', { ...BROKEN, guard: 'r1' }],
      },
      { map: field({ D4: 'woods' }) },
    );
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 1, 1, 6, 5);
    expect(checks(trial)).toEqual(['r1 MC']);
    expect(trial.unit('g1').guard).toBeUndefined();
  });

  test('[squad-leader 3.29.14 × 5.4.5] a guard who has moved fires with a quarter, with a half beside the target', () => {
    const guard = (path: string) => {
      const trial = begun('movement', {
        g1: '4-6-7 at D4',
        r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
        r2: '4-4-7 at D7',
      });
      trial.order('german', move('g1', path)).endPhase().endPhase().order('german', fire('D7', 'g1'), 6, 5);
      return trial.told('fire-attack')[0]?.fp;
    };
    expect([guard('D5'), guard('D5 D6')]).toEqual([1, 2]);
  });

  test('[squad-leader 3.25.11 × 5.6.10.1] a berserk squad that just passes is not pinned, and its men run on', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D4', r1: ['4-4-7 at D6', { berserk: true }] }).order(
      'german',
      fire('D6', 'g1'),
      2,
      4,
      4,
      6,
    );
    expect(trial.unit('r1').pinned).toBeUndefined();
  });

  test('[squad-leader 3.9.8 × 5.1.6] raw men who lose their nerve fire in a group beside the target with what is printed, the others with double', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      g2: ['4-3-6 at D4', { quality: 'inexperienced' }],
      r1: '4-4-7 at D5',
    });
    trial.order('german', fire('D5', 'g1', 'g2'), 6, 5, 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(12);
  });

  test('[squad-leader 3.20.6 × 5.1.8] a broken squad that fate strikes is halved, and what it carried stays with the half', () => {
    const trial = begun(
      'prep-fire',
      { g1: '8-3-8 at D5', r1: ['4-4-7 at D6', BROKEN], rm: 'LMG with r1' },
      { map: field({ D6: 'woods' }) },
    );
    trial.order('german', fire('D6', 'g1'), 4, 3, 6, 5);
    expect(trial.unit('r1')).toMatchObject({ kind: 'half-squad', broken: true });
    expect(trial.unit('rm').possessor).toBe('r1');
  });

  test('[squad-leader 3.2.2 × 5.6.3] a leader who directs fire against those put back has directed for his player turn', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      r1: '4-4-7 at D8',
      r2: '4-4-7 at D8',
      rl: '9-1 at D8',
    });
    trial.order('german', move('g1', 'D5 D6')).endPhase();
    trial.order('russian', { ...fire('D5', 'r1'), leaders: ['rl'] }, 6, 5);
    expect(refused(trial, 'russian', { ...fire('D6', 'r2'), leaders: ['rl'] })).toBe('HAS_FIRED');
  });

  test('[squad-leader 3.20.4 × 5.1.3] fire into a melee that breaks a leader shakes his own side alone', () => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D6', MELEE],
      rl: ['8-0 at D6', MELEE],
      r1: ['4-4-7 at D6', MELEE],
      g2: '4-6-7 at D4',
    } as Units);
    trial.order('german', fire('D6', 'g2'), 2, 4, 6, 5, 1, 2, 1, 2, 1, 2);
    expect(checks(trial).sort()).toEqual(['g1 MC', 'r1 MC', 'r1 leader loss', 'rl MC']);
    expect(isGone(trial, 'rl')).toBe(false);
  });
});

test('[squad-leader 3.17.4 × 5.7.4] a sniper who kills a leader of Finns shakes nobody', () => {
  const trial = new Trial({
    active: 'russian',
    enemy: 'finnish',
    map: field({ D4: 'woods' }),
    units: { rs: ['sniper -3 at D4', HIDDEN], fl: '9-1 at D8', f1: '6-4-8 at D8' },
  });
  trial.order('russian', { order: 'snipe', unit: 'rs', target: 'fl' }, 1, 1);
  expect([isGone(trial, 'fl'), checks(trial)]).toEqual([true, []]);
});
