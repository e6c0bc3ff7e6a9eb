/** What a schema finds wrong, in words that tell what would be right: "needs to be a list, not text". */
import type * as z from 'zod';

/** For `safeParse`: what a schema says in words of its own stays as it says it. */
export const inWords: z.core.ParseContext<z.core.$ZodIssue> = { error: complaint };

function complaint(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing: it needs to be ${called(issue.expected)}`
        : `needs to be ${called(issue.expected)}, not ${kindOf(issue.input)}`;
    case 'invalid_value':
      return `needs to be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return `needs at least ${issue.minimum}${unit(issue.origin, Number(issue.minimum))}`;
    case 'too_big':
      return `needs to be at most ${issue.maximum}${unit(issue.origin, Number(issue.maximum))}`;
    case 'unrecognized_keys':
      return `has no ${issue.keys.length > 1 ? 'members' : 'member'} ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'needs to be a date like 1943-08-01' : undefined;
    default:
      return undefined;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
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
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

function unit(origin: string, count: number): string {
  const [one, more] = UNITS[origin] ?? ['', ''];
  return count === 1 ? one : more;
}
