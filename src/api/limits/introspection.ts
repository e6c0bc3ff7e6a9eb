/** Answers about the schema itself: worked out once, then told from memory. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  executeSync,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { Kept } from '../../workshop/index.js';
import { fragmentsIn, IntrospectionCounter } from './introspection-cost.js';
import { Written } from './writing.js';

const EVERYTHING = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

const known = new WeakMap<GraphQLSchema, number>();

/** So many objects of the schema may be asked for at once: the whole schema, as tools ask for it, and a little more. */
export function mostIntrospected(schema: GraphQLSchema): number {
  const found = known.get(schema) ?? Math.ceil(1.2 * objectsIn(schema, parse(EVERYTHING)));
  known.set(schema, found);
  return found;
}

function objectsIn(schema: GraphQLSchema, document: DocumentNode): number {
  const operation = getOperationAST(document) as OperationDefinitionNode;
  const counter = new IntrospectionCounter(schema, fragmentsIn(document));
  return operation.selectionSet.selections.reduce(
    (sum, selection) => sum + (selection.kind === Kind.FIELD ? counter.root(selection).objects : 0),
    0,
  );
}

const MOST_BYTES = 8e6;

/** Answers from memory where a request asks for nothing but the schema. */
export function toldFromMemory(): ApolloServerPlugin {
  const answers = new Kept<string, Written>(MOST_BYTES, ({ text }) => 2 * text.length);
  const answer = (schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined) => {
    const { data, errors } = executeSync({ schema, document, operationName });
    return errors ? undefined : new Written(JSON.stringify(data));
  };
  return {
    // The first time takes longest: it is over before anybody asks.
    async serverWillStart({ schema }) {
      answer(schema, parse(EVERYTHING), undefined);
    },
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, source }) {
          // Several operations, and none named: what runs them says so.
          if (!operation || !isOfSchemaAlone(document, operation)) return null;
          const operationName = request.operationName ?? undefined;
          const key = `${operationName ?? ''} ${source}`;
          const data = answers.get(key) ?? answer(schema, document, operationName);
          if (!data) return null;
          answers.set(key, data);
          return { http: { headers: new Map() as never, status: undefined }, body: single(data) };
        },
      };
    },
  };
}

const single = (data: Written) => ({ kind: 'single' as const, singleResult: { data: data as never } });

function isOfSchemaAlone(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== 'query' || operation.variableDefinitions?.length) return false;
  return isMeta(operation.selectionSet, fragmentsIn(document));
}

function isMeta(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__');
    if (selection.kind === Kind.INLINE_FRAGMENT) return isMeta(selection.selectionSet, fragments);
    const fragment = fragments.get(selection.name.value);
    return fragment !== undefined && isMeta(fragment.selectionSet, fragments);
  });
}
