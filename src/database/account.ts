import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { DatabaseError } from './errors.js';

/** Whom the server runs as. PostgreSQL refuses to run as root, so root lends it an unprivileged account. */
export interface Account {
  uid?: number;
  gid?: number;
  name: string;
  /** Words to put before a command, for an account that needs help to reach its files. */
  prefix: string[];
}

const CANDIDATES = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account that can reach all of these paths; data that exists already is served by whoever owns it. */
export async function serverAccount(paths: string[], data: string): Promise<Account> {
  if (!isRoot()) return { name: process.env.USER ?? 'the current user', prefix: [] };
  const account = (await ownerOf(data)) ?? (await unprivilegedAccount());
  const blocked = await firstUnreachable(paths, account);
  if (!blocked) return account;
  const setpriv = await findCommand('setpriv');
  if (setpriv) return { ...account, prefix: [setpriv, ...asAccountThatMayReach(account), '--'] };
  throw new DatabaseError(
    'FOLDER_NOT_REACHABLE',
    `PostgreSQL does not run as root; it would run as "${account.name}", who cannot enter ${blocked}. ` +
      'Move the project or its data folder to a place every user can enter, install setpriv (util-linux), or start as an ordinary user.',
    blocked,
  );
}

/** Root keeps the right to pass through closed folders (a project under /root), and gives up everything else. */
function asAccountThatMayReach({ uid, gid }: Account): string[] {
  const right = '+dac_override';
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=-all,${right}`,
    `--ambient-caps=-all,${right}`,
    `--bounding-set=-all,${right}`,
  ];
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts || facts.uid === 0) return undefined;
  return { name: `user ${facts.uid}`, uid: facts.uid, gid: facts.gid, prefix: [] };
}

async function unprivilegedAccount(): Promise<Account> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const entry = entries.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]), prefix: [] };
  }
  throw new DatabaseError(
    'FOLDER_NOT_REACHABLE',
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" account. Start as an ordinary user.',
    '/etc/passwd',
  );
}

async function firstUnreachable(paths: string[], account: Account): Promise<string | undefined> {
  for (const path of paths)
    for (const folder of withAncestors(path)) if (!(await mayEnter(folder, account))) return folder;
  return undefined;
}

function withAncestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...withAncestors(parent), path];
}

async function mayEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const facts = await stat(folder);
  if (facts.uid === uid) return (facts.mode & constants.S_IXUSR) !== 0;
  if (facts.gid === gid) return (facts.mode & constants.S_IXGRP) !== 0;
  return (facts.mode & constants.S_IXOTH) !== 0;
}

async function findCommand(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}
