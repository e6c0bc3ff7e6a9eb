/** What people type about themselves, and how it is refused. */
import { z } from 'zod';
import type { WrongCredentials } from '../api/index.js';

export const email = z
  .string()
  .max(254, 'is too long')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email('is not an e-mail address'));

export const newPassword = z
  .string()
  .min(10, 'has fewer than 10 characters')
  .max(200, 'is longer than 200 characters');

export function refusal(
  code: string,
  message: string,
  retryable = false,
): WrongCredentials & { __typename: 'WrongCredentials' } {
  return { __typename: 'WrongCredentials', code, message, rule: null, path: null, retryable };
}
