/** Reads a position from outside: form, attributes as the rulebook declares them, and that its parts belong together. */

import * as z from 'zod';
import type { Rulebook } from '../decide/rulebook.js';
import { COLOURS, MAX_SIDES } from '../dice/index.js';
import { readAs, type Wrong } from './complaints.js';
import { DEEPEST, isTooDeep } from './depth.js';
import { type Json, POSITION_FORMAT, type Position, type System } from './position.js';

export interface PositionProblem {
  readonly code: 'POSITION_MALFORMED' | 'POSITION_INCONSISTENT';
  readonly path: string;
  readonly message: string;
}

export type PositionResult<S extends System> =
  | { readonly ok: true; readonly position: Position<S> }
  | { readonly ok: false; readonly problems: readonly PositionProblem[] };

/** More than any battle has; whatever is larger is not read at all. */
const MOST_UNITS = 2_000;
const MOST_PROBLEMS = 50;

const id = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._+?-]{0,63}$/u, 'An id is 1 to 64 letters, digits or . _ + ? -');
const place = z.string().min(1).max(80);
const json = z.json();
const force = z.strictObject({
  units: z.array(id).max(MOST_UNITS),
  hexes: z.array(place).max(10_000),
  turn: z.int().min(1).max(1_000).optional(),
  mayHide: z.int().min(1).max(MOST_UNITS).optional(),
  lying: z.array(id).max(MOST_UNITS).optional(),
});

const awaitedRoll = z.strictObject({
  for: z.string().max(200),
  dice: z
    .array(z.strictObject({ sides: z.int().min(2).max(MAX_SIDES), colour: z.enum(COLOURS) }))
    .min(1)
    .max(100),
});

function positionSchema<S extends System>({ system, attributes, tasks }: Rulebook<S>) {
  const outcome = z.strictObject({ winner: id.optional(), why: z.string().max(500) });
  const core = {
    side: id,
    name: z.string().max(200),
    at: place.optional(),
    hidden: z.literal(true).optional(),
  };
  return z.strictObject({
    format: z.literal(POSITION_FORMAT),
    id: z.string().min(1).max(100),
    system: z.literal(system),
    rules: z.string().max(50),
    charts: z.string().max(100).optional(),
    options: attributes.options,
    map: json,
    clock: attributes.clock.extend({
      turn: z.number().int().min(0).max(1_000),
      phase: attributes.clock.shape.phase ?? z.string().max(60),
      active: id.optional(),
      over: outcome.optional(),
    }),
    sides: z.record(id, attributes.side.extend({ name: z.string().max(200) })),
    secrets: z.record(
      id,
      attributes.secret.extend({
        standing: json.optional(),
        forces: z.array(force).max(200).optional(),
        ready: z.literal(true).optional(),
      }),
    ),
    units: z.record(id, attributes.unit.extend({ id, ...core })),
    locations: z.record(place, attributes.location),
    agenda: z.array(z.looseObject({ task: z.enum(Object.keys(tasks)) })).max(200),
    awaiting: z
      .array(
        z.strictObject({
          side: id,
          kind: z.string().max(60),
          orders: z.array(z.string().max(60)).min(1).max(100),
          roll: awaitedRoll.optional(),
          about: z.record(z.string(), json).optional(),
        }),
      )
      .max(10),
  });
}

const schemas = new WeakMap<object, z.ZodType>();

function schemaOf<S extends System>(rulebook: Rulebook<S>): z.ZodType {
  const known = schemas.get(rulebook);
  if (known) return known;
  const schema = positionSchema(rulebook);
  schemas.set(rulebook, schema);
  return schema;
}

/** The form of a rulebook's positions, for editors and documentation. */
export function positionJsonSchema<S extends System>(rulebook: Rulebook<S>): Json {
  return z.toJSONSchema(schemaOf(rulebook), { io: 'input', unrepresentable: 'any' }) as Json;
}

export function readPosition<S extends System>(rulebook: Rulebook<S>, input: unknown): PositionResult<S> {
  if (isTooDeep(input))
    return { ok: false, problems: [malformed('$', `At most ${DEEPEST} things may lie within each other.`)] };
  const units = (input as Position | undefined)?.units;
  if (typeof units === 'object' && units !== null && Object.keys(units).length > MOST_UNITS)
    return { ok: false, problems: [malformed('$.units', `A position holds at most ${MOST_UNITS} units.`)] };
  const read = readAs(schemaOf(rulebook), input);
  if (!read.ok) {
    const problems = read.wrong
      .slice(0, MOST_PROBLEMS)
      .map((wrong) => malformed(pathOf(wrong.path), complaint(rulebook, wrong)));
    return { ok: false, problems };
  }
  const position = read.value as Position<S>;
  const problems = [...inconsistencies(position)].slice(0, MOST_PROBLEMS);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, position };
}

