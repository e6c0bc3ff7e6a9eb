import { field, Trial } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  isGone,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const attackOf = (trial: Trial) => trial.told('fire-attack')[0];

describe('leaders, heroes and captives a last time', () => {
  test('[squad-leader 3.2.2 × 3.24.2] a pinned leader directs as others do', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: '4-6-7 at D4',
        gl: ['9-1 at D4', { pinned: true }],
        r1: '4-4-7 at D8',
      } as Units,
      { active: 'russian' },
    );
    trial.order('german', { ...fire('D8', 'g1'), leaders: ['gl'] }, 6, 5);
    expect(modifiersOf(trial, 'r1')).toEqual(['9-1 -1']);
  });

  test('[squad-leader 3.6.1.1 × 3.23.1] a leader who has come forward rallies his men in the same Rally Phase', () => {
    const trial = begun('rally', {
      g1: ['4-6-7 at D4', BROKEN],
      g2: '4-6-7 at A1',
      r1: '4-4-7 at D5',
    } as Units);
    until(trial, 'german promotion').order('german', { order: 'find-leader', unit: 'g1' }, 1, 1, 1);
    const leader = trial.battle.units().find(({ kind, side }) => kind === 'leader' && side === 'german');
    until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: leader?.id }, 1, 2);
    expect(trial.unit('g1').broken).toBeUndefined();
  });

  test('[squad-leader 3.6.1.2 × 3.8.9] no leader comes of a hero who rolls a two alone', () => {
    const trial = begun('close-combat', { gh: '1-4-9 at D4', r1: 'half-squad 2-4-7 at D4' });
    trial.order('german', attacks('gh', 'r1')).order('russian', 'pass', 1, 1);
    expect(trial.kinds).not.toContain('leader-created');
  });

  test.each([
    ['a whole hero', '1-4-9', {}, 6],
    ['a wounded one', '1-3-8', { wounds: 1 }, 3],
  ])('[squad-leader 3.8.5 × 4.2.2] a charge does not slow %s down', (_, hero, state, factors) => {
    const path = ['D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'];
    const trial = begun('movement', {
      gh: [`${hero} at D1`, state],
      gd: 'demo charge with gh',
      r1: '4-4-7 at N12',
    } as Units);
    const goes = (n: number) => refused(trial, 'german', move('gh', path.slice(0, n).join(' ')));
    expect([goes(factors), goes(factors + 1)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 3.8.5 × 4.4.2] a wounded hero advances with a light machine gun', () => {
    const trial = begun('advance', {
      gh: ['1-3-8 at D4', { wounds: 1 }],
      gm: 'LMG with gh',
      r1: '4-4-7 at N12',
    } as Units);
    expect(refused(trial, 'german', advance('gh', 'D5'))).toBeUndefined();
  });

  test('[squad-leader 3.8.5 × 3.4.3] nobody carries a wounded hero', () => {
    const carried = (who: string) =>
      refused(
        begun('movement', {
          g1: '4-6-7 at D4',
          gh: [`${who} at D4`, { wounds: 1 }],
          r1: '4-4-7 at N12',
        } as Units),
        'german',
        { order: 'carry-leader', unit: 'g1', leader: 'gh' },
      );
    expect([carried('9-1'), carried('1-3-8') === undefined]).toEqual([undefined, false]);
  });

  test.each([
    ['a house with one more than their morale', { D4: 'stone-building' }, 9, true],
    ['the open with their morale', {}, 8, true],
    ['the open with no more', {}, 9, false],
  ] as const)('[squad-leader 3.13.3 × 3.21.20] SS rally in %s', (_, hexes, sum, rallied) => {
    const trial = begun(
      'rally',
      {
        g1: ['4-6-8 at D4', { ...BROKEN, nationality: 'German SS', brokenMorale: 9 }],
        gl: ['8-0 at D4', { nationality: 'German SS' }],
        r1: '4-4-7 at N12',
      } as Units,
      { map: field(hexes) },
    );
    until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, sum - 4, 4);
    expect(trial.unit('g1').broken !== true).toBe(rallied);
  });

  test('[squad-leader 3.20.4 × 3.20.6] of a broken squad that fails the check for a lost leader half is left', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      rl: '7-0 at D6',
      r1: ['4-4-7 at D6', BROKEN],
    } as Units);
    trial.order('german', fire('D6', 'g1'), 2, 4, 6, 5, 1, 2, 6, 5);
    expect(checks(trial).at(-1)).toBe('r1 leader loss');
    expect(trial.unit('r1').kind).toBe('half-squad');
  });

  test('[squad-leader 3.21.19 × 3.20.4] a leader who breaks of his own will shakes nobody', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', gl: '9-1 at D4', r1: '4-4-7 at D5' });
    trial.order('german', { order: 'break', unit: 'gl' });
    expect([trial.unit('gl').broken, checks(trial)]).toEqual([true, []]);
  });

  test('[squad-leader 3.25.3 × 3.29.10] the berserk run at enemies, and past captives who are nearer', () => {
    const trial = begun('movement', {
      g1: ['4-6-7 at D4', { berserk: true }],
      g2: '4-6-7 at C5',
      r1: ['unarmed 4-4-7 at C5', { ...BROKEN, guard: 'g2' }],
      r2: '4-4-7 at D9',
    } as Units);
    expect(
      trial
        .legalOf('german', 'move')
        .filter(({ units }) => (units as string[]).includes('g1'))
        .map(({ path }) => (path as string[])[0]),
    ).toEqual(['D5']);
  });

  test('[squad-leader 3.25.8 × 3.25.9] a berserk crew that kills with its gun comes to itself when the phase ends', () => {
    const trial = begun('prep-fire', {
      g1: ['crew 2-4-7 at D4', { berserk: true }],
      gm: 'HMG with g1',
      r1: '4-4-7 at D6',
    } as Units);
    trial.order('german', fire('D6', 'gm'), 1, 1);
    if (!isGone(trial, 'r1')) throw new Error('not killed');
    trial.endPhase();
    expect(trial.unit('g1').berserk).toBeUndefined();
  });

  test('[squad-leader 3.29.16 × 8.10.1] a flame strikes captives with their guard', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D4',
      gf: 'flamethrower with g1',
      r1: '4-4-7 at D5',
      g2: ['unarmed 4-6-7 at D5', { ...BROKEN, guard: 'r1' }],
    } as Units);
    trial.order('german', fire('D5', 'gf'), 6, 6);
    expect(
      attackOf(trial)
        ?.outcomes.flatMap(({ units }) => units)
        .sort(),
    ).toEqual(['g2', 'r1']);
  });

  test('[squad-leader 3.29.16 × 8.11.9.2] a charge strikes the men who throw it, and not their captives', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: '8-3-8 at D4',
        gd: 'demo charge with g1',
        r2: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
        r1: '4-4-7 at D5',
      } as Units,
      { active: 'russian' },
    );
    trial.order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 5, 6, 1, 2, 1, 2);
    const struck = trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units));
    expect(struck.sort()).toEqual(['g1', 'r1']);
  });
});

