/** What is asked of the schema itself, counted before it is told. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** How long the lists of `__Schema`, `__Type`... are: of all types together, and of the one that has most. */
interface Length {
  readonly mean: number;
  readonly most: number;
}

type Lengths = Readonly<Record<string, Length>>;

const lengths = new WeakMap<GraphQLSchema, Lengths>();

function lengthsOf(schema: GraphQLSchema): Lengths {
  const known = lengths.get(schema) ?? measured(schema);
  lengths.set(schema, known);
  return known;
}

function measured(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap());
  const structs = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = structs.map((type) => Object.values(type.getFields()));
  const directives = schema.getDirectives();
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const length = (counts: readonly number[], among: number): Length => ({
    mean: sum(counts) / Math.max(1, among),
    most: Math.max(0, ...counts),
  });
  const all = (count: number): Length => ({ mean: count, most: count });
  const perType = (counts: readonly number[]) => length(counts, types.length);
  const argumentCounts = fields.flat().map(({ args }) => args.length);
  return {
    types: all(types.length),
    directives: all(directives.length),
    locations: all(10),
    fields: perType(fields.map((own) => own.length)),
    interfaces: perType(structs.map((type) => type.getInterfaces().length)),
    possibleTypes: perType(
      types.map((type) =>
        isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type).length : 0,
      ),
    ),
    enumValues: perType(types.map((type) => (isEnumType(type) ? type.getValues().length : 0))),
    inputFields: perType(
      types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    ),
    args: length([...argumentCounts, ...directives.map(({ args }) => args.length)], argumentCounts.length),
  };
}

export function fragmentsIn(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

interface Counted {
  readonly objects: number;
  readonly depth: number;
  readonly aliases: number;
}

const NOTHING: Counted = { objects: 0, depth: 0, aliases: 0 };

/**
 * Counts objects of the schema. Within `types` each list counts as long as it is on average, which is exact for all types
 * together; farther down any type may be met, so lists count as long as the longest. Values count as tenths of an object.
 */
export class IntrospectionCounter {
  private readonly known = new Map<string, Counted>();
  private readonly lengths: Lengths;

  constructor(
    schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    this.lengths = lengthsOf(schema);
  }

  /** What `__schema { ... }` or `__type { ... }` holds. */
  root(node: FieldNode): Counted {
    const inside = this.within(node.selectionSet, node.name.value === '__schema' ? 'mean' : 'most');
    return {
      objects: 1 + inside.objects,
      depth: 1 + inside.depth,
      aliases: inside.aliases + (node.alias ? 1 : 0),
    };
  }

  private within(set: SelectionSetNode | undefined, length: keyof Length): Counted {
    let sum = NOTHING;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) sum = add(sum, this.field(selection, length));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        sum = add(sum, this.within(selection.selectionSet, length));
      else sum = add(sum, this.fragment(selection.name.value, length));
    }
    return sum;
  }

  private fragment(name: string, length: keyof Length): Counted {
    const key = `${name} ${length}`;
    const known = this.known.get(key) ?? this.within(this.fragments.get(name)?.selectionSet, length);
    this.known.set(key, known);
    return known;
  }

  private field(node: FieldNode, length: keyof Length): Counted {
    const aliases = node.alias ? 1 : 0;
    const name = node.name.value;
    const times = this.lengths[name]?.[length] ?? 1;
    if (!node.selectionSet) return { objects: 0.1 * times, depth: 1, aliases };
    const inside = this.within(node.selectionSet, OF_TYPES.has(name) ? length : 'most');
    return {
      objects: times * (1 + inside.objects),
      depth: 1 + inside.depth,
      aliases: aliases + inside.aliases,
    };
  }
}

/** Through these the lists of all types together are still met once each. */
const OF_TYPES = new Set(['types', 'fields', 'args', 'inputFields', 'enumValues', 'directives']);

function add(a: Counted, b: Counted): Counted {
  return {
    objects: a.objects + b.objects,
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
  };
}
