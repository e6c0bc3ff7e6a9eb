export interface Warnings {
  warn(fields: object, message: string): void;
}

/**
 * Warns of what lasts: an outage is one piece of news, however often it is met. Each message is written at once, then at
 * most once in a while, with how often it came up in between.
 */
export function sparing(
  log: Warnings,
  { everyMs = 60_000, now = Date.now }: { everyMs?: number; now?: () => number } = {},
): Warnings {
  const written = new Map<string, { at: number; since: number }>();
  return {
    warn(fields, message) {
      const last = written.get(message);
      const at = now();
      if (last && at - last.at < everyMs) {
        last.since++;
        return;
      }
      written.set(message, { at, since: 0 });
      log.warn(last?.since ? { ...fields, unwritten: last.since } : fields, message);
    },
  };
}
