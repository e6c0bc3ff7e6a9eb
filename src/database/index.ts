export { isAway } from './away.js';
export {
  applicationDataSource,
  appliedMigrations,
  type DataSourceOptions,
  migrate,
  pendingMigrations,
  poolOf,
  revert,
} from './data-source.js';
export { unspread } from './distribution.js';
export { hasData, removeData } from './elsewhere.js';
export {
  type BorrowedServer,
  borrowEmbedded,
  type EmbeddedServer,
  startEmbedded,
} from './embedded.js';
export { DatabaseError } from './errors.js';
export { everywhere } from './everywhere.js';
export { APPLICATION_ROLE, applicationUrl } from './login.js';
export { hearLostConnections } from './lost-connections.js';
export { isCluster, type MachineOf, machinesAway, machinesOf } from './machines.js';
