/** Questions and answers on support weapons, and where these rules meet. */
import { drawn, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

describe('weapons of engineers', () => {
  test('[squad-leader 8.10/SQLA-22C] each flamethrower in the hex counts, against a flame too', () => {
    const units: Units = {
      g1: '8-3-8 at D4',
      gf: 'flamethrower with g1',
      r1: '6-2-8 at D5',
      ra: 'flamethrower with r1',
      rb: 'flamethrower with r1',
    };
    const trial = new Trial({ units }).order(
      'german',
      { order: 'fire', at: 'D5', firers: ['gf'] },
      6,
      5,
      6,
      6,
    );
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value)).toEqual([-1, -1]);
  });

  test.each<[string, string, Units]>([
    ['german', '8-3-8', { g1: '8-3-8 at D4', gd: 'flamethrower with g1', r1: '4-4-7 at D5' }],
    ['russian', '6-2-8', { r1: '6-2-8 at D4', rd: 'flamethrower with r1', g1: '4-6-7 at D5' }],
    ['american', '8-4-7', { a1: '8-4-7 at D4', ad: 'flamethrower with a1', g1: '4-6-7 at D5' }],
  ])(
    '[squad-leader 8.6.6/SQLA-22A] the %s %s uses the flames of its nation without penalty',
    (side, _, units) => {
      const trial = new Trial({ active: side, enemy: side === 'german' ? 'russian' : 'german', units });
      trial.order(side, { order: 'fire', at: 'D5', firers: [`${side[0]}d`] }, 4, 4, 6, 6);
      expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ fp: 20, why: [] }]);
      expect(trial.kinds).not.toContain('out-of-fuel');
    },
  );

  test('[squad-leader-A-288] [squad-leader 8.11.9/Q] thrown at a vehicle that has moved: two more against it, one more against the men, and the other vehicle is unhurt', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      units: {
        g1: ['8-3-8 at D4', { nerve: 'kept' }],
        gd: 'demo charge with g1',
        rt: ['T-34 at D5', { moved: true }],
        ru: 'T-34 at D5',
        r1: '4-4-7 at D5',
      },
      map: field({ D4: 'stone-building' }),
    }).order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 5, 6, 6);
    expect(trial.told('afv-kill')).toMatchObject([{ unit: 'rt', modifiers: [{ why: 'thrown', value: 2 }] }]);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      { units: ['r1'], modifiers: [{ why: 'thrown', value: 1 }] },
    ]);
  });
});

test('[squad-leader 8.9.5.1/a] the gun beside that of a tank needs no leader far off, and no die counts twice', () => {
  const trial = new Trial({
    map: drawn({ columns: 24, rows: 6 }),
    units: { gt: ['MkIVF2 at A3', { facing: 2, mg: { coaxial: 4 } }], r1: '4-4-7 at S3' } as Units,
  });
  trial.order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'S3' }, 4, 3);
  expect(trial.told('fire-attack')).toMatchObject([{ fp: 2, rolled: 7 }]);
});

describe('anti-tank weapons of several types', () => {
  const used = (phase: 'prep-fire' | 'defensive-fire', first: string, other: string) => {
    const trial = new Trial({
      phase,
      active: phase === 'prep-fire' ? 'german' : 'russian',
      enemy: 'russian',
      units: {
        g1: '4-6-7 at D4',
        gw: `${first} with g1`,
        gx: `${other} with g1`,
        rt: ['T-34 at D5', { facing: 3 }],
      } as Units,
    });
    const fires = (weapon: string) => ({ order: 'fire-anti-tank', weapon, target: 'rt' });
    trial.order('german', fires('gw'), 6, 4);
    return trial.refusal('german', fires('gx'))?.refused;
  };

  test.each([
    ['American bazooka', 'panzerschreck'],
    ['American bazooka', 'panzerfaust 44a'],
    ['panzerfaust 44a', 'panzerschreck'],
  ])(
    '[squad-leader-A-257] [squad-leader 5.2.2/a] a squad does not fire a %s and a %s in one phase',
    (first, other) => {
      expect(used('prep-fire', first, other)).toBe('ONE_TYPE');
      expect(used('defensive-fire', first, other)).toBe('ONE_TYPE');
    },
  );
});
