/**
 * One way to reckon: a base, what is added, multiplied, rounded and limited, each with its label and the rules that say so.
 * Exact: halves and quarters stay fractions until a rule rounds them. What comes out is plain data for an effect,
 * and a sentence for people.
 */
import { type Roll, total, value } from './dice/dice.js';

/** A whole number, or numerator and denominator in lowest terms. */
export type Amount = number | readonly [numerator: number, denominator: number];

export interface Step<Rule extends string = string> {
  /** shift moves along a chart's columns and leaves the total alone. */
  readonly do: 'add' | 'times' | 'round' | 'limit' | 'shift';
  readonly label: string;
  readonly value: Amount;
  readonly cites: readonly Rule[];
}

/** Anything that is added with a name and a reason. */
export interface Modifier<Rule extends string = string> {
  readonly label: string;
  readonly value: Amount;
  readonly cites: readonly Rule[];
}

export interface Reckoning<Rule extends string = string> {
  /** What is reckoned, in the game's words: `FP`, `DR`, `to hit`. */
  readonly of: string;
  readonly base: Amount;
  readonly cites: readonly Rule[];
  readonly steps: readonly Step<Rule>[];
  readonly total: Amount;
  /** Columns to the right (or left, below zero). */
  readonly shift?: number;
}

/** Begins a reckoning: `reckon('FP', 8, '3.2.2/a').times(HALF, 'long range', '3.2.2/c').done()`. */
export function reckon<Rule extends string = never>(
  of: string,
  base: Amount,
  ...cites: Rule[]
): Reckoner<Rule> {
  return new Reckoner(of, exact(base), cites, []);
}

export const HALF: Amount = [1, 2];
export const QUARTER: Amount = [1, 4];

export class Reckoner<Rule extends string> {
  constructor(
    private readonly of: string,
    private readonly base: Amount,
    private readonly cites: readonly Rule[],
    private readonly steps: readonly Step<Rule>[],
  ) {}

  get total(): Amount {
    return this.steps.reduce(apply, this.base);
  }

  /** Adds, or subtracts below zero; nothing is written down for a zero. */
  add<More extends string = never>(amount: Amount, label: string, ...cites: More[]): Reckoner<Rule | More> {
    return compare(amount, 0) === 0 ? this : this.with({ do: 'add', label, value: exact(amount), cites });
  }

  addAll<More extends string>(modifiers: readonly Modifier<More>[]): Reckoner<Rule | More> {
    return modifiers.reduce<Reckoner<Rule | More>>(
      (sum, { label, value, cites }) => sum.add(value, label, ...cites),
      this,
    );
  }

  times<More extends string = never>(factor: Amount, label: string, ...cites: More[]): Reckoner<Rule | More> {
    return this.with({ do: 'times', label, value: exact(factor), cites });
  }

  roundDown<More extends string = never>(...cites: More[]): Reckoner<Rule | More> {
    return this.rounded(floor(this.total), 'rounded down', cites);
  }

  roundUp<More extends string = never>(...cites: More[]): Reckoner<Rule | More> {
    return this.rounded(ceiling(this.total), 'rounded up', cites);
  }

  atLeast<More extends string = never>(
    least: Amount,
    label: string,
    ...cites: More[]
  ): Reckoner<Rule | More> {
    return compare(this.total, least) < 0
      ? this.with({ do: 'limit', label, value: exact(least), cites })
      : this;
  }

  atMost<More extends string = never>(most: Amount, label: string, ...cites: More[]): Reckoner<Rule | More> {
    return compare(this.total, most) > 0
      ? this.with({ do: 'limit', label, value: exact(most), cites })
      : this;
  }

  shift<More extends string = never>(
    columns: number,
    label: string,
    ...cites: More[]
  ): Reckoner<Rule | More> {
    return columns === 0 ? this : this.with({ do: 'shift', label, value: whole(columns), cites });
  }

  done(): Reckoning<Rule> {
    const shifts = this.steps.filter((step) => step.do === 'shift');
    const shift = shifts.reduce((sum, step) => sum + (step.value as number), 0);
    const { of, base, cites, steps, total } = this;
    return { of, base, cites, steps, total, ...(shifts.length > 0 ? { shift } : {}) };
  }

  private rounded<More extends string>(
    to: number,
    label: string,
    cites: readonly More[],
  ): Reckoner<Rule | More> {
    return compare(this.total, to) === 0 ? this : this.with({ do: 'round', label, value: to, cites });
  }

  private with<More extends string>(step: Step<More>): Reckoner<Rule | More> {
    return new Reckoner<Rule | More>(this.of, this.base, this.cites, [...this.steps, step]);
  }
}

function apply(sum: Amount, step: Step): Amount {
  if (step.do === 'add') return plus(sum, step.value);
  if (step.do === 'times') return product(sum, step.value);
  return step.do === 'shift' ? sum : step.value;
}

/** The total again, from what is written down: what an audit compares. */
export function totalOf({ base, steps }: Pick<Reckoning, 'base' | 'steps'>): Amount {
  return steps.reduce(apply, base);
}

/** Every rule the reckoning rests on, once, in order. */
export function citesOf<Rule extends string>({ cites, steps }: Reckoning<Rule>): Rule[] {
  return [...new Set([...cites, ...steps.flatMap((step) => step.cites)])];
}

