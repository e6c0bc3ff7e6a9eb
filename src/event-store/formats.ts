import { EventStoreError } from './errors.js';

/** Turns a payload of one format into the next one. Old payloads have the types of their time: it says which it expects. */
type Upcast = (payload: never) => unknown;

/** By kind: the steps from format 1 to 2, 2 to 3 and so on. A kind without steps is still in format 1. */
type Upcasts = Readonly<Record<string, readonly Upcast[]>>;

/** Knows the current format of every kind of event, and how to get there from the older ones. */
export class Formats {
  constructor(private readonly upcasts: Upcasts = {}) {}

  current(kind: string): number {
    return 1 + (this.upcasts[kind]?.length ?? 0);
  }

  /** The payload in the current format of its kind. */
  upcast(kind: string, format: number, payload: unknown, path: string): unknown {
    const current = this.current(kind);
    if (format === current) return payload;
    if (format > current || format < 1) throw unknownFormat(kind, format, current, path);
    return this.upcasts[kind]!.slice(format - 1).reduce<unknown>(
      (older, step) => step(older as never),
      payload,
    );
  }
}

function unknownFormat(kind: string, format: number, current: number, path: string): EventStoreError {
  return new EventStoreError(
    'UNKNOWN_FORMAT',
    `Event ${path} is "${kind}" in format ${format}; this build knows formats 1 to ${current}. It was written by a newer build: update this one.`,
    path,
  );
}
