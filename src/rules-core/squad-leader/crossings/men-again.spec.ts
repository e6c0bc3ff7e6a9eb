import { drawn, field, Trial } from '../testkit.testkit.js';
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

const DM = { broken: true, dm: true } as const;

describe('the unseen once more', () => {
  test('[squad-leader 2.3.8.1 × 4.4.1] who has advanced from wood to wood gets no "?"', () => {
    const trial = begun(
      'advance',
      { g1: '4-6-7 at D4', g2: '4-6-7 at D4', r1: '4-4-7 at N12' },
      { map: field({ D4: 'woods', D5: 'woods' }) },
    );
    trial.order('german', advance('g1', 'D5'));
    until(trial, 'german concealment');
    const gets = (unit: string) => refused(trial, 'german', { order: 'conceal', units: [unit] });
    expect([gets('g1') === undefined, gets('g2')]).toEqual([false, undefined]);
  });

  test.each([
    ['[squad-leader 2.3.9.4 × 4.11.1]', 'on bicycles', { rides: 'gh' }, { gh: 'bicycles at D7' }, true],
    [
      '[squad-leader 2.3.9.4 × 4.12.12]',
      'in the saddle',
      { skill: 'cavalry', rides: 'gh' },
      { gh: 'horses at D7' },
      false,
    ],
  ])('%s whether the search of men is hampered who are %s', (_, __, state, more, hampered) => {
    const trial = begun(
      'movement',
      { g1: ['5-4-8 at D7', state], r1: ['4-4-7 at D8', UNDER], ...more } as Units,
      { map: field({ D8: 'woods' }) },
    );
    trial.order('german', { order: 'search', unit: 'g1' }, 4, 4);
    expect(trial.unit('r1').hidden === true).toBe(hampered);
  });

  test('[squad-leader 2.5.5 × 4.12.18] cavalry rides over hidden men and on', () => {
    const rides = (state: object, more: Units) => {
      const trial = begun(
        'movement',
        { g1: ['5-4-8 at D4', state], r1: ['4-4-7 at D5', HIDDEN], ...more } as Units,
        { map: field({ D5: 'brush' }) },
      );
      trial.order('german', move('g1', 'D5 D6'));
      for (
        let n = 0;
        n < 6 && trial.battle.clock.phase === 'movement' && !trial.awaits.includes('german movement');
        n++
      )
        trial.endPhase();
      return trial.unit('g1').at;
    };
    expect([rides({ skill: 'cavalry', rides: 'gh' }, { gh: 'horses at D4' }), rides({}, {})]).toEqual([
      'D6',
      'D4',
    ]);
  });

  test('[squad-leader 2.3.9.1 × 3.24.1] a pinned enemy beside a "?" in brush takes it', () => {
    const kept = (state: object) => {
      const trial = begun(
        'defensive-fire',
        { r1: ['4-4-7 at D5', UNDER], g1: ['4-6-7 at D4', state] } as Units,
        { map: field({ D5: 'brush' }), active: 'german' },
      );
      return trial.endPhase().unit('r1').concealed === true;
    };
    expect([kept({ pinned: true }), kept(BROKEN)]).toEqual([false, true]);
  });

  test('[squad-leader 2.3.9.1 × 3.29.10] captives who are led past it do not', () => {
    const trial = begun(
      'defensive-fire',
      {
        r1: ['4-4-7 at D5', UNDER],
        r2: '4-4-7 at D4',
        g1: ['unarmed 4-6-7 at D4', { ...BROKEN, guard: 'r2' }],
      } as Units,
      { map: field({ D5: 'brush' }), active: 'russian' },
    );
    expect(trial.endPhase().unit('r1').concealed).toBe(true);
  });
});

