/** Dice whose faces are given: declared by the players, stored in the log, or scripted by a test or the lab. */
import {
  DiceError,
  type DiceSource,
  type DieSpec,
  describeSpec,
  diceSource,
  isFaceOf,
  lowestFace,
  type Roll,
  throwEach,
} from './dice.js';

/** One roll thrown at the table: its faces in the order white, coloured (or tens, ones); `for` when the players say what it was for. */
export interface DeclaredRoll {
  readonly for?: string;
  readonly faces: readonly number[];
}

interface DeclaredProblem {
  readonly code: 'DICE_BAD_DECLARATION';
  readonly message: string;
  readonly path: string;
}

type DeclaredResult =
  | { readonly ok: true; readonly rolls: readonly DeclaredRoll[] }
  | { readonly ok: false; readonly problems: readonly DeclaredProblem[] };

const MAX_ROLLS = 1_000;
const MAX_DICE = 100;

/** Reads what players sent: `[{ "for": "attack", "faces": [3, 4] }]`, or just the faces, `[[3, 4]]`. */
export function readDeclared(input: unknown, path = 'dice'): DeclaredResult {
  if (!Array.isArray(input)) return refused('Send the rolls as a list.', path);
  if (input.length > MAX_ROLLS) return refused(`Send at most ${MAX_ROLLS} rolls with one order.`, path);
  const problems: DeclaredProblem[] = [];
  const rolls = input.map((entry: unknown, i) => readDeclaredRoll(entry, `${path}[${i}]`, problems));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rolls };
}

