/**
 * The two commands in a clone below a folder that others may not enter (root's home is one), with spaces and letters beyond
 * ASCII in its name. As root, PostgreSQL then needs programs and data outside of it; as anybody else, everything stays inside.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { removeData } from '../../src/database/index.js';
import { freePort } from '../support/ports.js';
import { type Spawned, spawnEntry } from '../support/process.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(300_000);

const root = join(import.meta.dirname, '..', '..');
const isRoot = process.getuid?.() === 0;
let closed: string;
let clone: string;
let running: Spawned | undefined;

beforeAll(async () => {
  expect(spawnSync(process.execPath, ['bin/build.js']).status).toBe(0);
  await mkdir(join(root, '.cache'), { recursive: true });
  closed = await mkdtemp(join(root, '.cache', 'Größe und Räume 盤-'));
  await chmod(closed, 0o700);
  clone = join(closed, 'der Klon');
  await copyProject(clone);
});
afterEach(async () => {
  running?.signal('SIGKILL');
  await running?.ended;
  running = undefined;
});
afterAll(async () => {
  for (const home of [clone, closed].flatMap(homesIn)) await removeData(home);
  await rm(closed, { recursive: true, force: true });
});

const homesIn = (folder: string) =>
  ['.hexledger', 'home', join('.cache', 'test-database')].map((name) => join(folder, name));

/** The project's files; the packages and the build as hard links, because there are many. */
async function copyProject(to: string): Promise<void> {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(root, file), join(to, file));
  }
  for (const folder of ['node_modules', 'dist'])
    expect(spawnSync('cp', ['-al', join(root, folder), join(to, folder)]).status).toBe(0);
}

async function start(args: string[] = []): Promise<string> {
  const options = { cwd: clone, env: { DEMONSTRATION: 'false' } };
  const started = spawnEntry('start', ['--port', String(await freePort()), ...args], options);
  running = started;
  await started.says(/Hexledger is ready/);
  started.signal('SIGINT');
  expect(await started.ended).toBe(0);
  return started.output();
}

const linesAboutElsewhere = (said: string) =>
  said.split('\n').filter((line) => line.includes('may not enter'));

async function isIn(home: string, folder: string): Promise<boolean> {
  return (await realpath(join(home, 'postgres'))).startsWith(await realpath(folder));
}

describe('in a closed folder', () => {
  it('npm start works in a clone, tells in one line what lies elsewhere, and finds it again', async () => {
    const home = join(clone, '.hexledger');
    for (let starts = 0; starts < 2; starts++) {
      const lines = linesAboutElsewhere(await start());
      expect(lines).toHaveLength(isRoot ? 1 : 0);
      for (const line of lines)
        expect(line).toMatch(
          /its data is in \/var\/lib\/hexledger\/.+, its programs are in \/var\/lib\/hexledger\//,
        );
    }
    expect(await isIn(home, closed)).toBe(!isRoot);
  });

  it('npm start -- --home works there, and --fresh throws the data away wherever it lies', async () => {
    const home = join(closed, 'home');
    await start(['--home', home]);
    const before = await realpath(join(home, 'postgres'));
    await writeFile(join(before, 'mark'), '');
    await start(['--home', home, '--fresh']);
    expect(existsSync(join(before, 'mark'))).toBe(false);
    if (isRoot) expect(existsSync(before)).toBe(false);
    expect((await readdir(home)).filter((name) => name.includes('new'))).toEqual([]);
  });

  it('the database tests work there', async () => {
    const args = ['test', '--', '--selectProjects=e2e', '--maxWorkers=1', 'src/database/database.e2e.ts'];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const { status, stderr } = spawnSync('npm', args, { cwd: clone, env, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    const pidFile = join(clone, '.cache', 'test-database', 'postgres', 'postmaster.pid');
    while (existsSync(pidFile)) await sleep(200);
  });

  if (isRoot)
    it('says what to do when the data that lay elsewhere is gone', async () => {
      const home = join(closed, 'home');
      await rm(await realpath(join(home, 'postgres')), { recursive: true });
      const started = spawnEntry('start', ['--home', home, '--port', String(await freePort())], {
        cwd: clone,
      });
      expect(await started.ended).toBe(1);
      expect(started.output()).toMatch(/\(DATA_MISSING\)[\s\S]*--fresh/);
      await start(['--home', home, '--fresh']);
    });
});
