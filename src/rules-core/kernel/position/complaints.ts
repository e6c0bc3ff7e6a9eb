/**
 * Reads input with a schema. What is wrong is said in words that tell what would be right: "needs to be a list, not text".
 * Nothing else in the product calls a schema's own `safeParse`, so nobody meets the words of the library.
 */
import type * as z from 'zod';

type Step = string | number;

/** One thing that is wrong, and where. What a schema says in words of its own stays as it says it. */
export interface Wrong {
  readonly path: readonly Step[];
  readonly message: string;
  /** Members that the schema does not know. */
  readonly unknown?: readonly string[];
}

type ReadAs<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly wrong: readonly [Wrong, ...Wrong[]] };

export function readAs<Schema extends z.ZodType>(schema: Schema, input: unknown): ReadAs<z.output<Schema>> {
  const read = schema.safeParse(input, { error: complaint });
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, wrong: [...wrongIn(read.error.issues, [])] as [Wrong, ...Wrong[]] };
}

type Issue = z.core.$ZodIssue;

function* wrongIn(issues: readonly Issue[], at: readonly Step[]): Iterable<Wrong> {
  for (const issue of issues) {
    const path = [...at, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
    const meant = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
    if (meant) yield* wrongIn(meant, path);
    else
      yield {
        path,
        message: issue.message,
        ...(issue.code === 'unrecognized_keys' && { unknown: issue.keys }),
      };
  }
}

/** The form that the input comes nearest to; none where it has the type of no form. */
function nearest(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const near = forms.filter((issues) => !issues.some(isOfAnotherType));
  return near.sort((a, b) => a.length - b.length)[0];
}

const isOfAnotherType = ({ code, path }: Pick<Issue, 'code' | 'path'>): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function complaint(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return needs(called(issue.expected), issue.input);
    case 'invalid_value':
      return issue.values.length > 1
        ? `needs to be one of: ${issue.values.join(', ')}`
        : `needs to be ${issue.values.join()}`;
    case 'too_small':
      return issue.inclusive === false
        ? `needs to be more than ${issue.minimum}`
        : bounded('at least', issue.origin, Number(issue.minimum));
    case 'too_big':
      return issue.inclusive === false
        ? `needs to be less than ${issue.maximum}`
        : bounded('at most', issue.origin, Number(issue.maximum));
    case 'unrecognized_keys':
      return `has no ${issue.keys.length > 1 ? 'members' : 'member'} ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_format':
      return `needs to be ${FORMATS[issue.format] ?? 'written in another form'}`;
    case 'not_multiple_of':
      return `needs to be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return `has a name that cannot be one: it ${saidOf(issue.issues)}`;
    case 'invalid_element':
      return `has a value that ${saidOf(issue.issues)}`;
    case 'invalid_union':
      return ofNoForm(issue);
    default:
      return 'does not fit';
  }
}

function needs(what: string, input: unknown): string {
  return input === undefined
    ? `is missing: it needs to be ${what}`
    : `needs to be ${what}, not ${kindOf(input)}`;
}

const saidOf = (issues: readonly { readonly message?: unknown }[]): string =>
  typeof issues[0]?.message === 'string' ? issues[0].message : 'does not fit';

/** Of several forms that the input may have, it has the type of none. */
function ofNoForm(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const { input, errors, options } = issue as typeof issue & { readonly options?: readonly unknown[] };
  if (options) return `needs to be one of: ${options.join(', ')}`;
  const forms = new Set(errors.flatMap((issues) => issues.filter(isOfAnotherType).map(formOf)));
  return needs([...forms].join(' or ') || 'something else', input);
}

const formOf = (issue: Issue): string =>
  issue.code === 'invalid_type'
    ? called(issue.expected)
    : issue.code === 'invalid_value'
      ? issue.values.join(', ')
      : '';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date like 1943-08-01',
  datetime: 'a moment like 1943-08-01T12:00:00Z',
  base64: 'text in base64',
  url: 'an address like https://hexledger.example',
  email: 'an e-mail address',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a moment like 1943-08-01T12:00:00Z',
};

function called(type: string): string {
  return TYPES[type] ?? type;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return called(Array.isArray(value) ? 'array' : typeof value);
}

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function bounded(by: string, origin: string, count: number): string {
  const [one, more] = UNITS[origin] ?? [];
  return one === undefined
    ? `needs to be ${by} ${count}`
    : `needs ${by} ${count} ${count === 1 ? one : more}`;
}
