export { type AppendProblem, appendProblem } from './access/append-problems.js';
export { commandsFor } from './access/authorisation.js';
export {
  AccessError,
  ApiError,
  conflict,
  invalidInput,
  keyReused,
  noSuch,
  notFound,
  nothingThere,
  tooManyAttempts,
} from './access/problems.js';
export {
  ANONYMOUS,
  AUTHENTICATOR,
  type Authenticator,
  type SignedInViewer,
  STANDINGS,
  type Standing,
  type Standings,
  type Viewer as RequestViewer,
} from './access/viewer.js';
export { ApiModule } from './api.module.js';
export { ApiContext } from './context.js';
export type * from './generated/schema.js';
export { addressOf } from './http.js';
export { canonicalJson } from './ids/canonical.js';
export {
  type CursorValue,
  connection,
  connectionOf,
  type Page,
  page,
} from './ids/connections.js';
export * from './ids/ids.js';
export {
  AS_STORED,
  ENTRY_NUMBERS,
  ENTRY_SENTENCES,
  type EntryNumbers,
  type EntrySentences,
  POSITIONS,
  type Positions,
} from './ids/positions.js';
export { isAmong, lastShownAs, shownAs } from './ids/unseen-places.js';
export { checked, displayText, idempotencyKey, longText } from './input.js';
export { type BucketSize, type Budget, LocalBudget, RedisBudget } from './limits/budget.js';
export { Purses } from './limits/purses.js';
export { Written } from './limits/writing.js';
export { PROJECT } from './schema-files.js';
export { API_SETTINGS, type ApiLimits, type ApiSettings, apiSettings } from './settings.js';
export { follow } from './subscriptions/follow.js';
