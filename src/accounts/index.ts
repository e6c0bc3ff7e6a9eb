export { AccountsModule } from './accounts.module.js';
export type { ViewerRef } from './accounts.resolver.js';
export { CommandLog } from './command-log.js';

export { INVITATIONS, type Invitations, operatorsCode } from './door.js';
export { Mailboxes } from './mailboxes.js';
export { People, type PersonRef } from './people.js';
export { openSecrets, Secrets, sameText, sha256, signingKey } from './secrets.js';
export { type AccountsSettings, accountsSettings } from './settings.js';
export { type HandedOut, StandIns } from './stand-ins.js';
