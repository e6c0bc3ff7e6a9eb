#!/usr/bin/env node
/** Builds dist/ from the sources, when it is missing or older than they are. Plain JavaScript: it runs before there is a build. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const stamp = join(dist, '.sources');
const bundler = join(root, 'node_modules', 'esbuild');
const inputs = [
  'src',
  'migrations',
  'web',
  'bin/build.js',
  'bin/build-web.js',
  'bin/bundle.js',
  'tsconfig.json',
  'package-lock.json',
];
const irrelevant = /\.(spec|e2e|testkit)\.ts$/;

/** Changes when a source file appears, vanishes or changes. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesUnder(join(root, name)))) {
    if (irrelevant.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

const builtFrom = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

/** Says what to do instead of showing a stack. */
export class BuildError extends Error {
  constructor(code, message, advice) {
    super(`hexledger: ${message} (${code})\n  ${advice}`);
  }
}

export async function buildIfNeeded(say) {
  const built = builtFrom();
  const sources = existsSync(join(root, 'src')) ? fingerprint() : built;
  if (built !== undefined && built === sources) return;
  if (!existsSync(bundler))
    throw new BuildError(
      'NOT_INSTALLED',
      'the bundler is not installed',
      'Run npm ci first (without --omit=dev).',
    );
  say(built === undefined ? 'building (once, some seconds)' : 'building: the sources have changed');
  try {
    await compile(sources);
  } catch (error) {
    throw buildProblem(error);
  }
}

/**
 * Built beside its place and moved there whole, so that a crash, a full disk or a second start leaves either build,
 * never half of one. Types are not checked here, so that a start is quick: `npm run check:types` does it, and CI.
 */
async function compile(sources) {
  const draft = join(root, '.cache', `build-${process.pid}`);
  try {
    mkdirSync(draft, { recursive: true });
    // Found here and not above: what runs from a build needs no bundler.
    const { buildWeb } = await import('./build-web.js');
    const { bundleServer } = await import('./bundle.js');
    buildWeb(root, join(draft, 'web'));
    await bundleServer(root, draft);
    writeFileSync(join(draft, '.sources'), sources);
    // Another start may have built the same in the meantime, and run from it already.
    if (builtFrom() === sources) return;
    if (existsSync(dist)) renameSync(dist, `${draft}.old`);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.old`, { recursive: true, force: true });
  }
}

function buildProblem(error) {
  const text = String(error.message);
  if (error.code === 'ENOSPC' || /ENOSPC|no space left/.test(text))
    return new BuildError(
      'DISK_FULL',
      `the disk that holds ${root} is full`,
      'Free some space and start again.',
    );
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code) || /EACCES|EPERM|EROFS/.test(text))
    return new BuildError(
      'FOLDER_NOT_WRITABLE',
      `this user may not write in ${root}`,
      'Run npm run build once as the user the folder belongs to; after that anybody can start it with HEXLEDGER_HOME set to a folder of their own.',
    );
  return Array.isArray(error.errors)
    ? new BuildError('BUILD_FAILED', 'the sources cannot be bundled', text)
    : error;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildIfNeeded((line) => console.log(line));
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}
