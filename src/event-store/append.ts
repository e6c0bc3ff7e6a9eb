import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { canonical } from '../rules-core/kernel/canonical.js';
import { EventStoreError } from './errors.js';
import type { Append, AppendAnswer, NewEvent } from './event.js';
import type { Formats } from './formats.js';

const APPEND = {
  name: 'append',
  text: 'select append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as answer',
};

/** Calls the database's append function: one round trip, one transaction. */
export async function callAppend(
  client: Pool | PoolClient,
  formats: Formats,
  command: Append,
): Promise<AppendAnswer> {
  const { campaign, actor, key, request, expected, events, answer, messages = [], claim } = command;
  events.forEach(checkEvent);
  const { rows } = await client.query<{ answer: StoredAnswer }>({
    ...APPEND,
    values: [
      campaign,
      actor,
      key,
      requestHash(request),
      claim,
      expected?.position,
      expected?.battle?.id,
      expected?.battle?.version,
      events.map(({ battle }) => battle ?? null),
      events.map(({ kind }) => kind),
      events.map(({ kind }) => formats.current(kind)),
      events.map(({ payload }) => JSON.stringify(payload)),
      answer === undefined ? null : JSON.stringify(answer),
      messages.map(({ topic }) => topic),
      messages.map(({ message }) => JSON.stringify(message)),
    ],
  });
  return readAnswer(rows[0]!.answer);
}

/** The same request has the same hash, whatever the order of its members. */
export function requestHash(request: unknown): Buffer {
  return createHash('sha256').update(canonical(request)).digest();
}

/** As the database tells it: absent values are null, the moment is in milliseconds. */
type StoredAnswer = { outcome: AppendAnswer['outcome']; at?: number } & Record<string, unknown>;

function readAnswer({ at, ...rest }: StoredAnswer): AppendAnswer {
  const known = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), ...(at !== undefined && { at: new Date(at) }) } as AppendAnswer;
}

const KIND = /^[a-z][a-z0-9.-]{0,99}$/;

function checkEvent({ kind, payload }: NewEvent, index: number): void {
  if (!KIND.test(kind))
    throw new EventStoreError(
      'INVALID_EVENT',
      `"${kind}" cannot be the kind of an event: use lower case letters, digits, dots and dashes.`,
      `events[${index}].kind`,
    );
  if (payload === undefined)
    throw new EventStoreError(
      'INVALID_EVENT',
      'An event needs a payload; an empty object will do.',
      `events[${index}].payload`,
    );
}
