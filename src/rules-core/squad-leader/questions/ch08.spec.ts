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

describe('machine guns at vehicles', () => {
  test('[squad-leader-A-259] [squad-leader 8.9.4/Q] a .50 far beyond its normal range hurts a truck with half its fire, and in no other way', () => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      map: drawn({ columns: 30, rows: 6 }),
      units: { a1: '6-6-6 at A3', al: '8-0 at A3', am: 'HMG .50 with a1', gt: 'truck at W3' } as Units,
    });
    const fire = { order: 'fire', at: 'W3', firers: ['am'], vehicle: 'gt', leaders: ['al'] };
    trial.order('american', fire, 6, 1);
    expect(trial.told('fire-attack')).toMatchObject([{ fp: 4, outcomes: [{ units: ['gt'] }] }]);
    expect(trial.kinds).not.toContain('afv-kill');
  });

  test('[squad-leader 8.9.4.3] what goes on behind its target strikes a truck there, past which it goes less sure, and no AFV', () => {
    const beyond = (rt: string) => {
      const units: Units = { g1: '4-6-7 at D1', gm: 'HMG with g1', r1: '4-4-7 at D4', rt, r2: '4-4-7 at D7' };
      const trial = new Trial({ units }).order('german', { order: 'fire', at: 'D4', firers: ['gm'] }, 6, 5);
      return trial
        .told('fire-attack')
        .filter(({ outcomes }) => outcomes.length > 0)
        .map(({ at, outcomes }) => [
          at,
          outcomes.flatMap(({ units: struck }) => struck),
          outcomes[0]?.modifiers.map(({ value }) => value),
        ]);
    };
    expect(beyond('truck at D5')).toEqual([
      ['D4', ['r1'], []],
      ['D5', ['rt'], []],
      ['D7', ['r2'], [1]],
    ]);
    expect(beyond('T-34 at D5')).toEqual([
      ['D4', ['r1'], []],
      ['D7', ['r2'], [1]],
    ]);
  });
});

test('[squad-leader-A-263] [squad-leader 8.9.8/Q] sighted on one hex, the gun that sprays has -2 in all three', () => {
  const trial = new Trial({
    units: {
      g1: '4-6-7 at D1',
      gm: 'HMG with g1',
      r1: '4-4-7 at D6',
      r2: '4-4-7 at E7',
      r3: '4-4-7 at D7',
    } as Units,
    secrets: { german: { boreSights: { gm: { from: 'D1', on: 'D6' } } } },
  }).order('german', { order: 'spray', weapon: 'gm', hexes: ['D6', 'D7', 'E7'] }, 6, 6);
  const sighted = trial
    .told('fire-attack')
    .map(({ outcomes }) =>
      outcomes[0]?.modifiers.some(({ why, value }) => why === 'bore sighted' && value === -2),
    );
  expect(sighted).toEqual([true, true, true]);
});

test('[squad-leader 8.10/e] a flamethrower beside them is worse for men, and not for the truck', () => {
  const trial = new Trial({
    units: {
      g1: '8-3-8 at D4',
      r1: '6-2-8 at D6',
      rf: 'flamethrower with r1',
      rt: ['truck at D6', { size: 2 }],
    } as Units,
  }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 6);
  const modifiers = Object.fromEntries(
    (trial.told('fire-attack')[0]?.outcomes ?? []).map(({ units, modifiers }) => [
      units.join(),
      modifiers.length,
    ]),
  );
  expect(modifiers).toEqual({ r1: 1, rt: 0 });
});

describe('weapons from hand to hand', () => {
  const start = (phase: 'movement' | 'rally' | 'prep-fire') =>
    new Trial({
      phase,
      units: {
        gl: '9-1 at D4',
        g1: '4-6-7 at D4',
        gm: 'LMG with gl',
        g2: ['4-6-7 at A1', { broken: true }],
        r1: '4-4-7 at N12',
      } as Units,
    });
  const takes = { order: 'pick-up', unit: 'g1', weapon: 'gm' };

  test('[squad-leader-A-244] [squad-leader 8.4.1/a] what a leader carries he gives to the squad in the Movement Phase alone', () => {
    expect(start('rally').refusal('german', takes)?.refused).toBe('NOT_NOW');
    expect(start('prep-fire').refusal('german', takes)?.refused).toBe('NOT_NOW');
    expect(start('movement').order('german', takes).unit('gm').possessor).toBe('g1');
  });
});

test('[squad-leader-A-233] [squad-leader 7.2.6/b] a sniper fights men hand to hand without his DRM, and no AFV', () => {
  const HERE = { cameFrom: 'D3', nerve: 'kept' } as const;
  const men = new Trial({
    phase: 'close-combat',
    units: { gs: 'sniper -3 at D4', r1: '4-4-7 at D4', g9: '4-6-7', r9: '4-4-7' } as Units,
  }).order('german', { order: 'close-combat', attackers: ['gs'], defenders: ['r1'] });
  men.order('russian', 'pass', 6, 5);
  expect(men.told('close-combat-attack')[0]).toMatchObject({ attack: 1, blows: [{ modifiers: [] }] });
  const tank = new Trial({
    phase: 'close-combat',
    units: {
      gs: ['sniper -3 at D4', HERE],
      g1: ['4-6-7 at D4', HERE],
      rt: 'T-34 at D4',
      r9: '4-4-7',
    } as Units,
  });
  const strikes = (unit: string) => ({ order: 'attack-vehicle', unit, vehicle: 'rt' });
  expect(tank.refusal('german', strikes('gs'))?.refused).toBe('CANNOT_ATTACK');
  expect(tank.order('german', strikes('g1'), 6, 6, 6, 6).kinds).toContain('vehicle-attacked');
});

test('[squad-leader 8.10/g] out of a marsh a flamethrower has half its strength', () => {
  const fired = (ground: 'marsh' | 'brush') => {
    const units: Units = { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D5' };
    const trial = new Trial({ map: field({ D4: ground }), units });
    trial.order('german', { order: 'fire', at: 'D5', firers: ['gf'] }, 6, 2, 1, 1);
    return trial.told('fire-attack')[0]?.fp;
  };
  expect([fired('marsh'), fired('brush')]).toEqual([10, 20]);
});
