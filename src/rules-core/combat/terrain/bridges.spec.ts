import { begin } from '../ground.testkit.js';
import { d100, fire } from '../testkit.testkit.js';
import { cost } from './ground.testkit.js';

describe('bridges', () => {
  const bridge = (state: 'pontoon' | 'standing') => ({ D5: { bridge: state } }) as const;
  const shot = (state: 'pontoon' | 'standing', size: number, roll = 1) =>
    begin(
      { g1: ['75mm gun at D2', { facing: 3, size }], a1: '7-6 at D5' },
      { map: { D5: 'river' }, marks: bridge(state) },
    ).order('german', fire('g1', 'D5'), ...d100(roll), ...(roll > 10 ? [1] : []));

  test('[combat 7.7.1] a pontoon bridge is crossed like a road over the water, and nobody can dig in on it', () => {
    expect(cost('D4', 'D5', { map: { D5: 'river' }, marks: bridge('pontoon') })).toBe(1);
    expect(
      begin({ g1: '6-6 at D5' }, { map: { D5: 'river' }, marks: bridge('pontoon') }).refusal(
        'german',
        { order: 'dig-in', units: ['g1'] },
        1,
      )?.refused,
    ).toBe('NO_DIGGING');
  });

  test('[combat 7.7.2] any E of a gun sinks a pontoon bridge with everybody on it', () => {
    const trial = shot('pontoon', 75);
    expect(trial.told('broken')).toEqual([{ what: 'pontoon bridge', hex: 'D5' }]);
    expect(trial.battle.location('D5').bridge).toBeUndefined();
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(shot('pontoon', 60, 2).told('broken')).toHaveLength(1);
    expect(shot('pontoon', 75, 50).battle.location('D5').bridge).toBe('pontoon');
  });

  test('[combat 6.12.3 × 6.6.1] other bridges fall as houses do: to 75mm and more', () => {
    expect(shot('standing', 75).battle.location('D5').bridge).toBe('down');
    expect(shot('standing', 60, 2).battle.location('D5').bridge).toBe('standing');
  });
});
