import type { Order } from '../../kernel/decide/action.js';
import { begin, GRID, type Hexes } from '../ground.testkit.js';
import { endPhase, field, fire, moves, type Placed, refused, type Setup, shoot } from '../testkit.testkit.js';

describe('digging in', () => {
  const dig = (...units: string[]): Order => ({ order: 'dig-in', units });

  test('[combat 7.1.1] all Movement Points, cautiously, and an Action Check; marked Moved even when it fails', () => {
    const trial = begin({ g1: '6-6 at D4' }).order('german', dig('g1'), 6);
    expect(trial.unit('g1')).toMatchObject({ dugIn: true, marker: 'moved' });
    const fails = begin({ g1: '6-6 at D4' }).order('german', dig('g1'), 7);
    expect(fails.unit('g1').dugIn).toBeUndefined();
    expect(fails.unit('g1').marker).toBe('moved');
    expect(fails.told('action-check')[0]).toMatchObject({ to: 'dig in', needs: 6, passed: false });
    expect(fails.awaits).toEqual(['american impulse']);
    expect(begin({ g1: ['6-6 at D4', { marker: 'crawled' }] }).refusal('german', dig('g1'), 1)?.refused).toBe(
      'HAS_MOVED',
    );
    expect(begin({ g1: ['6-6 at D4', { dugIn: true }] }).refusal('german', dig('g1'), 1)?.refused).toBe(
      'DUG_IN',
    );
  });

  test('[combat 7.1.1] not in buildings, water or on paved roads', () => {
    const code = (map: Hexes, marks: Setup['marks'] = {}) =>
      begin({ g1: '6-6 at D4' }, { map, marks }).refusal('german', dig('g1'), 1)?.refused;
    expect(code({ D4: 'stone-building' })).toBe('NO_DIGGING');
    expect(code({ D4: 'river' })).toBe('NO_DIGGING');
    expect(code({}, { D4: { features: ['paved-road'] } })).toBe('NO_DIGGING');
    expect(code({}, { D4: { features: ['road'] } })).toBeUndefined();
    expect(code({ D4: 'woods' })).toBeUndefined();
  });

  test('[combat 6.3.1] paved roads are too hard to dig in, unpaved ones are not', () => {
    const lists = (feature: 'road' | 'paved-road') =>
      begin({ g1: '6-6 at D4' }, { marks: { D4: { features: [feature] } } })
        .legal('german')
        .some(({ order }) => order === 'dig-in');
    expect([lists('road'), lists('paved-road')]).toEqual([true, false]);
  });

  test('[combat 7.1.1.1] a platoon digs in one impulse, each unit by its own check, and the enemy may fire at each', () => {
    const units = { g1: '6-6 at D4', g2: '5-4 at D5', g3: 'nco at D4', a1: ['7-6 at D8', {}] as Placed };
    const trial = begin(units).order('german', dig('g1', 'g2', 'g3'), 6);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire', 6);
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire', 7).order('american', 'hold-fire');
    expect(['g1', 'g2', 'g3'].map((id) => trial.unit(id).dugIn)).toEqual([true, undefined, true]);
    expect(begin({ g1: '6-6 at D4', g2: '5-4 at D5' }).refusal('german', dig('g1', 'g2'), 1)?.refused).toBe(
      'NOT_A_PLATOON',
    );
    expect(begin({ ...units, g2: '5-4 at D7' }).refusal('german', dig('g1', 'g2', 'g3'), 1)?.refused).toBe(
      'NOT_A_PLATOON',
    );
  });

  test('[combat 7.1.1.2] guns do not dig in during play', () => {
    expect(begin({ g1: 'M2 mortar at D4' }).refusal('german', dig('g1'), 1)?.refused).toBe('CANNOT_DIG');
  });

  test('[combat 7.1.2] another unit enters an empty marker for 1 MP in the phase in which it was left', () => {
    const trial = begin({ g1: ['6-6 at D4', { dugIn: true }], g2: '5-4 at D5' });
    trial.order('german', moves('cautious', { g1: ['D3'] })).order('american', 'pass');
    trial.order('german', moves('cautious', { g2: ['D4', { do: 'into-foxhole' }] }));
    expect(trial.unit('g2').dugIn).toBe(true);
    expect(trial.unit('g1').dugIn).toBeUndefined();
    const later = begin({ g2: '5-4 at D4' });
    expect(refused(later, moves('cautious', { g2: [{ do: 'into-foxhole' }] }))).toBe('NO_FOXHOLE');
  });

  test('[combat 7.1.2/a] one marker stays for each unit that left, until the end of the turn', () => {
    const dug = { dugIn: true } as const;
    const trial = begin({ g1: ['6-6 at D4', dug], g2: ['5-4 at D4', dug], g3: ['nco at D4', dug] });
    trial.order('german', moves('cautious', { g1: ['D3'], g2: ['D3'], g3: ['D3'] }));
    expect(trial.battle.location('D4').emptyDugIn).toBe(2);
    endPhase(trial);
    expect(trial.battle.location('D4').emptyDugIn).toBeUndefined();
  });

  test('[combat 7.1.3] +10 on top of the terrain, +20 against mortars, for armour but not for soft vehicles', () => {
    const drms = (target: Placed, order: Order, firer: Placed, map: Hexes = {}) =>
      shoot({ g1: firer, a1: target }, order, { map: field(map, GRID) }).attack?.results[0]?.modifiers.map(
        ({ drm }) => drm,
      );
    const dug = { dugIn: true } as const;
    expect(drms(['7-6 at D5', dug], fire('g1', 'D5'), '6-6 at D4')).toEqual([10]);
    expect(drms(['7-6 at D5', { ...dug, fired: 1 }], fire('g1', 'D5'), '6-6 at D4', { D5: 'woods' })).toEqual(
      [10, 10],
    );
    expect(drms(['truck at D5', dug], fire('g1', 'D5'), '6-6 at D4')).toEqual([]);
  });
});
