/** All dice at once: walks every way the dice of a decision can fall and counts exactly, in whole numbers over one denominator. */
import { type Dice, DiceError, diceSource, lowestFace, type Roll, throwEach } from './dice.js';

interface Outcome<T> {
  readonly result: T;
  readonly rolls: readonly Roll[];
  /** This outcome happens `weight` times in `total`. */
  readonly weight: bigint;
}

interface EveryRoll<T> {
  readonly total: bigint;
  readonly outcomes: readonly Outcome<T>[];
}

interface Bounds {
  /** How many ways the dice may fall before the walk gives up. */
  readonly limit?: number;
}

const DEFAULT_LIMIT = 1_000_000;

/** Every outcome of `run`, which must depend on its dice alone. For long chains of dice ask for `chances`: it keeps no outcomes. */
export function everyRoll<T>(run: (dice: Dice) => T, bounds: Bounds = {}): EveryRoll<T> {
  const found: { result: T; rolls: readonly Roll[]; oneIn: bigint }[] = [];
  walk(run, bounds, (result, rolls, oneIn) => found.push({ result, rolls, oneIn }));
  const total = found.reduce((common, { oneIn }) => leastCommonMultiple(common, oneIn), 1n);
  return {
    total,
    outcomes: found.map(({ result, rolls, oneIn }) => ({ result, rolls, weight: total / oneIn })),
  };
}

interface Chances {
  readonly total: bigint;
  /** How many of `total` fall on each key, in order of first appearance. */
  readonly of: ReadonlyMap<string, bigint>;
}

/** How often `run` gives each result, named by `keyOf`; lowest terms over one denominator. */
export function chances<T>(
  run: (dice: Dice) => T,
  keyOf: (result: T) => string,
  bounds: Bounds = {},
): Chances {
  const counts = new Map<string, Map<bigint, bigint>>();
  let common = 1n;
  walk(run, bounds, (result, _rolls, oneIn) => {
    const key = keyOf(result);
    const byDepth = counts.get(key) ?? new Map<bigint, bigint>();
    counts.set(key, byDepth);
    byDepth.set(oneIn, (byDepth.get(oneIn) ?? 0n) + 1n);
    common = leastCommonMultiple(common, oneIn);
  });
  const weights = new Map<string, bigint>();
  for (const [key, byDepth] of counts) {
    weights.set(
      key,
      [...byDepth].reduce((sum, [oneIn, count]) => sum + count * (common / oneIn), 0n),
    );
  }
  const shared = [...weights.values()].reduce(greatestCommonDivisor, common);
  return { total: common / shared, of: new Map([...weights].map(([key, weight]) => [key, weight / shared])) };
}

/** An odometer over the faces: runs again and again, each time with the next combination; the tree shows itself as the rules ask. */
function walk<T>(
  run: (dice: Dice) => T,
  { limit = DEFAULT_LIMIT }: Bounds,
  visit: (result: T, rolls: readonly Roll[], oneIn: bigint) => void,
): void {
  const turns: number[] = [];
  const sides: number[] = [];
  for (let leaf = 1; ; leaf++) {
    if (leaf > limit) throw tooLarge(limit);
    let at = 0;
    const dice = diceSource('exhaustive', (purpose, spec) =>
      throwEach(purpose, spec, (die) => {
        if (at >= limit) throw tooLarge(limit);
        if (at === turns.length) {
          turns.push(0);
          sides.push(die.sides);
        } else if (sides[at] !== die.sides) throw notItsDiceAlone(purpose);
        return lowestFace(die.sides) + turns[at++]!;
      }),
    );
    const result = run(dice);
    if (at !== turns.length) throw notItsDiceAlone('the end');
    visit(
      result,
      dice.rolls,
      sides.reduce((product, n) => product * BigInt(n), 1n),
    );
    while (turns.length > 0 && turns.at(-1)! + 1 === sides.at(-1)!) {
      turns.pop();
      sides.pop();
    }
    if (turns.length === 0) return;
    turns[turns.length - 1]!++;
  }
}

function notItsDiceAlone(where: string): DiceError {
  const message = `At "${where}" other dice were asked for than on the run before: a decision must depend on its dice alone.`;
  return new DiceError('DICE_DIFFER', message, 'dice');
}

function tooLarge(limit: number): DiceError {
  return new DiceError(
    'DICE_TREE_TOO_LARGE',
    `The dice can fall in more than ${limit} ways: choose some of the dice, or raise the limit.`,
    'limit',
  );
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a === b ? a : (a / greatestCommonDivisor(a, b)) * b;
}
