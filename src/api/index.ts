export { ApiModule } from './api.module.js';
export { type AppendProblem, appendProblem } from './append-problems.js';
export { commandsFor } from './authorisation.js';
export { type BucketSize, type Budget, LocalBudget, RedisBudget } from './budget.js';
export { canonicalJson } from './canonical.js';
export {
  type CursorValue,
  connection,
  connectionOf,
  type Page,
  page,
} from './connections.js';
export { ApiContext } from './context.js';
export { follow } from './follow.js';
export type * from './generated/schema.js';
export { addressOf } from './http.js';
export * from './ids.js';
export { checked, displayText, idempotencyKey, longText } from './input.js';
export {
  AS_STORED,
  ENTRY_NUMBERS,
  ENTRY_SENTENCES,
  type EntryNumbers,
  type EntrySentences,
  POSITIONS,
  type Positions,
} from './positions.js';
export {
  AccessError,
  ApiError,
  conflict,
  invalidInput,
  keyReused,
  notFound,
  nothingThere,
  tooManyAttempts,
} from './problems.js';
export { Purses } from './purses.js';
export { PROJECT } from './schema-files.js';
export { API_SETTINGS, type ApiLimits, type ApiSettings, apiSettings } from './settings.js';
export { isAmong, lastShownAs, shownAs } from './unseen-places.js';
export {
  ANONYMOUS,
  AUTHENTICATOR,
  type Authenticator,
  type SignedInViewer,
  STANDINGS,
  type Standing,
  type Standings,
  type Viewer as RequestViewer,
} from './viewer.js';
export { Written } from './writing.js';
