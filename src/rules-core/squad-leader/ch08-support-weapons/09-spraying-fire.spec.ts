import { field, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = { g1: '4-6-7 at D1', gm: 'HMG with g1', r1: '4-4-7 at D6', r2: '4-4-7 at E7' } as const;
const HEXES = ['D6', 'D7', 'E7'];
const sprayed = (setup: Setup = {}, more: object = {}) =>
  new Trial({ units: UNITS, ...setup }).order(
    'german',
    { order: 'spray', weapon: 'gm', hexes: HEXES, ...more },
    6,
    6,
  );
const attacksOf = (trial: Trial) => trial.told('fire-attack').map(({ at, fp }) => [at, fp]);
const refused = (setup: Setup, more: object) =>
  new Trial({ units: UNITS, ...setup }).refusal('german', {
    order: 'spray',
    weapon: 'gm',
    hexes: HEXES,
    ...more,
  })?.refused;

describe('Spraying Fire', () => {
  test('[squad-leader 8.9.3.1] half its fire at three hexes with one roll, each with its own terrain, and none beyond', () => {
    const trial = sprayed({ map: field({ E7: 'woods' }) });
    expect(attacksOf(trial)).toEqual([
      ['D6', 3],
      ['D7', 3],
      ['E7', 3],
    ]);
    expect(trial.action.rolls).toHaveLength(1);
    expect(trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.map(({ final }) => final))).toEqual([
      12, 13,
    ]);
  });

  test('[squad-leader 8.9.3.1] a quarter where it is Area Fire anyway', () => {
    const pinned = { ...UNITS, g1: ['4-6-7 at D1', { pinned: true }] } as const;
    expect(attacksOf(sprayed({ units: pinned }))[0]).toEqual(['D6', 1.5]);
  });

  test('[squad-leader 8.9.3.1] by MMG and HMG within normal range, at hexes that meet', () => {
    expect(refused({ units: { ...UNITS, gm: 'LMG with g1' } }, {})).toBe('NOT_YOUR_WEAPON');
    expect(refused({}, { hexes: ['D6', 'D7', 'D8'] })).toBe('NOT_ADJACENT');
    const far = { ...UNITS, gm: 'MMG with g1', r1: '4-4-7 at N11' };
    expect(refused({ units: far }, { hexes: ['N11', 'N12', 'M12'] })).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader 8.9.3.2] only hexes that the gun sees are struck', () => {
    expect(attacksOf(sprayed({ map: field({ D6: 'woods' }) })).map(([at]) => at)).not.toContain('D7');
  });

  test('[squad-leader 8.9.3.4] not at hexes more than a level apart', () => {
    expect(refused({ map: field({ D6: { level: 2 } }) }, {})).toBe('NOT_TOGETHER');
    expect(attacksOf(sprayed({ map: field({ D7: { level: 1 } }) })).length).toBeGreaterThan(1);
  });

  test('[squad-leader 8.9.3.5] its squad adds its own fire in the one hex that it names', () => {
    const trial = sprayed({}, { own: 'E7' });
    expect(attacksOf(trial)).toEqual([
      ['D6', 3],
      ['D7', 3],
      ['E7', 7],
    ]);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
    expect(refused({}, { own: 'D5' })).toBe('NOT_ADJACENT');
  });
});
