/** Rolls go by names of their own: what for, and whose. */
import { watchHouseBattles } from '../../../../test/support/house-battles.js';
import { lab, prep } from '../../aslsk/lab.testkit.js';
import { SYSTEMS } from '../../systems.js';
import { declaredDice, diceSource, lowestFace, throwEach } from '../dice/index.js';
import { isRefusal } from './action.js';
import { decide } from './decide.js';

const someDice = () =>
  diceSource('scripted', (purpose, spec, ordinal) =>
    throwEach(purpose, spec, ({ sides }) => lowestFace(sides) + ((ordinal * 5 + 2) % sides)),
  );

test.each(['aslsk', 'combat'])('%s: every roll says whose it is, and never what is hidden', (system) => {
  const known = SYSTEMS.get(system)!;
  let rolls = 0;
  watchHouseBattles(
    known,
    ({ battle, side, listed }) => {
      for (const { order } of listed.filter((_, i) => i % Math.ceil(listed.length / 5) === 0)) {
        const action = decide(known.rulebook, battle, side, order, someDice());
        if (isRefusal(action)) throw new Error(action.why);
        for (const roll of action.rolls) {
          rolls++;
          expect(roll.for).toMatch(/^[^:]+: .+/);
          if (roll.to) continue;
          const hidden = battle.units().filter((unit) => unit.hidden);
          const words = roll.for.split(/[:,] /).flatMap((part) => part.split(' '));
          expect(hidden.filter(({ id }) => words.includes(id)).map(({ id }) => [roll.for, id])).toEqual([]);
        }
      }
    },
    { every: 9, mostActions: 150 },
  );
  expect(rolls).toBeGreaterThan(30);
});

describe('[aslsk 3.2.3/KIA-a] who is hit at random', () => {
  const shot = (units: object, roll: number) =>
    lab(prep({ a1: { counter: '4-6-7', at: 'E5' }, am: { counter: 'HMG', possessor: 'a1' }, ...units }), {
      by: 'a',
      order: { order: 'fire', at: 'F5', firers: ['a1', 'am'] },
      dice: [[1, 2], [roll]],
    });
  const killed = (units: object, roll: number) =>
    shot(units, roll)
      .steps.at(-1)
      ?.effects?.filter(({ effect }) => effect === 'eliminated')
      .map(({ says }) => says);
  const squad = { counter: '4-4-7', at: 'F5' };
  const leader = { counter: '8-1', at: 'F5' };

  test('does not depend on ids: the same face finds the same counter', () => {
    expect(killed({ b1: squad, b2: leader }, 1)).toEqual(killed({ b2: squad, b1: leader }, 1));
    expect(killed({ b1: squad, b2: leader }, 1)).toHaveLength(1);
  });

  test('is told by the roll: which face is whose, and by ids only where two are called alike', () => {
    const name = (units: object) => shot(units, 1).steps.at(-1)?.action?.rolls[1]?.for;
    expect(name({ b1: squad, b2: leader })).toBe('random selection: 1 4-4-7, 2 8-1');
    expect(name({ b1: squad, b2: squad })).toBe('random selection: 1 4-4-7 b1, 2 4-4-7 b2');
  });
});

test('a player who declares dice may say what they are for without saying whose they are', () => {
  const dice = () => declaredDice([{ for: 'morale check', faces: [3] }]);
  expect(dice().roll('morale check: 7-6 a1', { sides: 6, colour: 'white' }).dice[0]?.face).toBe(3);
  expect(() => dice().roll('casualty: 7-6 a1', { sides: 6, colour: 'white' })).toThrow('casualty: 7-6 a1');
});
