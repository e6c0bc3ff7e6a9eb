import { begin, type Hexes } from '../ground.testkit.js';
import { d100, endPhase, fire, moves, type Placed, type Setup } from '../testkit.testkit.js';

describe('fire', () => {
  const burn = (units: Setup['units'], roll: number, map: Hexes, ...more: number[]) =>
    begin({ g1: 'FT at D4', ...units }, { map }).order('german', fire('g1', 'D5'), ...d100(roll), ...more);

  test('[combat 6.13.1] [combat-37] [combat 6.4.10] a C or E of a flamethrower sets buildings, rubble and woods on fire', () => {
    const flames = (map: Hexes) =>
      burn({ a1: ['4-6 at D5', { fired: 1 }] }, 9, map).battle.location('D5').flame;
    expect(flames({ D5: 'wooden-building' })).toBe(true);
    expect(flames({ D5: 'woods' })).toBe(true);
    expect(flames({ D5: 'stone-rubble' })).toBe(true);
    expect(flames({ D5: 'brush' })).toBeUndefined();
  });

  test('[combat 6.13.2/a] a unit that is in the hex when it catches fire has to be out by the end of the phase, or of the next if its move is spent', () => {
    const caught = (placed: Placed, turn = 1) =>
      begin({ a1: placed }, { map: { D5: 'woods' }, clock: { turn }, marks: { D5: { flame: true } } });
    const fresh = burn(
      { a1: ['4-6 at D5', { fired: 1 }], a2: ['7-6 at D5/1', { marker: 'moved' }], a3: '7-6 at D5/1' },
      9,
      { D5: 'wooden-building', D6: 'wooden-building' },
    );
    expect([fresh.unit('a3').escapes, fresh.unit('a2').escapes]).toEqual([1, 2]);
    const trial = caught(['7-6 at D5', { escapes: 1 }]).order('german', 'pass');
    endPhase(trial);
    expect(trial.told('burnt')).toEqual([{ unit: 'a1', at: 'D5' }]);
    expect(trial.battle.unit('a1')).toBeUndefined();
    const later = caught(['7-6 at D5', { escapes: 2 }]).order('german', 'pass');
    endPhase(later);
    expect(later.unit('a1').escapes).toBe(2);
    const out = caught(['7-6 at D5', { escapes: 1 }])
      .order('german', 'pass')
      .order('american', moves('cautious', { a1: ['D6'] }));
    out.order('german', 'offer-end').order('american', 'agree', 5, 6);
    expect(out.unit('a1').escapes).toBeUndefined();
  });
});
