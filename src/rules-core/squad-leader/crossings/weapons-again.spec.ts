import { drawn } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

describe('movement and fire once more', () => {
  test('[squad-leader 4.2.7.1 × 8.9.8.3] a sighted gun that is taken apart and put together where it is stays sighted', () => {
    const trial = begun(
      'defensive-fire',
      { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at N12' },
      { active: 'russian', secrets: { german: { boreSights: { gm: { from: 'D4', on: 'D8' } } } } as never },
    );
    trial.order('german', { order: 'dismantle', weapon: 'gm' });
    expect(trial.battle.secret('german').boreSights?.gm).toBeDefined();
  });

  test('[squad-leader 4.10.18 × 6.1.3] men on motorcycles do not strike in close combat, and are struck', () => {
    const trial = begun('close-combat', {
      g1: ['4-6-7 at D4', { skill: 'motorcycles', rides: 'gh' }],
      gh: 'motorcycles at D4',
      r1: '4-4-7 at D4',
    } as Units);
    const designates = trial.awaits.includes('german close-combat')
      ? refused(trial, 'german', attacks('g1', 'r1'))
      : 'NOT_ASKED';
    expect(designates).not.toBeUndefined();
    until(trial, 'russian close-combat').order('russian', attacks('r1', 'g1'), 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ defenders: ['g1'] });
  });

  test('[squad-leader 5.6.10.1 × 4.11.7] men on bicycles do not go to ground', () => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', { rides: 'gh' }], gh: 'bicycles at D4', r1: '4-4-7 at D9' } as Units,
      {
        map: drawn({ columns: 14, rows: 12, roads: [{ is: 'dirt-road', along: 'D1 D8' }] }),
        options: { optional: ['4.7'] },
      },
    );
    trial.order('german', move('g1', 'D5 D6'));
    for (let n = 0; n < 3 && !trial.awaits[0]?.startsWith('russian'); n++) trial.endPhase();
    trial.order('russian', fire('D5', 'r1'), 5, 4, 3, 4);
    expect(trial.told('morale-check')[0]?.passed).toBe(true);
    for (
      let n = 0;
      n < 3 && trial.battle.clock.phase === 'movement' && !trial.awaits.includes('german movement');
      n++
    )
      trial.endPhase();
    expect([trial.unit('g1').grounded, trial.unit('g1').at]).toEqual([undefined, 'D6']);
  });

  test('[squad-leader 5.5.6.1.1 × 3.2.2] a group of two hexes cowers with a leader in one of them alone', () => {
    const cowers = (leaders: readonly string[], units: Units) => {
      const trial = begun('prep-fire', { g1: '4-6-7 at D4', g2: '4-6-7 at E5', r1: '4-4-7 at D8', ...units });
      const order = { ...fire('D8', 'g1', 'g2'), ...(leaders.length > 0 && { leaders }) };
      const why = refused(trial, 'german', order);
      return why === 'DICE_MISSING'
        ? trial.order('german', order, 5, 5).told('fire-attack')[0]?.cowered
        : why;
    };
    expect(cowers(['gl'], { gl: '8-0 at D4' })).toBe('CANNOT_LEAD');
    expect(cowers([], { gl: '8-0 at D4' })).toBe(true);
    expect(cowers(['gl', 'gk'], { gl: '8-0 at D4', gk: '8-0 at E5' })).toBe(false);
  });

  test('[squad-leader 5.6.10.1 × 4.2.1, 5.6.10.1 × 3.29.15] who goes to ground has his weapon and his prisoners with him', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      gm: 'LMG with g1',
      r2: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r1: '4-4-7 at D8',
    } as Units);
    trial.order('german', move('g1', 'D5 D6')).endPhase();
    trial.order('russian', fire('D5', 'r1'), 5, 3, 3, 4, 1, 2);
    expect([
      trial.unit('g1').grounded,
      trial.unit('g1').at,
      trial.unit('gm').at,
      trial.unit('r2').at,
    ]).toEqual([true, 'D5', 'D5', 'D5']);
  });

  test('[squad-leader 3.7.5 × 5.6.10.1] a scout who just passes his check on the way goes no further', () => {
    const trial = begun('movement', { gs: 'scout at D4', g1: '4-6-7 at D2', r1: '4-4-7 at D9' });
    trial.order('german', move('gs', 'D5 D6'));
    for (let n = 0; n < 3 && !trial.awaits[0]?.startsWith('russian'); n++) trial.endPhase();
    trial.order('russian', fire('D5', 'r1'), 5, 3, 3, 3);
    expect([trial.unit('gs').grounded, trial.unit('gs').at]).toEqual([true, 'D5']);
  });

  test('[squad-leader 6.2.1 × 6.3.2] men in melee make smoke in their own hex alone', () => {
    const smoke = (at: string) =>
      refused(
        begun('prep-fire', { g1: ['8-3-8 at D4', MELEE], r1: ['4-4-7 at D4', MELEE] } as Units),
        'german',
        { order: 'place-smoke', unit: 'g1', at },
      );
    expect([smoke('D4'), smoke('D5') === undefined]).toEqual([undefined, false]);
  });

  test('[squad-leader 7.2.6.12 × 3.29.17] prisoners are free whose guard is lost at an AFV', () => {
    const trial = begun('advance', {
      g1: ['4-6-7 at D4', { nerve: 'kept' }],
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      rt: 'T-34 at D5',
    } as Units);
    trial.order('german', advance('g1', 'D5'));
    until(trial, 'german close-combat');
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, 1, 2, 6, 6);
    expect([isGone(trial, 'g1'), trial.unit('r1').guard]).toEqual([true, undefined]);
  });

  test('[squad-leader 8.6.2 × 3.29.3.3] the weapon of men who are captured lies there', () => {
    const trial = begun('close-combat', { g1: '8-3-8 at D4', r1: '4-4-7 at D4', rm: 'LMG with r1' });
    trial.order('german', attacks('g1', 'r1', { capture: true })).order('russian', 'pass', 1, 3);
    if (trial.awaits.includes('german captives'))
      trial.order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
    expect([trial.unit('r1').guard, trial.unit('rm').possessor]).toEqual(['g1', undefined]);
  });

  test('[squad-leader 8.8.1 × 8.9.2.2, 8.8.1 × 3.20.8] weapons are rolled for where fire that went on kills, not where a twelve does', () => {
    const rolls = (unit: string, ...dice: number[]) => {
      const trial = begun('prep-fire', {
        g1: '4-6-7 at D4',
        gm: 'HMG with g1',
        r1: `${unit} at D7`,
        rm: 'LMG with r1',
      } as Units);
      trial.order('german', fire('D6', 'gm'), ...dice);
      return trial.kinds.filter((kind) => kind.startsWith('weapon'));
    };
    expect(rolls('half-squad 2-4-7', 2, 3, 6, 6)).toEqual([]);
    expect(rolls('4-4-7', 1, 1, 6, 6)).not.toEqual([]);
  });

  test('[squad-leader 8.9.1.2 × 8.9.2.1] the gun of a leader alone has half of what is printed, in each hex that it reaches', () => {
    const trial = begun('prep-fire', {
      gl: '8-0 at D4',
      gm: 'LMG with gl',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at D7',
    });
    trial.order('german', fire('D6', 'gm'), 6, 5);
    expect(trial.told('fire-attack').map(({ at, fp }) => `${at} ${fp}`)).toEqual(['D6 1', 'D7 0.5']);
  });

  const sprays = (gun: string, hexes: readonly string[], more: object = {}) => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: `${gun} with g1`,
      r1: `4-4-7 at ${hexes[0]}`,
    } as Units);
    trial.order('german', { order: 'spray', weapon: 'gm', hexes, ...more }, 6, 6);
    return trial.told('fire-attack')[0];
  };
  const printed = begun('prep-fire', { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D8' }).unit('gm')
    .fp as number;

  test('[squad-leader 8.9.3.1 × 5.4.1] spraying beside the gun has what is printed', () => {
    expect([sprays('HMG', ['D5', 'D6', 'E6'])?.fp, sprays('HMG', ['D8', 'D9', 'E9'])?.fp]).toEqual([
      printed,
      printed / 2,
    ]);
  });

  test('[squad-leader 8.9.3.1 × 8.6.5] with a captured gun a quarter', () => {
    const own = begun('prep-fire', { r1: '4-4-7 at D4', rm: 'HMG with r1', g1: '4-6-7 at D8' }).unit('rm')
      .fp as number;
    expect(sprays('Russian HMG', ['D8', 'D9', 'E9'])?.fp).toBe(own / 4);
  });

  test('[squad-leader 8.9.3.1 × 8.9.7.1] kept up it has one column more', () => {
    const plain = sprays('HMG', ['D8', 'D9', 'E9'])?.column as number;
    expect(sprays('HMG', ['D8', 'D9', 'E9'], { sustained: true })?.column).toBeGreaterThan(plain);
  });

  test.each([
    ['a squad', '4-6-7', undefined],
    ['a half-squad', 'half-squad 2-4-7', 'TOO_HEAVY'],
  ])('[squad-leader 4.4.2 × 4.8.4] with a medium machine gun advances %s', (_, unit, why) => {
    const trial = begun('advance', { g1: `${unit} at D4`, gm: 'MMG with g1', r1: '4-4-7 at N12' });
    expect(refused(trial, 'german', advance('g1', 'D5'))).toBe(why);
  });

  test('[squad-leader 4.9.2 × 3.1.3] who is out of command does not go below', () => {
    const below = (state: object) =>
      trialBelow(state).refusal('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3)?.refused;
    const trialBelow = (state: object) =>
      begun('movement', { g1: ['4-6-7 at D8', state], gl: '8-0 at D8', r1: '4-4-7 at N1' } as Units, {
        marks: { D8: { sewer: true }, D5: { sewer: true } },
      });
    expect([below({}), below({ prep: true })]).toEqual([undefined, 'HAS_FIRED']);
  });

  test('[squad-leader 5.8.2 × 3.29.3.3] men without arms who capture an enemy have none for it', () => {
    const trial = begun('close-combat', {
      g1: 'unarmed 4-6-7 at D4',
      g2: '8-3-8 at D4',
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', attacks('g1 g2', 'r1', { capture: true })).order('russian', 'pass', 1, 2);
    if (trial.awaits.includes('german captives'))
      trial.order('german', { order: 'capture', unit: 'r1', guard: 'g2' });
    expect([trial.unit('r1').guard, trial.unit('g1').unarmed]).toEqual(['g2', true]);
  });

  test('[squad-leader 3.6.1.2 × 3.29.3.3] a two brings a leader forward among those who try to take prisoners as well', () => {
    const trial = begun('close-combat', { g1: '8-3-8 at D4', r1: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r1', { capture: true })).order('russian', 'pass', 1, 1, 1);
    expect(trial.kinds).toContain('leader-created');
  });
});
