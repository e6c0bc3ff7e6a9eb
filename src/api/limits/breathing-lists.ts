/** Long lists of objects are told with a breath now and then, however they come about. */
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import { breath, isLong } from '../../breath/index.js';
import type { ApiContext } from '../context.js';

/** A shorter list is told at one go, unless others wait already. */
const LONG = 50;
const CHUNK = 20;

export function breatheLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type)))
        field.resolve = breathed(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

function breathed(
  resolve: GraphQLFieldResolver<unknown, ApiContext>,
): GraphQLFieldResolver<unknown, ApiContext> {
  return (parent, args, context, info) => {
    const found: unknown = resolve(parent, args, context, info);
    return found instanceof Promise ? found.then(inTurns) : inTurns(found);
  };
}

function inTurns(list: unknown): unknown {
  if (!Array.isArray(list) || list.length <= (isLong() ? 1 : LONG)) return list;
  let gate = Promise.resolve();
  return list.map((item, n) => {
    if (n % CHUNK === 0) gate = gate.then(() => (isLong() ? breath() : undefined));
    return gate.then(() => item);
  });
}