/** The column so many to the right of another; the outermost column is where shifting ends. */
export function shiftColumn<C>(columns: readonly C[], column: C, by: number): C {
  const at = columns.indexOf(column);
  if (at < 0) throw new RangeError(`There is no column "${String(column)}" among ${columns.join(', ')}.`);
  return columns[Math.min(Math.max(at + by, 0), columns.length - 1)]!;
}

// Sentences

/** `8 FP halved for long range +2 assault fire = 6`. */
export function sayReckoning(reckoning: Reckoning): string {
  return `${say(reckoning.base)} ${reckoning.of}${saySteps(reckoning)}`;
}

/** `DR 7 (3+4) +2 woods = 9`: the dice as they lie, then what was added to them. */
export function sayRoll(roll: Roll, reckoning: Pick<Reckoning, 'of' | 'base' | 'steps' | 'total'>): string {
  const faces = roll.dice.map(value);
  const apart = faces.length > 1 && !roll.dice.some((die) => die.colour === 'tens');
  return `${reckoning.of} ${total(roll)}${apart ? ` (${faces.join('+')})` : ''}${saySteps(reckoning)}`;
}

/** `8 FP halved for long range = 4, column 4; DR 7 (3+4) +2 woods = 9: NMC`. */
export function sayOutcome(parts: readonly string[], result: string): string {
  return `${parts.join('; ')}: ${result}`;
}

function saySteps({ base, steps }: Pick<Reckoning, 'base' | 'steps'>): string {
  let said = '';
  let sum = base;
  let open = false;
  for (const step of steps) {
    if (step.do === 'round' || step.do === 'limit') {
      said += `${open ? ` = ${say(sum)}` : ''}, ${step.label}`;
      open = true;
    } else {
      said += ` ${sayStep(step)}`;
      open ||= step.do !== 'shift';
    }
    sum = apply(sum, step);
  }
  return open ? `${said} = ${say(sum)}` : said;
}

const TIMES: Readonly<Record<string, string>> = {
  '1/2': 'halved',
  '1/4': 'quartered',
  '2': 'doubled',
  '3': 'tripled',
};

function sayStep({ do: what, label, value: amount }: Step): string {
  if (what === 'times') return `${TIMES[sayPlain(amount)] ?? `×${sayPlain(amount)}`} for ${label}`;
  if (what === 'add') return `${signed(amount)} ${label}`;
  const columns = Math.abs(amount as number);
  return `${columns} column${columns === 1 ? '' : 's'} ${(amount as number) < 0 ? 'left' : 'right'} for ${label}`;
}

function signed(amount: Amount): string {
  return compare(amount, 0) < 0 ? `-${say(product(amount, -1))}` : `+${say(amount)}`;
}

/** 4, 1/2, or 4 1/2. */
export function say(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const [n, d] = amount;
  if (Math.abs(n) < d) return `${n}/${d}`;
  return `${Math.trunc(n / d)} ${Math.abs(n) % d}/${d}`;
}

function sayPlain(amount: Amount): string {
  return typeof amount === 'number' ? String(amount) : amount.join('/');
}

// Exact arithmetic

/** Lowest terms; a number may have eighths (charts write 1.5), anything finer is written as a fraction. */
export function exact(amount: Amount): Amount {
  if (typeof amount !== 'number') return lowestTerms(amount[0], amount[1]);
  if (Number.isSafeInteger(amount)) return amount;
  if (Number.isSafeInteger(amount * 8)) return lowestTerms(amount * 8, 8);
  throw new RangeError(`${amount} is not exact: write it as [numerator, denominator].`);
}

export function plus(a: Amount, b: Amount): Amount {
  const [n, d] = pair(a);
  const [m, e] = pair(b);
  return lowestTerms(n * e + m * d, d * e);
}

export function product(a: Amount, b: Amount): Amount {
  const [n, d] = pair(a);
  const [m, e] = pair(b);
  return lowestTerms(n * m, d * e);
}

/** Below zero: a is less than b; above: more. */
export function compare(a: Amount, b: Amount): number {
  const [n, d] = pair(a);
  const [m, e] = pair(b);
  return whole(n * e) - whole(m * d);
}

export function floor(amount: Amount): number {
  const [n, d] = pair(amount);
  return Math.floor(n / d) + 0;
}

export function ceiling(amount: Amount): number {
  const [n, d] = pair(amount);
  return Math.ceil(n / d) + 0;
}

function pair(amount: Amount): readonly [number, number] {
  const held = exact(amount);
  return typeof held === 'number' ? [held, 1] : held;
}

function lowestTerms(n: number, d: number): Amount {
  whole(n);
  if (whole(d) === 0) throw new RangeError('A fraction needs a denominator other than zero.');
  const divisor = greatestCommonDivisor(Math.abs(n), Math.abs(d)) * Math.sign(d);
  const [numerator, denominator] = [n / divisor + 0, d / divisor];
  return denominator === 1 ? numerator : [numerator, denominator];
}

function whole(n: number): number {
  if (Number.isSafeInteger(n)) return n;
  throw new RangeError(`${n} is not a whole number that can be held exactly.`);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
