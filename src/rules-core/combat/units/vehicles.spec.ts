import { unitAttributes } from '../attributes.js';
import { COMBAT_CHARTS, DFET, TOW_CARRY } from '../charts/index.js';
import { d100, Trial } from '../testkit.testkit.js';
import { tableOf } from '../vehicles/piercing.js';
import { drives } from '../vehicles/testkit.testkit.js';
import card from './units.json' with { type: 'json' };
import { ANTI_TANK_TEAMS, GUNS, VEHICLES, vehicleCounter } from './vehicles.js';

type Cell = string | number | { value: string | number };
const figureIn = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.value : cell);
const printed = (nation: 'German' | 'American' | 'Russian', name: string): Record<string, Cell> =>
  (card.tables[nation].cells as unknown as Record<string, Record<string, Cell>>)[name] ?? {};
const NATIONS = { german: 'German', american: 'American', russian: 'Russian' } as const;
const cellsOf = ({ nationality, name }: (typeof VEHICLES)[number]) => printed(NATIONS[nationality], name);

describe('the counters', () => {
  test('fit the attributes of a unit', () => {
    for (const counter of [...VEHICLES, ...GUNS, ...ANTI_TANK_TEAMS]) {
      const { name, ...attributes } = counter;
      expect(name).not.toBe('');
      expect(unitAttributes.safeParse(attributes).error).toBeUndefined();
    }
  });

  test('[combat 2.3.1.4] vehicles are armoured or say UA in place of armour, armed or not', () => {
    const unarmoured = VEHICLES.filter((each) => each.unarmoured).map(({ name }) => name);
    expect(unarmoured).toEqual(['SdKfz 7', 'Opel Blitz', 'Jeep', 'GAZ AA', 'Studebaker']);
    for (const each of VEHICLES) {
      expect(each.armour === undefined).toBe(each.unarmoured === true);
      const armour = figureIn(cellsOf(each)['armor F/S/R']);
      if (armour === 'UA') expect(each.unarmoured).toBe(true);
    }
    const armed = VEHICLES.filter((each) => each.weapon !== undefined).map(({ name }) => name);
    expect(armed).not.toContain('Opel Blitz');
    expect(armed).toContain('GAZ AA');
  });

  test('[combat 2.3.1.4.2] the front gives name, Gun Size, Rating and Rate of Fire, which is 1 unless printed', () => {
    const gunOf = (name: string) => {
      const { size, rating, rof } = vehicleCounter(name) ?? {};
      return [size, rating, rof];
    };
    expect(gunOf('M4A1')).toEqual([75, 'B', undefined]);
    expect(gunOf('PzKw 6E')).toEqual([88, 'B', undefined]);
    expect(gunOf('T-34 76B')).toEqual([76, 'B', undefined]);
    expect(gunOf('SdKfz 251C')).toEqual([undefined, undefined, 2]);
    const once = new Trial({
      active: 'american',
      units: { a1: ['M4A1 at D6', { facing: 2 }], g1: '6-6 at G7' },
    });
    const shot = { order: 'fire', units: ['a1'], at: 'G7' };
    once
      .order('american', shot, ...d100(90))
      .order('german', 'hold-fire')
      .order('german', 'pass');
    expect(once.refusal('american', shot)?.refused).toBe('HAS_FIRED');
  });

  test('[combat 2.3.1.6] the back gives Movement Points, armour, machine guns and turret, as the card of units has them', () => {
    for (const each of VEHICLES) {
      const cells = cellsOf(each);
      expect([each.name, each.mp]).toEqual([each.name, figureIn(cells.mp) ?? each.mp]);
      expect(each.assaultMp).toBe(Math.ceil((each.mp as number) / 2));
      const turret = figureIn(cells.turret);
      if (typeof turret === 'number') expect([each.name, each.turretDrm]).toEqual([each.name, turret]);
      const armour = figureIn(cells['armor F/S/R']);
      if (typeof armour === 'string' && armour !== 'UA') {
        const [front, side, rear] = armour.split('/').map(Number);
        expect([each.name, each.armour]).toEqual([each.name, { front, side, rear }]);
      }
    }
    expect(vehicleCounter('T-34 76B')?.armour).toEqual({ front: 10, side: 5, rear: 0 });
    expect(vehicleCounter('M4A1')).toMatchObject({ cmg: 4, bmg: 4, aamg: 4 });
    expect(vehicleCounter('KV1A')?.rearMg).toBe(true);
  });

  test('[combat 20.3.2.2] the guns of Stalingrad keep their labels', () => {
    const label = (name: string) => {
      const { size, rating } = vehicleCounter(name) ?? {};
      return `${size}${rating}`;
    };
    expect(
      [
        'FlaK 38',
        'PzKw IIIH',
        'PzKw IIIJ',
        'PzKw 4H',
        'PzKw IVF1',
        '76.2mm gun',
        '45mm gun',
        '37mm AA gun',
        'M1927',
      ].map(label),
    ).toEqual(['20B', '50B', '50A', '75B', '75C', '76B', '45B', '37A', '76C']);
    expect(vehicleCounter('RATR')).toMatchObject({ weapon: 'atr', size: 14.5 });
  });

  test('[combat 2.3.1.5] Gun Size and Rating choose the table, one for each', () => {
    const { battle } = new Trial({ units: { g1: '6-6 at A1', r1: '4-4 at L11' } });
    const tables = [...VEHICLES, ...GUNS]
      .filter(({ weapon, rating }) => weapon === 'gun' && rating !== undefined)
      .map((counter) => tableOf(battle, { id: 'x', side: counter.nationality, ...counter })?.table);
    for (const table of tables)
      expect(COMBAT_CHARTS.lookup(DFET.kKill, table as string, 'Front', 1, 'TP1')).toBeGreaterThan(0);
    expect(new Set(tables).size).toBeGreaterThan(8);
  });

  test('[combat 12.4.3.1/n] most machine guns outside vehicles have a rate of fire of two and more', () => {
    const teams = Object.values(card.tables).flatMap((nation) => Object.entries(nation.cells as object));
    const guns = teams
      .filter(([name]) => /^MG |^BAR/.test(name))
      .map(([, cells]) => Number(figureIn(cells.rof)));
    expect(guns).toHaveLength(4);
    expect(guns.every((rof) => rof >= 2)).toBe(true);
  });

  test('[combat 11.5.1] what carries and tows how much is the Tow/Carry Table’s', () => {
    const carry = (row: string, column: 'carry' | 'tow') =>
      COMBAT_CHARTS.find(TOW_CARRY.capacity, row, column)?.value;
    expect(carry('M4A1', 'carry')).toBe('at least 1 squad');
    expect(vehicleCounter('M4A1')?.capacity).toEqual({ squads: 1, tows: false });
    expect(carry('SdKfz 251C', 'carry')).toBe('at least 1 squad + 1 MG team');
    expect(vehicleCounter('SdKfz 251C')?.capacity).toEqual({ squads: 1.5, tows: true });
    expect(carry('Opel Blitz, Studebaker', 'carry')).toBe('2 squads');
    expect(vehicleCounter('Studebaker')?.capacity).toEqual({ squads: 2, tows: true });
    expect(carry('M8 armored car', 'carry')).toBe('none');
    expect(vehicleCounter('M8 armored car')?.capacity).toBeUndefined();
  });

  test('a Tiger by name drives', () => {
    const trial = new Trial({ units: { g1: ['PzKw 6E at D6', { facing: 2 }], r1: '4-4 at A1' } });
    expect(trial.order('german', drives({ g1: ['E7'] })).told('drove')[0]?.left).toBe(10);
  });
});
