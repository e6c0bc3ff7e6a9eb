import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { DEEPEST, isTooDeep } from '../../rules-core/kernel/position/depth.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function instant(value: unknown): Date {
  if (typeof value === 'string' && INSTANT.test(value)) {
    const date = new Date(value);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw new GraphQLError('Expected an instant such as "2026-03-01T18:30:00.000Z".');
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : instant(value)).toISOString(),
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : undefined),
});

/** Readers of JSON from outside recurse into it and must not run out of stack. */
function shallow(value: unknown): unknown {
  if (isTooDeep(value)) throw new GraphQLError(`This JSON nests deeper than ${DEEPEST} levels. Flatten it.`);
  return value;
}

export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: shallow,
  parseLiteral: (node: ValueNode, variables) => shallow(valueFromASTUntyped(node, variables)),
});
