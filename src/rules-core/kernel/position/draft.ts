/**
 * Fills in a position of which a person said only what matters: a map, some counters, a phase. Whatever is said stays;
 * the rest is the kernel's and the rulebook's defaults.
 */

import type * as z from 'zod';
import type { Drafting, Rulebook } from '../decide/rulebook.js';
import { readAs } from './complaints.js';
import { copyBags } from './copies.js';
import { DEEPEST, isTooDeep } from './depth.js';
import {
  POSITION_FORMAT,
  type Position,
  type Side,
  type SideId,
  type System,
  type Unit,
} from './position.js';
import { type PositionProblem, type PositionResult, readPosition } from './validate.js';

type Bag = Record<string, unknown>;

/** The position as the kernel reads it, with every default filled in. */
export function draftPosition<S extends System>(rulebook: Rulebook<S>, short: unknown): PositionResult<S> {
  if (!isBag(short)) return failed('$', 'A position is an object with a map, sides and units.');
  if (isTooDeep(short)) return failed('$', `At most ${DEEPEST} things may lie within each other.`);
  const problems: PositionProblem[] = [];
  const filled = fill(rulebook, short, problems);
  if (problems.length > 0) return { ok: false, problems };
  const read = readPosition(rulebook, filled);
  if (!read.ok) return read;
  return completed(rulebook, read.position, short.agenda === undefined && short.awaiting === undefined);
}

function fill<S extends System>(rulebook: Rulebook<S>, short: Bag, problems: PositionProblem[]): Bag {
  const { draft } = rulebook;
  const sides = sidesOf(rulebook, short);
  const ids = Object.keys(sides);
  const options = bagOr(short.options, { ...draft?.options?.(ids) });
  return {
    format: POSITION_FORMAT,
    id: 'lab',
    system: rulebook.system,
    rules: rulebook.version,
    map: null,
    locations: {},
    agenda: [],
    awaiting: [],
    ...short,
    options,
    clock: bagOr(short.clock, { turn: 1, ...draft?.clock?.(ids) }),
    sides,
    secrets: bagOr(short.secrets, Object.fromEntries(ids.map((id) => [id, {}]))),
    units: unitsOf(rulebook, short.units ?? {}, { sides, options, problems }),
  };
}

/** Two sides, `a` and `b`, where none are named. */
function sidesOf<S extends System>({ draft }: Rulebook<S>, short: Bag): Bag {
  const said = short.sides ?? { a: {}, b: {} };
  if (!isBag(said)) return said as Bag;
  return mapped(said, (side, id) => bagOr(side, { name: titled(id), ...draft?.side?.(id) }));
}

/** What is known of the position when its units are read. */
interface Around {
  readonly sides: Bag;
  readonly options: unknown;
  readonly problems: PositionProblem[];
}

function unitsOf<S extends System>(rulebook: Rulebook<S>, units: unknown, around: Around): unknown {
  if (!isBag(units)) return units;
  const ids = isBag(around.sides) ? Object.keys(around.sides) : [];
  return mapped(units, (unit, id) => {
    if (!isBag(unit)) return unit;
    const { counter, ...said } = unit;
    const side = said.side ?? sideOfUnit(id, ids);
    if (side === undefined) {
      around.problems.push(sideUnknown(id, ids));
      return unit;
    }
    const printed =
      counter === undefined ? { name: id } : counterOf(rulebook, counter, side, around, `$.units.${id}`);
    return { ...without(printed, said), id: said.id ?? id, ...(side !== undefined && { side }) };
  });
}

/** What is said on top of what is printed: `null`, or `false` for a mark, takes it away. */
function without(printed: Bag, said: Bag): Bag {
  const all = Object.entries({ ...printed, ...said });
  return Object.fromEntries(
    all.filter(([key, value]) => value !== null && !(value === false && isMark(printed, key))),
  );
}

const isMark = (printed: Bag, key: string): boolean => printed[key] === undefined || printed[key] === true;

/**
 * A unit's id names its side: `blue-3` is of `blue`, and so are `b3` and `bl` when no other side begins with b. A longer
 * word such as `gun` names no side, whatever it begins with.
 */
function sideOfUnit(unit: string, sides: readonly string[]): SideId | undefined {
  const whole = sides.filter((side) => unit.startsWith(side)).sort((a, b) => b.length - a.length)[0];
  if (whole !== undefined) return whole;
  if (!/^\p{L}{1,2}(?!\p{L})/u.test(unit)) return undefined;
  const initial = sides.filter((side) => side.charAt(0) === unit.charAt(0));
  return initial.length === 1 ? initial[0] : undefined;
}

