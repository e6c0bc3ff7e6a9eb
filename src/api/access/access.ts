import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { CampaignRole, Scope } from '../generated/schema.js';

/** What a field asks of the viewer, read from its directives. */
export interface Access {
  who: 'public' | 'signedIn' | 'campaign';
  /** The roles that may, where `who` is `campaign`. */
  roles: readonly CampaignRole[];
  /** The way to the argument that names the campaign, on root fields. */
  idPath: readonly string[];
  /** Also for everybody, where the id names a battle that a referee has published. */
  published: boolean;
  scope: Scope | null;
}

type Field = GraphQLField<unknown, unknown>;

/** The access that a field declares, or null when it declares none. */
export function accessOf(schema: GraphQLSchema, field: Field): Access | null {
  const read = (name: string): Record<string, unknown> | undefined => {
    const directive = schema.getDirective(name);
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  };
  const campaign = read('campaign') as { roles: CampaignRole[]; id: string } | undefined;
  const scope = (read('scope')?.of as Scope | undefined) ?? null;
  const published = read('published') !== undefined;
  if (campaign)
    return { who: 'campaign', roles: campaign.roles, idPath: campaign.id.split('.'), published, scope };
  if (read('signedIn')) return { who: 'signedIn', roles: [], idPath: [], published, scope };
  if (read('public')) return { who: 'public', roles: [], idPath: [], published, scope };
  return null;
}

export function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

/** Every field of every object type that is ours, with what it declares. */
export function* declaredFields(
  schema: GraphQLSchema,
): Generator<{ type: GraphQLObjectType; field: Field; access: Access | null }> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      yield { type, field, access: accessOf(schema, field) };
  }
}

/** What is wrong with the declarations of a schema, one sentence each. A server does not start with any. */
export function accessMistakes(schema: GraphQLSchema): string[] {
  const roots = new Set(rootTypes(schema));
  const mistakes: string[] = [];
  for (const { type, field, access } of declaredFields(schema)) {
    const name = `${type.name}.${field.name}`;
    const where = roots.has(type)
      ? rootMistakes(schema, type, field, access)
      : innerMistakes(schema, field, access);
    mistakes.push(...where.map((mistake) => `${name} ${mistake}`));
    if (countDeclared(field) > 1)
      mistakes.push(`${name} declares more than one of @public, @signedIn and @campaign.`);
  }
  return mistakes;
}

function countDeclared(field: Field): number {
  const names = new Set(['public', 'signedIn', 'campaign']);
  return field.astNode?.directives?.filter((directive) => names.has(directive.name.value)).length ?? 0;
}

function rootMistakes(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: Field,
  access: Access | null,
): string[] {
  if (access === null) return ['declares nobody who may use it: add @public, @signedIn or @campaign.'];
  const mistakes: string[] = [];
  if (access.who !== 'public' && access.scope === null)
    mistakes.push('needs the scope a token must carry: add @scope.');
  if (access.who === 'campaign' && !namesAnArgument(field, access.idPath)) {
    mistakes.push(`has no argument "${access.idPath.join('.')}" that names the campaign.`);
  }
  if (access.published && (type !== schema.getQueryType() || !access.roles.includes('PUBLIC')))
    mistakes.push('is @published, which belongs on queries that the role PUBLIC may ask.');
  if (type === schema.getMutationType()) mistakes.push(...commandMistakes(field, access));
  return mistakes;
}

function namesAnArgument(field: Field, path: readonly string[]): boolean {
  const argument = field.args.find((one) => one.name === path[0]);
  if (!argument || !isNonNullType(argument.type)) return false;
  const type = argument.type.ofType;
  if (path.length === 1) return !isListType(type);
  return 'getFields' in type && path.length === 2 && path[1]! in type.getFields();
}

/** A command takes one `input` with an idempotency key and answers with a union that can say no. */
function commandMistakes(field: Field, access: Access): string[] {
  const mistakes: string[] = [];
  const input = field.args[0];
  const type = input && isNonNullType(input.type) ? input.type.ofType : undefined;
  const fields = type && 'getFields' in type ? type.getFields() : {};
  if (field.args.length !== 1 || input?.name !== 'input' || !('idempotencyKey' in fields)) {
    mistakes.push('must take exactly one "input" with an "idempotencyKey".');
  }
  const result = isNonNullType(field.type) ? field.type.ofType : field.type;
  const members = isUnionType(result) ? result.getTypes().map((member) => member.name) : [];
  if (!members.includes('InvalidInput')) mistakes.push('must answer with a union that has InvalidInput.');
  if (access.who !== 'public' && !members.includes('NotAllowed'))
    mistakes.push('must answer with a union that has NotAllowed.');
  if (access.who === 'campaign' && !members.includes('NotFound'))
    mistakes.push('must answer with a union that has NotFound.');
  return mistakes;
}

function innerMistakes(schema: GraphQLSchema, field: Field, access: Access | null): string[] {
  if (access === null) return [];
  const mistakes: string[] = [];
  if (access.who === 'public')
    mistakes.push('is as public as the object that has it: @public belongs on root fields.');
  if (access.published) mistakes.push('is @published, which belongs on root fields.');
  if (isNonNullType(field.type)) mistakes.push('may be refused, so its type must be nullable.');
  if (schema.getDirective('campaign') === undefined)
    mistakes.push('uses @campaign, which the schema does not define.');
  return mistakes;
}
