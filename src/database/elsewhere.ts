/**
 * Root starts PostgreSQL as another user. Where that user may not enter the project or its data folder (root's own home,
 * for instance), the programs are copied to a folder that everybody may enter, and the data is kept there, behind a link.
 */
import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, closedTo } from './account.js';
import { DatabaseError } from './errors.js';
import { exists, isFault } from './faults.js';

const OPEN_TO_ALL = '/var/lib/hexledger';

export interface Programs {
  initdb: string;
  postgres: string;
  /** The folder they were copied to, unless they run where npm put them. */
  copied?: string;
}

export const uniqueName = (): string => randomBytes(6).toString('hex');

/** The programs of the package, or a copy that the account can reach. */
export async function reachablePrograms(found: Programs, account: Account): Promise<Programs> {
  const folder = dirname(dirname(await realpath(found.postgres)));
  if (!(await closedTo(account, join(folder, 'bin')))) return found;
  const copy = join(await openFolder(account), `postgresql-${await versionOf(folder)}`);
  if (!(await exists(copy))) await copyWhole(folder, copy);
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres'), copied: copy };
}

async function versionOf(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')).version;
}

/** It appears under its name only when it is whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.new-${uniqueName()}`;
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await openTree(draft);
    await rename(draft, to).catch(unlessThere);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A copy keeps the modes that a strict umask gave the package. */
async function openTree(path: string): Promise<void> {
  const facts = await lstat(path);
  if (facts.isSymbolicLink()) return;
  const folder = facts.isDirectory();
  await chmod(path, facts.mode | (folder || facts.mode & 0o100 ? 0o555 : 0o444));
  if (folder) for (const name of await readdir(path)) await openTree(join(path, name));
}

/** Where new data of this data folder goes: into it, or elsewhere when the account cannot reach it. */
export async function placeForData(folder: string, account: Account): Promise<string> {
  if (!(await closedTo(account, await realpath(folder)))) return join(folder, 'postgres');
  return join(await openFolder(account), `data-${uniqueName()}`);
}

/** Where the data of this data folder is, once there is some. */
export async function placeOfData(folder: string, account: Account): Promise<string> {
  const data = join(folder, 'postgres');
  const place = (await isLink(data)) ? await target(data) : data;
  const closed = await closedTo(account, dirname(place));
  if (!closed) return place;
  throw new DatabaseError(
    'FOLDER_NOT_REACHABLE',
    `PostgreSQL does not run as root; it runs as "${account.name}", who may not enter ${closed}. ` +
      `Let everybody pass through that folder (chmod o+x), or move ${folder} to a place that every user may enter.`,
    closed,
  );
}

/** Moves a finished draft of the data to its place, unless another start was faster. */
export async function moveIn(draft: string, place: string, folder: string): Promise<void> {
  const data = join(folder, 'postgres');
  if (place === data) return rename(draft, place).catch(unlessThere);
  await rename(draft, place);
  await symlink(place, data).catch(async (cause) => {
    await rm(place, { recursive: true });
    unlessThere(cause);
  });
}

/** Throws the data of a data folder away, wherever it is. */
export async function removeData(folder: string): Promise<void> {
  const data = join(folder, 'postgres');
  if (await isLink(data)) await rm(await realpath(data).catch(() => data), { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
}

export async function hasData(folder: string): Promise<boolean> {
  return lstat(join(folder, 'postgres')).then(
    () => true,
    () => false,
  );
}

async function target(link: string): Promise<string> {
  return realpath(link).catch((cause) => {
    throw new DatabaseError(
      'DATA_MISSING',
      `${link} names the place of the data, but nothing is there. Bring that folder back, or start with --fresh to begin with an empty one.`,
      link,
      { cause },
    );
  });
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (facts) => facts.isSymbolicLink(),
    () => false,
  );
}

async function openFolder(account: Account): Promise<string> {
  try {
    await mkdir(OPEN_TO_ALL, { recursive: true });
    await chmod(OPEN_TO_ALL, 0o755);
    return OPEN_TO_ALL;
  } catch (cause) {
    throw new DatabaseError(
      'FOLDER_NOT_REACHABLE',
      `PostgreSQL does not run as root; it runs as "${account.name}" and needs ${OPEN_TO_ALL} for files that this user may reach, which cannot be made. ` +
        'Move the project and its data folder to a place that every user may enter, or start as an ordinary user.',
      OPEN_TO_ALL,
      { cause },
    );
  }
}

function unlessThere(cause: unknown): void {
  if (!isFault(cause, 'ENOTEMPTY') && !isFault(cause, 'EEXIST')) throw cause;
}