describe('men once more', () => {
  test('[squad-leader 4.14.10 × 3.4.1] a leader who breaks in the water is lost, not wounded', () => {
    const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
    const trial = begun(
      'prep-fire',
      { g1: '8-3-8 at D3', rl: ['8-0 at D4', { swims: { since: 1, immersed: true } }] } as Units,
      { map: river },
    );
    trial.order('german', fire('D4', 'g1'), 1, 4, 6, 4);
    expect([isGone(trial, 'rl'), trial.awaits]).toEqual([true, ['german prep-fire']]);
  });

  test.each([
    ['whole', {}, 8],
    ['wounded', { wounds: 1 }, 5],
  ])('[squad-leader 3.8.5 × 4.7.3] a hero at double time has two factors more: %s', (_, state, factors) => {
    const path = ['D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'];
    const trial = begun(
      'movement',
      { gh: [`${factors === 8 ? '1-4-9' : '1-3-8'} at D1`, state], r1: '4-4-7 at N12' } as Units,
      { options: { optional: ['4.7'] } },
    );
    trial.order('german', { order: 'double-time', unit: 'gh' });
    const goes = (n: number) => refused(trial, 'german', move('gh', path.slice(0, n).join(' ')));
    expect([goes(factors), goes(factors + 1)]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 3.8.6 × 8.9.5.1] a hero does not fire a machine gun beyond 16 hexes: he is no leader', () => {
    const far = (who: string) =>
      refused(
        begun(
          'prep-fire',
          { gh: `${who} at A1`, gm: 'HMG with gh', r1: '4-4-7 at R1' },
          { map: field({}, { columns: 20, rows: 4 }) },
        ),
        'german',
        fire('R1', 'gm'),
      );
    expect(far('1-4-9')).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader 3.13.8 × 3.28.5.1] SS who surrender to Russians are lost', () => {
    const trial = begun(
      'rout',
      {
        g1: ['4-6-7 at D5', { ...DM, nationality: 'German SS', morale: 4 }],
        g2: '4-6-7 at N12',
        r1: '4-4-7 at D4',
      } as Units,
      { active: 'german', options: { surrender: ['german'] } },
    );
    for (let n = 0; n < 4 && trial.battle.clock.phase === 'rout'; n++)
      if (trial.awaits.includes('russian captives'))
        trial.order('russian', trial.legal('russian').find(({ order }) => order !== 'spare') as never);
      else trial.endPhase();
    expect(isGone(trial, 'g1')).toBe(true);
  });

  test('[squad-leader 3.14.2 × 4.1.9] partisans pay one factor for woods, and two uphill', () => {
    const costs = (more: object) => {
      const trial = begun(
        'movement',
        { r1: ['3-3-6 at D4', { partisan: true }], g1: '4-6-7 at N12' } as Units,
        { active: 'russian', map: field({ D5: { terrain: 'woods', ...more } } as never) },
      );
      return trial.order('russian', move('r1', 'D5')).unit('r1').spent;
    };
    expect([costs({}), costs({ level: 1 })]).toEqual([1, 2]);
  });

  test('[squad-leader 3.17.4 × 3.23.8] Finns are not shaken by a leader who rolls a twelve', () => {
    const trial = new Trial({
      phase: 'rally',
      active: 'finnish',
      units: { fl: ['8-0 at D4', BROKEN], f1: '6-4-8 at D4', f2: '6-4-8 at A1', r1: '4-4-7 at N12' } as Units,
    });
    until(trial, 'finnish rally').order('finnish', { order: 'rally', unit: 'fl' }, 6, 6, 6, 6);
    expect(checks(trial).filter((check) => check.startsWith('f1'))).toEqual([]);
  });

  test('[squad-leader 3.24.1 × 3.20.4] who just passes the check for a lost leader is not pinned', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D4', r1: '4-4-7 at D6', rl: '7-0 at D6' });
    trial.order('german', fire('D6', 'g1'), 2, 4, 6, 5, 1, 2, 3, 4);
    expect(checks(trial).at(-1)).toBe('r1 leader loss');
    expect([trial.unit('r1').broken, trial.unit('r1').pinned]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 3.24.1 × 8.9.2.2] who just passes the check of fire that went on to him is', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D4', gm: 'HMG with g1', r1: '4-4-7 at D7' });
    trial.order('german', fire('D6', 'gm'), 2, 4, 3, 4);
    expect(trial.unit('r1').pinned).toBe(true);
  });

  test.each([
    ['a squad', '4-4-7', true],
    ['a hero', '1-4-9', true],
    ['nobody', undefined, false],
  ])(
    '[squad-leader 3.28.5.1 × 3.8.2] wavering men do not surrender where %s of theirs stands fast',
    (_, other, holds) => {
      const trial = begun(
        'rout',
        {
          g1: '4-6-7 at D4',
          r1: ['4-4-7 at D5', DM],
          ...(other ? { r2: `${other} at D5` } : {}),
        } as Units,
        { options: { surrender: ['russian'] }, map: field({ D5: 'woods', D7: 'woods' }) },
      );
      expect(trial.unit('r1').fate === 'surrenders').toBe(!holds);
    },
  );

  test('[squad-leader 3.29/h × 3.4.1] a captive leader who fails his check is lost, and not wounded', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      r1: '4-4-7 at D6',
      gl: ['8-0 at D6', { ...BROKEN, guard: 'r1' }],
    } as Units);
    trial.order('german', fire('D6', 'g1'), 2, 4, 6, 5, 1, 2);
    expect([isGone(trial, 'gl'), trial.awaits]).toEqual([true, ['german prep-fire']]);
  });

  test('[squad-leader 3.17.3 × 3.29.18] a captive Finnish squad does not rally by itself', () => {
    const trial = new Trial({
      phase: 'rally',
      active: 'finnish',
      map: field({ D4: 'woods' }),
      units: {
        f1: ['unarmed 6-4-8 at D4', { ...BROKEN, guard: 'r1' }],
        f2: ['6-4-8 at A1', BROKEN],
        r1: '4-4-7 at D4',
      } as Units,
    });
    until(trial, 'finnish rally');
    const rallies = (unit: string) => refused(trial, 'finnish', { order: 'rally', unit });
    expect([rallies('f1'), rallies('f2')]).toEqual(['PRISONER', 'DICE_MISSING']);
  });

  test('[squad-leader 3.27.2 × 4.8.4] a side loses nothing when it divides a squad, and half of it with a half', () => {
    const trial = begun(
      'rally',
      { g1: '4-6-7 at D4', gl: '8-0 at D4', g2: '4-6-7 at H4', r1: '4-4-7 at N12' },
      { options: { optional: ['3.27'] } } as never,
    );
    until(trial, 'german deployment').order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 2);
    expect(trial.battle.side('german').integrity?.lost ?? 0).toBe(0);
  });

  test('[squad-leader 3.16.7 × 3.29.14] Gurkhas who guard prisoners fight with what is printed', () => {
    const trial = new Trial({
      phase: 'close-combat',
      active: 'british',
      units: {
        b1: ['4-5-7 at D4', { nationality: 'Gurkha' }],
        b2: '4-5-7 at A1',
        g1: '4-6-7 at D4',
        g2: ['unarmed 4-6-7 at D4', { ...BROKEN, guard: 'b1' }],
        g3: '4-6-7 at N12',
      } as Units,
    });
    trial.order('british', attacks('b1', 'g1')).order('german', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 4 });
  });

  test('[squad-leader 4.12.21 × 3.29.14] men in the saddle who guard prisoners with a quarter', () => {
    const trial = begun('close-combat', {
      g1: ['5-4-8 at D4', { skill: 'cavalry', rides: 'gh' }],
      gh: 'horses at D4',
      r1: '4-4-7 at D4',
      r2: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
    } as Units);
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 1.25 });
  });

  test('[squad-leader 3.5.2 × 6.1.6] a foreign leader is worth one less in close combat too', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      gl: ['8-1 at D4', { nationality: 'Rumanian' }],
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', attacks('g1', 'r1', { leader: 'gl' })).order('russian', 'pass', 6, 5);
    const modifiers = trial.told('close-combat-attack')[0]?.blows[0]?.modifiers ?? [];
    expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(0);
  });
});
