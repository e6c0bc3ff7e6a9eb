/**
 * The form of every order, derived from its one declaration: what documentation, JSON Schema, the API's typed inputs and
 * editors are made from.
 */
import * as z from 'zod';
import type { Rulebook } from '../decide/rulebook.js';
import type { Json, System } from '../position/position.js';

export type Form =
  | { readonly form: 'text' | 'whole' | 'number' | 'truth' | 'json' }
  | { readonly form: 'choice'; readonly of: readonly string[] }
  | { readonly form: 'list'; readonly of: Form }
  | { readonly form: 'group'; readonly members: readonly Member[] };

export interface Member {
  readonly name: string;
  readonly form: Form;
  readonly required: boolean;
  readonly says?: string;
}

export interface OrderForm {
  readonly order: string;
  readonly title: string;
  readonly description: string;
  readonly cites: readonly string[];
  readonly members: readonly Member[];
  readonly schema: Json;
}

/** All orders of a rulebook, by kind. */
export function orderForms<S extends System>(rulebook: Rulebook<S>): OrderForm[] {
  return Object.entries(rulebook.orders)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([order, { title, description, cites, schema }]) => {
      const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
      const form = formOf(written, written);
      return {
        order,
        title,
        description,
        cites,
        members: form.form === 'group' ? form.members : [],
        schema: withKind(order, written) as Json,
      };
    });
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

function formOf(schema: Schema, root: Schema): Form {
  const referred = schema.$ref?.startsWith('#/$defs/') ? root.$defs?.[schema.$ref.slice(8)] : undefined;
  if (referred) return formOf(referred, root);
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices?.every((choice) => typeof choice === 'string'))
    return { form: 'choice', of: choices as string[] };
  if (schema.type === 'array' && schema.items) return { form: 'list', of: formOf(schema.items, root) };
  if (schema.type === 'object' && schema.properties)
    return groupOf(schema.properties, schema.required ?? [], root);
  const plain = { string: 'text', integer: 'whole', number: 'number', boolean: 'truth' } as const;
  return { form: plain[schema.type as keyof typeof plain] ?? 'json' };
}

function groupOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  root: Schema,
): Form {
  const members = Object.entries(properties).map(([name, schema]) => ({
    name,
    form: formOf(schema, root),
    required: required.includes(name),
    ...(schema.description ? { says: schema.description } : {}),
  }));
  return { form: 'group', members };
}

/** The order as it is sent: its kind beside its members. */
function withKind(order: string, schema: Schema): Schema {
  return {
    ...schema,
    properties: { order: { const: order }, ...schema.properties },
    required: ['order', ...(schema.required ?? [])],
  };
}

/** The form of the word that a commander leaves for an absence; null where the rulebook takes none. */
export function standingJsonSchema<S extends System>({ standingSchema }: Rulebook<S>): Json {
  return standingSchema ? (z.toJSONSchema(standingSchema, { io: 'input' }) as Json) : null;
}
