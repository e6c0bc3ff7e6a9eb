import { begin } from '../ground.testkit.js';
import { moves, refused } from '../testkit.testkit.js';
import { cost } from './ground.testkit.js';

describe('gatehouses', () => {
  test('[combat 6.4.9] open until infantry shuts the gate for 1 MP; then it is a roadblock', () => {
    const marks = { D4: { gatehouse: [3] } };
    expect(cost('D4', 'D5', { marks })).toBe(1);
    const trial = begin({ g1: '6-6 at D4' }, { marks }).order(
      'german',
      moves('cautious', { g1: [{ do: 'close-gate' }, 'D5'] }),
    );
    expect(trial.battle.location('D4').gateClosed).toBe(true);
    expect(trial.told('entered')[0]).toMatchObject({ mp: 2, left: 3 });
    expect(refused(begin({ g1: '6-6 at D4' }), moves('cautious', { g1: [{ do: 'close-gate' }] }))).toBe(
      'NO_GATE',
    );
    expect(
      refused(
        begin({ g1: '6-6 at D4' }, { marks: { D4: { gatehouse: [3], gateClosed: true } } }),
        moves('cautious', { g1: [{ do: 'close-gate' }] }),
      ),
    ).toBe('NO_GATE');
  });
});
