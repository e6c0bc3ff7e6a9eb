import { originalBoard } from '../../boards/index.js';
import type { Table } from '../../kernel/position/table.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { field, type Setup, Trial } from '../testkit.testkit.js';

const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
const village: Table = { map: board, charts: SQUAD_LEADER_CHARTS };

const full = { side: 'russian', kind: 'full' } as const;
const thin = { side: 'russian', kind: 'dispersed' } as const;
const phosphorus = { side: 'russian', kind: 'white phosphorus' } as const;
const in_ = (...smoke: (typeof full | typeof thin | typeof phosphorus)[]) => ({ smoke });
const BURNS = { wrecks: [{ name: 'T34', nationality: 'Russian', armoured: true, burning: true }] } as const;
const UNITS = { g1: '4-6-7 at D3', r1: '4-4-7 at D8' } as const;
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const smokeIn = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes[0]?.modifiers ?? [])
    .filter(({ why }) => why === 'smoke')
    .map(({ value }) => value);
const shot = (marks: Setup['marks'], faces: number[], more: Setup = {}) =>
  smokeIn(
    new Trial({ units: UNITS, ...(marks && { marks }), ...more }).order(
      'german',
      fire('D8', 'g1'),
      6,
      5,
      ...faces,
    ),
  );

describe('fire', () => {
  test.each<[string, Setup['marks'], number[], number[]]>([
    ['through smoke', { D5: in_(full) }, [4], [4]],
    ['out of it', { D3: in_(full) }, [4], [4]],
    ['without any on the line', { E5: in_(full) }, [], []],
  ])('[squad-leader 9.16.3] %s', (_, marks, faces, drm) => {
    expect(shot(marks, faces)).toEqual(drm);
  });

  test.each([
    [4, 3],
    [1, 1],
  ])('[squad-leader 9.16.5] into it a die of %i counts %i', (die, drm) => {
    expect(shot({ D8: in_(full) }, [die])).toEqual([drm]);
  });

  test('[squad-leader-B-62] [squad-leader 9.16/q3, 9.16.8.1/b] two hexes are two dice, 6 at most; two counters in a hex are one', () => {
    expect(shot({ D5: in_(full), D6: in_(full) }, [1, 3])).toEqual([4]);
    expect(shot({ D5: in_(full), D6: in_(full) }, [5, 3])).toEqual([6]);
    expect(shot({ D5: in_(full, full) }, [3])).toEqual([3]);
  });

  test('[squad-leader 9.16.8.1/a] dispersed smoke counts half, fractions rounded up', () => {
    expect(shot({ D5: in_(thin) }, [5])).toEqual([3]);
  });

  test.each([
    [3, 5],
    [5, 6],
  ])(
    '[squad-leader-B-68] [squad-leader 9.16/q9] fresh smoke with dispersed: a die of %i counts %i',
    (die, drm) => {
      expect(shot({ D5: in_(thin, full) }, [die])).toEqual([drm]);
    },
  );

  test('[squad-leader 9.16.9.4, 11.20.8, 13.24.2.1] white phosphorus and the smoke of wrecks count 1 less', () => {
    expect(shot({ D5: in_(phosphorus) }, [4])).toEqual([3]);
    expect(shot({ D5: in_(phosphorus) }, [1])).toEqual([1]);
    expect(shot({ D5: BURNS }, [4])).toEqual([3]);
  });

  test('[squad-leader 9.16.4] each group rolls for itself, after its attack', () => {
    const units = { g1: '4-6-7 at D3', g2: '4-6-7 at H5', r1: '4-4-7 at D8' } as const;
    const trial = new Trial({ units, marks: { D5: in_(full) } }).order('german', fire('D8', 'g1'), 6, 5, 4);
    expect(trial.action.rolls.map((roll) => roll.for)).toEqual(['fire at D8', 'smoke in D5']);
    expect(smokeIn(trial.order('german', fire('D8', 'g2'), 6, 5))).toEqual([]);
  });

  test('[squad-leader 9.16.3] a group that traces one of its lines through smoke suffers as a whole', () => {
    const units = { g1: '4-6-7 at D3', g2: '4-6-7 at E4', r1: '4-4-7 at D8' } as const;
    const trial = new Trial({ units, marks: { D4: in_(full) } });
    expect(smokeIn(trial.order('german', fire('D8', 'g1', 'g2'), 6, 5, 4))).toEqual([4]);
  });

  test.each<[string, Setup['marks'], number[], number[]]>([
    ['full smoke on one side', { E4: in_(full) }, [5], [3]],
    ['full smoke on both', { E4: in_(full), E5: in_(full) }, [5], [5]],
    ['dispersed smoke on one side', { E4: in_(thin) }, [5], [2]],
    ['full and dispersed smoke', { E4: in_(full), E5: in_(thin) }, [5], [3]],
  ])('[squad-leader 9.16.8.3] along a hexside: %s', (_, marks, faces, drm) => {
    const units = { g1: '4-6-7 at D4', r1: '4-4-7 at F4' } as const;
    const trial = new Trial({ units, ...(marks && { marks }) });
    expect(smokeIn(trial.order('german', fire('F4', 'g1'), 6, 5, ...faces))).toEqual(drm);
  });

  test('[squad-leader 9.16.6/a, 9.16.9.1] from hill to hill one fires over smoke two levels high, not over phosphorus', () => {
    const map = field({ D3: { level: 3 }, D8: { level: 3 } });
    expect(shot({ D5: in_(full) }, [], { map })).toEqual([]);
    expect(shot({ D5: in_(phosphorus) }, [4], { map })).toEqual([3]);
    const low = field({ D3: { level: 2 }, D8: { level: 2 } });
    expect(shot({ D5: in_(full) }, [4], { map: low })).toEqual([4]);
  });

  test('[squad-leader-B-60] [squad-leader 9.16/q1] smoke in a building hides its hex as any other', () => {
    expect(shot({ D8: in_(full) }, [4], { map: field({ D8: 'stone-building' }) })).toEqual([3]);
  });

  test('[squad-leader-A-277] [squad-leader 8.10/d] a flamethrower burns through smoke', () => {
    const units = { g1: '8-3-8 at D6', gf: 'flamethrower with g1', r1: '4-4-7 at D8' } as const;
    const trial = new Trial({ units, marks: { D7: in_(full) } });
    trial.order('german', fire('D8', 'gf'), 6, 2, 1, 1);
    expect(smokeIn(trial)).toEqual([]);
  });

  test('[squad-leader 9.16.3] ordnance adds it To Hit, and [squad-leader 13.10.2.6] acquires nothing through it', () => {
    const units = { g1: ['StG III/75 at D3', { facing: 3 }], r1: '4-4-7 at D8' } as const;
    const trial = new Trial({ units, marks: { D5: in_(full) } });
    trial.order('german', { order: 'fire-ordnance', unit: 'g1', at: 'D8' }, 6, 4, 5);
    const modifiers = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers ?? [];
    expect(modifiers.filter(({ why }) => why === 'smoke')).toMatchObject([{ value: 5 }]);
    expect(trial.unit('g1').acquired).toBeUndefined();
  });
});

