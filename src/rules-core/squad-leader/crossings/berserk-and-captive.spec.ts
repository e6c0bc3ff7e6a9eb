import { field, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  MELEE,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const RAGING = { berserk: true } as const;

describe('the berserk meet other rules on men', () => {
  test.each([
    [
      '[squad-leader 3.13.2 × 3.25.7]',
      'SS join a berserk leader with 2 less than their morale',
      'German SS',
      6,
    ],
    [
      '[squad-leader 3.17.2 × 3.25.7]',
      'Finns, who know no Desperation Morale, with 4 less all the same',
      'Finnish',
      4,
    ],
    ['[squad-leader 3.10.2 × 3.25.7]', 'so do Americans', 'American', 4],
    ['[squad-leader 3.23.6 × 3.25.7]', 'and all others', 'German', 4],
  ])('%s %s', (_, __, nationality, needs) => {
    const of = { nationality } as const;
    const trial = begun(
      'prep-fire',
      { r1: '4-4-7 at D4', g1: ['4-6-8 at D6', of], gl: ['8-0 at D6', of] } as Units,
      { active: 'russian' },
    );
    trial.order('russian', fire('D6', 'r1'), 1, 2, 1, 1, 6, 6, 2, 2);
    expect(trial.told('morale-check').find(({ check }) => check === 'berserk leader')).toMatchObject({
      needs,
    });
  });

  test('[squad-leader 3.25.1 × 3.20.4, 3.8.11 × 3.20.4] a two in the check for a lost leader makes nobody berserk, and no hero', () => {
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D4',
      g2: '8-3-8 at D4',
      r1: '4-4-7 at D6',
      rl: '7-0 at D6',
    } as Units);
    trial.order('german', fire('D6', 'g1', 'g2'), 3, 4, 6, 5, 1, 3, 1, 1);
    expect(checks(trial).at(-1)).toBe('r1 leader loss');
    expect(trial.unit('r1')).toMatchObject({ kind: 'squad' });
    expect(trial.unit('r1').berserk).toBeUndefined();
    expect(trial.kinds).not.toContain('heroic');
  });

  test('[squad-leader 3.29.17 × 3.25.3] a guard who goes berserk and charges leaves his prisoners free', () => {
    const trial = begun('movement', {
      g1: ['4-6-7 at D4', RAGING],
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D7',
    } as Units);
    trial.order('german', move('g1', 'D5 D6'));
    expect([trial.unit('r1').guard, trial.unit('r1').at]).toEqual([undefined, 'D4']);
  });

  test('[squad-leader 3.29.12 × 3.25.3] until then they are his', () => {
    const trial = begun('prep-fire', {
      g1: ['4-6-7 at D4', RAGING],
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D7',
    } as Units);
    expect(trial.endPhase().unit('r1').guard).toBe('g1');
  });

  const goesMad = (options: object) => {
    const trial = begun(
      'prep-fire',
      {
        g1: '4-6-7 at D4',
        r1: 'half-squad 2-4-7 at D6',
        rm: 'LMG with r1',
        rn: 'LMG with r1',
        ro: 'LMG with r1',
      } as Units,
      { options, sides: { russian: { nationality: 'German' } } } as never,
    );
    trial.order('german', fire('D6', 'g1'), 1, 2, 1, 1);
    return ['rm', 'rn', 'ro'].filter((id) => trial.unit(id).possessor === 'r1').length;
  };

  test('[squad-leader 3.25.4 × 4.2.2] a berserk half-squad keeps two points of what it carries', () => {
    expect(goesMad({})).toBe(2);
  });

  test('[squad-leader 3.25.4 × 4.7.4] and nothing where double time is in play', () => {
    expect(goesMad({ optional: ['4.7'] })).toBe(0);
  });

  test('[squad-leader 3.25.8 × 5.1.8] who kills by fire in the Advancing Fire Phase comes to himself, and need not advance', () => {
    const trial = begun('advancing-fire', {
      g1: ['8-3-8 at D4', RAGING],
      r1: '4-4-7 at D5',
      r2: '4-4-7 at D7',
    } as Units);
    trial.order('german', fire('D5', 'g1'), 1, 1);
    expect(isGone(trial, 'r1')).toBe(true);
    trial.endPhase();
    expect(trial.unit('g1').berserk).toBeUndefined();
    until(trial, 'german advance').endPhase();
  });
});

