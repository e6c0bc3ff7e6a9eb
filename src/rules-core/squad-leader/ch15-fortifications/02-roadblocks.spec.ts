import { field, type Setup, Trial } from '../testkit.testkit.js';

/** Between D8 and D7. */
const BLOCK = { D8: { roadblock: 0 } } as const;
const UNITS = { g1: '4-6-7 at D8', r1: '4-4-7 at A1' } as const;
const tank = (at: string) => ['MkIVF2', { at, facing: 0 }] as const;
const playing = (setup: Setup = {}) => new Trial({ units: UNITS, marks: BLOCK, ...setup });
const clear = (unit: string) => ({ order: 'clear-roadblock', unit, at: 'D8' });
const pass = (trial: Trial) => {
  for (let n = 0; trial.battle.clock.active === 'german' && n < 20; n++) trial.endPhase();
  return trial;
};

test('[squad-leader 15.2.2] a wall to men, to climb and to hide behind; no vehicle crosses it', () => {
  const cost = (marks: Setup['marks']) =>
    playing({ phase: 'movement', marks: marks ?? {} })
      .order('german', { order: 'move', units: ['g1'], path: ['D7'] })
      .unit('g1').spent;
  expect([cost(BLOCK), cost({})]).toEqual([2, 1]);
  const units = { ...UNITS, r1: '4-4-7 at D4' };
  const fire = playing({ phase: 'defensive-fire', units });
  fire.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 5);
  expect(fire.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual(['wall']);
  const drive = (marks: Setup['marks']) =>
    playing({ phase: 'movement', units: { ...UNITS, gv: tank('D8') } as never, marks: marks ?? {} }).refusal(
      'german',
      { order: 'drive', unit: 'gv', path: ['D7'] },
    )?.refused;
  expect([drive(BLOCK), drive({})]).toEqual(['IMPASSABLE', undefined]);
});

describe('clearing', () => {
  test.each([
    ['a squad in its hex', '4-6-7 at D8'],
    ['a squad across it', '4-6-7 at D7'],
    ['a tank', tank('D8')],
  ] as const)('[squad-leader 15.2.3] %s spends a player turn on it', (_, g2) => {
    const units = { g2, r1: '4-4-7 at A1' } as never;
    const trial = playing({ units }).order('german', clear('g2'));
    expect(trial.at('D8').roadblock).toBe(0);
    pass(trial);
    expect([trial.battle.clock.active, trial.at('D8').roadblock]).toEqual(['russian', undefined]);
  });

  test('[squad-leader 15.2.3] who clears it neither moves nor fires, and only those next to it do', () => {
    const units = {
      ...UNITS,
      g2: '4-6-7 at E8',
      gt: ['truck', { at: 'D8', facing: 0 }],
      gv: tank('D7'),
    } as never;
    const trial = playing({ units });
    expect(trial.refusal('german', clear('g2'))?.refused).toBe('NOT_ADJACENT');
    expect(trial.refusal('german', clear('gt'))?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('german', clear('g1')).order('german', clear('gv')).endPhase();
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D9'] })?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', { order: 'drive', unit: 'gv', path: ['D6'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 15.2.3] nothing comes of it for those who break', () => {
    const units = { g1: '4-6-7 at D8', r1: '4-4-7 at D10' };
    const trial = playing({ units, map: field({ D8: 'woods' }) }).order('german', clear('g1'));
    trial.endPhase().endPhase();
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 2, 2, 6, 5);
    expect(trial.unit('g1').broken).toBe(true);
    pass(trial);
    expect(trial.at('D8').roadblock).toBe(0);
  });

  test.each([
    ['D8', 2, undefined],
    ['D8', 5, 0],
    ['D7', 2, 0],
  ] as const)('[squad-leader 15.2.4, 15.2.4/q1] a charge in %s with %i twice', (at, face, left) => {
    const units = { g1: '8-3-8 at E8', gd: 'demo charge with g1', r1: '4-4-7 at A1', r2: '4-4-7 at D7' };
    const trial = playing({ phase: 'movement', units });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at }).endPhase().endPhase();
    trial.order('german', { order: 'detonate', weapon: 'gd' }, face, face);
    expect(trial.at('D8').roadblock).toBe(left);
  });
});