describe('movement', () => {
  const cost = (marks: NonNullable<Setup['marks']>, to = ['D4']) => {
    const trial = new Trial({ phase: 'movement', units: UNITS, marks });
    trial.order('german', { order: 'move', units: ['g1'], path: to });
    return trial.unit('g1').spent;
  };

  test('[squad-leader-B-67] [squad-leader 9.16.2, 9.16/q8] smoke costs 1 more, dispersed smoke half as much', () => {
    expect([cost({}), cost({ D4: in_(full) }), cost({ D4: in_(thin) })]).toEqual([1, 2, 1.5]);
  });

  test('[squad-leader 9.16.2] vehicles pay as well', () => {
    const units = { g1: ['MkIVF2 at D3', { facing: 3 }], r1: '4-4-7 at H9' } as const;
    const spent = (marks: Setup['marks']) =>
      new Trial({ phase: 'movement', units, ...(marks && { marks }) })
        .order('german', { order: 'drive', unit: 'g1', path: ['D4'] })
        .unit('g1').spent;
    expect(Number(spent({ D4: in_(full) })) - Number(spent({}))).toBe(1);
  });

  test('[squad-leader 4.13.7] on skis a hex with smoke costs 2', () => {
    const trial = new Trial({
      phase: 'movement',
      options: { snow: true },
      units: { g1: ['4-6-7 at D3', { skill: 'skis', onSkis: true }], r1: '4-4-7 at H9' },
      marks: { D4: in_(full) },
    });
    expect(trial.order('german', { order: 'move', units: ['g1'], path: ['D4'] }).unit('g1').spent).toBe(2);
  });

  test('[squad-leader 4.6.1/a] who bypasses an obstacle in smoke pays for the smoke too', () => {
    const spent = (marks: NonNullable<Setup['marks']>) =>
      new Trial({ phase: 'movement', units: { g1: '4-6-7 at C8', r1: '4-4-7 at I1' }, map: village, marks })
        .order('german', {
          order: 'move',
          units: ['g1'],
          path: ['C7', 'C6'],
          bypass: [{ at: 'C7', past: 'left' }],
        })
        .unit('g1').spent;
    expect([spent({}), spent({ C7: in_(full) })]).toEqual([2, 3]);
  });
});

