import { constants } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseError } from './errors.js';

/** Whom the server runs as. PostgreSQL refuses to run as root, so root lends it an unprivileged account. */
export interface Account {
  uid?: number;
  gid?: number;
  name: string;
}

const CANDIDATES = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Existing data is served by its owner. */
export async function serverAccount(data: string): Promise<Account> {
  if (!isRoot()) return { name: process.env.USER ?? 'the current user' };
  return (await ownerOf(data)) ?? unprivilegedAccount();
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts || facts.uid === 0) return undefined;
  return { name: `user ${facts.uid}`, uid: facts.uid, gid: facts.gid };
}

async function unprivilegedAccount(): Promise<Account> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const entry = entries.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new DatabaseError(
    'FOLDER_NOT_REACHABLE',
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" account. Start as an ordinary user.',
    '/etc/passwd',
  );
}

/** The first folder on the way to this one that the account may not enter. */
export async function closedTo(account: Account, folder: string): Promise<string | undefined> {
  if (account.uid === undefined) return undefined;
  for (const each of withAncestors(folder)) if (!(await mayEnter(each, account))) return each;
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
