import { legalOrders } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { Trial } from '../testkit.testkit.js';
import { fitting } from './fit.js';

const planning = (units: NonNullable<ConstructorParameters<typeof Trial>[0]>['units']) =>
  new Trial({ units, clock: { phase: 'command' }, marks: { M5: { points: 20 } } });

describe('the command that suits a unit', () => {
  const { battle } = planning({
    g1: 'Panzer IV at D4',
    g2: '5cm PaK 38 at D9',
    g3: 'Panzer IV at M5',
    g4: 'Rifle squad at Y2',
    s1: ['T-34 at H4', { spotted: true }],
    s2: 'T-34 at H7',
  });
  const suits = (id: string) => fitting(battle, battle.theUnit(id));

  test('FIRE with a spotted enemy within reach, MOVE on the way to an objective', () => {
    expect([suits('g1'), suits('g4'), suits('s1')]).toEqual(['fire', 'move', 'move']);
  });

  test('OVERWATCH on an objective, and for what does not move', () => {
    const quiet = planning({ g2: '5cm PaK 38 at D9', g3: 'Panzer IV at M5', s1: 'T-34 at H4' });
    expect([fitting(quiet.battle, quiet.unit('g2')), fitting(quiet.battle, quiet.unit('g3'))]).toEqual([
      'overwatch',
      'overwatch',
    ]);
  });

  test('is the first example; units within Command Range share a counter', () => {
    const trial = planning({
      g1: 'Panzer IV at D4',
      g2: 'Panzer IV at D4',
      g3: 'Panzer IV at M5',
      s1: 'T-34 at T9',
    });
    const [, first] = legalOrders(panzer, trial.battle, 'german');
    expect(first?.order).toEqual({
      order: 'place-commands',
      counters: [
        { command: 'move', units: ['g1', 'g2'] },
        { command: 'overwatch', units: ['g3'] },
      ],
    });
  });
});
