export type { Claim, ClaimAnswer } from './claim.js';
export { EventStoreError, type EventStoreFault } from './errors.js';
export type {
  Append,
  AppendAnswer,
  Appended,
  Event,
  NewEvent,
  NewMessage,
  NotAppended,
  Replayed,
} from './event.js';
export { EventStore, type EventStoreOptions, inTransaction, type Within } from './event-store.js';
export { Formats, type Upcast, type Upcasts } from './formats.js';
export type { Range } from './read.js';
