import { z } from 'zod';
import { readAs } from '../rules-core/kernel/position/complaints.js';
import { invalidInput } from './access/problems.js';
import type { InvalidInput } from './generated/schema.js';

const CONTROL = /\p{Cc}|\p{Cf}|\p{Cs}/u;

/** What a client may choose to make a repeated request recognisable. */
export const idempotencyKey = z
  .string()
  .min(1, 'must not be empty')
  .max(128, 'is longer than 128 characters')
  .refine((text) => !CONTROL.test(text), 'holds control characters');

/** A name that people read: one line, no invisible signs. */
export const displayText = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !CONTROL.test(text), 'holds control characters');

/** Text of several lines. PostgreSQL cannot store NUL. */
export const longText = (most: number) =>
  z
    .string()
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !text.includes('\0'), 'holds a NUL character');

const keyed = z.looseObject({ idempotencyKey });

/** What is wrong with a command's key, for whatever command it is. */
export function keyProblem(input: unknown): ReturnType<typeof invalidInput> | null {
  return checked(keyed, input).problem ?? null;
}

/** The value of an input, or the first thing that is wrong with it. */
export function checked<Value>(
  shape: z.ZodType<Value>,
  input: unknown,
):
  | { value: Value; problem?: undefined }
  | { value?: undefined; problem: InvalidInput & { __typename: 'InvalidInput' } } {
  const read = readAs(shape, input);
  if (read.ok) return { value: read.value };
  const [{ path: place, message }] = read.wrong;
  const path = place.map(String);
  return {
    problem: invalidInput(`${path.join('.') || 'The input'} ${message}. Correct it and send again.`, path),
  };
}
