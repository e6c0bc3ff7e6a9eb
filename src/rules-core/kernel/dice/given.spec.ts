import fc from 'fast-check';
import { D6, D10, DiceError, type DieSpec, DR, isFaceOf, type Roll } from './dice.js';
import { declaredDice, readDeclared, scriptedDice, storedDice } from './given.js';

function complaint(run: () => unknown): Pick<DiceError, 'code' | 'message' | 'path'> {
  try {
    run();
  } catch (error) {
    if (error instanceof DiceError) return { code: error.code, message: error.message, path: error.path };
    throw error;
  }
  throw new Error('No complaint.');
}

describe('declared dice', () => {
  it('are the players’ faces, in order, and say where they come from', () => {
    const dice = declaredDice([{ for: 'attack', faces: [3, 4] }, { faces: [6] }]);
    expect(dice.roll('attack', ...DR)).toEqual({
      for: 'attack',
      dice: [
        { sides: 6, colour: 'white', face: 3 },
        { sides: 6, colour: 'coloured', face: 4 },
      ],
    });
    dice.roll('morale', ...D6);
    dice.done();
    expect(dice.source).toBe('declared');
    expect(dice.rolls).toHaveLength(2);
  });

  it('ask by name for a roll that was not sent', () => {
    expect(complaint(() => declaredDice([]).roll('attack', ...DR))).toEqual({
      code: 'DICE_MISSING',
      message: 'Roll 1 white d6 and 1 coloured d6 for "attack" and send it too.',
      path: 'dice[0]',
    });
  });

  it('refuse a roll for something else, of other dice, with an impossible face, and too many', () => {
    const attack = (roll: { for?: string; faces: number[] }) =>
      complaint(() => declaredDice([roll]).roll('attack', ...DR));
    expect(attack({ for: 'rally', faces: [3, 4] })).toMatchObject({
      code: 'DICE_DIFFER',
      path: 'dice[0].for',
    });
    expect(attack({ faces: [3] })).toMatchObject({ code: 'DICE_DIFFER', path: 'dice[0].faces' });
    expect(attack({ faces: [3, 7] })).toMatchObject({ code: 'DICE_BAD_FACE', path: 'dice[0].faces[1]' });
    expect(complaint(() => declaredDice([{ faces: [1] }]).done())).toMatchObject({
      code: 'DICE_LEFT_OVER',
      path: 'dice[0]',
    });
    expect(complaint(() => declaredDice([{ faces: [0] }]).roll('x', ...D6))).toMatchObject({
      code: 'DICE_BAD_FACE',
    });
    expect(declaredDice([{ faces: [0] }]).roll('x', ...D10).dice[0]!.face).toBe(0);
  });

  it('read both ways of writing them', () => {
    expect(readDeclared([{ for: 'attack', faces: [3, 4] }, [5]])).toEqual({
      ok: true,
      rolls: [{ for: 'attack', faces: [3, 4] }, { faces: [5] }],
    });
  });

  it('tell each mistake with its path', () => {
    const read = readDeclared([{ for: 1, faces: [1] }, [1.5], [], { faces: 'x' }, null]);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toEqual([
      'dice[0].for',
      'dice[1].faces[0]',
      'dice[2]',
      'dice[3]',
      'dice[4]',
    ]);
    expect(readDeclared('six')).toMatchObject({ ok: false });
    expect(readDeclared(Array.from({ length: 1001 }, () => [1]))).toMatchObject({ ok: false });
  });

  it('fuzz: whatever is sent, reading answers, and rolling either takes exactly those faces or complains with a path', () => {
    const near = fc.array(
      fc.oneof(
        fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 3 }),
        fc.record({ for: fc.constantFrom('attack', 'other'), faces: fc.array(fc.nat(7), { maxLength: 3 }) }),
      ),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (input) => {
        const read = readDeclared(input);
        if (!read.ok) {
          expect(read.problems.length).toBeGreaterThan(0);
          for (const problem of read.problems) expect(problem.path).toMatch(/^dice/);
          return;
        }
        try {
          const roll = declaredDice(read.rolls).roll('attack', ...DR);
          expect(roll.dice.map((die) => die.face)).toEqual(read.rolls[0]!.faces);
          expect(roll.dice.every((die) => isFaceOf(die.face, die.sides))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DiceError);
          expect((error as DiceError).path).toMatch(/^dice\[0\]/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('stored dice', () => {
  const stored: Roll[] = [{ for: 'attack', dice: [{ sides: 6, colour: 'white', face: 5 }] }];

  it('replay what was rolled', () => {
    const dice = storedDice(stored);
    expect(dice.roll('attack', ...D6)).toEqual(stored[0]);
    dice.done();
    expect(dice.rolls).toEqual(stored);
  });

  it.each<[string, string, readonly DieSpec[]]>([
    ['another purpose', 'rally', D6],
    ['more dice', 'attack', DR],
    ['other sides', 'attack', D10],
    ['another colour', 'attack', [{ sides: 6, colour: 'coloured' }]],
  ])('report %s as the first difference', (_what, purpose, spec) => {
    expect(complaint(() => storedDice(stored).roll(purpose, ...spec))).toMatchObject({
      code: 'DICE_DIFFER',
      path: 'rolls[0]',
    });
  });

  it('report rolls that are missing, left over or impossible', () => {
    const dice = storedDice(stored);
    expect(complaint(() => dice.done())).toMatchObject({ code: 'DICE_LEFT_OVER', path: 'rolls[0]' });
    dice.roll('attack', ...D6);
    expect(complaint(() => dice.roll('morale', ...D6))).toMatchObject({
      code: 'DICE_MISSING',
      path: 'rolls[1]',
    });
    const forged: Roll[] = [{ for: 'attack', dice: [{ sides: 6, colour: 'white', face: 9 }] }];
    expect(complaint(() => storedDice(forged).roll('attack', ...D6))).toMatchObject({
      code: 'DICE_BAD_FACE',
      path: 'rolls[0].dice[0].face',
    });
  });
});

describe('scripted dice', () => {
  it('fall as written', () => {
    const dice = scriptedDice(3, 4, 1);
    expect(dice.roll('attack', ...DR).dice.map((die) => die.face)).toEqual([3, 4]);
    expect(dice.roll('morale', ...D6).dice.map((die) => die.face)).toEqual([1]);
    dice.done();
  });

  it('complain when they run out, are left over, or cannot be', () => {
    expect(complaint(() => scriptedDice(3).roll('attack', ...DR))).toMatchObject({
      code: 'DICE_MISSING',
      path: 'faces[1]',
    });
    expect(complaint(() => scriptedDice(3, 4).done())).toMatchObject({
      code: 'DICE_LEFT_OVER',
      message: '2 faces were given that the rules did not ask for: leave them out.',
    });
    expect(complaint(() => scriptedDice(7).roll('morale', ...D6))).toMatchObject({ code: 'DICE_BAD_FACE' });
  });
});
