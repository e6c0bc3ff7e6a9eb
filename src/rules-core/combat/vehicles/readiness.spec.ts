import type { Unit } from '../system.js';
import { begin, type Setup } from '../testkit.testkit.js';
import {
  armamentOf,
  type MachineGun,
  machineGunsOf,
  unfiredOf,
  type VehicleWeapon,
  vehicleReadiness,
  weaponsOf,
} from './weapons.js';

const OCCASIONS = ['impulse', 'moving', 'reaction'] as const;
const thrice = (what: string) => [what, what, what];

function tank(values: Partial<Unit>, setup: Setup = {}) {
  const { battle } = begin({ g1: ['tank at D6', { facing: 2, aamg: 6, ...values }], a1: '7-6 at L9' }, setup);
  return { battle, unit: battle.theUnit('g1') };
}

describe('the weapons of a vehicle', () => {
  test.each([
    [{}, ['gun', 'machine-guns']],
    [{ flame: true }, ['gun', 'machine-guns', 'flamethrower']],
    [{ weapon: undefined }, ['machine-guns']],
    [{ weapon: undefined, cmg: 0, bmg: 0, aamg: 0 }, []],
    [{ weapon: undefined, cmg: 0, bmg: 0, aamg: 0, mgUnit: true }, ['machine-guns']],
  ] as [Partial<Unit>, string[]][])('%j', (values, expected) => {
    expect(weaponsOf({ ...tank({}).unit, ...values } as Unit)).toEqual(expected);
  });

  test('[combat 12.4.6] machine guns by their place, those that have fired left out', () => {
    expect(machineGunsOf(tank({}).unit)).toEqual(['cmg', 'bmg', 'aamg']);
    expect(machineGunsOf(tank({ bmg: 0 }).unit)).toEqual(['cmg', 'aamg']);
    expect(unfiredOf(tank({ mgFired: ['cmg'] }).unit)).toEqual(['bmg', 'aamg']);
  });

  test.each([
    ['the heaviest unless told otherwise', {}, undefined, undefined, 'gun'],
    ['[combat 12.4.6] all machine guns', {}, 'machine-guns', undefined, 'machine-guns cmg bmg aamg'],
    [
      '[combat 12.4.6] those that have not fired',
      { mgFired: ['bmg'] },
      'machine-guns',
      undefined,
      'machine-guns cmg aamg',
    ],
    [
      '[combat 12.4.6.3.1#2] Suppressed: not the one on top',
      { suppressed: true },
      'machine-guns',
      undefined,
      'machine-guns cmg bmg',
    ],
    ['[combat 12.4.6] those named', {}, 'machine-guns', ['bmg'], 'machine-guns bmg'],
    [
      '[combat 12.4.9] a flamethrower in place of the bow gun',
      { flame: true },
      'flamethrower',
      undefined,
      'flamethrower bmg',
    ],
    ['[combat 12.4.6] a machine-gun vehicle', { mgUnit: true }, 'machine-guns', undefined, 'machine-guns'],
  ] as [string, Partial<Unit>, VehicleWeapon | undefined, MachineGun[] | undefined, string][])(
    '%s',
    (_, values, weapon, mgs, expected) => {
      const armament = armamentOf(tank(values).unit, weapon, mgs);
      expect([armament.weapon, ...armament.mgs].join(' ')).toBe(expected);
    },
  );
});

