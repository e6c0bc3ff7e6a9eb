/** What the rules know of dice: they ask for a roll with a purpose and read its faces. Where faces come from is a source's business. */

/** Which of the dice thrown together this one is. One die alone is white; a percentage roll is a tens and a ones die. */
type Colour = (typeof COLOURS)[number];
export const COLOURS = ['white', 'coloured', 'tens', 'ones'] as const;

/** A die before it is thrown. */
export interface DieSpec {
  readonly sides: number;
  readonly colour: Colour;
}

/** A die as it lies: 1 to `sides`, but a ten-sided die shows the digits 0 to 9. */
export interface Die extends DieSpec {
  readonly face: number;
}

export interface Roll {
  readonly for: string;
  readonly dice: readonly Die[];
}

export interface Dice {
  roll(purpose: string, ...spec: readonly DieSpec[]): Roll;
}

/** Where the faces of an action came from; the action says so for ever. */
export type DiceSourceName = 'live' | 'declared' | 'stored' | 'scripted' | 'exhaustive';

/** Dice that remember what they rolled, in order. */
export interface DiceSource extends Dice {
  readonly source: DiceSourceName;
  /** Rolls for the eyes of these sides only. */
  secretly(to: readonly string[], purpose: string, ...spec: readonly DieSpec[]): Roll;
  readonly rolls: readonly Roll[];
  /** The action is decided: complains when faces were given that nobody asked for. */
  done(): void;
  /** Shown what is being written, for those who want to tell it where the dice run out. */
  watch?(written: Written): void;
}

/** An action while it is being decided. */
export interface Written {
  readonly rolls: readonly Roll[];
  readonly effects: readonly object[];
}

export const MAX_SIDES = 65_536;

/** One white die: `dr` in the ASL family's words. */
export const D6: readonly DieSpec[] = [{ sides: 6, colour: 'white' }];
/** A white and a coloured die, told apart: `DR` in the ASL family's words, 2d6 elsewhere. */
export const DR: readonly DieSpec[] = [
  { sides: 6, colour: 'white' },
  { sides: 6, colour: 'coloured' },
];
export const D10: readonly DieSpec[] = [{ sides: 10, colour: 'white' }];
export const D100: readonly DieSpec[] = [
  { sides: 10, colour: 'tens' },
  { sides: 10, colour: 'ones' },
];

/** `count` white dice of one kind. */
export function several(count: number, sides: number): readonly DieSpec[] {
  return Array.from({ length: count }, () => ({ sides, colour: 'white' }));
}

/** The number a single die counts as: the 0 of a ten-sided die is a ten. */
export function value(die: Die): number {
  return die.sides === 10 && die.face === 0 ? 10 : die.face;
}

/** What the roll reads: the sum of its dice, or 1 to 100 for a percentage roll (00 is 100). */
export function total(roll: Roll): number {
  const tens = roll.dice.find((die) => die.colour === 'tens');
  if (!tens) return roll.dice.reduce((sum, die) => sum + value(die), 0);
  return 10 * tens.face + die(roll, 'ones').face || 100;
}

/** The die of that colour; for the rules that look at one of the two. */
export function die(roll: Roll, colour: Colour): Die {
  const found = roll.dice.find((one) => one.colour === colour);
  if (!found) {
    throw new DiceError(
      'DICE_NO_SUCH_DIE',
      `The roll for "${roll.for}" has no ${colour} die: read a die that was rolled.`,
      'dice',
    );
  }
  return found;
}

export function isDoubles(roll: Roll): boolean {
  return roll.dice.length > 1 && roll.dice.every((one) => one.face === roll.dice[0]!.face);
}

export function highest(roll: Roll): number {
  return Math.max(...roll.dice.map(value));
}

export function lowest(roll: Roll): number {
  return Math.min(...roll.dice.map(value));
}

/** Random selection: one of the candidates, each as likely, by a recorded die with as many sides. A lone candidate needs no die. */
export function pick<T>(dice: Dice, purpose: string, candidates: readonly T[]): T {
  if (candidates.length === 0) {
    throw new DiceError(
      'DICE_NO_CANDIDATE',
      `"${purpose}": give at least one candidate to select from.`,
      'dice',
    );
  }
  if (candidates.length === 1) return candidates[0]!;
  return candidates[total(dice.roll(purpose, { sides: candidates.length, colour: 'white' })) - 1]!;
}

/** The faces a die can show, lowest first. */
export function lowestFace(sides: number): number {
  return sides === 10 ? 0 : 1;
}

export function isFaceOf(face: number, sides: number): boolean {
  const low = lowestFace(sides);
  return Number.isInteger(face) && face >= low && face < low + sides;
}

/** "1 white d6 and 1 coloured d6", for messages. */
export function describeSpec(spec: readonly DieSpec[]): string {
  const counts = new Map<string, number>();
  for (const { colour, sides } of spec) {
    const kind = `${colour} d${sides}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(' and ');
}

type DiceErrorCode =
  | 'DICE_NO_SUCH_DIE'
  | 'DICE_NO_CANDIDATE'
  | 'DICE_BAD_SPEC'
  | 'DICE_BAD_FACE'
  | 'DICE_BAD_SEED'
  | 'DICE_MISSING'
  | 'DICE_LEFT_OVER'
  | 'DICE_DIFFER'
  | 'DICE_TREE_TOO_LARGE';

/** Dice that cannot be had, or are not the dice asked for. */
export class DiceError extends Error {
  override readonly name = 'DiceError';

  constructor(
    readonly code: DiceErrorCode,
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

/** Builds a source from the one thing in which sources differ: where the next face comes from. */
export function diceSource(
  source: DiceSourceName,
  nextRoll: (purpose: string, spec: readonly DieSpec[], ordinal: number, to?: readonly string[]) => Roll,
  done: (rolls: readonly Roll[]) => void = () => {},
): DiceSource {
  const rolls: Roll[] = [];
  const next = (purpose: string, spec: readonly DieSpec[], to?: readonly string[]): Roll => {
    checkSpec(purpose, spec);
    const roll = nextRoll(purpose, spec, rolls.length, to);
    rolls.push(roll);
    return roll;
  };
  return {
    source,
    rolls,
    roll: (purpose, ...spec) => next(purpose, spec),
    secretly: (to, purpose, ...spec) => next(purpose, spec, to),
    done: () => done(rolls),
  };
}

/** Throws the dice one by one. */
export function throwEach(
  purpose: string,
  spec: readonly DieSpec[],
  faceOf: (spec: DieSpec) => number,
): Roll {
  return {
    for: purpose,
    dice: spec.map((one) => ({ sides: one.sides, colour: one.colour, face: faceOf(one) })),
  };
}

function checkSpec(purpose: string, spec: readonly DieSpec[]): void {
  if (spec.length === 0) {
    throw new DiceError('DICE_BAD_SPEC', `"${purpose}": ask for at least one die.`, 'dice');
  }
  for (const { sides } of spec) {
    if (Number.isInteger(sides) && sides >= 2 && sides <= MAX_SIDES) continue;
    throw new DiceError(
      'DICE_BAD_SPEC',
      `"${purpose}": a die has 2 to ${MAX_SIDES} sides, not ${sides}.`,
      'dice',
    );
  }
}