describe('captives and those who melt away meet other rules', () => {
  test('[squad-leader 3.16.8 × 6.3.2] Gurkhas in melee execute nobody', () => {
    const kills = (melee: object) => {
      const trial = new Trial({
        phase: 'prep-fire',
        active: 'british',
        units: {
          b1: ['4-5-7 at D4', { nationality: 'Gurkha', ...melee }],
          b2: '4-5-7 at A1',
          g1: ['unarmed 4-6-7 at D4', { ...BROKEN, guard: 'b1' }],
          g2: ['4-6-7 at D4', melee],
          g3: '4-6-7 at N12',
        } as Units,
      });
      return refused(trial, 'british', { order: 'execute', unit: 'g1' });
    };
    expect(kills(MELEE)).toBe('IN_MELEE');
  });

  test.each([
    ['free', {}, undefined],
    ['locked in melee', MELEE, 'NOT_YOUR_UNIT'],
  ])('[squad-leader 3.28.5.3 × 6.3.2] whether men summon others to surrender who are %s', (_, state, why) => {
    const trial = begun(
      'rally',
      {
        g1: ['8-3-8 at D4', state],
        g2: ['8-3-8 at D4', state],
        ...(why ? { r2: ['4-4-7 at D4', state] } : {}),
        g3: '8-3-8 at D10',
        g4: '8-3-8 at D10',
        r1: '4-4-7 at D5',
        r3: '4-4-7 at D9',
      } as Units,
      { options: { surrender: ['russian'] } },
    );
    until(trial, 'german surrender');
    const summons = { order: 'demand-surrender', units: ['r1'], by: ['g1', 'g2'] };
    expect(trial.refusal('german', summons, 3, 3)?.refused).toBe(why);
  });

  test('[squad-leader 3.29.17 × 3.21.19] a guard that breaks of its own will sets its prisoners free', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D4',
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D5',
    } as Units);
    trial.order('german', { order: 'break', unit: 'g1' });
    expect([trial.unit('g1').broken, trial.unit('r1').guard]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.29.18 × 3.23.3] a captive leader does not rally himself as long as he is guarded', () => {
    const trial = begun('rally', {
      g1: '4-6-7 at D4',
      rl: ['8-0 at D4', { ...BROKEN, guard: 'g1' }],
      rk: ['8-0 at N12', BROKEN],
    } as Units);
    until(trial, 'russian rally');
    const rallies = (unit: string) => trial.refusal('russian', { order: 'rally', unit }, 1, 2)?.refused;
    expect([rallies('rl'), rallies('rk')]).toEqual(['PRISONER', undefined]);
  });

  test.each([
    ['a house with 4', { D4: 'stone-building' }, 2, true],
    ['the open with 3', {}, 1, true],
    ['the open not with 4', {}, 2, false],
  ] as const)(
    '[squad-leader 3.17.3 × 3.21.20] a Finnish squad alone rallies by itself: in %s',
    (_, hexes, white, rallied) => {
      const trial = new Trial({
        phase: 'rally',
        active: 'finnish',
        map: field(hexes),
        units: { f1: ['6-4-8 at D4', { broken: true }], f2: '6-4-8 at A1', r1: '4-4-7 at N12' } as Units,
      });
      until(trial, 'finnish rally').order('finnish', { order: 'rally', unit: 'f1' }, white, 2);
      expect(trial.unit('f1').broken !== true).toBe(rallied);
    },
  );

  test('[squad-leader 3.24.1 × 6.3.6] pinned men withdraw from a melee like others', () => {
    const trial = begun(
      'advance',
      { g1: ['4-6-7 at D4', { ...MELEE, pinned: true }], r1: ['4-4-7 at D4', MELEE] } as Units,
      { active: 'russian' },
    );
    trial.endPhase();
    until(trial, 'german withdrawal').order('german', { order: 'withdraw', unit: 'g1' });
    expect(trial.unit('g1').withdrawing).toBe(true);
  });
});