describe('when a vehicle fires', () => {
  const shares = (values: Partial<Unit>, weapon?: VehicleWeapon, mgs?: MachineGun[], setup: Setup = {}) => {
    const { battle, unit } = tank(values, setup);
    return OCCASIONS.map((occasion) => {
      const ready = vehicleReadiness(battle, unit, occasion, armamentOf(unit, weapon, mgs));
      if ('refused' in ready) return ready.refused;
      return [ready.fireClass, ready.mark, ready.fp, ready.range]
        .filter((each) => each !== undefined)
        .join(' ');
    });
  };
  const MGS = 'machine-guns';

  test.each([
    ['[combat 12.2.1] its gun', {}, undefined, undefined, thrice('gun fired')],
    [
      '[combat 12.4.6.1] its machine guns together, to six hexes',
      {},
      MGS,
      undefined,
      thrice('mg fired 12 6'),
    ],
    ['[combat 12.4.6] one of them', {}, MGS, ['bmg'], thrice('mg fired 2 6')],
    [
      '[combat 12.4.9] its flamethrower, next door',
      { flame: true },
      'flamethrower',
      undefined,
      thrice('flamethrower fired 1'),
    ],
    ['[combat 12.2.1] what it does not have', {}, 'flamethrower', undefined, thrice('CANNOT_FIRE')],
    ['[combat 12.3.3.1.4] F-KILLED', { fKill: true }, MGS, undefined, thrice('F_KILLED')],
    [
      '[combat 11.1.6] has moved',
      { marker: 'moved', drove: true },
      undefined,
      undefined,
      thrice('HAS_MOVED'),
    ],
    [
      '[combat 11.4.4] has assaulted',
      { marker: 'assault-moved', drove: true },
      undefined,
      undefined,
      thrice('gun assault-fired'),
    ],
    [
      '[combat 11.4.4] in the act of it',
      { marker: 'assault-moved', drove: true, moving: 'vehicle' },
      undefined,
      undefined,
      ['MOVING', 'gun assault-fired', 'MOVING'],
    ],
    [
      '[combat 11.4.4] has used its Assault Fire',
      { marker: 'assault-fired', drove: true },
      MGS,
      undefined,
      thrice('HAS_FIRED'),
    ],
    [
      '[combat 11.4.4] but still in the act',
      { marker: 'assault-fired', drove: true, moving: 'vehicle' },
      MGS,
      undefined,
      ['MOVING', 'mg assault-fired 12 6', 'MOVING'],
    ],
    [
      '[combat 11.4.4] or with a rate of fire',
      { marker: 'assault-fired', drove: true, rof: 2 },
      undefined,
      undefined,
      thrice('gun assault-fired'),
    ],
    ['[combat 11.1.7.1] still rolling', { rolling: 'forward' }, undefined, undefined, thrice('ROLLING')],
    ['[combat 12.4.3.1] no shot left', { fired: 1 }, undefined, undefined, thrice('HAS_FIRED')],
    [
      '[combat 12.4.3.1] one shot of two left',
      { fired: 1, rof: 2 },
      undefined,
      undefined,
      thrice('gun fired'),
    ],
    [
      '[combat 12.4.6] its machine guns are marked apart',
      { fired: 1 },
      MGS,
      undefined,
      thrice('mg fired 12 6'),
    ],
    [
      '[combat 12.4.6/a] no machine gun left',
      { mgFired: ['cmg', 'bmg', 'aamg'] },
      MGS,
      undefined,
      thrice('HAS_FIRED'),
    ],
    ['[combat 12.4.6/a] one that has fired', { mgFired: ['cmg'] }, MGS, ['cmg'], thrice('HAS_FIRED')],
    ['[combat 12.4.6] one it has not', { bmg: 0 }, MGS, ['bmg'], thrice('NO_SUCH_GUN')],
    [
      '[combat 12.4.6.3.1#2] the one on top, Suppressed',
      { suppressed: true },
      MGS,
      ['aamg'],
      thrice('SUPPRESSED'),
    ],
    [
      '[combat 12.4.6.2/a] a small turret that has fired its gun',
      { turretDrm: 15, fired: 1 },
      MGS,
      ['cmg'],
      thrice('SMALL_TURRET'),
    ],
    [
      '[combat 12.4.6.2/a] its bow gun all the same',
      { turretDrm: 15, fired: 1 },
      MGS,
      ['bmg'],
      thrice('mg fired 2 6'),
    ],
    [
      '[combat 12.4.5.3] a small turret that has fired its machine gun',
      { turretDrm: 15, mgFired: ['cmg'] },
      undefined,
      undefined,
      thrice('SMALL_TURRET'),
    ],
    [
      '[combat 12.4.5.3] the bow gun is not in the turret',
      { turretDrm: 15, mgFired: ['bmg'] },
      undefined,
      undefined,
      thrice('gun fired'),
    ],
    [
      '[combat 12.4.5.3] a big turret has room for both',
      { turretDrm: 10, mgFired: ['cmg'] },
      undefined,
      undefined,
      thrice('gun fired'),
    ],
    [
      '[combat 12.4.8.1] an open machine-gun vehicle, Suppressed',
      { mgUnit: true, openTopped: true, suppressed: true },
      MGS,
      undefined,
      thrice('SUPPRESSED'),
    ],
    [
      '[combat 12.4.8.1] a closed one',
      { mgUnit: true, suppressed: true },
      MGS,
      undefined,
      thrice('mg fired'),
    ],
    [
      '[combat 12.4.8.1] an open gun, Suppressed',
      { openTopped: true, suppressed: true },
      undefined,
      undefined,
      thrice('gun fired'),
    ],
  ] as [string, Partial<Unit>, VehicleWeapon | undefined, MachineGun[] | undefined, string[]][])(
    '%s',
    (_, values, weapon, mgs, expected) => {
      expect(shares(values, weapon, mgs)).toEqual(expected);
    },
  );

  test('[combat 14.12] not in Close Combat', () => {
    expect(shares({}, undefined, undefined, { marks: { D6: { closeCombat: true } } })).toEqual(
      thrice('IN_CLOSE_COMBAT'),
    );
  });
});
