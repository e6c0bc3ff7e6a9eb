export { type Archiving, evictCampaign, packed } from './archive.js';

export { EventStoreError } from './errors.js';
export type {
  Append,
  AppendAnswer,
  BattleEvent,
  Event,
  NewEvent,
  NewMessage,
  NotAppended,
} from './event.js';
export { EventStore, type Within } from './event-store.js';

export { type Restored, readManifest, type Trust } from './restore.js';
export { readSigned, SigningKey } from './signing.js';
export type { Folding } from './snapshots.js';
export { inTransaction } from './transaction.js';
export type { Anchor, Finding, Verification } from './verify.js';
export { compareRows, type RowsBeside } from './verify-rows.js';
