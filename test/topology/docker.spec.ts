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
    const ofPostgres = /^POSTGRES_/;
    const inCompose = [...compose.matchAll(/^ {4,6}([A-Z_]+):/gm)]
      .map(([, name]) => name!)
      .filter((name) => !ofPostgres.test(name));
    expect(inCompose).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATABASE_MIGRATOR_URL']));
    for (const name of [...inImage, ...inCompose]) expect(known).toContain(name);
  });

  it('run entries that exist', () => {
    const entries = [...`${dockerfile}${compose}`.matchAll(/dist\/(src\/[\w/]+)\.js/g)].map(
      ([, entry]) => entry!,
    );
    expect(new Set(entries)).toEqual(new Set(['src/main', 'src/worker', 'src/cli/main']));
    for (const entry of entries) expect(existsSync(join(root, `${entry}.ts`))).toBe(true);
  });

  it('give the owner’s password to the migrations only', () => {
    const [shared = '', services = ''] = compose.split('\nservices:');
    const named = services.split(/^ {2}(?=[a-z])/m).filter((one) => one.includes('DATABASE_MIGRATOR_URL'));
    expect(named.map((service) => service.split(':')[0])).toEqual(['migration']);
    expect(shared).toContain('DATABASE_URL: postgres://hexledger_app:');
    expect(shared).not.toContain('${POSTGRES_PASSWORD');
    expect(shared).toContain("MIGRATE: 'false'");
  });

  it('wait for a process longer than its requests and its jobs may take to finish', () => {
    const grace = Number(compose.match(/stop_grace_period: (\d+)s/)![1]) * 1_000;
    expect(grace).toBeGreaterThan(2 * readConfig({}).shutdownMs);
  });
});
