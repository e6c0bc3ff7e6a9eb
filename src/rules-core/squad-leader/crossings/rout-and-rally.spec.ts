import { field, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  HIDDEN,
  isGone,
  MELEE,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const DM = { broken: true, dm: true } as const;

describe('the broken meet enemies of other kinds, and modules that leave rules out', () => {
  test.each([
    ['[squad-leader 3.21.16 × 3.29.3.1]', 'where prisoners are in play he is asked for', [], false],
    ['[squad-leader 3.21.16 × 3.29.3.1]', 'where they are left out he is lost', ['3.29'], true],
  ])('%s who cannot rout from beside an enemy: %s', (_, __, without, isLost) => {
    const trial = begun(
      'rout',
      {
        g1: ['4-6-7 at A1', DM],
        g2: '4-6-7 at N9',
        r1: '4-4-7 at A2',
        r2: '4-4-7 at B3',
        r3: '4-4-7 at D2',
      } as Units,
      { options: { without } } as never,
    );
    for (
      let n = 0;
      n < 4 && trial.battle.clock.phase === 'rout' && trial.awaits[0] !== 'russian captives';
      n++
    )
      trial.endPhase();
    expect(isGone(trial, 'g1')).toBe(isLost);
  });

  test('[squad-leader 3.20.6 × 3.4.1] a broken leader who fails is lost where wounds are left out, and may live where they are not', () => {
    const struck = (without: readonly string[], ...dice: number[]) => {
      const trial = begun(
        'prep-fire',
        { g1: '4-6-7 at D4', rl: ['8-0 at D6', BROKEN] } as Units,
        { options: { without } } as never,
      );
      trial.order('german', fire('D6', 'g1'), 2, 4, 6, 5, ...dice);
      return isGone(trial, 'rl');
    };
    expect([struck(['3.4']), struck([], 1, 2)]).toEqual([true, false]);
  });

  test('[squad-leader 3.21.2 × 3.7.15] a scout beside him drives a broken man out of his house', () => {
    const bound = (enemy: string) => {
      const trial = begun('rout', { g1: ['4-6-7 at D4', BROKEN], r1: `${enemy} at D5` } as Units, {
        map: field({ D4: 'stone-building', D2: 'woods' }),
      });
      return refused(trial, 'german', { order: 'pass' });
    };
    expect([bound('scout'), bound('4-4-7')]).toEqual(['MUST_ROUT', 'MUST_ROUT']);
  });

  test.each([
    ['[squad-leader 3.21.7.2 × 5.8.1]', 'unarmed men', 'unarmed 4-4-7 at H4', {}, true],
    ['[squad-leader 3.21.7.2 × 3.7.11]', 'scouts', 'scout at H4', {}, true],
    ['[squad-leader 3.21.7.2]', 'nobody but armed men', '4-4-7 at H4', {}, false],
  ])('%s %s sweep the open ground through which the broken run', (_, __, enemy, state, runs) => {
    const trial = begun('rout', { g1: ['4-6-7 at D4', DM], r1: [enemy, state] } as Units, {
      map: field({ D2: 'woods' }),
    });
    expect(trial.legalOf('german', 'rout').some(({ path }) => (path as string[]).at(-1) === 'D2')).toBe(runs);
  });

  test('[squad-leader 3.23.6 × 5.7.4] who is sniped at in vain is under Desperation Morale, the others with him are not', () => {
    const trial = begun(
      'prep-fire',
      { gs: ['sniper -3 at D4', HIDDEN], r1: ['4-4-7 at D8', BROKEN], r2: ['4-4-7 at D8', BROKEN] } as Units,
      { map: field({ D4: 'woods' }) },
    );
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 6, 6);
    expect([trial.unit('r1').dm, trial.unit('r2').dm]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.23.6 × 8.9.3.1] spraying fire brings it in all three hexes', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'HMG with g1',
      r1: ['4-4-7 at D8', BROKEN],
      r2: ['4-4-7 at D9', BROKEN],
      r3: ['4-4-7 at E9', BROKEN],
    } as Units);
    trial.order('german', { order: 'spray', weapon: 'gm', hexes: ['D8', 'D9', 'E9'] }, 6, 6);
    expect(['r1', 'r2', 'r3'].map((id) => trial.unit(id).dm)).toEqual([true, true, true]);
  });

  test('[squad-leader 3.23.8 × 3.8.3] a leader who rolls a twelve as he rallies shakes those with him, and no hero', () => {
    const trial = begun('rally', {
      gl: ['8-0 at D4', BROKEN],
      gh: '1-4-9 at D4',
      g1: '4-6-7 at D4',
      r1: '4-4-7 at N12',
    } as Units);
    until(trial, 'german rally').order('german', { order: 'rally', unit: 'gl' }, 6, 6, 1, 2, 1, 2);
    expect(checks(trial).filter((check) => check.startsWith('gh'))).toEqual([]);
    expect(checks(trial).filter((check) => check.startsWith('g1'))).toHaveLength(1);
  });

  test('[squad-leader 3.21.10 × 5.5.6] who has found cover and is fired on in vain may run again', () => {
    const runs = (fired: boolean) => {
      const trial = begun(
        'advancing-fire',
        { g1: ['4-6-7 at D8', { broken: true, settled: true }], r1: '4-4-7 at D4' } as Units,
        { active: 'russian', map: field({ D8: 'woods', D10: 'woods' }) },
      );
      if (fired) trial.order('russian', fire('D8', 'r1'), 6, 6);
      trial.endPhase();
      return trial.awaits.includes('german rout') && trial.legalOf('german', 'rout').length > 0;
    };
    expect([runs(false), runs(true)]).toEqual([false, true]);
  });

  test('[squad-leader 3.2.8 × 4.2.3] a leader who goes along with those who run takes what he can carry', () => {
    const trial = begun(
      'rout',
      { g1: ['4-6-7 at D4', DM], gl: '8-0 at D4', gm: 'LMG with gl', r1: '4-4-7 at N12' } as Units,
      { map: field({ D2: 'woods' }) },
    );
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D3', 'D2'], leader: 'gl' });
    expect([trial.unit('gl').at, trial.unit('gm').at, trial.unit('gm').possessor]).toEqual([
      'D2',
      'D2',
      'gl',
    ]);
  });
});

