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
} from 'graphql';

/** What an operation asks for, found without running it. */
export interface Reckoned {
  /** One point for every object that may come back, more where the schema says `@cost`. */
  cost: number;
  depth: number;
  aliases: number;
}

const UNKNOWN_LIST = 10;
const INTROSPECTION_COST = 50;
const NOTHING: Reckoned = { cost: 0, depth: 0, aliases: 0 };

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
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly known = new Map<string, Reckoned>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
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
    if (name === '__schema' || name === '__type') return { cost: INTROSPECTION_COST, depth: 1, aliases };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return { ...NOTHING, aliases }; // __typename
    const type = getNamedType(field.type);
    const declared = this.declaredCost(field);
    if (!node.selectionSet || !isCompositeType(type))
      return { cost: declared?.weight ?? 0, depth: 1, aliases };
    const first = this.first(node, field);
    const times = isListType(getNullableType(field.type)) ? (first ?? declared?.size ?? inherited) : 1;
    const inside = this.selections(node.selectionSet, type, first ?? UNKNOWN_LIST);
    return {
      cost: times * ((declared?.weight ?? 1) + inside.cost),
      depth: 1 + inside.depth,
      aliases: aliases + inside.aliases,
    };
  }

  private declaredCost(field: GraphQLField<unknown, unknown>): { weight: number; size: number } | undefined {
    const directive = this.schema.getDirective('cost');
    if (!directive || !field.astNode?.directives?.length) return undefined;
    return getDirectiveValues(directive, field.astNode) as { weight: number; size: number } | undefined;
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

function add(a: Reckoned, b: Reckoned): Reckoned {
  return { cost: a.cost + b.cost, depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases };
}