function readDeclaredRoll(entry: unknown, path: string, problems: DeclaredProblem[]): DeclaredRoll {
  const purpose = isRecord(entry) ? entry.for : undefined;
  const faces = isRecord(entry) ? entry.faces : entry;
  if (purpose !== undefined && typeof purpose !== 'string') {
    problems.push(problem('Say in words what the roll was for, or leave it out.', `${path}.for`));
  }
  if (!Array.isArray(faces) || faces.length === 0 || faces.length > MAX_DICE) {
    problems.push(problem(`Give the roll's faces as a list of 1 to ${MAX_DICE} numbers.`, path));
    return { faces: [] };
  }
  for (const [i, face] of faces.entries()) {
    if (!Number.isInteger(face) || face < 0)
      problems.push(problem('A face is a whole number.', `${path}.faces[${i}]`));
  }
  return typeof purpose === 'string' ? { for: purpose, faces } : { faces };
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function problem(message: string, path: string): DeclaredProblem {
  return { code: 'DICE_BAD_DECLARATION', message, path };
}

function refused(message: string, path: string): DeclaredResult {
  return { ok: false, problems: [problem(message, path)] };
}

/** The players' own dice. They must be exactly the dice the rules ask for, in that order. */
export function declaredDice(rolls: readonly DeclaredRoll[]): DiceSource {
  return diceSource(
    'declared',
    (purpose, spec, ordinal) => {
      const path = `dice[${ordinal}]`;
      const declared = rolls[ordinal];
      if (!declared) {
        throw new DiceError(
          'DICE_MISSING',
          `Roll ${describeSpec(spec)} for "${purpose}" and send it too.`,
          path,
        );
      }
      if (declared.for !== undefined && !isFor(declared.for, purpose)) {
        const message = `Here the rules ask for "${purpose}" (${describeSpec(spec)}), not for "${declared.for}".`;
        throw new DiceError('DICE_DIFFER', message, `${path}.for`);
      }
      if (declared.faces.length !== spec.length) {
        const message = `"${purpose}" takes ${describeSpec(spec)}: send ${spec.length} faces, not ${declared.faces.length}.`;
        throw new DiceError('DICE_DIFFER', message, `${path}.faces`);
      }
      let at = 0;
      return throwEach(purpose, spec, (die) =>
        checkedFace(declared.faces[at]!, die, purpose, `${path}.faces[${at++}]`),
      );
    },
    (rolled) => complainOfRest(rolls.length - rolled.length, 'roll', `dice[${rolled.length}]`, rolled),
  );
}

/** Thrown where the rules ask for a roll that the players have not declared. It is not an error: the order waits for it. */
export class RollAwaited {
  constructor(
    readonly purpose: string,
    readonly dice: readonly DieSpec[],
  ) {}
}

/**
 * The dice of a table: the players declare what everybody may see, in the order in which the rules ask for it, and the
 * server rolls the rest. Where the next declared faces are missing or do not fit, the roll is awaited.
 */
export function tableDice(
  declared: readonly DeclaredRoll[],
  server: Pick<DiceSource, 'secretly'>,
  secretSoFar: readonly Roll[] = [],
): DiceSource {
  let [open, secret] = [0, 0];
  return diceSource('declared', (purpose, spec, _, to) => {
    if (to) return secretSoFar[secret++] ?? server.secretly(to, purpose, ...spec);
    const faces = declared[open]?.faces ?? [];
    if (!fits(faces, spec)) throw new RollAwaited(purpose, spec);
    open++;
    let at = 0;
    return throwEach(purpose, spec, () => faces[at++]!);
  });
}

export function fits(faces: readonly number[], spec: readonly DieSpec[]): boolean {
  return faces.length === spec.length && spec.every(({ sides }, i) => isFaceOf(faces[i]!, sides));
}

/** The dice of the log, for audit: the rules must ask for the same dice for the same purposes. */
export function storedDice(rolls: readonly Roll[]): DiceSource {
  return diceSource(
    'stored',
    (purpose, spec, ordinal) => {
      const path = `rolls[${ordinal}]`;
      const stored = rolls[ordinal];
      if (!stored) {
        const message = `The log has no roll for "${purpose}" (${describeSpec(spec)}): the rules now ask for more dice.`;
        throw new DiceError('DICE_MISSING', message, path);
      }
      if (stored.for !== purpose || !sameSpec(stored.dice, spec)) {
        const message = `The rules ask for "${purpose}" (${describeSpec(spec)}), the log has "${stored.for}" (${describeSpec(stored.dice)}).`;
        throw new DiceError('DICE_DIFFER', message, path);
      }
      let at = 0;
      return throwEach(purpose, spec, (die) => {
        const path = `rolls[${ordinal}].dice[${at}].face`;
        return checkedFace(stored.dice[at++]!.face, die, purpose, path);
      });
    },
    (rolled) => complainOfRest(rolls.length - rolled.length, 'roll', `rolls[${rolled.length}]`, rolled),
  );
}

/** Chosen faces, one after the other: for tests and the lab. */
export function scriptedDice(...faces: readonly number[]): DiceSource {
  let at = 0;
  return diceSource(
    'scripted',
    (purpose, spec) =>
      throwEach(purpose, spec, (die) => {
        const path = `faces[${at}]`;
        const face = faces[at++];
        if (face !== undefined) return checkedFace(face, die, purpose, path);
        const message = `The script ran out at "${purpose}" (${describeSpec(spec)}): add its faces.`;
        throw new DiceError('DICE_MISSING', message, path);
      }),
    (rolled) => complainOfRest(faces.length - at, 'face', `faces[${at}]`, rolled),
  );
}

/** A declaration may say what a roll is for without saying whose it is. */
const isFor = (declared: string, purpose: string): boolean =>
  declared === purpose || purpose.startsWith(`${declared}: `);

function sameSpec(a: readonly DieSpec[], b: readonly DieSpec[]): boolean {
  return (
    a.length === b.length && a.every((die, i) => die.sides === b[i]!.sides && die.colour === b[i]!.colour)
  );
}

function checkedFace(face: number, die: DieSpec, purpose: string, path: string): number {
  if (isFaceOf(face, die.sides)) return face;
  const low = lowestFace(die.sides);
  const message = `"${purpose}": the ${die.colour} d${die.sides} shows ${low} to ${low + die.sides - 1}, not ${face}.`;
  throw new DiceError('DICE_BAD_FACE', message, path);
}

function complainOfRest(rest: number, what: string, path: string, rolled: readonly Roll[]): void {
  if (rest <= 0) return;
  const [were, them] = rest === 1 ? [' was', 'it'] : ['s were', 'them'];
  const asked = rolled.length > 0 ? ` They asked for ${rolled.map(told).join(', ')}.` : '';
  const message = `${rest} ${what}${were} given that the rules did not ask for: leave ${them} out.${asked}`;
  throw new DiceError('DICE_LEFT_OVER', message, path);
}

const told = ({ for: purpose, dice }: Roll): string =>
  `"${purpose}" (${dice.map(({ face }) => face).join(', ')})`;
