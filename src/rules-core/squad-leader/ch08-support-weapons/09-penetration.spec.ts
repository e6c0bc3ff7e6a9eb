import { field, type Setup, Trial } from '../testkit.testkit.js';

const GUN = { g1: '4-6-7 at D1', gm: 'HMG with g1' } as const;

/** Which hexes are struck, and with what, by fire at D4 down the D column. */
function struck(setup: Setup, more: object = {}, at = 'D4'): [string, number][] {
  const trial = new Trial({ ...setup, units: { ...GUN, ...setup.units } });
  trial.order('german', { order: 'fire', at, firers: ['gm'], ...more }, 6, 5);
  return trial.told('fire-attack').map(({ at: hex, fp }) => [hex, fp]);
}

const ENEMY = { r1: '4-4-7 at D4' } as const;

describe('penetration', () => {
  test('[squad-leader-A-308] [squad-leader 8.9.2.1, 8.9.2.3] as many hexes as it has factors, one factor less in each', () => {
    expect(struck({ units: ENEMY })).toEqual([
      ['D4', 6],
      ['D5', 5],
      ['D6', 4],
      ['D7', 3],
      ['D8', 2],
      ['D9', 1],
    ]);
    expect(struck({ units: { ...ENEMY, gm: 'LMG with g1' } })).toEqual([
      ['D4', 2],
      ['D5', 1],
    ]);
  });

  test('[squad-leader 8.9.2.1] not beyond its normal range', () => {
    expect(struck({ units: { r1: '4-4-7 at D9', gm: 'LMG with g1' } }, {}, 'D9')).toEqual([['D9', 2]]);
    expect(struck({ units: { r1: '4-4-7 at D10', gm: 'LMG with g1' } }, {}, 'D10')).toEqual([['D10', 1]]);
  });

  test('[squad-leader 8.9.2.2, 5.1.3] an empty hex may be aimed at; those before it are immune, all beyond are struck with the same roll and leader', () => {
    const units = { ...GUN, gl: '9-1 at D1', r1: '4-4-7 at D3', r2: '4-4-7 at D5', g2: '4-6-7 at D6' };
    const trial = new Trial({ units });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['gm'], leaders: ['gl'] }, 6, 5);
    const attacks = trial.told('fire-attack');
    expect(trial.action.rolls).toHaveLength(1);
    expect(attacks.flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units))).toEqual(['r2', 'g2']);
    expect(attacks.flatMap(({ outcomes }) => outcomes.map(({ final }) => final))).toEqual([10, 10]);
  });

  test('[squad-leader 8.9.2.2, 5.6.1] movers are put back into the hexes that are struck', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at F5', r1: '4-4-7 at D1', rm: 'MMG with r1' },
    })
      .order('german', { order: 'move', units: ['g1'], path: ['E5', 'D5', 'C6'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D4', firers: ['rm'] }, 6, 5);
    expect(trial.told('put-back')).toEqual([{ units: ['g1'], at: 'D5' }]);
    expect(trial.unit('g1').at).toBe('C6');
  });

  test('[squad-leader 8.9.2.4, 8.9.2.6] nothing is struck that the gun does not see, but the way costs its factor', () => {
    expect(struck({ units: ENEMY, map: field({ D6: 'woods' }) }, { past: true })).toEqual([
      ['D4', 6],
      ['D5', 5],
    ]);
    const over = field({ D1: { level: 1 }, D6: { level: 1 }, D4: { level: 1 } });
    expect(struck({ units: ENEMY, map: over })).toEqual([
      ['D4', 6],
      ['D6', 4],
    ]);
  });

  test('[squad-leader-A-269] [squad-leader 8.9.2.4, 8.9.2/Q] a wall stops it on its own level; hedges, wheat and shell holes do not', () => {
    const wall = field({ D5: { hexsides: { 3: 'wall' } } });
    expect(struck({ units: ENEMY, map: wall }).map(([hex]) => hex)).toEqual(['D4', 'D5', 'D6']);
    const hedge = field({ D5: { hexsides: { 3: 'hedge' } } });
    expect(struck({ units: ENEMY, map: hedge })).toHaveLength(6);
    const fields = field({ D4: 'grain', D5: 'shellholes', D6: 'grain' });
    expect(struck({ units: ENEMY, map: fields })).toHaveLength(6);
  });

  test('[squad-leader 8.9.2.5] only on the level of gun and target', () => {
    expect(struck({ units: ENEMY, map: field({ D6: { level: -1 } }) }).map(([hex]) => hex)).not.toContain(
      'D6',
    );
  });

  test('[squad-leader 8.9.2.7] woods that are struck end it; the firer may pass those beside the line', () => {
    const woods = { units: { ...ENEMY, r2: '4-4-7 at D5' }, map: field({ D5: 'woods' }) };
    expect(struck(woods).map(([hex]) => hex)).toEqual(['D4', 'D5']);
    expect(struck({ units: ENEMY, map: field({ D4: 'woods' }) })).toEqual([['D4', 6]]);
  });

  test('[squad-leader 8.9.2.8] along hexsides it strikes the hexes on the side that the firer chooses', () => {
    const along = (side: 'left' | 'right') =>
      struck({ units: { g1: '4-6-7 at C2', r1: '4-4-7 at E2' } }, { side }, 'E2').map(([hex]) => hex);
    expect([along('left'), along('right')]).toEqual([
      ['E2', 'F1', 'G2', 'H1', 'I2', 'J1'],
      ['E2', 'F2', 'G2', 'H2', 'I2', 'J2'],
    ]);
  });

  test.each([
    ['left', ['E2', 'F1', 'G2', 'H1', 'I2', 'J1']],
    ['right', ['E2', 'F2', 'G2', 'H2', 'I2', 'J2']],
  ])(
    '[squad-leader 8.9.2/c] smoke beside the line has half its effect on the target and none beyond it, whatever the side: %s',
    (side, hexes) => {
      const smoke = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
      const trial = new Trial({
        units: { ...GUN, g1: '4-6-7 at C2', r1: '4-4-7 at E2' },
        marks: { D1: smoke, F1: smoke },
      }).order('german', { order: 'fire', at: 'E2', firers: ['gm'], side }, 6, 5, 5);
      const added = trial
        .told('fire-attack')
        .map(({ at, outcomes }) => [at, outcomes.flatMap(({ modifiers }) => modifiers)]);
      expect(added).toMatchObject(
        hexes.map((hex) => [hex, hex === 'E2' ? [{ why: 'smoke', value: 3 }] : []]),
      );
    },
  );

  test('[squad-leader-A-270] [squad-leader 8.9.2.9, 8.9.2/a] nobody is struck twice by the same gun in a phase', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { g1: '4-6-7 at D9', r1: '4-4-7 at D1', rm: 'HMG with r1' },
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D8', 'D7', 'D6'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'D4', firers: ['rm'] }, 6, 5);
    const struckThere = trial.told('fire-attack').filter(({ outcomes }) => outcomes.length > 0);
    expect(struckThere.map(({ at }) => at)).toEqual(['D6']);
    expect(trial.refusal('russian', { order: 'fire', at: 'D7', firers: ['rm'] })?.refused).toBe('HAS_FIRED');
  });
});
