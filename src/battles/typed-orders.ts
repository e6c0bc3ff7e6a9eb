/**
 * Orders typed for their rulebook: the inputs that a builder's editor completes, and the way from such an input to the
 * order. Both walk the same forms, which come from the orders' declarations.
 */
import type { Order } from '../rules-core/kernel/decide/action.js';
import type { Form, Member, OrderForm } from '../rules-core/kernel/views/order-forms.js';

/** `prep-fire` -> `prepFire` */
export function camel(name: string): string {
  const [first = '', ...rest] = words(name);
  return first.toLowerCase() + rest.map(capital).join('');
}

/** `prep-fire` -> `PrepFire` */
export function pascal(name: string): string {
  return words(name).map(capital).join('');
}

/** `prepFire` and `prep-fire` -> `PREP_FIRE` */
export function constant(name: string): string {
  return words(name).join('_').toUpperCase();
}

function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** The input types of a rulebook's orders. */
export function orderInputs(system: string, title: string, forms: readonly OrderForm[]): string {
  const types = new Types(pascal(system));
  const fields = forms.map(({ order, title: name, description, cites, members }) => {
    const type = members.length > 0 ? types.group(`${pascal(order)}Order`, members) : 'Boolean';
    const note = members.length > 0 ? '' : ' Send `true`.';
    const says = `${name}. ${description}${note} [${cites.join(', ')}]`;
    return `  ${text(says)}\n  ${camel(order)}: ${type}`;
  });
  const union = `${text(`An order of ${title}: exactly one of these.`)}\ninput ${pascal(system)}OrderInput @oneOf {\n${fields.join('\n')}\n}`;
  return [union, ...types.written].join('\n\n');
}

class Types {
  readonly written: string[] = [];

  constructor(private readonly system: string) {}

  group(name: string, members: readonly Member[]): string {
    const type = `${this.system}${name}Input`;
    const at = this.written.push('') - 1;
    const fields = members.map((member) => {
      const says = member.says ? `  ${text(member.says)}\n` : '';
      return `${says}  ${member.name}: ${this.of(`${name}${pascal(member.name)}`, member.form)}${member.required ? '!' : ''}`;
    });
    this.written[at] = `input ${type} {\n${fields.join('\n')}\n}`;
    return type;
  }

  private of(name: string, form: Form): string {
    switch (form.form) {
      case 'text':
        return 'String';
      case 'whole':
        return 'Int';
      case 'number':
        return 'Float';
      case 'truth':
        return 'Boolean';
      case 'json':
        return 'JSON';
      case 'list':
        return `[${this.of(name, form.of)}!]`;
      case 'choice':
        return isEnum(form.of) ? this.choice(name, form.of) : 'String';
      case 'group':
        return form.members.length > 0 ? this.group(name, form.members) : 'JSON';
    }
  }

  private choice(name: string, values: readonly string[]): string {
    const type = `${this.system}${name}`;
    this.written.push(`enum ${type} {\n${values.map((value) => `  ${constant(value)}`).join('\n')}\n}`);
    return type;
  }
}

/** Values such as `4-6-7` cannot be names in GraphQL: they stay text. */
function isEnum(values: readonly string[]): boolean {
  const names = values.map(constant);
  return new Set(names).size === names.length && names.every((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
}

function text(says: string): string {
  return JSON.stringify(says.replaceAll('\n', ' '));
}

/** An order as it was sent, or what is wrong with it and where. */
type OrderRead =
  | { readonly order: unknown }
  | { readonly code: string; readonly problem: string; readonly path: readonly string[] };

/** The order behind an `OrderInput` for a battle of this rulebook: JSON as it is, a typed order by its form. */
export function orderOf(
  input: Readonly<Record<string, unknown>>,
  { system, title }: { readonly system: string; readonly title: string },
  forms: readonly OrderForm[],
): OrderRead {
  const given = givenIn(input);
  if (!given) return { code: 'INVALID_INPUT', problem: 'This order is empty.', path: [] };
  const [field, typed] = given;
  if (field === 'json') return { order: typed };
  if (field !== camel(system))
    return {
      code: 'WRONG_RULEBOOK',
      problem: `This battle is fought by the rules of ${title}: its typed orders stand under "${camel(system)}".`,
      path: [field],
    };
  return typedOrder(typed as Readonly<Record<string, unknown>>, field, forms);
}

/** The way to a member of an order, as its input names it: `$.path[2]` of a typed move is `aslsk`, `move`, `path`, `2`. */
export function placeIn(input: unknown, member: string): string[] {
  const place = stepsOf(member);
  return place.length > 0 ? [...keysOf(input), ...place] : [];
}

/** `$.path[2]` -> `path`, `2` */
export function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== '' && step !== '$');
}

/** Under which names the input gives its order: `json`, or `aslsk` and `move`. */
function keysOf(input: unknown): string[] {
  const [field, order] = givenIn(input) ?? [];
  if (field === undefined || field === 'json') return field === undefined ? [] : [field];
  const [kind] = givenIn(order) ?? [];
  return kind === undefined ? [field] : [field, kind];
}

const givenIn = (input: unknown): [string, unknown] | undefined =>
  Object.entries((input ?? {}) as object).find(([, value]) => value != null);

function typedOrder(
  input: Readonly<Record<string, unknown>>,
  field: string,
  forms: readonly OrderForm[],
): OrderRead {
  const given = givenIn(input);
  const form = given && forms.find(({ order }) => camel(order) === given[0]);
  if (!given || !form)
    return { code: 'INVALID_INPUT', problem: 'This order names no kind of order.', path: [field] };
  if (form.members.length > 0)
    return {
      order: { order: form.order, ...(formed(given[1], { form: 'group', members: form.members }) as object) },
    };
  if (given[1] === true) return { order: { order: form.order } };
  return {
    code: 'INVALID_INPUT',
    problem: `"${given[0]}" takes no members: send true to give this order.`,
    path: [field, given[0]],
  };
}

function formed(value: unknown, form: Form): unknown {
  if (value === null || value === undefined) return undefined;
  if (form.form === 'list') return (value as unknown[]).map((item) => formed(item, form.of));
  if (form.form === 'choice')
    return form.of.find((choice) => isEnum(form.of) && constant(choice) === value) ?? value;
  if (form.form !== 'group' || form.members.length === 0) return value;
  return eachMember(value, form.members, formed);
}

/** The way back: the `OrderInput` of an order, ready to send. */
export function typedOf(order: Order, system: string, forms: readonly OrderForm[]): object {
  const { order: kind, ...members } = order;
  const form = forms.find((one) => one.order === kind);
  if (!form) return { json: order };
  const typed = form.members.length === 0 || typedMembers(members, { form: 'group', members: form.members });
  return { [camel(system)]: { [camel(kind)]: typed } };
}

function typedMembers(value: unknown, form: Form): unknown {
  if (form.form === 'list') return (value as unknown[]).map((item) => typedMembers(item, form.of));
  if (form.form === 'choice') return isEnum(form.of) ? constant(String(value)) : value;
  if (form.form !== 'group' || form.members.length === 0) return value;
  return eachMember(value, form.members, typedMembers);
}

function eachMember(
  value: unknown,
  members: readonly Member[],
  work: (value: unknown, form: Form) => unknown,
): object {
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    members
      .filter(({ name }) => given[name] != null)
      .map(({ name, form }) => [name, work(given[name], form)]),
  );
}
