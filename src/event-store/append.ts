import { hash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import { EventStoreError } from './errors.js';
import type { Append, AppendAnswer, Appended } from './event.js';
import type { Formats } from './formats.js';
import type { StoreNext } from './next-events.js';

const APPEND = {
  name: 'append',
  text: 'select append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as answer',
};

/** Appends in one round trip, nearly always the quick way. */
export async function append(
  pool: Pool,
  storeNext: StoreNext,
  formats: Formats,
  command: Append,
): Promise<AppendAnswer> {
  checkCommand(command);
  const request = requestHash(command.request);
  return (
    (await appendNext(storeNext, formats, command, request)) ??
    (await callAppend(pool, formats, command, request))
  );
}

/** Appends in a transaction that is open already. */
export async function appendWithin(
  client: PoolClient,
  formats: Formats,
  command: Append,
): Promise<AppendAnswer> {
  checkCommand(command);
  return callAppend(client, formats, command, requestHash(command.request));
}

/** The quick way for the next event of the battle in progress; undefined where it has to be the long way. */
async function appendNext(
  storeNext: StoreNext,
  formats: Formats,
  { campaign, actor, key, expected, events, answer, messages, claim }: Append,
  request: Buffer,
): Promise<Appended | undefined> {
  const [event] = events;
  const battle = expected?.battle;
  if (!event || !battle || events.length > 1 || event.battle !== battle.id || messages?.length || claim)
    return undefined;
  const { kind, payload } = event;
  const done = await storeNext({
    campaign,
    actor,
    key,
    request,
    position: expected.position,
    battle: battle.id,
    version: battle.version,
    kind,
    format: formats.current(kind),
    payload: JSON.stringify(payload),
    answer: jsonOrNull(answer),
  });
  if (!done) return undefined;
  const [position, at] = done.split(' ').map(Number) as [number, number];
  return { outcome: 'appended', first: position, position, version: battle.version + 1, at: new Date(at) };
}

async function callAppend(
  client: Pool | PoolClient,
  formats: Formats,
  { campaign, actor, key, expected, events, answer, messages = [], claim }: Append,
  request: Buffer,
): Promise<AppendAnswer> {
  const values: unknown[] = [campaign, actor, key, request, claim];
  values.push(expected?.position, expected?.battle?.id, expected?.battle?.version);
  values.push(
    events.map(({ battle }) => battle ?? null),
    events.map(({ kind }) => kind),
    events.map(({ kind }) => formats.current(kind)),
    lines(events.map(({ payload }) => payload)),
    jsonOrNull(answer),
    messages.length > 0 ? messages.map(({ topic }) => topic) : null,
    messages.length > 0 ? lines(messages.map(({ message }) => message)) : null,
  );
  const { rows } = await client.query<{ answer: StoredAnswer }>({ ...APPEND, values });
  return readAnswer(rows[0]!.answer);
}

/** The same request has the same hash, whatever the order of its members. */
export function requestHash(request: unknown): Buffer {
  return hash('sha256', canonical(request), 'buffer');
}

/** As the database tells it: absent values are null, the moment is in milliseconds. */
type StoredAnswer = { outcome: AppendAnswer['outcome']; at?: number } & Record<string, unknown>;

function readAnswer({ at, ...rest }: StoredAnswer): AppendAnswer {
  const known = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), ...(at !== undefined && { at: new Date(at) }) } as AppendAnswer;
}

/** JSON as it is written here has no line breaks of its own. */
function lines(values: unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join('\n');
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

const KIND = /^[a-z][a-z0-9.-]{0,99}$/;
const NAME = /^[^\n]{1,200}$/;

/** Refuses what would make the log ambiguous, or could not be stored at all. */
function checkCommand({ actor, key, events, messages = [] }: Append): void {
  if (!NAME.test(actor)) throw invalid('An actor is named by one line of at most 200 characters.', 'actor');
  if (!NAME.test(key)) throw invalid('A key is one line of at most 200 characters.', 'key');
  events.forEach(({ kind, payload }, n) => {
    if (!KIND.test(kind))
      throw invalid(
        'The kind of an event is made of lower case letters, digits, dots and dashes.',
        `events[${n}].kind`,
      );
    if (payload === undefined) throw invalid('An event needs a payload; {} will do.', `events[${n}].payload`);
  });
  messages.forEach(({ message }, n) => {
    if (message === undefined)
      throw invalid('A message needs content; {} will do.', `messages[${n}].message`);
  });
}

function invalid(message: string, path: string): EventStoreError {
  return new EventStoreError('INVALID_EVENT', message, path);
}
