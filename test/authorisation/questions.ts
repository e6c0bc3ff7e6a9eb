import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import type { Names } from './features.js';

type Field = GraphQLField<unknown, unknown>;

/** One field of the schema and an operation that asks for it. */
export interface Question {
  /** `Type.field`. */
  name: string;
  operation: 'query' | 'mutation' | 'subscription';
  /** The response keys on the way to the field. */
  path: string[];
  text(names: Names): string;
}

/** An operation for every root field and for every field of every object that a query reaches. */
export function questions(schema: GraphQLSchema): Question[] {
  const query = schema.getQueryType();
  return [
    ...(query ? reachable(query) : []),
    ...roots(schema.getMutationType(), 'mutation'),
    ...roots(schema.getSubscriptionType(), 'subscription'),
  ];
}

function roots(
  type: GraphQLObjectType | null | undefined,
  operation: 'mutation' | 'subscription',
): Question[] {
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type!.name}.${field.name}`,
    operation,
    path: [field.name],
    text: (names) => `${operation} { ${asked(type!, field, names)}${leaf(field)} }`,
  }));
}

interface Step {
  type: GraphQLObjectType;
  field: Field;
}

/** Breadth first, so that every type is reached by a shortest way. */
function reachable(query: GraphQLObjectType): Question[] {
  const found: Question[] = [];
  const seen = new Set<GraphQLObjectType>([query]);
  for (let ways: { type: GraphQLObjectType; way: Step[] }[] = [{ type: query, way: [] }]; ways.length > 0; ) {
    const next: typeof ways = [];
    for (const { type, way } of ways) {
      for (const field of Object.values(type.getFields())) {
        const steps = [...way, { type, field }];
        found.push(question(steps));
        const result = getNamedType(field.type);
        if (!isObjectType(result) || seen.has(result)) continue;
        seen.add(result);
        next.push({ type: result, way: steps });
      }
    }
    ways = next;
  }
  return found;
}

function question(steps: Step[]): Question {
  const { type, field } = steps.at(-1)!;
  return {
    name: `${type.name}.${field.name}`,
    operation: 'query',
    path: steps.map((step) => step.field.name),
    text: (names) => {
      const open = steps.map((step) => asked(step.type, step.field, names)).join(' { ');
      return `query { ${open}${leaf(field)} ${'}'.repeat(steps.length)}`;
    },
  };
}

function leaf(field: Field): string {
  const type = getNamedType(field.type);
  if (isUnionType(type)) return ' { __typename ... on Problem { code } }';
  return isCompositeType(type) ? ' { __typename }' : '';
}

function asked(type: GraphQLObjectType, field: Field, names: Names): string {
  const required = field.args.filter(
    (one) => isRequiredArgument(one) || `${type.name}.${field.name}.${one.name}` in names,
  );
  if (required.length === 0) return field.name;
  return `${field.name}(${required.map((argument) => given(`${type.name}.${field.name}`, argument, names)).join(', ')})`;
}

function given(field: string, argument: GraphQLArgument | GraphQLInputField, names: Names): string {
  const known = names[`${field}.${argument.name}`] ?? names[argument.name];
  return `${argument.name}: ${known ?? sample(field, argument.type, argument.name, names)}`;
}

/** A value that fits the type. The empty idempotency key makes every command that may be given come to nothing. */
function sample(field: string, type: GraphQLInputType, name: string, names: Names): string {
  if (isNonNullType(type)) return sample(field, type.ofType, name, names);
  if (isListType(type)) return `[${sample(field, type.ofType, name, names)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const wanted = type.isOneOf
      ? fields.slice(0, 1)
      : fields.filter((one) => isRequiredInputField(one) || `${field}.${one.name}` in names);
    return `{ ${wanted.map((one) => given(field, one, names)).join(', ')} }`;
  }
  if (name === 'first') return '1';
  return (
    { Int: '0', Float: '0', Boolean: 'false', DateTime: '"2030-01-01T00:00:00Z"', JSON: '{}' }[type.name] ??
    '""'
  );
}