describe('fire a last time', () => {
  test('[squad-leader 4.7.5 × 8.10.2] a flame strikes men in the woods who came at double time with nothing added', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D4', r1: '6-2-8 at D6', rf: 'flamethrower with r1' },
      { options: { optional: ['4.7'] }, map: field({ D5: 'woods' }) },
    );
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D5')).endPhase();
    trial.order('russian', fire('D5', 'rf'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual([]);
  });

  test.each([
    ['[squad-leader 5.5.6.1.1 × 3.8.10]', 'a hero alone', { g1: '1-4-9 at D4' }],
    ['[squad-leader 5.5.6.1.1 × 8.9.1.2]', 'a leader at a gun', { gl: '8-0 at D4', g1: 'LMG with gl' }],
  ])('%s %s does not cower', (_, __, units) => {
    const trial = begun('prep-fire', { ...units, r1: '4-4-7 at D7' });
    trial.order('german', fire('D7', 'g1'), 5, 5);
    expect(attackOf(trial)?.cowered).toBe(false);
  });

  test('[squad-leader 5.6.10.1 × 8.9.2.2] fire that goes on to movers sends them to ground as well', () => {
    const trial = begun('movement', { g1: '4-6-7 at F5', r1: '4-4-7 at D9', rm: 'HMG with r1' });
    trial.order('german', move('g1', 'E5 D5')).endPhase();
    trial.order('russian', fire('D6', 'rm'), 5, 3, 3, 4);
    expect(trial.unit('g1').grounded).toBe(true);
  });

  test('[squad-leader 5.7.5.1 × 3.8.11, 5.7.5.1 × 3.25.1] a two in the check that a sniper calls for makes Russians berserk, and may make a hero', () => {
    const trial = begun('prep-fire', { gs: ['sniper -3 at D4', HIDDEN], r1: '4-4-7 at D8' } as Units, {
      map: field({ D4: 'woods' }),
    });
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 1, 1, 1, 1);
    trial.order('russian', 'pass');
    expect([trial.unit('r1').berserk, trial.awaits]).toEqual([true, ['russian afterwards']]);
  });

  const guarded = { r9: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }] } as unknown as Units;
  const half = (units: Units, more: Units, order: object, ...dice: number[]) =>
    attackOf(
      begun('prep-fire', { ...units, r1: '4-4-7 at D5', ...more }).order('german', order as never, ...dice),
    )?.fp ?? 0;

  test.each([
    ['[squad-leader 3.29.14 × 8.9.1.1]', 'a machine gun', { g1: '4-6-7 at D4', gm: 'HMG with g1' }],
  ])('%s guards fire %s with half', (_, __, units) => {
    expect(half(units, guarded, fire('D5', 'gm'), 6, 6)).toBe(half(units, {}, fire('D5', 'gm'), 6, 6) / 2);
  });

  test('[squad-leader 3.29.14 × 8.10.1] and a flamethrower, which always has 20, with all', () => {
    expect(half({ g1: '8-3-8 at D4', gm: 'flamethrower with g1' }, guarded, fire('D5', 'gm'), 6, 6)).toBe(20);
  });

  test('[squad-leader 3.29.20 × 8.9.1.1] men who were captives have half of their own fire, and all of a gun', () => {
    const fires = (...firers: string[]) =>
      attackOf(
        begun('prep-fire', {
          g1: ['4-6-7 at D4', { escaped: true }],
          gm: 'LMG with g1',
          r1: '4-4-7 at D8',
        } as Units).order('german', fire('D8', ...firers), 6, 5),
      )?.fp;
    expect([fires('g1'), fires('gm')]).toEqual([2, 2]);
  });

  test('[squad-leader 3.24.2 × 8.9.3.1] pinned men spray with a quarter', () => {
    const sprays = (state: object) =>
      attackOf(
        begun('prep-fire', {
          g1: ['4-6-7 at D4', state],
          gm: 'HMG with g1',
          r1: '4-4-7 at D8',
        } as Units).order('german', { order: 'spray', weapon: 'gm', hexes: ['D8', 'D9', 'E9'] }, 6, 6),
      )?.fp ?? 0;
    expect(sprays({ pinned: true })).toBe(sprays({}) / 2);
  });

  test('[squad-leader 4.10.19 × 5.4.1] men in sidecars beside the enemy have what is printed', () => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D4', { skill: 'motorcycles', rides: 'gh' }],
      gh: 'sidecars at D4',
      r1: '4-4-7 at D5',
    } as Units);
    expect(attackOf(trial.order('german', fire('D5', 'g1'), 6, 6))?.fp).toBe(4);
  });

  test('[squad-leader 8.6.5 × 8.9.1.2, 8.6.4 × 8.9.1.2] a captured gun of a leader alone has a quarter, and breaks three sooner', () => {
    const fires = (...dice: number[]) => {
      const trial = begun('prep-fire', { gl: '8-0 at D4', gm: 'Russian LMG with gl', r1: '4-4-7 at D6' });
      const { fp = 0, breakdown = 12 } = trial.unit('gm');
      trial.order('german', fire('D6', 'gm'), ...dice);
      return { share: (attackOf(trial)?.fp ?? 0) / fp, breakdown, isLost: isGone(trial, 'gm') };
    };
    const { share, breakdown } = fires(6, 6);
    expect(share).toBe(1 / 4);
    const [high, low] = [breakdown - 3, breakdown - 4].map((sum) =>
      fires(Math.ceil(sum / 2), Math.floor(sum / 2)),
    );
    expect([high?.isLost, low?.isLost]).toEqual([true, false]);
  });

  test('[squad-leader 8.9.6.1 × 8.6.4] of a captured gun and one of its own in a group the captured one breaks sooner', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'LMG with g1',
      g2: '4-6-7 at D4',
      gn: 'Russian LMG with g2',
      r1: '4-4-7 at D8',
    });
    trial.order('german', fire('D8', 'gm', 'gn'), 5, 5);
    expect([isGone(trial, 'gn'), trial.unit('gm').malfunctioned]).toEqual([true, undefined]);
  });

  test('[squad-leader 8.11.3 × 3.20.8] who is halved by a twelve where he placed it has his charge back', () => {
    const trial = begun('movement', { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' }).endPhase();
    trial.order('russian', fire('D4', 'r1'), 1, 3, 6, 6);
    expect([trial.unit('g1').kind, trial.unit('gd').at, trial.unit('gd').possessor]).toEqual([
      'half-squad',
      'D4',
      'g1',
    ]);
  });

  test('[squad-leader 6.1.7 × 3.29.12] a leader who guards a captive leader is attacked as one who is alone', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      rl: '8-0 at D4',
      gl: ['8-0 at D4', { ...BROKEN, guard: 'rl' }],
    } as Units);
    trial.order('german', attacks('g1', 'rl'), 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ defence: 1, defenders: ['rl'] });
  });

  test.each([
    ['[squad-leader 6.1.8 × 3.7.20]', 'a scout', 'scout at D4'],
    ['[squad-leader 6.1.8 × 5.7.12]', 'a sniper', 'sniper -3 at D4'],
  ])('%s %s lives on when the last squad with him falls', (_, __, man) => {
    const trial = begun('close-combat', { g1: '8-3-8 at D4', r1: '4-4-7 at D4', rs: man });
    trial.order('german', attacks('g1', 'r1'));
    for (let n = 0; n < 3 && !trial.kinds.includes('close-combat-attack'); n++)
      try {
        trial.endPhase();
      } catch {
        trial.endPhase(1, 2);
      }
    expect([isGone(trial, 'r1'), isGone(trial, 'rs')]).toEqual([true, false]);
  });

  test.each([
    ['[squad-leader 7.2.6.2 × 3.8.3]', 'a hero', '1-4-9', {}],
    ['[squad-leader 7.2.6.2 × 3.25.3]', 'a berserk squad', '4-6-7', { berserk: true }],
  ])('%s %s goes at an AFV without a check', (_, __, who, state) => {
    const trial = begun('advance', { g1: [`${who} at D4`, state], rt: 'T-34 at D5' } as Units);
    trial.order('german', advance('g1', 'D5'));
    expect([trial.unit('g1').at, checks(trial)]).toEqual(['D5', []]);
  });
});
