import { readConfig, variables } from './config.js';
import { OperatorError } from './operator-error.js';

function problemOf(env: NodeJS.ProcessEnv): OperatorError {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('configuration', () => {
  it('needs nothing: the defaults run an embedded database without Redis', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', redisUrl: undefined });
    expect(config.database.url).toBeUndefined();
    expect(config.metrics).toMatchObject({ port: undefined, token: null });
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '' }).port).toBe(4000);
  });

  it('names every bad variable at once, with its value and what it should be', () => {
    const problem = problemOf({ PORT: 'eighty', JOB_CONCURRENCY: '0', LOG_LEVEL: 'loud' });
    expect(problem.code).toBe('BAD_CONFIGURATION');
    expect(problem.path).toBe('PORT, LOG_LEVEL, JOB_CONCURRENCY');
    expect(problem.advice).toContain('PORT="eighty": must be a port number');
  });

  it('never repeats a password', () => {
    const problem = problemOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' });
    expect(problem.advice).toContain('postgres://user:password@host');
    expect(`${problem.message}${problem.advice}`).not.toContain('hunter2');
  });

  it('takes several keys, and no text that is not one', () => {
    const [one, two] = ['A'.repeat(43), '_-0b'.padEnd(43, 'c')];
    expect(readConfig({}).trustedKeys).toEqual([]);
    expect(readConfig({ TRUSTED_KEYS: `${one}, ${two}` }).trustedKeys).toEqual([one, two]);
    expect(problemOf({ TRUSTED_KEYS: `${one},short` }).path).toBe('TRUSTED_KEYS');
  });

  it('reads origins that are exact, and none else', () => {
    expect(readConfig({}).api.corsOrigins).toEqual([]);
    const both = 'https://desk.example, http://localhost:5173';
    expect(readConfig({ CORS_ORIGINS: both }).api.corsOrigins).toEqual(both.split(', '));
    for (const wrong of ['*', 'desk.example', 'https://desk.example/', 'https://DESK.example', 'null'])
      expect(problemOf({ CORS_ORIGINS: wrong }).path).toBe('CORS_ORIGINS');
  });

  it('wants an OpenID issuer and its client id together', () => {
    expect(problemOf({ OIDC_ISSUER: 'https://login.example' }).path).toBe('OIDC_CLIENT_ID');
    const both = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'us' };
    expect(readConfig(both).accounts.openId).toEqual({ issuer: 'https://login.example', clientId: 'us' });
  });

  it('blocks webhooks to internal addresses, wherever the database is, unless told otherwise', () => {
    for (const env of [{}, { DATABASE_URL: 'postgres://db/x' }, { WEBHOOK_INTERNAL: 'block' }])
      expect(readConfig(env).webhooks.allowInternal).toBe(false);
    expect(readConfig({ WEBHOOK_INTERNAL: 'allow' }).webhooks.allowInternal).toBe(true);
  });

  it('describes every variable', () => {
    for (const [name, variable] of Object.entries(variables))
      expect(`${name} ${variable.description ?? ''}`).toMatch(/ .{10,}/);
  });
});
