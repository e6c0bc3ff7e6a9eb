import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { fragmentsIn, IntrospectionCounter } from './introspection-cost.js';

/** What an operation asks for, found without running it. */
export interface Reckoned {
  /** One point for every object that may come back, more where the schema says `@cost`. */
  cost: number;
  depth: number;
  aliases: number;
  /** Numbers, texts and other values that may come back. */
  values: number;
  /** Objects of the schema itself. */
  introspected: number;
}

const UNKNOWN_LIST = 10;
const INTROSPECTION_COST = 50;
/** The schema is told from memory, or without asking anybody: so many of its objects are a point. */
const INTROSPECTED_PER_POINT = 200;
const NOTHING: Reckoned = { cost: 0, depth: 0, aliases: 0, values: 0, introspected: 0 };

/**
 * Reckons cost, depth and aliases of a validated operation. `first` of a connection is the size of the lists inside it.
 * Fragments are reckoned once for each size, so a document that spreads them a million times is reckoned as fast as it is read.
 */
export function reckon(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Reckoned {
  const root = schema.getRootType(operation.operation);
  if (!root) return NOTHING;
  return new Reckoner(schema, document, operation, variables).selections(
    operation.selectionSet,
    root,
    UNKNOWN_LIST,
  );
}

class Reckoner {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly known = new Map<string, Reckoned>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    this.fragments = fragmentsIn(document);
  }

  selections(set: SelectionSetNode, type: GraphQLCompositeType, size: number): Reckoned {
    let sum = NOTHING;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) sum = add(sum, this.field(selection, type, size));
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        sum = add(sum, this.fragment(selection.name.value, size));
      else {
        const narrowed = selection.typeCondition ? this.composite(selection.typeCondition.name.value) : type;
        sum = add(sum, this.selections(selection.selectionSet, narrowed ?? type, size));
      }
    }
    return sum;
  }

  private fragment(name: string, size: number): Reckoned {
    const key = `${name} ${size}`;
    const known = this.known.get(key);
    if (known) return known;
    const fragment = this.fragments.get(name);
    const type = fragment && this.composite(fragment.typeCondition.name.value);
    const reckoned = fragment && type ? this.selections(fragment.selectionSet, type, size) : NOTHING;
    this.known.set(key, reckoned);
    return reckoned;
  }

  private composite(name: string): GraphQLCompositeType | undefined {
    const type: GraphQLNamedType | undefined = this.schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  private field(node: FieldNode, parent: GraphQLCompositeType, inherited: number): Reckoned {
    const aliases = node.alias ? 1 : 0;
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return this.introspection(node);
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return { ...NOTHING, aliases, values: 1 }; // __typename
    const type = getNamedType(field.type);
    const declared = this.declaredCost(field);
    const each = declared?.per === undefined ? 1 : this.lengthOf(node, declared.per);
    if (!node.selectionSet || !isCompositeType(type))
      return { ...NOTHING, cost: (declared?.weight ?? 0) * each, depth: 1, aliases, values: 1 };
    const first = this.first(node, field);
    const times = isListType(getNullableType(field.type)) ? (first ?? declared?.size ?? inherited) : 1;
    const inside = this.selections(node.selectionSet, type, first ?? UNKNOWN_LIST);
    return {
      cost: times * ((declared?.weight ?? 1) * each + inside.cost),
      depth: 1 + inside.depth,
      aliases: aliases + inside.aliases,
      values: times * inside.values,
      introspected: times * inside.introspected,
    };
  }

  private introspection(node: FieldNode): Reckoned {
    const { objects, depth, aliases } = new IntrospectionCounter(this.schema, this.fragments).root(node);
    const cost = INTROSPECTION_COST + Math.floor(objects / INTROSPECTED_PER_POINT);
    return { ...NOTHING, cost, depth, aliases, introspected: Math.ceil(objects) };
  }

  /** How many members the list has that an argument holds; `way` leads to it. */
  private lengthOf(node: FieldNode, way: string): number {
    const [name, ...steps] = way.split('.');
    const value = node.arguments?.find((one) => one.name.value === name)?.value;
    let found: unknown = value && valueFromASTUntyped(value, this.variables as Record<string, unknown>);
    for (const step of steps) found = (found as Record<string, unknown> | null | undefined)?.[step];
    return Array.isArray(found) ? Math.max(1, found.length) : 1;
  }

  private declaredCost(field: GraphQLField<unknown, unknown>): DeclaredCost | undefined {
    if (!field.astNode?.directives?.length) return undefined;
    if (declaredCosts.has(field)) return declaredCosts.get(field);
    const directive = this.schema.getDirective('cost');
    const declared = directive
      ? (getDirectiveValues(directive, field.astNode) as DeclaredCost | undefined)
      : undefined;
    declaredCosts.set(field, declared);
    return declared;
  }

  private first(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
    const argument = field.args.find((one) => one.name === 'first');
    if (!argument) return undefined;
    const asked = this.asked(node, argument);
    return typeof asked === 'number' && asked > 0 ? asked : 1; // anything else is refused before it costs
  }

  private asked(node: FieldNode, argument: GraphQLArgument): unknown {
    const value = node.arguments?.find((one) => one.name.value === argument.name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return argument.defaultValue;
    const name = value.name.value;
    if (name in this.variables) return this.variables[name];
    const declared = this.operation.variableDefinitions?.find(
      (one) => one.variable.name.value === name,
    )?.defaultValue;
    return declared?.kind === Kind.INT ? Number(declared.value) : argument.defaultValue;
  }
}

const declaredCosts = new WeakMap<GraphQLField<unknown, unknown>, DeclaredCost | undefined>();

interface DeclaredCost {
  readonly weight: number;
  readonly size: number;
  readonly per?: string;
}

function add(a: Reckoned, b: Reckoned): Reckoned {
  return {
    cost: a.cost + b.cost,
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    values: a.values + b.values,
    introspected: a.introspected + b.introspected,
  };
}