describe('in its shelter', () => {
  const SWEPT = { g1: ['4-6-7 at D5', { broken: true, dm: true }], r1: '4-4-7 at G8' } as const;
  const map = field({ D3: 'woods' });
  const routs = (marks: Setup['marks']) =>
    new Trial({ phase: 'advancing-fire', units: SWEPT, map, ...(marks && { marks }) })
      .endPhase()
      .legalOf('german', 'rout').length > 0;

  test('[squad-leader 3.21/j] a broken unit runs through smoke as it does behind a hedge', () => {
    expect(routs({ D4: in_(full) })).toBe(true);
  });

  test('[squad-leader 6.2.1] who advances into smoke to fight there strikes with 1 less', () => {
    const trial = new Trial({
      phase: 'advance',
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at D5' },
      marks: { D5: in_(full) },
    }).order('german', { order: 'advance', unit: 'g1', to: 'D5' });
    while (!trial.awaits.includes('german close-combat')) trial.endPhase();
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    if (trial.awaits.includes('german close-combat')) trial.order('german', 'pass');
    trial.order('russian', 'pass', 6, 5);
    const blows = trial.told('close-combat-attack').flatMap((told) => told.blows);
    expect(blows.flatMap(({ modifiers }) => modifiers)).toMatchObject([{ why: 'through smoke', value: -1 }]);
  });

  test('[squad-leader 4.7.5] at double time smoke makes fire at the unit easier', () => {
    const trial = new Trial({
      phase: 'movement',
      options: { optional: ['4.7'] },
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D9' },
      marks: { D5: in_(thin) },
    });
    trial.order('german', { order: 'double-time', unit: 'g1' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D4', 'D5'] }).endPhase();
    trial.order('russian', fire('D5', 'r1'), 6, 5, 4);
    const modifiers = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers ?? [];
    expect(modifiers.some(({ why }) => why === 'double time')).toBe(true);
  });

  const OVERRUN = { g1: ['MkIVF2 at D3', { facing: 3 }], r1: '4-4-7 at D4' } as const;
  test('[squad-leader-A-208] [squad-leader 7.1/c, 7.1.11] an overrun in smoke has half its strength, and a die against it', () => {
    const trial = new Trial({ phase: 'movement', units: OVERRUN, marks: { D4: in_(full) } });
    trial.order('german', { order: 'drive', unit: 'g1', path: ['D4'], overrun: ['bow'] });
    trial.order('russian', 'pass', 6, 4, 4);
    const [overrun] = trial.told('overrun');
    expect([overrun?.parts.map(({ fp }) => fp), overrun?.fp]).toEqual([[4, 4], 4]);
    expect(overrun?.outcomes[0]?.modifiers).toMatchObject([{ why: 'smoke', value: 3 }]);
  });
});

describe('in time', () => {
  const later = (marks: NonNullable<Setup['marks']>, options: Setup['options'] = {}) => {
    const trial = new Trial({
      phase: 'rally',
      active: 'russian',
      units: UNITS,
      marks,
      options: { order: ['german', 'russian'], ...options },
    });
    while (trial.battle.clock.phase === 'rally') trial.endPhase();
    return trial;
  };

  test('[squad-leader 1.3/2.1, 9.16.8.1/a, 9.15.4, 9.17.1.4] when the next Prep Fire Phase begins full smoke disperses, and dispersed smoke goes', () => {
    const trial = later({ D5: in_(full), D6: in_(thin), D7: in_(thin, full) });
    expect([trial.at('D5').smoke, trial.at('D6').smoke, trial.at('D7').smoke]).toEqual([
      [thin],
      undefined,
      [thin],
    ]);
  });

  test('[squad-leader 9.16.9.2] white phosphorus goes at once', () => {
    expect(later({ D5: in_(phosphorus) }).at('D5').smoke).toBeUndefined();
  });

  test('[squad-leader 9.15.4] not in the turn of the other side', () => {
    const german = { smoke: [{ side: 'german', kind: 'full' }] } as const;
    expect(later({ D5: german }).at('D5')).toEqual(german);
  });

  test('[squad-leader 1.3/5.3, 9.16.8.2] a mild breeze carries it one hex on when Advancing Fire ends, and both go', () => {
    const trial = new Trial({
      phase: 'advancing-fire',
      active: 'russian',
      units: UNITS,
      marks: { D5: in_(thin) },
      options: { wind: { force: 'mild', towards: 0 }, order: ['german', 'russian'] },
    }).endPhase();
    expect([trial.at('D4').smoke, trial.at('D5').smoke]).toEqual([[thin], [thin]]);
  });
});
