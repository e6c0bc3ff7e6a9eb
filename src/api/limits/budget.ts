import type { Redis } from 'ioredis';

export interface Spent {
  granted: boolean;
  /** Whole points left. */
  remaining: number;
  /** When enough has been filled again, where it was not granted. */
  retryAfterSeconds: number;
}

/**
 * A store of token buckets: each key has so many points, filled again evenly within so many seconds. What was not
 * foreseen is owed: it is taken whether it is there or not, down to as many points below nothing as a full bucket has.
 * A negative cost gives points back.
 */
export interface Budget {
  take(key: string, points: number): Promise<Spent> | Spent;
  owe(key: string, points: number): Promise<Spent> | Spent;
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
    const level = this.levelOf(key);
    const granted = points <= level;
    return this.keep(key, granted ? level - points : level, granted, points);
  }

  owe(key: string, points: number): Spent {
    const { points: most } = this.size;
    return this.keep(key, Math.min(most, Math.max(-most, this.levelOf(key) - points)), true, 0);
  }

  private levelOf(key: string): number {
    const { points, seconds } = this.size;
    const before = this.buckets.get(key);
    return before ? Math.min(points, before.level + ((this.now() - before.at) * points) / seconds) : points;
  }

  /** A key that is used moves to the end: the front is what has rested longest. */
  private keep(key: string, level: number, granted: boolean, points: number): Spent {
    this.buckets.delete(key);
    this.buckets.set(key, { level, at: this.now() });
    if (this.buckets.size > MOST_BUCKETS) this.forgetOldest();
    return spent(granted, level, points, this.size.points / this.size.seconds);
  }

  private forgetOldest(): void {
    const oldest = this.buckets.keys().next();
    if (!oldest.done) this.buckets.delete(oldest.value);
  }
}

function spent(granted: boolean, level: number, points: number, perSecond: number): Spent {
  const missing = granted ? -level : points - level;
  return {
    granted,
    remaining: Math.max(0, Math.floor(level)),
    retryAfterSeconds: missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0,
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
if ARGV[4] == 'owe' then level = math.min(size, math.max(-size, level - points)); granted = 1
elseif points <= level then level = level - points; granted = 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(2 * seconds))
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

  take(key: string, points: number): Promise<Spent> {
    return this.ask('take', key, points);
  }

  owe(key: string, points: number): Promise<Spent> {
    return this.ask('owe', key, points);
  }

  private async ask(how: 'take' | 'owe', key: string, points: number): Promise<Spent> {
    const { points: most, seconds } = this.size;
    const name = `{hexledger}:budget:${this.name}:${key}`;
    try {
      const [granted, level] = (await this.redis.eval(TAKE, 1, name, most, seconds, points, how)) as [
        number,
        string,
      ];
      return spent(granted === 1, Number(level), how === 'owe' ? 0 : points, most / seconds);
    } catch (fault) {
      this.onFault(fault);
      return this.local[how](key, points);
    }
  }
}
