import type { DestinationStream } from 'pino';

const colours: Record<string, string> = {
  fatal: '\x1b[41m',
  error: '\x1b[31m',
  warn: '\x1b[33m',
  info: '\x1b[32m',
  debug: '\x1b[36m',
  trace: '\x1b[90m',
};
const silent = new Set(['level', 'time', 'pid', 'msg', 'err', 'stack']);

/** Turns JSON log lines into single readable ones: `12:03:11 info  started port=4000`. */
export const prettyLines = (sink: DestinationStream): DestinationStream => ({
  write: (line) => sink.write(prettyLine(line)),
});

export function prettyLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const level = String(line.level);
  const clock = String(line.time).slice(11, 19);
  const fields = Object.entries(line)
    .filter(([name]) => !silent.has(name))
    .map(
      ([name, value]) =>
        ` \x1b[90m${name}=\x1b[0m${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    );
  const stack = stackOf(line);
  return `${clock} ${colours[level] ?? ''}${level.padEnd(5)}\x1b[0m ${String(line.msg ?? '')}${fields.join('')}\n${stack ? `${stack}\n` : ''}`;
}

function stackOf(line: Record<string, unknown>): string | undefined {
  const err = line.err as { stack?: unknown } | undefined;
  const stack = err?.stack ?? line.stack;
  return typeof stack === 'string' ? stack : undefined;
}
