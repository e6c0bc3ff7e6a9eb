import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Config } from '../config/index.js';
import { currentContext } from './context.js';
import { prettyLines } from './pretty.js';

export type Log = Logger;

/** Anything under these names is replaced before it is written, however deep it came in. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'secret'];

export function createLog(settings: Config['log'], destination?: DestinationStream): Log {
  const pretty =
    settings.format === 'pretty' || (settings.format === 'auto' && process.stdout.isTTY === true);
  const sink = destination ?? pino.destination({ dest: 1, sync: true });
  return pino(
    {
      level: settings.level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...currentContext() }),
      serializers: { err: errorOf },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '(hidden)',
      },
    },
    pretty ? prettyLines(sink) : sink,
  );
}

/** An error in its own words. What libraries hang on errors, such as whole connections, is nothing for a log. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error) && !types.isNativeError(error)) return error;
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const facts = Object.entries(rest).filter(([, fact]) =>
    ['string', 'number', 'boolean'].includes(typeof fact),
  );
  return { type, message, stack, ...Object.fromEntries(facts) };
}

/** NestJS speaks through the same log; its start-up chatter is only of interest when debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.target.debug(about(rest), String(message));
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.target.debug(about(rest), String(message));
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.target.trace(about(rest), String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn(about(rest), String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    const [stack, ...others] = rest;
    this.target.error({ ...about(others.length > 0 ? others : rest), stack }, String(message));
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.target.fatal(about(rest), String(message));
  }
}

/** NestJS passes the name of the speaking class as the last parameter. */
const about = (rest: unknown[]): { from?: string } => {
  const last = rest.at(-1);
  return typeof last === 'string' && !last.includes('\n') ? { from: last } : {};
};
