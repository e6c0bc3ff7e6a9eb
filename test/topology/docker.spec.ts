import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, variables } from '../../src/config/index.js';

/** The files for Docker are not run by the tests: what they say about us must at least be true. */
const root = join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(join(root, 'docker', 'Dockerfile'), 'utf8');
const compose = readFileSync(join(root, 'docker', 'compose.yaml'), 'utf8');

describe('the files for Docker', () => {
  it('set only variables that are read', () => {
    const known = [...Object.keys(variables), 'NODE_ENV'];
    const inImage = dockerfile
      .match(/^ENV (.*)$/m)![1]!
      .split(' ')
      .map((pair) => pair.split('=')[0]);
    const inCompose = [...compose.split('services:')[0]!.matchAll(/^ {4}([A-Z_]+):/gm)].map(
      ([, name]) => name,
    );
    expect(inCompose).toContain('DATABASE_URL');
    for (const name of [...inImage, ...inCompose]) expect(known).toContain(name);
  });

  it('run entries that exist', () => {
    const entries = [...`${dockerfile}${compose}`.matchAll(/dist\/(src\/\w+)\.js/g)].map(
      ([, entry]) => entry!,
    );
    expect(new Set(entries)).toEqual(new Set(['src/main', 'src/worker']));
    for (const entry of entries) expect(existsSync(join(root, `${entry}.ts`))).toBe(true);
  });

  it('wait for a process longer than its requests and its jobs may take to finish', () => {
    const grace = Number(compose.match(/stop_grace_period: (\d+)s/)![1]) * 1_000;
    expect(grace).toBeGreaterThan(2 * readConfig({}).shutdownMs);
  });
});
