import { field } from '../testkit.testkit.js';
import {
  advance,
  BROKEN,
  begun,
  fire,
  HIDDEN,
  MELEE,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const AWAY = { r1: '4-4-7 at N12' } as const;

describe('odds and ends', () => {
  test('[squad-leader 3.7.3 × 4.8.3] a leader who has deployed a squad sends out no scout', () => {
    const trial = begun('rally', {
      g1: '4-6-7 at D4',
      g2: '4-6-7 at D4',
      gl: '8-0 at D4',
      gk: '8-0 at E5',
      g3: '4-6-7 at E5',
      g4: '4-6-7 at E5',
      ...AWAY,
    });
    until(trial, 'german deployment').order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 6, 6);
    const sends = (unit: string, leader: string) =>
      refused(trial, 'german', { order: 'send-scout', unit, leader });
    expect([sends('g2', 'gl'), sends('g3', 'gk')]).toEqual(['CANNOT_LEAD', 'DICE_MISSING']);
  });

  test('[squad-leader 3.25.7 × 3.8.3] a hero does not follow a berserk leader', () => {
    const trial = begun(
      'prep-fire',
      { r1: '4-4-7 at D4', g1: '4-6-7 at D6', gl: '8-0 at D6', gh: '1-4-9 at D6' },
      { active: 'russian' },
    );
    trial.order('russian', fire('D6', 'r1'), 1, 2, 1, 1, 6, 6, 1, 3, 2, 2);
    expect(
      trial
        .told('morale-check')
        .filter(({ check }) => check === 'berserk leader')
        .map(({ unit }) => unit),
    ).toEqual(['g1']);
  });

  test('[squad-leader 2.3.9.5 × 4.4.1] when one of them advances out of the brush in view all in the hex are seen', () => {
    const trial = begun(
      'advance',
      { g1: ['4-6-7 at D4', UNDER], g2: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D9' } as Units,
      { map: field({ D4: 'brush' }) },
    );
    trial.order('german', advance('g1', 'D5'));
    expect([trial.unit('g1').hidden, trial.unit('g2').hidden]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 2.4.1 × 4.2.1] what men carry who move unseen is not seen either', () => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', UNDER], gm: ['LMG with g1', HIDDEN], r1: '4-4-7 at N12' } as Units,
      {
        map: field({
          D4: 'woods',
          D6: 'woods',
          E5: 'woods',
          E6: 'woods',
          F6: 'woods',
          E7: 'woods',
          D7: 'woods',
        }),
      },
    );
    trial.order('german', move('g1', 'D5'));
    expect([trial.unit('g1').hidden, trial.unit('gm').hidden, trial.unit('gm').at]).toEqual([
      true,
      true,
      'D5',
    ]);
  });

  test.each([
    ['[squad-leader 4.2.2 × 3.20.8]', 'a heavy machine gun leaves a half-squad one factor', {}, 1],
    ['[squad-leader 4.2.7.1 × 4.8.4]', 'three where it is taken apart', { dismantled: true }, 3],
  ])('%s %s', (_, __, state, factors) => {
    const path = ['D5', 'D6', 'D7', 'D8'];
    const trial = begun('movement', {
      g1: 'half-squad 2-4-7 at D4',
      gm: ['HMG with g1', state],
      ...AWAY,
    } as Units);
    const goes = (n: number) => refused(trial, 'german', move('g1', path.slice(0, n).join(' ')));
    expect([goes(factors), goes(factors + 1)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 4.3.1 × 4.8.4] of three squads in a hex none deploys', () => {
    const deploys = (units: Units) => {
      const trial = begun('rally', {
        g1: '4-6-7 at D4',
        gl: '8-0 at D4',
        g5: '4-6-7 at H4',
        gk: '8-0 at H4',
        ...units,
        ...AWAY,
      });
      return refused(until(trial, 'german deployment'), 'german', {
        order: 'deploy',
        unit: 'g1',
        leader: 'gl',
      });
    };
    expect([deploys({ g2: '4-6-7 at D4', g3: '4-6-7 at D4' }), deploys({})]).toEqual([
      'NO_ROOM',
      'DICE_MISSING',
    ]);
  });

  test('[squad-leader 5.1.4 × 8.9.3.5] a squad that has sprayed with its gun fires itself at another hex', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gm: 'HMG with g1',
      r1: '4-4-7 at D8',
      r2: '4-4-7 at H4',
    });
    trial.order('german', { order: 'spray', weapon: 'gm', hexes: ['D8', 'D9', 'E9'] }, 6, 5);
    trial.order('german', fire('H4', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
  });

  test('[squad-leader 6.3.6 × 3.7.20] a scout withdraws from a melee', () => {
    const trial = begun('advance', { gs: ['scout at D4', MELEE], r1: ['4-4-7 at D4', MELEE] } as Units);
    trial.endPhase();
    until(trial, 'german withdrawal').order('german', { order: 'withdraw', unit: 'gs' });
    expect(trial.unit('gs').withdrawing).toBe(true);
  });

  test('[squad-leader 8.9.1.1 × 4.8.5] a squad made of two halves fires both of their light guns, and itself', () => {
    const trial = begun('rally', {
      g2: ['half-squad 2-4-7 at D4', { squad: '4-6-7' }],
      g3: ['half-squad 2-4-7 at D4', { squad: '4-6-7' }],
      gm: 'LMG with g2',
      gn: 'LMG with g3',
      r1: '4-4-7 at D8',
    } as Units);
    until(trial, 'german deployment').order('german', { order: 'recombine', units: ['g2', 'g3'] });
    until(trial, 'german prep-fire').order('german', fire('D8', 'g2', 'gm', 'gn'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(8);
  });

  test('[squad-leader 3.2.2 × 8.9.5.1] a leader who has directed fire helps no gun beyond 16 hexes', () => {
    const far = (state: object) =>
      refused(
        begun(
          'prep-fire',
          { g1: '4-6-7 at A1', gm: 'HMG with g1', gl: ['8-0 at A1', state], r1: '4-4-7 at R1' } as Units,
          { map: field({}, { columns: 20, rows: 4 }) },
        ),
        'german',
        { ...fire('R1', 'gm'), leaders: ['gl'] },
      );
    expect([far({}), far({ directed: true })]).toEqual(['DICE_MISSING', 'HAS_FIRED']);
  });

  test.each([
    ['their own', 'panzerfaust 43a with g1', 'DICE_MISSING'],
    ['no captured one', 'American bazooka with g1', 'CANNOT_USE'],
  ])('[squad-leader 3.9.6 × 8.16.1] raw men fire rockets: %s', (_, weapon, why) => {
    const trial = begun(
      'prep-fire',
      {
        g1: ['4-3-6 at D4', { quality: 'inexperienced' }],
        gw: weapon,
        rt: 'T-34 at D5',
        r1: '4-4-7 at N12',
      } as Units,
      { options: { year: 1944 } },
    );
    expect(refused(trial, 'german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' })).toBe(why);
  });

  const partisans = (state: object) =>
    begun('prep-fire', { r2: ['3-3-6 at D4', state], rm: 'HMG with r2', g1: '4-6-7 at D8' } as Units, {
      active: 'russian',
    });
  const SPRAY = { order: 'spray', weapon: 'rm', hexes: ['D8', 'D9', 'E9'] };

  test('[squad-leader 3.14.8 × 8.9.3.1] partisans spray with a quarter', () => {
    const fp = (state: object) =>
      partisans(state).order('russian', SPRAY, 4, 3).told('fire-attack')[0]?.fp ?? 0;
    expect(fp({ partisan: true })).toBe(fp({}) / 2);
  });

  test('[squad-leader 3.14.8 × 8.9.7.2] and do not keep up their fire', () => {
    const sustains = (state: object) => refused(partisans(state), 'russian', { ...SPRAY, sustained: true });
    expect([sustains({}), sustains({ partisan: true })]).toEqual(['DICE_MISSING', 'CANNOT_SUSTAIN']);
  });

  test('[squad-leader 3.21.18 × 4.13.11] who breaks on skis runs on them, without his weapon', () => {
    const trial = begun(
      'rout',
      {
        g1: ['4-6-7 at D4', { ...BROKEN, dm: true, onSkis: true, skill: 'skis' }],
        gm: 'LMG with g1',
        ...AWAY,
      } as Units,
      { options: { snow: true }, map: field({ D2: 'woods' }) },
    );
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D3', 'D2'] });
    expect([trial.unit('g1').onSkis, trial.unit('gm').at]).toEqual([true, 'D4']);
  });

  test.each([
    ['[squad-leader 4.9.4 × 3.4.3]', 'a wounded leader leads them', '8-0 at D8', { wounds: 1 }, true],
    ['[squad-leader 4.9.4 × 3.8.5]', 'a hero does not', '1-4-9 at D8', {}, false],
  ])('%s through the sewers %s', (_, __, who, state, goes) => {
    const trial = begun('movement', { g1: '4-6-7 at D8', gl: [who, state], r1: '4-4-7 at N1' } as Units, {
      marks: { D8: { sewer: true }, D5: { sewer: true } },
    });
    const why = trial.refusal('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3)?.refused;
    expect(why === undefined).toBe(goes);
  });

  test('[squad-leader 5.7.13 × 4.1.5] a sniper takes nobody farther', () => {
    const goes = (who: string) =>
      refused(
        begun('movement', { g1: '4-6-7 at D1', gs: `${who} at D1`, ...AWAY }),
        'german',
        move('g1 gs', 'D2 D3 D4 D5 D6'),
      );
    expect([goes('8-0'), goes('sniper -3')]).toEqual([undefined, 'TOO_FAR']);
  });
});
