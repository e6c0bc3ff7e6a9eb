import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { ApiError } from '../access/problems.js';

/** So many items are read in a few milliseconds; nobody has more to say in one request. */
const MOST_ITEMS = 10_000;
/** So many mistakes are told one by one. */
const MOST_TOLD = 5;
/** What is longer is not quoted: every mistake would print it as a whole. */
const MOST_QUOTED = 1_000;
const MOST_MESSAGE = 500;

interface Mistake {
  readonly at: string;
  readonly why: string;
  readonly value: unknown;
}

/**
 * Refuses lists that take long to be read, and variables with many mistakes, or mistakes in long values, by the first of them. Few and short ones are left to
 * the library, which quotes the whole value with each: 50,000 unknown members would hold the event loop for a second.
 */
export function refuseWrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    const declared = typeFromAST(schema, type);
    if (!isInputType(declared) || !Object.hasOwn(variables, name)) continue;
    if (roomForItems(variables[name], declared, MOST_ITEMS) < 0)
      throw new ApiError(
        'TOO_MUCH',
        `The lists in "$${name}" have more than ${MOST_ITEMS} items. Send them in several requests.`,
        { most: MOST_ITEMS, http: { status: 400 } },
      );
    const mistakes = firstMistakes(name, variables[name], declared);
    const [first] = mistakes;
    if (first && (mistakes.length > MOST_TOLD || mistakes.some(({ value }) => isLong(value))))
      throw new ApiError('BAD_USER_INPUT', told(name, first), { http: { status: 400 } });
  }
}

class Enough extends Error {}

/** What is left of so many items of lists, as deep as they are typed. */
function roomForItems(value: unknown, type: GraphQLInputType, room: number): number {
  if (isNonNullType(type)) return roomForItems(value, type.ofType, room);
  if (typeof value !== 'object' || value === null) return room;
  let left = room;
  if (isListType(type)) {
    if (!Array.isArray(value)) return roomForItems(value, type.ofType, room);
    left -= value.length;
    for (const item of value) {
      if (left < 0) break;
      left = roomForItems(item, type.ofType, left);
    }
  } else if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) {
      if (left < 0) break;
      left = roomForItems((value as Record<string, unknown>)[field.name], field.type, left);
    }
  return left;
}

function firstMistakes(name: string, value: unknown, type: GraphQLInputType): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  try {
    coerceInputValue(value, type, (path, value, { message }) => {
      mistakes.push({ at: [name, ...path].join('.'), why: message, value });
      if (mistakes.length > MOST_TOLD || isLong(value)) throw new Enough();
    });
  } catch (fault) {
    if (!(fault instanceof Enough)) throw fault;
  }
  return mistakes;
}

function told(name: string, { at, why }: Mistake): string {
  const message = `Variable "$${name}" got an invalid value at "${at}"; ${why}`;
  return message.length <= MOST_MESSAGE ? message : `${message.slice(0, MOST_MESSAGE)}…`;
}

const isLong = (value: unknown): boolean => roomLeft(value, MOST_QUOTED) < 0;

/** What is left of so many characters when a value is written. */
function roomLeft(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2;
  if (typeof value !== 'object' || value === null) return room - 5;
  let left = room;
  for (const key in value) {
    left = roomLeft((value as Record<string, unknown>)[key], left - key.length - 2);
    if (left < 0) break;
  }
  return left;
}
