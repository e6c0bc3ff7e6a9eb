/**
 * The application logs in as a role of its own, not as the owner of the tables: what gets into one of its statements can
 * neither change stored events nor become somebody who may.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { types } from 'node:util';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseError } from './errors.js';
import { isFault } from './faults.js';

/** It may add events and read them, never change or remove them. */
export const APPLICATION_ROLE = 'hexledger_app';

/**
 * Where the application logs in. With an owner's address beside it, the address is the application's own; alone, it is the
 * owner's, and the role's password follows from the owner's, so that processes need not be told another secret.
 */
export function applicationUrl(url: string, ownerUrl = url): string {
  const address = new URL(url);
  if (url !== ownerUrl || address.username === APPLICATION_ROLE) return url;
  address.username = APPLICATION_ROLE;
  if (address.password !== '') address.password = passwordFrom(decodeURIComponent(address.password));
  return address.href;
}

function passwordFrom(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(APPLICATION_ROLE).digest('base64url');
}

/** Lets the role log in at this address, if it cannot yet. Run by the owner, after the migrations. */
export async function letIn(owner: DataSource, ownerUrl: string, url: string): Promise<void> {
  const { username, password } = new URL(url);
  if (username !== APPLICATION_ROLE || (await isLetIn(url))) return;
  const isDerived = url === applicationUrl(ownerUrl);
  // A password that somebody has chosen is theirs to change.
  if (!isDerived && (await hasLogin(owner))) return;
  const literal = decodeURIComponent(password).replaceAll("'", "''");
  try {
    await inTurn(() =>
      owner.query(`alter role ${APPLICATION_ROLE} login${literal && ` password '${literal}'`}`),
    );
  } catch (cause) {
    if (!isFault(cause, '42501')) throw cause;
    throw new DatabaseError(
      'ROLE_MISSING',
      `The owner of the tables may not let ${APPLICATION_ROLE} log in. ` +
        `Have an administrator run: alter role ${APPLICATION_ROLE} login password '…'; and set DATABASE_URL to its address, DATABASE_MIGRATOR_URL to the owner's.`,
      withoutPassword(ownerUrl),
      { cause },
    );
  }
}

async function isLetIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'hexledger migration' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (fault) {
    if (isRefusal(fault)) return false;
    throw fault;
  } finally {
    await client.end();
  }
}

async function hasLogin(owner: DataSource): Promise<boolean> {
  const rows = await owner.query('select from pg_roles where rolname = $1 and rolcanlogin', [
    APPLICATION_ROLE,
  ]);
  return rows.length > 0;
}

/** Roles belong to the whole server: somebody may change this one for another database at the same moment. */
async function inTurn(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (fault) {
      if (!isFault(fault, 'XX000') || attempt === 20) throw fault;
      await sleep(50);
    }
  }
}

/** Connects as the application, and makes sure that it is nobody who could change the log. */
export async function openApplication(source: DataSource, url: string): Promise<DataSource> {
  try {
    await source.initialize();
  } catch (cause) {
    if (new URL(url).username !== APPLICATION_ROLE || !isRefusal(cause)) throw cause;
    throw new DatabaseError(
      'ROLE_MISSING',
      `The role ${APPLICATION_ROLE} cannot log in (${types.isNativeError(cause) ? cause.message : cause}). ` +
        `Run npm run migration:run with the owner's address in DATABASE_MIGRATOR_URL, which lets it in; or correct the password in DATABASE_URL.`,
      withoutPassword(url),
      { cause },
    );
  }
  const [found] = await source.query(
    `select has_table_privilege(to_regclass('event'), 'update, delete, truncate') as "mayChange"`,
  );
  if (!found?.mayChange) return source;
  await source.destroy();
  const { username } = new URL(url);
  throw new DatabaseError(
    'ROLE_TOO_STRONG',
    `The user "${username}" in DATABASE_URL may change stored events. Name ${APPLICATION_ROLE} in DATABASE_URL, and "${username}" in DATABASE_MIGRATOR_URL for migrations.`,
    withoutPassword(url),
  );
}

/** The server does not know the role, its password, or lets it log in. */
function isRefusal(fault: unknown): boolean {
  return isFault(fault, '28P01') || isFault(fault, '28000');
}

export function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}