describe('heroes, morale and command meet other rules', () => {
  test('[squad-leader 3.8.2 × 5.7.5.1] a sniper wounds a hero, and kills him the next time', () => {
    const shot = (hero: string, state: object) => {
      const trial = begun(
        'prep-fire',
        { gs: ['sniper -3 at D4', HIDDEN], rh: [`${hero} at D8`, state] } as Units,
        { map: field({ D4: 'woods' }) },
      );
      trial.order('german', { order: 'snipe', unit: 'gs', target: 'rh' }, 1, 1);
      return trial.battle.unit('rh')?.wounds;
    };
    expect([shot('1-4-9', {}), shot('1-3-8', { wounds: 1 })]).toEqual([1, undefined]);
  });

  test('[squad-leader 3.8.10 × 5.4.4] a hero helps a group only at targets in his own range', () => {
    const helps = (at: string) =>
      refused(begun('prep-fire', { g1: '4-6-7 at D4', gh: '1-4-9 at D4', r1: `4-4-7 at ${at}` }), 'german', {
        ...fire(at, 'g1'),
        heroes: ['gh'],
      });
    expect(helps('D8')).toBe('DICE_MISSING');
    expect(helps('D9')).not.toBe('DICE_MISSING');
  });

  test('[squad-leader 3.8.3 × 3.27.3] the losses of a side cost its men two levels of morale, and its heroes none', () => {
    const trial = begun(
      'prep-fire',
      {
        g1: '8-3-8 at D4',
        g2: '8-3-8 at D4',
        g3: '8-3-8 at D4',
        r1: '4-4-7 at D5',
        r2: '4-4-7 at N1',
        rh: '1-4-9 at N1',
      } as Units,
      {
        options: { optional: ['3.27'] },
        sides: { russian: { integrity: { base: 100, lost: 55 } } },
      } as never,
    );
    trial.order('german', fire('D5', 'g1', 'g2', 'g3'), 1, 1);
    expect([trial.unit('r2').morale, trial.unit('rh').morale]).toEqual([5, 9]);
  });

  const unled = (units: Units) =>
    begun(
      'rally',
      { ...units, r1: '4-4-7 at D9' } as Units,
      { options: { optional: ['3.1'], year: 1945 } } as never,
      1,
    );

  test('[squad-leader 3.1.3 × 3.25.3] the berserk charge though nobody commands them', () => {
    const trial = unled({ g1: ['4-6-7 at D4', { berserk: true }], g2: '4-6-7 at H4' } as Units);
    until(trial, 'german movement');
    expect([trial.unit('g1').prep, trial.unit('g2').prep]).toEqual([undefined, true]);
    expect(refused(trial, 'german', { order: 'end-phase' })).toBe('MUST_CHARGE');
  });

  test('[squad-leader 3.1.2 × 4.12.12] men in the saddle are always in command, those beside their horses are not', () => {
    const trial = unled({
      g1: ['5-4-8 at D4', { skill: 'cavalry', rides: 'gh' }],
      gh: 'horses at D4',
      g2: ['5-4-8 at H4', { skill: 'cavalry' }],
      gi: 'horses at H4',
    } as Units);
    until(trial, 'german prep-fire');
    expect([trial.unit('g1').prep, trial.unit('g2').prep]).toEqual([undefined, true]);
  });

  test('[squad-leader 3.25.9 × 4.4.1] a berserk crew at its gun does not run, and does not advance', () => {
    const trial = begun('advance', {
      g1: ['crew 2-4-7 at D4', { berserk: true }],
      gm: 'HMG with g1',
      r1: '4-4-7 at D5',
    } as Units);
    trial.endPhase();
    expect(trial.unit('g1').at).toBe('D4');
  });

  test.each([
    ['of their own', '8-0 at D4', ['D5', 'D6', 'D7', 'D8', 'D9'], undefined],
    ['a foreign one', 'Rumanian', ['D5', 'D6', 'D7', 'D8', 'D9'], 'TOO_FAR'],
    ['a foreign one', 'Rumanian', ['D5', 'D6', 'D7', 'D8'], undefined],
  ])(
    '[squad-leader 3.9.4 × 3.5.3] raw men whom a leader accompanies have two factors more, one where he is %s',
    (_, leader, path, why) => {
      const foreign = leader === 'Rumanian';
      const trial = begun('movement', {
        g1: ['4-3-6 at D4', { quality: 'inexperienced' }],
        gl: ['8-0 at D4', foreign ? { nationality: 'Rumanian' } : {}],
        r1: '4-4-7 at N12',
      } as Units);
      expect(refused(trial, 'german', move('g1 gl', path.join(' ')))).toBe(why);
    },
  );
});

