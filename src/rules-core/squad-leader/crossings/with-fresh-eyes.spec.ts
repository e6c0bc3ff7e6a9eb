import { field, type Setup } from '../testkit.testkit.js';
import {
  advance,
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  isGone,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const FAR = '4-4-7 at N12';
const NIGHT = { options: { night: true }, clock: { visibility: 6 } } as Setup;
const SNOW = { options: { snow: true } } as Setup;
const ON_SKIS = { skill: 'skis', onSkis: true } as const;

describe('who is not seen', () => {
  test.each([
    ['in view', {}, [undefined, undefined]],
    ['under a "?"', UNDER, [true, true]],
  ] as const)('[squad-leader 2.3/a × 3.23.1] a leader under a "?" rallies a squad %s', (_, state, left) => {
    const men = { g1: ['4-6-7 at D4', { ...BROKEN, ...state }], gl: ['9-1 at D4', UNDER], r1: FAR } as Units;
    const trial = until(begun('rally', men, { map: field({ D4: 'woods' }) }), 'german rally');
    trial.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 5);
    expect([trial.unit('gl').concealed, trial.unit('g1').concealed]).toEqual(left);
  });

  test('[squad-leader 3.21.7.1 × 2.3.2] the broken run into woods where enemies are under a "?", and are lost there', () => {
    const men = { g1: ['4-6-7 at D4', BROKEN], r1: ['4-4-7 at D6', UNDER] } as Units;
    const trial = begun('rout', men, { map: field({ D5: 'brush', D6: 'woods' }) });
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D5', 'D6'] });
    until(trial, 'german advance');
    expect([isGone(trial, 'g1'), trial.unit('r1').concealed]).toEqual([true, undefined]);
  });

  test.each([
    ['in view', {}, true],
    ['under a "?"', UNDER, false],
    ['hidden', HIDDEN, false],
  ] as const)(
    '[squad-leader 3.28.7 × 2.3.4] raw men %s are summoned by four times their fire',
    (_, state, isAsked) => {
      const men = {
        g1: '8-3-8 at D7',
        g2: '8-3-8 at D7',
        r1: ['4-3-6 at D4', { quality: 'inexperienced', ...state }],
      } as Units;
      const trial = begun('rally', men, { map: field({ D4: 'woods' }) });
      const summons = { order: 'demand-surrender', unit: 'r1', by: ['g1', 'g2'] };
      let asked = false;
      for (let n = 0; n < 30 && trial.battle.clock.phase === 'rally'; n++) {
        if (trial.awaits.includes('german surrender')) {
          asked = trial.legalOf('german', 'demand-surrender').length > 0;
          break;
        }
        trial.endPhase();
      }
      expect([summons.order, asked]).toEqual([summons.order, isAsked]);
    },
  );

  test.each([
    ['indoors, as others do', 'stone-building', true],
    ['out of the house in view, without it', 'open-ground', undefined],
  ] as const)(
    '[squad-leader 4.9.8 × 2.4.3] who came out of the sewer under a "?" advances %s',
    (_, ground, left) => {
      const men: Units = { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: '4-4-7 at H4' };
      const map = field({ D5: 'stone-building', D4: ground });
      const trial = begun('movement', men, { map, marks: { D8: { sewer: true }, D5: { sewer: true } } });
      trial.order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3);
      expect(trial.unit('g1').concealed).toBe(true);
      until(trial, 'german advance').order('german', advance('g1', 'D4'));
      expect(trial.unit('g1').concealed).toBe(left);
    },
  );

  test.each([
    ['in view', {}, 4, ['snow smocks 1']],
    ['under a "?"', UNDER, 2, []],
  ] as const)('[squad-leader 4.13.3 × 2.3.4] men on skis %s are struck', (_, state, fp, modifiers) => {
    const men = { g1: '4-6-7 at D4', r1: ['4-4-7 at D8', { ...ON_SKIS, ...state }] } as Units;
    const trial = begun('prep-fire', men, { ...SNOW, map: field({ D8: 'brush' }) }).order(
      'german',
      fire('D8', 'g1'),
      6,
      5,
    );
    const told = trial.told('fire-attack')[0];
    expect(told?.fp).toBe(fp);
    expect(told?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(modifiers);
  });

  test('[squad-leader 2.3.6 × 5.6.6, 2.3.6 × 5.5.6.1.1] movers in view and men under a "?" who stood there: one roll, two columns, both cower', () => {
    const men = {
      g1: '4-6-7 at D5',
      g2: ['4-6-7 at D6', UNDER],
      r1: '6-2-8 at E7',
      r2: '4-4-7 at D9',
    } as Units;
    const trial = begun('movement', men, { map: field({ D6: 'woods' }) });
    trial.order('german', move('g1', 'D6'));
    until(trial, 'russian defensive-fire').order('russian', fire('D6', 'r2'), 1, 1, 1, 2);
    const told = trial.told('fire-attack')[0];
    expect(told?.outcomes.map(({ area, result }) => [area ?? false, result])).toEqual([
      [false, 'KIA'],
      [true, '1'],
    ]);
  });

  test('[squad-leader 5.7.3 × 2.3.9.1, 5.7.6 × 2.5.3] a hidden sniper who fires stays hidden; found out, he fires on from under a "?"', () => {
    const men = { gs: ['sniper -3 at D4', HIDDEN], r1: '4-4-7 at D8' } as Units;
    const trial = begun('prep-fire', men, { map: field({ D4: 'woods' }) });
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 6, 6);
    expect(trial.unit('gs')).toMatchObject({ hidden: true });
    trial.order('russian', { order: 'sniper-check', unit: 'r1', at: 'D4' });
    expect(trial.unit('gs')).toMatchObject({ hidden: true, concealed: true });
    until(trial, 'russian prep-fire');
    until(trial, 'german defensive-fire').order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 6, 6);
    expect(trial.told('sniped')[0]?.drm).toBe(-3);
    expect(trial.unit('gs')).toMatchObject({ hidden: true, concealed: true });
  });

  test('[squad-leader 2.3.9.2/b × 6.1.2, 2.3.9.2/a × 6.1.2] who advances upon a "?" in the woods is struck first', () => {
    const men = { g1: '4-6-7 at D4', g2: '4-6-7 at D4', r1: ['6-2-8 at D5', UNDER] } as Units;
    const trial = begun('advance', men, { map: field({ D5: 'woods' }) });
    trial.order('german', advance('g1', 'D5')).order('german', advance('g2', 'D5'));
    expect(trial.unit('r1').concealed).toBeUndefined();
    until(trial, 'german close-combat').order('german', attacks('g1 g2', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 1, 2, 6, 5);
    expect(trial.told('close-combat-attack').map(({ side }) => side)).toEqual(['russian', 'german']);
    expect(trial.told('close-combat-attack')[1]).toMatchObject({ attack: 4 });
  });

  test('[squad-leader 2.8.15 × 6.2.1] at night those who advance upon a "?" have half, and 1 less; the "?" is gone afterwards', () => {
    const men = { g1: '8-3-8 at D4', r1: ['4-4-7 at D5', UNDER] } as Units;
    const trial = begun('advance', men, NIGHT).order('german', advance('g1', 'D5'));
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1'));
    trial.order('russian', attacks('r1', 'g1'), 6, 5, 6, 4);
    const told = trial.told('close-combat-attack');
    expect(told.map(({ side, attack, defence }) => [side, attack, defence])).toEqual([
      ['german', 4, 4],
      ['russian', 4, 8],
    ]);
    expect(told.map(({ blows }) => blows[0]?.modifiers.map(({ value }) => value))).toEqual([[-1], []]);
    until(trial, 'russian prep-fire');
    expect(trial.unit('r1').concealed).toBeUndefined();
  });

  test('[squad-leader 2.5.6 × 7.1.16] an AFV overruns the hidden men upon whom it comes, and nobody else in that turn', () => {
    const men = {
      gt: ['MkIVF2 at D8', { mp: 20 }],
      r1: ['4-4-7 at D6', HIDDEN],
      r2: ['4-4-7 at D4', HIDDEN],
      r3: FAR,
    } as Units;
    const trial = begun('movement', men, { map: field({ D6: 'woods', D4: 'woods' }) });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D7', 'D6', 'D5', 'D4'] });
    trial.order('russian', 'pass').order('russian', 'pass', 1, 1, 6, 3);
    expect([trial.kinds.includes('overrun'), trial.unit('r1').hidden]).toEqual([true, undefined]);
    trial.order('russian', 'pass').order('russian', 'pass', 1, 1);
    expect(trial.unit('gt')).toMatchObject({ at: 'D4' });
    expect([trial.kinds.includes('overrun'), trial.unit('r2').hidden]).toEqual([false, undefined]);
  });
});

