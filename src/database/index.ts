export {
  applicationDataSource,
  appliedMigrations,
  type DataSourceOptions,
  type Entity,
  migrate,
  ownerDataSource,
  pendingMigrations,
  poolOf,
  revert,
} from './data-source.js';
export { CAMPAIGN_FUNCTIONS, LOCAL_TABLES } from './distribution.js';
export { hasData, removeData } from './elsewhere.js';
export {
  type BorrowedServer,
  borrowEmbedded,
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbedded,
} from './embedded.js';
export { DatabaseError, type DatabaseFault } from './errors.js';
export { APPLICATION_ROLE, applicationUrl, withoutPassword } from './login.js';
