import { z } from 'zod';
import { readAs } from '../rules-core/kernel/position/complaints.js';
import type { JobOptions } from './job.js';
import type { Queryable } from './jobs.js';

/** What appends asked for: messages in the outbox of campaigns' logs. The event store is one. */
export interface Intents {
  campaignsWithMessages(limit: number): Promise<string[]>;
  /** Hands over the next messages and removes them in the same transaction; returns how many there were. */
  relay(
    campaign: string,
    hand: (messages: readonly IntentMessage[], transaction: Queryable) => Promise<void>,
  ): Promise<number>;
}

interface IntentMessage {
  readonly campaign: string;
  readonly position: number;
  readonly number: number;
  readonly topic: string;
  readonly message: unknown;
}

interface JobIntentOptions extends Pick<JobOptions, 'id' | 'attempts' | 'backoff'> {
  readonly dueAt?: Date;
}

/** A job asked for by an append to the log: give it to the append as a message. The job will exist if the events do. */
export function jobIntent(
  name: string,
  data: unknown,
  options: JobIntentOptions,
): { topic: string; message: object } {
  const { dueAt, ...rest } = options;
  return { topic: name, message: { data, ...rest, ...(dueAt && { dueAt: dueAt.toISOString() }) } };
}

const intent = z.object({
  data: z.unknown(),
  id: z.string(),
  attempts: z.int().positive().optional(),
  backoff: z.int().nonnegative().optional(),
  dueAt: z.iso.datetime().optional(),
});

/**
 * The job that a message asks for, under its topic as name. A message in any other form becomes a job as well, with
 * all of it as data: nothing that was stored with events is dropped.
 */
export function jobOf(message: IntentMessage): { name: string; data: unknown; options: JobOptions } {
  const { campaign, position, number, topic: name } = message;
  const asked = readAs(intent, message.message);
  if (!asked.ok) return { name, data: message.message, options: { campaign, id: `${position}.${number}` } };
  const { data, id, attempts, backoff, dueAt } = asked.value;
  return {
    name,
    data,
    options: {
      campaign,
      id,
      ...(attempts !== undefined && { attempts }),
      ...(backoff !== undefined && { backoff }),
      ...(dueAt !== undefined && { delay: new Date(dueAt) }),
    },
  };
}
