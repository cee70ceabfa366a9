import type { TryLimit } from '@quillcare/contracts';
import type { Redis } from 'ioredis';

/** What the counter decides about an attempt. */
export interface Verdict {
  /** The longest window that is full, counted from 0; null when the attempt is allowed. */
  fullStep: number | null;
  /** Seconds until every window has room again; 0 when they have. */
  retryAfterSeconds: number;
}

// All windows are looked at before any is counted: a refused attempt uses up nothing, and the wait is the
// longest one.
const SCRIPT = `
local full, wait = 0, 0
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then
    full = i
    wait = math.max(wait, redis.call('PTTL', key))
  end
end
if full > 0 then return {full, wait} end
for i, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[2 * i]) end
end
return {0, 0}`;

type Counting = Redis & {
  countTry(keys: number, ...keysAndLimits: (string | number)[]): Promise<[number, number]>;
};

/** Counts attempts in several windows at once, the shortest first. */
export class SteppedCounter {
  private readonly redis: Counting;

  constructor(
    redis: Redis,
    private readonly prefix: string,
  ) {
    redis.defineCommand('countTry', { lua: SCRIPT });
    this.redis = redis as Counting;
  }

  /** Counts an attempt of `who` unless a window is full. Rejects while Redis is away. */
  async count(who: string, windows: readonly TryLimit[]): Promise<Verdict> {
    // The braces keep the windows of one value together where Redis is a cluster.
    const keys = windows.map(({ windowSeconds }) => `${this.prefix}{${who}}:${windowSeconds}`);
    const limits = windows.flatMap(({ max, windowSeconds }) => [max, windowSeconds * 1000]);
    const [full, waitMs] = await this.redis.countTry(keys.length, ...keys, ...limits);
    return { fullStep: full > 0 ? full - 1 : null, retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }

  /** Whether this is the first time in so many seconds. Rejects while Redis is away. */
  async isFirst(who: string, seconds: number): Promise<boolean> {
    return (await this.redis.set(`${this.prefix}{${who}}:first`, '1', 'EX', seconds, 'NX')) === 'OK';
  }
}
