import { EventStoreError } from './errors.js';
import type { Event } from './event.js';

/** Turns a payload of one format into the next one. */
export type Upcast = (payload: never, event: Omit<Event, 'payload'>) => unknown;

/** By kind: the steps from format 1 to 2, 2 to 3 and so on. A kind without steps is still in format 1. */
export type Upcasts = Readonly<Record<string, readonly Upcast[]>>;

/** Knows the current format of every kind of event, and how to get there from the older ones. */
export class Formats {
  constructor(private readonly upcasts: Upcasts = {}) {}

  current(kind: string): number {
    return 1 + (this.upcasts[kind]?.length ?? 0);
  }

  /** The event in the current format of its kind. */
  upcast(event: Event): Event {
    const current = this.current(event.kind);
    if (event.format === current) return event;
    if (event.format > current || event.format < 1) throw unknownFormat(event, current);
    const { payload, ...envelope } = event;
    const steps = this.upcasts[event.kind]!.slice(event.format - 1);
    const upcast = steps.reduce<unknown>((older, step) => step(older as never, envelope), payload);
    return { ...envelope, format: current, payload: upcast };
  }
}

function unknownFormat({ campaign, position, kind, format }: Event, current: number): EventStoreError {
  return new EventStoreError(
    'UNKNOWN_FORMAT',
    `Event ${position} of campaign ${campaign} is "${kind}" in format ${format}; this build knows formats 1 to ${current}. It was written by a newer build: update this one.`,
    `${campaign}/${position}`,
  );
}
