import { resolve } from 'node:path';
import { z } from 'zod';
import { readAs, type Wrong } from '../rules-core/kernel/position/complaints.js';
import { OperatorError } from './operator-error.js';

const port = z.coerce.number('must be a port number').int().min(0).max(65535);
const count = (least: number, most: number) => z.coerce.number('must be a number').int().min(least).max(most);
const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL such as ${example}`,
    );
const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false')
  .transform((text) => ['true', '1', 'yes'].includes(text));

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** One address, with a name before it or alone. What breaks lines has no place in a header. */
const isSender = (text: string): boolean =>
  /^([^<>@\p{Cc}]*<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/u.test(text);

/** Every environment variable the processes read, with its default. README and `--help` are checked against it. */
export const variables = {
  PORT: port.default(4000).describe('Port of the API'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every interface'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://hexledger.example')
    .optional()
    .describe('Address that links and tokens name'),
  HEXLEDGER_HOME: z
    .string()
    .default('.hexledger')
    .describe('Folder of the embedded database, the lock and the keys'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/hexledger')
    .optional()
    .describe('PostgreSQL to use; without it an embedded one runs in HEXLEDGER_HOME'),
  DATABASE_MIGRATOR_URL: url(['postgres:', 'postgresql:'], 'postgres://owner:password@host:5432/hexledger')
    .optional()
    .describe('PostgreSQL as the owner of the tables, for migrations; DATABASE_URL when absent'),
  DATABASE_POOL: count(2, 200).default(12).describe('Most database connections of one process'),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379')
    .optional()
    .describe('Redis or Valkey for queues and live news; without it PostgreSQL does both'),
  MIGRATE: flag.default(true).describe('Apply missing migrations at start'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe line to log'),
  LOG_FORMAT: z
    .enum(['auto', 'json', 'pretty'])
    .default('auto')
    .describe('auto: one pretty line on a terminal, JSON otherwise'),
  METRICS_PORT: port
    .optional()
    .describe('Port of its own for /metrics, which needs no token unless one is set'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address on which METRICS_PORT listens'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters; make one with: openssl rand -hex 16')
    .optional()
    .describe('Token for /metrics, which is off without this and METRICS_PORT'),
  JOB_CONCURRENCY: count(1, 100).default(4).describe('Jobs one process works at the same time'),
  JOB_SWEEP_MS: count(50, 600_000).default(2_000).describe('How often due jobs are looked up in PostgreSQL'),
  JOB_LEASE_MS: count(500, 3_600_000).default(30_000).describe('How long a silent worker keeps a job'),
  JOB_KEEP_DAYS: count(1, 3_650).default(14).describe('How long finished jobs stay visible'),
  WEBHOOK_INTERNAL: z
    .enum(['allow', 'block'])
    .default('block')
    .describe('Webhooks to this machine and to private networks'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')
    .optional()
    .describe('SMTP server that takes mail; without it no mail is sent. A password goes over TLS only'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address such as Hexledger <news@hexledger.example>')
    .optional()
    .describe('Sender of mails, with or without a name'),
  WEBHOOK_TIMEOUT_MS: count(100, 60_000).default(10_000).describe('Time one webhook delivery may take'),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32')
    .optional()
    .describe('What all tokens are derived from; without it one is made and kept in the database'),
  TRUSTED_KEYS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((key) => key !== ''))
    .refine(
      (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
      'must be keys of 43 characters, with commas between',
    )
    .default([])
    .describe('Public keys of other servers whose bundles and heads commands take, with commas between'),
  OIDC_ISSUER: url(['http:', 'https:'], 'https://login.example')
    .optional()
    .describe('OpenID Connect issuer whose people may sign in'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id of this server at OIDC_ISSUER'),
  SIGN_UP: z
    .enum(['open', 'issuer', 'invitation', 'closed'])
    .default('open')
    .describe('Who may open an account; npx hexledger invite makes a code for somebody else'),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://desk.example, without a path, with commas between',
    )
    .default([])
    .describe('Origins whose pages may ask this server from a browser, with commas between'),
  INTROSPECTION: flag.default(true).describe('Whether clients may ask for the schema'),
  EXPLORER: flag.default(true).describe('Whether the GraphQL explorer is served'),
  DEMONSTRATION: flag.default(true).describe('Whether npm start prepares the demonstration campaigns'),
  PERSISTED_ONLY: flag
    .default(false)
    .describe('Whether only the operations in OPERATIONS_FOLDER, and those of the desk, may run'),
  OPERATIONS_FOLDER: z
    .string()
    .default('graphql/operations')
    .describe('Folder of the operations allowed by PERSISTED_ONLY'),
  TRUSTED_PROXIES: count(0, 10)
    .default(0)
    .describe('Proxies in front of the server that name the real client address'),
  SHUTDOWN_MS: count(0, 600_000)
    .default(15_000)
    .describe('Time to finish requests and jobs when asked to stop'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://collector:4318')
    .optional()
    .describe('OpenTelemetry collector; tracing is off without it'),
  OTEL_SERVICE_NAME: z.string().default('hexledger').describe('Name under which traces appear'),
};

const schema = z
  .object(variables)
  .refine((v) => !v.OIDC_ISSUER === !v.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    message: 'OIDC_ISSUER and OIDC_CLIENT_ID go together',
  })
  .refine((v) => !v.SMTP_URL === !v.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL and MAIL_FROM go together',
  });
type Variables = z.infer<typeof schema>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly home: string;
  readonly database: {
    readonly url: string | undefined;
    readonly migratorUrl: string | undefined;
    readonly pool: number;
    readonly migrate: boolean;
  };
  readonly redisUrl: string | undefined;
  readonly log: { readonly level: Variables['LOG_LEVEL']; readonly format: Variables['LOG_FORMAT'] };
  readonly metrics: {
    readonly port: number | undefined;
    readonly host: string;
    readonly token: string | null;
  };
  readonly jobs: {
    readonly concurrency: number;
    readonly sweepMs: number;
    readonly leaseMs: number;
    readonly keepDays: number;
  };
  /** Where mail is handed over, and as whom; undefined where none is sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly webhooks: { readonly allowInternal: boolean; readonly timeoutMs: number };
  readonly accounts: {
    readonly secret: string | null;
    readonly openId: { readonly issuer: string; readonly clientId: string } | null;
    readonly signUp: Variables['SIGN_UP'];
  };
  readonly api: {
    readonly introspection: boolean;
    readonly explorer: boolean;
    readonly persistedOnly: boolean;
    readonly operationsFolder: string;
    readonly trustedProxies: number;
    /** Other origins than our own whose pages may ask. */
    readonly corsOrigins: readonly string[];
  };
  /** Of other servers, and of this one under a former SECRET. */
  readonly trustedKeys: readonly string[];
  readonly demonstration: boolean;
  readonly shutdownMs: number;
  readonly telemetry: { readonly endpoint: string | undefined; readonly serviceName: string };
}

/** Reads and checks the environment; names every bad variable at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = readAs(schema, present);
  if (!read.ok) throw badConfig(read.wrong, env);
  const v = read.value;
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL,
    home: resolve(v.HEXLEDGER_HOME),
    database: {
      url: v.DATABASE_URL,
      migratorUrl: v.DATABASE_MIGRATOR_URL,
      pool: v.DATABASE_POOL,
      migrate: v.MIGRATE,
    },
    redisUrl: v.REDIS_URL,
    log: { level: v.LOG_LEVEL, format: v.LOG_FORMAT },
    metrics: { port: v.METRICS_PORT, host: v.METRICS_HOST, token: v.METRICS_TOKEN ?? null },
    jobs: {
      concurrency: v.JOB_CONCURRENCY,
      sweepMs: v.JOB_SWEEP_MS,
      leaseMs: v.JOB_LEASE_MS,
      keepDays: v.JOB_KEEP_DAYS,
    },
    mail: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : undefined,
    webhooks: { allowInternal: v.WEBHOOK_INTERNAL === 'allow', timeoutMs: v.WEBHOOK_TIMEOUT_MS },
    accounts: {
      secret: v.SECRET ?? null,
      openId:
        v.OIDC_ISSUER && v.OIDC_CLIENT_ID ? { issuer: v.OIDC_ISSUER, clientId: v.OIDC_CLIENT_ID } : null,
      signUp: v.SIGN_UP,
    },
    api: {
      introspection: v.INTROSPECTION,
      explorer: v.EXPLORER,
      persistedOnly: v.PERSISTED_ONLY,
      operationsFolder: resolve(v.OPERATIONS_FOLDER),
      trustedProxies: v.TRUSTED_PROXIES,
      corsOrigins: v.CORS_ORIGINS,
    },
    trustedKeys: v.TRUSTED_KEYS,
    demonstration: v.DEMONSTRATION,
    shutdownMs: v.SHUTDOWN_MS,
    telemetry: { endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: v.OTEL_SERVICE_NAME },
  };
}

/** Values of variables that carry a password are never repeated on the terminal or in a log. */
const secretVariables = new Set([
  'DATABASE_URL',
  'DATABASE_MIGRATOR_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SECRET',
  'METRICS_TOKEN',
]);

function badConfig(wrong: readonly Wrong[], env: NodeJS.ProcessEnv): OperatorError {
  const lines = wrong.map(({ path, message }) => {
    const name = String(path[0]);
    const given = secretVariables.has(name) ? '(hidden)' : JSON.stringify(env[name]);
    return `${name}=${given}: ${message}`;
  });
  const names = [...new Set(wrong.map(({ path }) => String(path[0])))];
  return new OperatorError(
    'BAD_CONFIGURATION',
    names.length === 1
      ? 'an environment variable is not usable'
      : `${names.length} environment variables are not usable`,
    `${lines.join('\n')}\nCorrect or unset ${names.length === 1 ? 'it' : 'them'} and start again.`,
    names.join(', '),
  );
}
