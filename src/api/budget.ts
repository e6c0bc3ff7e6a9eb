import type { Redis } from 'ioredis';

export interface Spent {
  granted: boolean;
  /** Whole points left. */
  remaining: number;
  /** When enough has been filled again, where it was not granted. */
  retryAfterSeconds: number;
}

/** A store of token buckets: each key has so many points, filled again evenly within so many seconds. */
export interface Budget {
  take(key: string, points: number): Promise<Spent> | Spent;
}

export interface BucketSize {
  points: number;
  seconds: number;
}

const MOST_BUCKETS = 50_000;

/** Buckets of this process alone. */
export class LocalBudget implements Budget {
  private readonly buckets = new Map<string, { level: number; at: number }>();

  constructor(
    private readonly size: BucketSize,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  take(key: string, points: number): Spent {
    const now = this.now();
    const perSecond = this.size.points / this.size.seconds;
    const before = this.buckets.get(key);
    const level = before
      ? Math.min(this.size.points, before.level + (now - before.at) * perSecond)
      : this.size.points;
    const granted = points <= level;
    this.buckets.delete(key); // a key that is used moves to the end: the front is what has rested longest
    this.buckets.set(key, { level: granted ? level - points : level, at: now });
    if (this.buckets.size > MOST_BUCKETS) this.forgetOldest();
    return spent(granted, granted ? level - points : level, points, perSecond);
  }

  private forgetOldest(): void {
    const oldest = this.buckets.keys().next();
    if (!oldest.done) this.buckets.delete(oldest.value);
  }
}

function spent(granted: boolean, level: number, points: number, perSecond: number): Spent {
  return {
    granted,
    remaining: Math.floor(level),
    retryAfterSeconds: granted ? 0 : Math.max(1, Math.ceil((points - level) / perSecond)),
  };
}

const TAKE = `
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local size, seconds, points = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local bucket = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = size
if bucket[1] then level = math.min(size, tonumber(bucket[1]) + (now - tonumber(bucket[2])) * size / seconds) end
local granted = 0
if points <= level then level = level - points; granted = 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(seconds))
return { granted, tostring(level) }
`;

/** Buckets that many processes share. When Redis does not answer, each process keeps its own: a limit, if a looser one. */
export class RedisBudget implements Budget {
  private readonly local: LocalBudget;

  constructor(
    private readonly redis: Pick<Redis, 'eval'>,
    private readonly name: string,
    private readonly size: BucketSize,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.local = new LocalBudget(size);
  }

  async take(key: string, points: number): Promise<Spent> {
    const { points: most, seconds } = this.size;
    try {
      const answer = await this.redis.eval(
        TAKE,
        1,
        `{hexledger}:budget:${this.name}:${key}`,
        most,
        seconds,
        points,
      );
      const [granted, level] = answer as [number, string];
      return spent(granted === 1, Number(level), points, most / seconds);
    } catch (fault) {
      this.onFault(fault);
      return this.local.take(key, points);
    }
  }
}
