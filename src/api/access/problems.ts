import { GraphQLError } from 'graphql';
import type {
  Conflict,
  InvalidInput,
  KeyInUse,
  NotAllowed,
  NotFound,
  TooManyAttempts,
} from '../generated/schema.js';

/** Why somebody may not do or see something. */
type AccessCode = 'NOT_SIGNED_IN' | 'NOT_ALLOWED' | 'SCOPE_MISSING' | 'NOT_FOUND';

/**
 * An error that was foreseen and may be shown: its code and message reach the client as they are.
 * Everything else that is thrown is masked. Commands answer with problems instead of throwing.
 */
export class ApiError extends GraphQLError {
  constructor(code: string, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export class AccessError extends ApiError {
  constructor(
    readonly code: AccessCode,
    message: string,
  ) {
    super(code, message);
  }
}

function unknown(what: string): string {
  return `There is no such ${what}, or you may not know of it. Check the id and who you are signed in as.`;
}

/** Whatever an id was to name: that it is not there, and that one may not know of it, sound the same. */
export function nothingThere(): AccessError {
  return new AccessError('NOT_FOUND', unknown('thing'));
}

/** What was named is not there. `instead`: what there is, where everybody may know that. */
export function noSuch(what: string, instead?: string): AccessError {
  return new AccessError('NOT_FOUND', instead ?? unknown(what));
}

type Typed<T extends { __typename?: string }> = T & { __typename: NonNullable<T['__typename']> };

export function notAllowed(code: AccessCode, message: string): Typed<NotAllowed> {
  return { __typename: 'NotAllowed', code, message, rule: null, path: null, retryable: false };
}

export function notFound(what: string, path: string[] | null = null): Typed<NotFound> {
  return {
    __typename: 'NotFound',
    code: 'NOT_FOUND',
    message: unknown(what),
    rule: null,
    path,
    retryable: false,
  };
}

export function invalidInput(message: string, path: string[], code = 'INVALID_INPUT'): Typed<InvalidInput> {
  return { __typename: 'InvalidInput', code, message, rule: null, path, retryable: false };
}

export function conflict(message: string, position: number | null): Typed<Conflict> {
  return {
    __typename: 'Conflict',
    code: 'CONFLICT',
    message,
    rule: null,
    path: null,
    retryable: true,
    position,
  };
}

export function keyReused(): Typed<KeyInUse> {
  return {
    __typename: 'KeyInUse',
    code: 'KEY_REUSED',
    message: 'This idempotency key was already used with another input. Use a new key for a new command.',
    rule: null,
    path: ['idempotencyKey'],
    retryable: false,
  };
}

export function stillRunning(): Typed<KeyInUse> {
  return {
    __typename: 'KeyInUse',
    code: 'STILL_RUNNING',
    message:
      'The first request with this idempotency key is still running. Send the same request again in a moment.',
    rule: null,
    path: ['idempotencyKey'],
    retryable: true,
  };
}

export function tooManyAttempts(retryAfterSeconds: number): Typed<TooManyAttempts> {
  return {
    __typename: 'TooManyAttempts',
    code: 'TOO_MANY_ATTEMPTS',
    message: `Too many attempts. Try again in ${retryAfterSeconds} seconds.`,
    rule: null,
    path: null,
    retryable: true,
    retryAfterSeconds,
  };
}
