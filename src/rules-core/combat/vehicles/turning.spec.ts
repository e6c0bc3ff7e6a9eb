import type { Unit } from '../system.js';
import { begin } from '../testkit.testkit.js';
import { quarterOf, quarterRefusal } from './passengers.js';
import { armamentOf, type MachineGun, swingTo, type Turn, turned, type VehicleWeapon } from './weapons.js';

function tank(values: Partial<Unit>) {
  const { battle } = begin({ g1: ['tank at D6', { facing: 2, aamg: 6, ...values }], a1: '7-6 at L9' });
  return { battle, unit: battle.theUnit('g1') };
}

describe('how a vehicle turns to fire', () => {
  const swing = (
    values: Partial<Unit>,
    at: string,
    weapon?: VehicleWeapon,
    mgs?: MachineGun[],
    turn?: Turn,
  ) => {
    const { battle, unit } = tank(values);
    const found = swingTo(battle, unit, armamentOf(unit, weapon, mgs), at, turn);
    if ('refused' in found) return found.refused;
    const { by, turns, facing, turret } = found;
    return `${by} ${turns} hull ${facing}${turret === undefined ? '' : ` turret ${turret}`}`;
  };
  const FIXED = { turretDrm: undefined };

  test.each([
    ['ahead', {}, 'G7', undefined, undefined, undefined, 'turret 0 hull 2'],
    [
      '[combat 12.4.5.1] the turret, the shorter way',
      {},
      'D2',
      undefined,
      undefined,
      undefined,
      'turret 1 hull 2 turret 1',
    ],
    [
      '[combat 12.4.5.1] the hull if so ordered',
      {},
      'D2',
      undefined,
      undefined,
      'hull',
      'hull 1 hull 1 turret 1',
    ],
    ['[combat 12.4.5.1] half around', {}, 'A6', undefined, undefined, undefined, 'turret 2 hull 2 turret 0'],
    [
      '[combat 12.4.5.1] from where the turret looks',
      { turret: 5 },
      'A6',
      undefined,
      undefined,
      undefined,
      'turret 0 hull 2',
    ],
    [
      '[combat 12.4.5] without a turret the hull turns',
      FIXED,
      'D2',
      undefined,
      undefined,
      undefined,
      'hull 1 hull 1',
    ],
    [
      '[combat 12.4.5] an M-KILLED one does not',
      { ...FIXED, mKill: true },
      'D2',
      undefined,
      undefined,
      undefined,
      'CANNOT_BEAR',
    ],
    [
      '[combat 12.4.5] an M-KILLED tank has its turret',
      { mKill: true },
      'D2',
      undefined,
      undefined,
      undefined,
      'turret 1 hull 2 turret 1',
    ],
    [
      '[combat 12.4.6] the bow gun is in the hull',
      {},
      'D2',
      'machine-guns',
      ['bmg'],
      undefined,
      'hull 1 hull 1 turret 1',
    ],
    [
      '[combat 12.4.6] the coaxial one in the turret',
      {},
      'D2',
      'machine-guns',
      ['cmg'],
      undefined,
      'turret 1 hull 2 turret 1',
    ],
    [
      '[combat 12.4.6] both: the hull',
      {},
      'D2',
      'machine-guns',
      ['cmg', 'bmg'],
      undefined,
      'hull 1 hull 1 turret 1',
    ],
    [
      '[combat 12.4.6] the one on top fires anywhere',
      {},
      'A6',
      'machine-guns',
      ['aamg'],
      undefined,
      'turret 0 hull 2',
    ],
    [
      '[combat 12.4.6] a machine-gun vehicle too',
      { mgUnit: true },
      'A6',
      'machine-guns',
      undefined,
      undefined,
      'turret 0 hull 2',
    ],
    [
      '[combat 12.4.6] one that fires to the rear as well',
      { rearMg: true },
      'A6',
      'machine-guns',
      ['cmg'],
      undefined,
      'turret 0 hull 2',
    ],
    [
      '[combat 12.4.9] a flamethrower in the hull',
      { flame: true },
      'D5',
      'flamethrower',
      undefined,
      undefined,
      'hull 1 hull 1 turret 1',
    ],
    [
      '[combat 6.3.4] a long gun on a hexside road is held',
      { onHexside: 1, rating: 'A' },
      'D2',
      undefined,
      undefined,
      undefined,
      'hull 1 hull 1 turret 1',
    ],
    [
      '[combat 6.3.4] a shorter one is not',
      { onHexside: 1, rating: 'B' },
      'D2',
      undefined,
      undefined,
      undefined,
      'turret 1 hull 2 turret 1',
    ],
  ] as [
    string,
    Partial<Unit>,
    string,
    VehicleWeapon | undefined,
    MachineGun[] | undefined,
    Turn | undefined,
    string,
  ][])('%s', (_, values, at, weapon, mgs, turn, expected) => {
    expect(swing(values, at, weapon, mgs, turn)).toBe(expected);
  });

  test('[combat 12.4.5] a turret marker where the turret no longer looks ahead', () => {
    const { unit } = tank({});
    expect(turned(unit, { by: 'turret', turns: 0, facing: 2 })).toEqual({});
    expect(turned(unit, { by: 'turret', turns: 1, facing: 2, turret: 1 })).toEqual({ turret: 1 });
    expect(turned(unit, { by: 'turret', turns: 1, facing: 2, turret: 2 })).toEqual({ turret: null });
    expect(turned(unit, { by: 'hull', turns: 1, facing: 1, turret: 1 })).toEqual({ facing: 1, turret: null });
    expect(turned(unit, { by: 'hull', turns: 1, facing: 1 })).toEqual({ facing: 1 });
  });

  test('[combat 11.5.5] a quarter of its Movement Points to get on or off, rounded up, if they are left', () => {
    expect([14, 22, 12].map((mp) => quarterOf({ ...tank({}).unit, mp } as Unit))).toEqual([4, 6, 3]);
    const left = (mpUsed: number) => quarterRefusal(tank({ mpUsed }).unit)?.refused;
    expect([left(0), left(10), left(11)]).toEqual([undefined, undefined, 'NO_MP_LEFT']);
  });
});
