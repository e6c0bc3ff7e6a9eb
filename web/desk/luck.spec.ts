import { BATTLE_DICE_SCHEME, commitmentOf, diceSeed } from '../../src/rules-core/kernel/dice/committed.js';
import { checkDice, luckLines, type Thrown } from './luck.js';

const SEED = 'a1'.repeat(32);
const { hash } = commitmentOf(SEED);
const published = { from: 1, scheme: BATTLE_DICE_SCHEME, hash, seed: SEED };

/** The second action rolls two dice, the third nothing, the fourth one. */
function thrown(): Thrown[] {
  const roll = (drawn: number, count: number) => {
    const source = diceSeed(SEED).after('xyz', { '': drawn });
    const { dice } = source.roll(
      'attack',
      ...Array.from({ length: count }, () => ({ sides: 6, colour: 'white' })),
    );
    return [{ purpose: 'attack', to: null, dice: dice.map((die) => ({ ...die })) }];
  };
  return [
    { version: 2, by: 'blue', dice: 'live', rolls: roll(0, 2) },
    { version: 3, by: 'red', dice: 'live', rolls: [] },
    { version: 4, by: 'red', dice: 'live', rolls: roll(1, 1) },
  ];
}

test('dice that follow from the committed seed are right, and a changed face is found', () => {
  expect(checkDice('battle.camp.xyz', [published], thrown())).toEqual({ state: 'right', rolls: 2 });
  const changed = thrown();
  const die = changed[2]?.rolls[0]?.dice[0] as { face: number };
  die.face = (die.face % 6) + 1;
  expect(checkDice('battle.camp.xyz', [published], changed)).toMatchObject({
    state: 'wrong',
    why: /Action 4/,
  });
});

test('a seed that was not committed is found, and one that is kept cannot be checked yet', () => {
  const other = { ...published, hash: commitmentOf('b2'.repeat(32)).hash };
  expect(checkDice('battle.camp.xyz', [other], thrown()).state).toBe('wrong');
  expect(checkDice('battle.camp.xyz', [{ ...published, seed: null }], thrown())).toEqual({ state: 'kept' });
});

test('luck is the sum beyond the expected one, in a band that grows with every die', () => {
  const roll = (...faces: number[]) => [
    { purpose: 'x', to: null, dice: faces.map((face) => ({ sides: 6, colour: 'white', face })) },
  ];
  const actions: Thrown[] = [
    { version: 2, by: 'blue', dice: 'live', rolls: roll(6, 6) },
    { version: 3, by: 'red', dice: 'live', rolls: roll(1) },
    { version: 5, by: 'blue', dice: 'live', rolls: roll(2) },
  ];
  const sides = [
    { key: 'red', name: 'Red' },
    { key: 'blue', name: 'Blue' },
  ];
  const [red, blue] = luckLines(actions, sides, 1);
  expect(red).toMatchObject({
    name: 'Red',
    place: 1,
    points: [
      [0, 0],
      [2, -2.5],
    ],
  });
  expect(blue?.points).toEqual([
    [0, 0],
    [1, 5],
    [4, 3.5],
  ]);
  expect(blue?.band?.map((far) => Math.round(far * 100) / 100)).toEqual([0, 4.73, 5.8]);
});
