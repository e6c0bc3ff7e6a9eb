export { type Archiving, evictCampaign, type Restored, readManifest, type Trust } from './archive.js';
export type { Manifest, People } from './bundle.js';
export type { Claim, ClaimAnswer } from './claim.js';
export type { CampaignWithNews, Consume } from './consumers.js';
export { EventStoreError, type EventStoreFault } from './errors.js';
export type {
  Append,
  AppendAnswer,
  Appended,
  BattleEvent,
  Event,
  NewEvent,
  NewMessage,
  NotAppended,
  Replayed,
} from './event.js';
export { EventStore, type EventStoreOptions, type Inline, type Within } from './event-store.js';
export type { FeedOptions, News } from './feed.js';
export { Formats, type Upcast, type Upcasts } from './formats.js';
export type { Message } from './outbox.js';
export type { Batches, Range } from './read.js';
export { type Head, isPublicKey, readSigned, SigningKey } from './signing.js';
export type { Folding, Loaded } from './snapshots.js';
export { inTransaction } from './transaction.js';
export type { Anchor, Finding, Flaw, FoldingOf, Verification } from './verify.js';
export { compareRows, type RowsBeside } from './verify-rows.js';
