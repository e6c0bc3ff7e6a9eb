import { drawn, type Setup, Trial } from '../testkit.testkit.js';

/** Stairs in D6 alone; G6 has the building on every side. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const BLOCK = { is: 'stone', hexes: 'G6 G5 G7 F5 F6 H5 H6', upperLevels: 2, stairways: 'G5' };
const MAP = drawn({ columns: 10, rows: 15, buildings: [HALL, BLOCK] });
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: MAP, phase: 'movement', units: { r9: '4-4-7', g9: '4-6-7', ...units }, ...more });
const climbs = (to: string) => ({ order: 'climb', unit: 'g1', to });

describe('climbing', () => {
  test('[squad-leader 14.3.20.2, 14.3.20.2.1] one level up or down, where there are no stairs, in the Movement Phase', () => {
    expect(play({ g1: '4-6-7 at D5' }).order('german', climbs('D5/1')).unit('g1').at).toBe('D5/1');
    expect(play({ g1: '4-6-7 at D5/2' }).order('german', climbs('D5/1')).unit('g1').at).toBe('D5/1');
    expect(play({ g1: '4-6-7 at D5' }).refusal('german', climbs('D5/2'))?.refused).toBe('NOT_ADJACENT');
    expect(play({ g1: '4-6-7 at D6' }).refusal('german', climbs('D6/1'))?.cites).toEqual(['14.3.20.1']);
    expect(play({ g1: '4-6-7 at D5' }, { phase: 'advance' }).refusal('german', climbs('D5/1'))?.refused).toBe(
      'NOT_NOW',
    );
  });

  test('[squad-leader 14.3.20.2.1] infantry with two portage points at most', () => {
    const carrying = (...guns: string[]) =>
      play({
        g1: '4-6-7 at D5',
        ...Object.fromEntries(guns.map((gun, i) => [`gm${i}`, `${gun} with g1`])),
      }).refusal('german', climbs('D5/1'))?.refused;
    expect([carrying('LMG', 'LMG'), carrying('LMG', 'LMG', 'LMG')]).toEqual([undefined, 'TOO_HEAVY']);
  });

  test('[squad-leader 14.3.20.2.2] who climbs has not moved, and neither moves, fires, advances nor fights in this player turn', () => {
    const moved = play({ g1: '4-6-7 at D4' }).order('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(moved.refusal('german', climbs('D5/1'))?.cites).toEqual(['14.3.20.2.2']);
    const trial = play({ g1: '4-6-7 at D5', r1: '4-4-7 at A5', r2: '4-4-7 at D6/1' }).order(
      'german',
      climbs('D5/1'),
    );
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D6/1'] })).toBeDefined();
    trial.endPhase().endPhase();
    expect(trial.refusal('german', { order: 'fire', at: 'A5', firers: ['g1'] })?.refused).toBe('IMMOBILE');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'advance', unit: 'g1', to: 'D6/1' })?.refused).toBe('IMMOBILE');
    const fight = play(
      { g1: ['4-6-7 at D5/1', { climbed: true }], r1: '4-4-7 at D5/1' },
      { phase: 'close-combat' },
    );
    expect(
      fight.refusal('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] }),
    ).toBeDefined();
  });

  test('[squad-leader 14.3.20.2.3] nothing covers him from Defensive Fire, as if he moved in the open', () => {
    const trial = play({ g1: '4-6-7 at D5', g2: '4-6-7 at D5/1', r1: '4-4-7 at A5' }).order(
      'german',
      climbs('D5/1'),
    );
    trial.endPhase().order('russian', { order: 'fire', at: 'D5/1', firers: ['r1'] }, 6, 6);
    const of = (id: string) =>
      trial
        .told('fire-attack')[0]
        ?.outcomes.find(({ units }) => units.includes(id))
        ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(of('g1')).toEqual(['moved -1', 'in the open -1']);
    expect(of('g2')).toEqual(['stone building 3']);
  });

  test('[squad-leader-C-011] [squad-leader 14.3.20.2/q1] not where there is no outer wall', () => {
    expect(play({ g1: '4-6-7 at G6' }).refusal('german', climbs('G6/1'))?.cites).toEqual(['14.3.20.2/q1']);
    expect(play({ g1: '4-6-7 at G7' }).refusal('german', climbs('G7/1'))).toBeUndefined();
  });

  test('[squad-leader-C-016] [squad-leader 14.3.20.2.1/q1] nobody routs so', () => {
    const broken = ['4-6-7 at D5', { broken: true, dm: true }] as const;
    const trial = play({ g1: broken, r1: '4-4-7 at C5' }, { phase: 'rout' });
    expect(trial.refusal('german', { order: 'rout', unit: 'g1', path: ['D5/1'] })?.refused).toBe('NO_WAY');
  });
});