describe('who gets a "?", and who loses it', () => {
  const MAP = { map: field({ D4: 'woods', D2: 'woods', C3: 'woods' }) };
  const conceals = (trial: Trial) =>
    trial.awaits.includes('german concealment') &&
    refused(trial, 'german', { order: 'conceal', units: ['g1'] }) === undefined;
  const ended = (trial: Trial) => {
    for (
      let n = 0;
      n < 20 && trial.battle.clock.active === 'german' && !trial.awaits.includes('german concealment');
      n++
    )
      trial.endPhase();
    return conceals(trial);
  };

  test('[squad-leader 2.3.8.1 × 3.21.7] who has run away in this player turn gets none', () => {
    const trial = begun(
      'rout',
      { g1: ['4-6-7 at D3', DM], g2: ['4-6-7 at C3', BROKEN], r1: '4-4-7 at N12' } as Units,
      MAP,
    );
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D2'] });
    for (let n = 0; n < 9 && !trial.awaits.includes('german concealment'); n++) trial.endPhase();
    const gets = (unit: string) => refused(trial, 'german', { order: 'conceal', units: [unit] });
    expect([gets('g1') === undefined, gets('g2')]).toEqual([false, undefined]);
  });

  test('[squad-leader 2.3.8.1 × 6.3.6.1] nor who has come out of a melee into the woods', () => {
    const trial = begun(
      'advance',
      { g1: ['4-6-7 at D6', MELEE], r1: ['4-4-7 at D6', MELEE], g2: '4-6-7 at D2' } as Units,
      {
        map: field({ D5: 'woods', D2: 'woods' }),
        options: { night: true },
        clock: { visibility: 6 },
      } as never,
    );
    trial.endPhase();
    until(trial, 'german withdrawal').order('german', { order: 'withdraw', unit: 'g1' });
    until(trial, 'german retreat').order('german', { order: 'retreat', unit: 'g1', to: 'D5' });
    until(trial, 'german concealment');
    const gets = (unit: string) => refused(trial, 'german', { order: 'conceal', units: [unit] });
    expect([gets('g1') === undefined, gets('g2')]).toEqual([false, undefined]);
  });

  test('[squad-leader 2.3.8.1 × 9.17.1.3] nor who has made smoke', () => {
    const trial = begun('prep-fire', { g1: '8-3-8 at D4', r1: '4-4-7 at D9' }, MAP);
    trial.order('german', { order: 'place-smoke', unit: 'g1', at: 'D5' });
    expect(ended(trial)).toBe(false);
  });

  test('[squad-leader 2.3.8.1 × 8.11.4] nor who has placed a charge that went off', () => {
    const trial = begun('movement', { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' }, MAP);
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    until(trial, 'german advancing-fire').order('german', { order: 'detonate', weapon: 'gd' }, 1, 1);
    expect(ended(trial)).toBe(false);
  });

  test('[squad-leader 2.3.9.1 × 8.11.3] who places one from under a "?" loses it when it goes off, if not before', () => {
    const trial = begun(
      'movement',
      { g1: ['8-3-8 at D4', UNDER], gd: ['demo charge with g1', HIDDEN], r1: '4-4-7 at D5' } as Units,
      MAP,
    );
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    until(trial, 'german advancing-fire').order('german', { order: 'detonate', weapon: 'gd' }, 1, 1);
    expect(trial.unit('g1').hidden).toBeUndefined();
  });

  test('[squad-leader 2.3.9.1 × 8.14.5] who throws a bottle at an AFV loses it', () => {
    const trial = begun(
      'defensive-fire',
      {
        g1: ['4-6-7 at D4', { ...UNDER, nerve: 'kept' }],
        gm: ['Russian molotov with g1', HIDDEN],
        rt: 'T-34 at D5',
      } as Units,
      { ...MAP, active: 'russian' },
    );
    trial.order('german', { order: 'attack-by-hand', weapon: 'gm', target: 'rt' }, 6, 6);
    expect(trial.unit('g1').hidden).toBeUndefined();
  });
});