function sideUnknown(unit: string, sides: readonly string[]): PositionProblem {
  const [first = 'a'] = sides;
  return {
    code: 'POSITION_MALFORMED',
    path: `$.units.${unit}.side`,
    message: `The side of "${unit}" cannot be read from its id: add "side" (${sides.join(' or ')}), or call it "${first}-${unit}", or "${first.charAt(0)}1" where no other side begins so.`,
  };
}

/** Made once for each rulebook: a schema is compiled when it first reads something. */
const looseSides = new WeakMap<object, z.ZodType>();

function looseSide<S extends System>({ attributes }: Rulebook<S>): z.ZodType {
  const known = looseSides.get(attributes) ?? attributes.side.loose();
  looseSides.set(attributes, known);
  return known;
}

/** What is printed on the counter that a person names. */
function counterOf<S extends System>(
  rulebook: Rulebook<S>,
  name: unknown,
  side: unknown,
  { sides, options, problems }: Around,
  path: string,
): Bag {
  const add = (message: string) => {
    problems.push({ code: 'POSITION_MALFORMED', path: `${path}.counter`, message });
    return {};
  };
  if (typeof name !== 'string') return add('Name the counter as it is printed, such as "4-6-7".');
  const find = rulebook.draft?.counter;
  if (!find) return add(`${rulebook.title} knows no counters by name: give the unit's attributes.`);
  const of = readAs(looseSide(rulebook), typeof side === 'string' ? sides[side] : undefined);
  if (!of.ok) return add('The side of the unit is not known, or not in form.');
  const owner = of.value as unknown as Side<S>;
  const when = readAs(rulebook.attributes.options, options);
  const printed = find(name, owner, (when.ok ? when.value : {}) as S['options']);
  if (printed) return { ...printed };
  if (!when.ok) return add(`"${name}" cannot be looked up. Mend the options first: ${when.wrong[0].message}`);
  const known = rulebook.draft?.counters?.(owner) ?? [];
  const there = known.length > 0 ? ` There are: ${known.join(', ')}.` : '';
  return add(`There is no counter "${name}" for ${String(side)}.${there}`);
}

/** What follows from a sound position: the rulebook's own additions, and what is to be done in the phase it stands in. */
function completed<S extends System>(
  rulebook: Rulebook<S>,
  position: Position<S>,
  begins: boolean,
): PositionResult<S> {
  const { draft } = rulebook;
  if (position.awaiting.length > 0) return { ok: true, position: underWay(rulebook, position) };
  const misplaced = [...misplacedOn(Object.values(position.units), draft?.kinds)];
  if (misplaced.length > 0) return { ok: false, problems: misplaced.slice(0, 50) };
  const whole = draft?.complete?.(position) ?? position;
  const agenda = begins && !whole.clock.over ? (draft?.agenda?.(whole) ?? []) : whole.agenda;
  if (agenda.length === 0 && !whole.clock.over)
    return failed(
      '$.agenda',
      `Nothing is to be done in the phase "${whole.clock.phase}": name another phase in $.clock, or give the agenda.`,
    );
  return { ok: true, position: { ...whole, units: copyBags(whole.units), agenda: [...agenda] } };
}

const CORE = ['id', 'side', 'name', 'at', 'hidden'];

/** No rule looks at an attribute on a unit of the wrong kind: to accept it would mislead the author. */
function* misplacedOn(units: readonly Unit[], kinds: Drafting['kinds']): Iterable<PositionProblem> {
  if (!kinds) return;
  for (const unit of units) {
    const kind = String((unit as unknown as Bag)[kinds.of]);
    const have = kinds.have[kind];
    for (const name of Object.keys(unit)) {
      if (!have || CORE.includes(name) || have.includes(name)) continue;
      const others = Object.keys(kinds.have).filter((other) => kinds.have[other]?.includes(name));
      yield {
        code: 'POSITION_MALFORMED',
        path: `$.units.${unit.id}.${name}`,
        message: `"${name}" does not go with a unit of the kind "${kind}"; it goes with: ${others.join(', ')}.`,
      };
    }
  }
}

/** A battle that somebody is asked in is taken as it stands; a side that sees no agenda has one worked out for it. */
function underWay<S extends System>({ draft }: Rulebook<S>, position: Position<S>): Position<S> {
  return position.agenda.length > 0 ? position : (draft?.resume?.(position) ?? position);
}

function failed(path: string, message: string): { ok: false; problems: PositionProblem[] } {
  return { ok: false, problems: [{ code: 'POSITION_MALFORMED', path, message }] };
}

/** What was said, on top of the default; anything but an object is left for the reader to refuse. */
function bagOr(said: unknown, usual: Bag): unknown {
  if (said === undefined) return usual;
  return isBag(said) ? { ...usual, ...said } : said;
}

function mapped(bag: Bag, each: (value: unknown, key: string) => unknown): Bag {
  return Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, each(value, key)]));
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
