import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const HOUSE = drawn({
  columns: 14,
  rows: 12,
  buildings: [{ is: 'stone', hexes: 'D5 D6' }],
  terrain: { woods: 'H5-H6' },
});
const burning = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    map: HOUSE,
    phase: 'rout',
    marks: { D5: { burning: true } },
    units: { r9: '4-4-7 at N1', g9: '4-6-7 at A12', ...units },
    ...setup,
  });
const leaves = (to: string, unit = 'g1') => ({ order: 'leave-fire', unit, to }) as const;

describe('men in a burning hex', () => {
  test('[squad-leader 1.3/6.2, 16.2.11.1] go one hex in the Rout Phase, and leave behind what they carry', () => {
    const trial = burning({ g1: '4-6-7 at D5', gm: 'LMG with g1' });
    expect(trial.awaits).toEqual(['german rout']);
    expect(trial.refusal('german', 'pass')?.cites).toContain('1.3/6.2');
    trial.order('german', leaves('D6'));
    expect([trial.unit('g1').at, trial.unit('g1').broken]).toEqual(['D6', undefined]);
    expect([trial.unit('gm').at, trial.unit('gm').possessor]).toEqual(['D5', undefined]);
  });

  test('[squad-leader 16.2.11.1] or break of their own will, and rout', () => {
    const trial = burning({ g1: '4-6-7 at D5', g2: '4-6-7 at D6' });
    expect(trial.refusal('german', { order: 'break', unit: 'g2' })?.refused).toBe('NOT_NOW');
    trial.order('german', { order: 'break', unit: 'g1' });
    expect(trial.refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D6'] });
    expect(trial.unit('g1').at).toBe('D6');
  });

  test('[squad-leader 16.2.11.1] the broken rout out of it, though it is cover', () => {
    const trial = burning({ g1: ['4-6-7 at D5', { broken: true, settled: true }] });
    expect(trial.refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D6'] });
  });

  test('[squad-leader 16.2.11.1] not towards enemies in view, nor into a hex that burns; who cannot go is lost', () => {
    const marks = Object.fromEntries(
      ['D5', 'D6', 'D4', 'C5', 'C6', 'E5', 'E6'].map((at) => [at, { burning: true as const }]),
    );
    const ring = burning({ g1: '4-6-7 at D5' }, { marks });
    expect(ring.refusal('german', leaves('D4'))?.refused).toBe('NO_WAY');
    expect(ring.endPhase().battle.unit('g1')).toBeUndefined();
    const facing = burning({ g1: '4-6-7 at D5', r1: '4-4-7 at D2' });
    expect(facing.refusal('german', leaves('D4'))?.refused).toBe('NO_WAY');
  });

  test('[squad-leader 6.3/Q, 16.2.11.1/a] melee holds both sides there, and they are lost', () => {
    const locked = { melee: true } as const;
    const trial = burning({ g1: ['4-6-7 at D5', locked], r1: ['4-4-7 at D5', locked] });
    expect(trial.battle.clock.phase).toBe('advance');
    expect([trial.battle.unit('g1'), trial.battle.unit('r1')]).toEqual([undefined, undefined]);
  });

  test('[squad-leader-C-100] [squad-leader 16.2.6/q1] it takes in all levels of the house', () => {
    const map = drawn({
      columns: 7,
      rows: 12,
      buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 1, stairways: 'D6' }],
    });
    const units = {
      g1: ['4-6-7 at D5/1', { broken: true, routed: true }],
      g9: '4-6-7 at A12',
      r9: '4-4-7 at G1',
    } as const;
    const trial = (marks: Setup['marks']) =>
      new Trial({ map, phase: 'rout', units, ...(marks && { marks }) });
    const ends = (marks: Setup['marks']) => {
      const one = trial(marks);
      while (one.battle.clock.phase === 'rout') one.endPhase();
      return one.battle.unit('g1') !== undefined;
    };
    expect([ends({}), ends({ D5: { burning: true } })]).toEqual([true, false]);
  });

  test('[squad-leader 16.2.12.1] a fire that has just broken out lets them stay, and others come', () => {
    const trial = burning({ g1: '4-6-7 at D5', g2: '4-6-7 at D6' }, { marks: { D5: { kindled: 99 } } });
    expect(trial.awaits).toEqual(['german advance']);
    trial.order('german', { order: 'advance', unit: 'g2', to: 'D5' });
    expect(trial.unit('g2').at).toBe('D5');
  });
});

describe('fires', () => {
  test('[squad-leader 16.2.12.1] are fully developed in the Advancing Fire Phase of the next player turn', () => {
    const trial = burning({}, { phase: 'advancing-fire', marks: { D5: { kindled: 2 } } });
    trial.endPhase();
    expect(trial.at('D5')).toMatchObject({ kindled: 2 });
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    expect(trial.at('D5').burning).toBeUndefined();
    trial.endPhase();
    expect([trial.at('D5').burning, trial.at('D5').kindled]).toEqual([true, undefined]);
  });

  test.each([
    ['men on foot', '4-6-7 at D4', { phase: 'movement' }, { order: 'move', units: ['g1'], path: ['D5'] }],
    ['men who advance', '4-6-7 at D4', { phase: 'advance' }, { order: 'advance', unit: 'g1', to: 'D5' }],
    [
      'AFVs',
      ['MkIVF2 at D4', { facing: 3 }],
      { phase: 'movement' },
      { order: 'drive', unit: 'g1', path: ['D5'] },
    ],
  ] as const)('[squad-leader 16.2.11.1, 16.2.11.1/q2] keep out %s', (_, placed, setup, order) => {
    const map = field({ D5: 'grain' });
    const asked = (marks: Setup['marks']) =>
      burning({ g1: placed as Placed }, { map, marks, ...setup }).refusal('german', order);
    expect(asked({})).toBeUndefined();
    expect(asked({ D5: { kindled: 2 } })).toBeUndefined();
    expect(asked({ D5: { burning: true } })).toBeDefined();
  });

  test('[squad-leader-C-105] [squad-leader 16.2.11.1/a, 16.2.11.1/q1] take the vehicle that does not leave in its Movement Phase', () => {
    const map = field({ D5: 'woods' });
    const tank = (more: object = {}) =>
      burning({ g1: ['MkIVF2 at D5', { facing: 0, exposed: true }] }, { map, phase: 'movement', ...more });
    const out = tank().order('german', { order: 'drive', unit: 'g1', path: ['D4'] });
    while (out.battle.clock.phase === 'movement') out.endPhase();
    expect(out.battle.unit('g1')).toBeDefined();
    const stays = tank().endPhase();
    expect(stays.battle.unit('g1')).toBeUndefined();
    const waits = tank({ phase: 'movement', active: 'russian' }).endPhase();
    expect(waits.battle.unit('g1')).toBeDefined();
  });

  test('[squad-leader 16.2.11.2] smoke hangs over flames, and not over a fire that has just broken out', () => {
    const shot = (marks: Setup['marks'], ...dice: number[]) =>
      burning({ g1: '4-6-7 at D3', r1: '4-4-7 at D7' }, { map: field(), phase: 'prep-fire', marks }).order(
        'german',
        { order: 'fire', at: 'D7', firers: ['g1'] },
        ...dice,
      );
    const modifiers = (trial: Trial) => JSON.stringify(trial.told('fire-attack')[0]);
    expect(modifiers(shot({ D5: { burning: true } }, 6, 6, 4))).toContain('smoke');
    expect(modifiers(shot({ D5: { kindled: 2 } }, 6, 6))).not.toContain('smoke');
  });
});
