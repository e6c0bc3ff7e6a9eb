import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const GRID = { columns: 7, rows: 15 };
/** Three hexes with two upper levels; the stairs are in the middle. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const map = (more: object = {}) => drawn({ ...GRID, buildings: [HALL], ...more });
/** Off the map, so that the battle goes on. */
const FAR = { g9: '4-6-7', r9: '4-4-7' } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: map(), units: { ...FAR, ...units }, ...more });

describe('rout', () => {
  const broken = (at: string) => [`4-6-7 at ${at}`, { broken: true, dm: true, settled: true }] as const;
  const routs = (units: Setup['units'], more: Setup = {}) => play(units, { phase: 'rout', ...more });
  const mustRun = (units: Setup['units']) => {
    const trial = routs(units);
    return trial.awaits[0] === 'german rout' && trial.refusal('german', 'pass')?.refused === 'MUST_ROUT';
  };

  test.each([
    ['on his own level', 'D6/1', 'D5/1', true],
    ['on the next level of his stairs', 'D6/1', 'D6', true],
    ['below him, without stairs', 'D5/1', 'D5', false],
    ['two levels below', 'D6/2', 'D6', false],
    ['in the street below', 'D6/1', 'C6', false],
  ])('[squad-leader 14.3.20.4, 3.21/r] who is upstairs runs from an enemy %s', (_where, at, enemy, runs) => {
    expect(mustRun({ g1: broken(at), r1: `4-4-7 at ${enemy}` })).toBe(runs);
  });

  test('[squad-leader-A-76] [squad-leader 3.21/r] on the ground he does not mind an enemy above him without stairs, by the stairs he does', () => {
    expect(mustRun({ g1: broken('D5'), r1: '4-4-7 at D5/1' })).toBe(false);
    expect(mustRun({ g1: broken('D6'), r1: '4-4-7 at D6/1' })).toBe(true);
  });

  test('[squad-leader 3.21.9] from the ground he runs upstairs, or as well out of the building', () => {
    const units = { g1: broken('D6'), r1: '4-4-7 at C7' } as const;
    const out = { map: map({ hexes: { E4: 'woods', F5: 'woods' } }) };
    const ends = routs(units, out)
      .legalOf('german', 'rout')
      .map(({ path }) => (path as string[]).join(' '));
    expect(ends.sort()).toEqual(['D5', 'D6/1']);
    const trial = routs(units, out).order('german', { order: 'rout', unit: 'g1', path: ['D6/1'] });
    expect(trial.unit('g1').at).toBe('D6/1');
  });
});

describe('scouts', () => {
  const SCOUT = { order: 'scout', unit: 'gs' } as const;
  const finds = (at: string, enemy: string) => {
    const units = { gs: `scout at ${at}`, rx: [`4-4-7 at ${enemy}`, { concealed: true }] } as const;
    const more = { map: map({ hexes: { C6: 'stone-building-2-level' } }), phase: 'movement' } as const;
    return !play(units, more).order('german', SCOUT, 1).unit('rx').hidden;
  };

  test.each([
    ['the next level of his hex', 'D5', 'D5/1', true],
    ['two levels off', 'D6', 'D6/2', false],
    ['the next hex at his height', 'D5/1', 'D6/1', true],
    ['another building at his height', 'D6/1', 'C6/1', true],
    ['another level of the next hex', 'D5/1', 'D6', false],
    ['the level above in another building', 'D6', 'C6/1', false],
  ])('[squad-leader 3.7.16] a scout looks into %s, or not', (_where, at, enemy, found) => {
    expect(finds(at, enemy)).toBe(found);
  });
});

describe('tanks and guns', () => {
  test('[squad-leader-A-241] [squad-leader 7.3/a] nobody on the second level is next to an AFV on the ground of the next hex', () => {
    const checks = (at: string, ...faces: number[]) => {
      const units = { ...FAR, g1: `4-6-7 at ${at}`, rt: ['T-34 at C6', { facing: 2 }] } as const;
      const setup = { map: map(), phase: 'rally', options: { year: 1941 }, units } as const;
      return new Trial(setup, ...faces).told('morale-check').length;
    };
    expect([checks('D6', 1, 1), checks('D6/1', 1, 1), checks('D6/2')]).toEqual([1, 1, 0]);
  });

  test('[squad-leader 8.9.8/b] a gun is sighted in on one level of a building', () => {
    const units = { r1: '4-4-7 at A6', rm: 'MMG with r1', g1: '4-6-7 at D6/1', g2: '4-6-7 at D6' } as const;
    const setup = {
      phase: 'rally',
      active: 'russian',
      enemy: 'german',
      options: { boreSighting: 'russian' },
    } as const;
    const drms = (at: string) => {
      const sights = [{ weapon: 'rm', on: 'D6/1' }];
      const trial = play({ ...units }, setup).order('russian', { order: 'bore-sight', sights });
      while (trial.awaits[0] !== 'russian prep-fire') trial.endPhase();
      trial.order('russian', { order: 'fire', at, firers: ['rm'] }, 6, 5);
      return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
    };
    expect([drms('D6/1')?.includes('bore sighted'), drms('D6')?.includes('bore sighted')]).toEqual([
      true,
      false,
    ]);
  });
});