/** What is not known where it stands: what there is instead, and where the word belongs if it is the value of something. */
function complaint<S extends System>({ attributes }: Rulebook<S>, wrong: Wrong): string {
  if (!wrong.unknown) return wrong.message;
  const known = wrong.path.length <= 2 ? attributesAt(attributes, String(wrong.path[0])) : undefined;
  const unknown = wrong.unknown.map((key) => `"${key}"`).join(', ');
  if (!known) return `Nothing is called ${unknown} here.`;
  const meant = wrong.unknown.flatMap((key) => meantBy(key, known));
  const instead = meant.length > 0 ? meant.join(', ') : `there are: ${Object.keys(known).sort().join(', ')}`;
  return `Nothing is called ${unknown} here; ${instead}.`;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const ATTRIBUTES_OF: Readonly<Record<string, keyof Rulebook['attributes']>> = {
  units: 'unit',
  locations: 'location',
  sides: 'side',
  secrets: 'secret',
  clock: 'clock',
  options: 'options',
};

function attributesAt(attributes: Rulebook['attributes'], group: string): Shape | undefined {
  const kind = Object.hasOwn(ATTRIBUTES_OF, group) ? ATTRIBUTES_OF[group] : undefined;
  return kind && attributes[kind].shape;
}

/** `pinned` is said as `"yellow": "pinned"`, and `tcaFacing` may have meant `facing`. */
function meantBy(key: string, known: Shape): string[] {
  const word = key.toLowerCase().replace(/[^a-z]/g, '');
  const alike = (other: string) => {
    const plain = other.toLowerCase().replace(/[^a-z]/g, '');
    return (
      plain === word ||
      (plain.length > 3 && word.includes(plain)) ||
      (word.length > 3 && plain.includes(word))
    );
  };
  const names = Object.keys(known).filter(alike);
  const values = Object.entries(known).flatMap(([name, type]) =>
    valuesOf(type)
      .filter(alike)
      .map((value) => `"${name}": "${value}"`),
  );
  return [...new Set([...names.map((name) => `"${name}"`), ...values])]
    .slice(0, 5)
    .map((text) => `perhaps ${text}`);
}

function valuesOf(type: z.core.$ZodType): string[] {
  if (type instanceof z.ZodOptional) return valuesOf(type.unwrap());
  if (type instanceof z.ZodArray) return valuesOf(type.element);
  return type instanceof z.ZodEnum ? type.options.map(String) : [];
}

/** Before the battle all units of a force are there; once it has begun, some may have been lost, or taken by the enemy. */
function isAmiss({ units, awaiting, clock }: Position, side: string, unit: string): boolean {
  if (awaiting.length > 0 || clock.over) return false;
  return !Object.hasOwn(units, unit) || units[unit]?.side !== side;
}

function* inconsistencies(position: Position): Iterable<PositionProblem> {
  const sides = new Set(Object.keys(position.sides));
  const unknown = (path: string, side: string) =>
    inconsistent(path, `There is no side "${side}"; there are: ${[...sides].sort().join(', ')}.`);
  for (const side of sides)
    if (!position.secrets[side]) yield inconsistent('$.secrets', `"${side}" has no entry; give {}.`);
  for (const side of Object.keys(position.secrets))
    if (!sides.has(side)) yield unknown(`$.secrets.${side}`, side);
  for (const [side, { forces = [] }] of Object.entries(position.secrets))
    for (const [i, { units }] of forces.entries())
      for (const [j, unit] of units.entries())
        if (isAmiss(position, side, unit))
          yield inconsistent(
            `$.secrets.${side}.forces[${i}].units[${j}]`,
            `"${unit}" is not a unit of ${side}.`,
          );
  for (const [key, unit] of Object.entries(position.units)) {
    if (unit.id !== key) yield inconsistent(`$.units.${key}.id`, `The unit's id must be "${key}" too.`);
    if (!sides.has(unit.side)) yield unknown(`$.units.${key}.side`, unit.side);
  }
  for (const [i, { side }] of position.awaiting.entries())
    if (!sides.has(side)) yield unknown(`$.awaiting[${i}].side`, side);
  const { active, over } = position.clock;
  if (active !== undefined && !sides.has(active)) yield unknown('$.clock.active', active);
  if (over?.winner !== undefined && !sides.has(over.winner))
    yield unknown('$.clock.over.winner', over.winner);
}

/** `$.units.r1.path[0]`, the way all problems name a place. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${String(step)}`),
    '$',
  );
}

function malformed(path: string, message: string): PositionProblem {
  return { code: 'POSITION_MALFORMED', path, message };
}

function inconsistent(path: string, message: string): PositionProblem {
  return { code: 'POSITION_INCONSISTENT', path, message };
}