describe('men', () => {
  test('[squad-leader 8.9.2.3 × 2.3.4] what goes on to a "?" has one less, and half of that', () => {
    const men = {
      g1: '4-6-7 at D4',
      gm: 'MMG with g1',
      r1: '4-4-7 at D6',
      r2: ['4-4-7 at D7', UNDER],
    } as Units;
    const trial = begun('prep-fire', men, { map: field({ D7: 'woods' }) }).order(
      'german',
      fire('D6', 'gm'),
      6,
      5,
    );
    const printed = trial.unit('gm').fp ?? 0;
    expect(trial.told('fire-attack').map(({ at, fp }) => [at, fp])).toEqual([
      ['D6', printed],
      ['D7', (printed - 1) / 2],
    ]);
  });

  test('[squad-leader 8.4.2 × 2.3.9.1] a weapon that changes hands under a "?" takes it off all in the hex', () => {
    const men = {
      g1: ['4-6-7 at D4', UNDER],
      g2: ['4-6-7 at D4', UNDER],
      g3: ['4-6-7 at D4', UNDER],
      gm: 'LMG with g1',
      r1: FAR,
    } as Units;
    const trial = begun('movement', men, { map: field({ D4: 'woods' }) });
    trial.order('german', { order: 'pick-up', unit: 'g2', weapon: 'gm' });
    expect(['g1', 'g2', 'g3'].map((id) => trial.unit(id).concealed)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['alone', {}, 4],
    ['with a light machine gun', { gm: 'LMG with g1' }, 3],
  ])(
    '[squad-leader 3.4.3/a × 4.2.2] a squad that carries a wounded leader, %s, goes so far',
    (_, gun, far) => {
      const men = { g1: '4-6-7 at D4', gl: ['8-1 at D4', { wounds: 1 }], r1: FAR, ...gun } as Units;
      const trial = begun('movement', men);
      trial.order('german', { order: 'carry-leader', unit: 'g1', leader: 'gl' });
      const way = ['D5', 'D6', 'D7', 'D8', 'D9'];
      const goes = (n: number) => refused(trial, 'german', move('g1', way.slice(0, n).join(' ')));
      expect([goes(far), goes(far + 1)]).toEqual([undefined, 'TOO_FAR']);
    },
  );

  test('[squad-leader 4.8.3 × 3.23.1, 4.8.3 × 3.7.3] a leader who tried to deploy a squad rallies nobody, and one who sent a scout deploys none', () => {
    const men = {
      g1: '4-6-7 at D4',
      g2: ['4-6-7 at D4', BROKEN],
      gl: '8-1 at D4',
      gk: '8-0 at D8',
      g3: '4-6-7 at D8',
      g4: ['4-6-7 at D8', BROKEN],
      g5: '4-6-7 at A1',
      r1: FAR,
    } as Units;
    const trial = until(begun('rally', men), 'german deployment');
    trial.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 6, 6);
    until(trial, 'german rally');
    const rally = (unit: string, leader: string) =>
      refused(trial, 'german', { order: 'rally', unit, leader });
    expect([rally('g2', 'gl'), rally('g4', 'gk')]).toEqual(['CANNOT_LEAD', 'DICE_MISSING']);
  });

  test('[squad-leader 3.8.4 × 4.3.1, 3.8.5 × 4.1.5] a hero takes no room, and takes nobody farther', () => {
    const men: Units = {
      g1: '4-6-7 at D8',
      g2: '4-6-7 at D8',
      g3: '4-6-7 at D8',
      gl: '8-0 at D8',
      gh: '1-4-9 at D3',
      g4: '4-6-7 at D3',
      r1: FAR,
    };
    const trial = begun('movement', men);
    expect(refused(trial, 'german', move('gh g4', 'C3 C4 C5 C6 C7'))).toBe('TOO_FAR');
    expect(refused(trial, 'german', move('gh', 'D4 D5 D6 D7 D8'))).toBeUndefined();
    trial.order('german', move('gh', 'D4 D5 D6 D7 D8'));
  });

  test('[squad-leader 3.21.7 × 4.13.9, 3.21.5 × 4.13.6] the broken on skis pass the house by, and run through woods as through the open', () => {
    const men = { g1: ['4-6-7 at D4', { ...BROKEN, ...ON_SKIS }], r1: '6-2-8 at D1' } as Units;
    const map = field({ D6: 'wooden-building', E7: 'woods', E8: 'woods' });
    const trial = begun('rout', men, { map, ...SNOW });
    const ends = trial.legalOf('german', 'rout').map(({ path }) => (path as string[]).at(-1));
    expect(new Set(ends)).toEqual(new Set(['E7']));
  });

  test('[squad-leader 3.1.3 × 4.4.1, 3.1.3 × 5.6.2] out of command: no fire and no move in his own turn, but advance; fire in that of the enemy', () => {
    const men: Units = { g1: '4-6-7 at D4', r1: '4-4-7 at D7' };
    const trial = begun('rally', men, { options: { optional: ['3.1'], year: 1945 } }, 1);
    until(trial, 'german prep-fire');
    expect(refused(trial, 'german', fire('D7', 'g1'))).toBe('HAS_FIRED');
    until(trial, 'german movement');
    expect(refused(trial, 'german', move('g1', 'D5'))).toBe('HAS_FIRED');
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D7', 'g1'))).toBe('HAS_FIRED');
    until(trial, 'german advance').order('german', advance('g1', 'D5'));
    for (let n = 0; n < 60 && !trial.awaits.includes('german defensive-fire'); n++) {
      const side = trial.battle.position.awaiting[0]?.side ?? '';
      const isRolled = ['pass', 'end-phase'].some(
        (order) => refused(trial, side, { order }) === 'DICE_MISSING',
      );
      trial.endPhase(...(isRolled ? [1] : []));
    }
    trial.order('german', fire('D7', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
  });

  test.each([
    ['0: killed', [1, 2], [6, 5], true, ['r1 leader loss']],
    ['1: wounded, lightly', [2, 2], [1, 2], false, []],
    ['1: wounded, badly', [2, 2], [6, 5, 6, 5], true, ['r1 leader loss']],
  ] as const)(
    '[squad-leader 3.4.6 × 5.7.4] the sniper strikes a leader with a final %s',
    (_, dice, more, gone, shaken) => {
      const men = { gs: ['sniper -3 at D4', HIDDEN], rl: '8-0 at D8', r1: '4-4-7 at D8' } as Units;
      const trial = begun('prep-fire', men, { map: field({ D4: 'woods' }) });
      trial.order('german', { order: 'snipe', unit: 'gs', target: 'rl' }, ...dice, ...more);
      expect([isGone(trial, 'rl'), checks(trial).filter((each) => each.startsWith('r1'))]).toEqual([
        gone,
        shaken,
      ]);
    },
  );

  test('[squad-leader 5.6.10.2 × 3.8.8] a leader who goes to ground takes his squad along without a check, and no hero', () => {
    const men: Units = { g1: '4-6-7 at D3', gl: '8-0 at D3', gh: '1-4-9 at D3', r1: '4-4-7 at D9' };
    const trial = begun('movement', men).order('german', move('g1 gl gh', 'D4 D5 D6 D7'));
    until(trial, 'russian defensive-fire').order('russian', fire('D5', 'r1'), 5, 3, 4, 4, 1, 2, 1, 2);
    expect(checks(trial)).toHaveLength(3);
    expect(['g1', 'gl', 'gh'].map((id) => [trial.unit(id).at, trial.unit(id).grounded])).toEqual([
      ['D5', true],
      ['D5', true],
      ['D7', undefined],
    ]);
  });

  test.each([
    ['prep-fire', 'german', true],
    ['advancing-fire', 'german', undefined],
    ['defensive-fire', 'russian', undefined],
  ] as const)(
    '[squad-leader 5.5.6.2.1 × 3.8.8, 5.5.6.2.1 × 3.25.2] who just passes in %s of the %s',
    (phase, active, pinned) => {
      const men = {
        g1: '8-3-8 at D4',
        r1: '4-4-7 at D6',
        r2: ['4-4-7 at D6', { berserk: true }],
        rh: '1-4-9 at D6',
      } as Units;
      const trial = begun(phase, men, { active }).order('german', fire('D6', 'g1'), 6, 2, 5, 4, 3, 4, 6, 4);
      expect(trial.told('morale-check').map(({ passed }) => passed)).toEqual([true, true, true]);
      expect(['r1', 'r2', 'rh'].map((id) => trial.unit(id).pinned)).toEqual([pinned, undefined, undefined]);
    },
  );
});
