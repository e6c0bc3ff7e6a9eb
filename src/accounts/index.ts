export { Accounts } from './accounts.js';
export { AccountsModule } from './accounts.module.js';
export type { ViewerRef } from './accounts.resolver.js';
export { ALL_SCOPES } from './authenticator.js';
export { Door, INVITATIONS, type Invitations, operatorsCode, type SignUp } from './door.js';
export { People, type PersonRef } from './people.js';
export { openSecrets, Secrets, sameText, sha256, signingKey } from './secrets.js';
export { type AccountsSettings, accountsSettings } from './settings.js';
export { type HandedOut, StandIns } from './stand-ins.js';
