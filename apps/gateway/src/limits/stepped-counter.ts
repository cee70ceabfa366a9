import type { TryLimit } from '@quillcare/contracts';
import type { Redis } from 'ioredis';

export interface Verdict {
  /** Index of the longest full window; null if the attempt is allowed. */
  fullStep: number | null;
  /** Seconds until no window is full; 0 if none is. */
  retryAfterSeconds: number;
}

// Checks all windows before counting in any, so that a refused attempt is not counted and the longest wait is returned.
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

// Must not start a window that has expired in the meantime.
const BACK = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end`;

type Counting = Redis & {
  countTry(keys: number, ...keysAndLimits: (string | number)[]): Promise<[number, number]>;
  takeBackTry(count: number, ...keys: string[]): Promise<null>;
};

/** Counts attempts in several windows at once, shortest first. */
export class SteppedCounter {
  private readonly redis: Counting;

  constructor(
    redis: Redis,
    private readonly prefix: string,
  ) {
    redis.defineCommand('countTry', { lua: SCRIPT });
    redis.defineCommand('takeBackTry', { lua: BACK });
    this.redis = redis as Counting;
  }

  /** Counts an attempt of `who` unless a window is full. Rejects while Redis is down. */
  async count(who: string, windows: readonly TryLimit[]): Promise<Verdict> {
    const keys = this.keysOf(who, windows);
    const limits = windows.flatMap(({ max, windowSeconds }) => [max, windowSeconds * 1000]);
    const [full, waitMs] = await this.redis.countTry(keys.length, ...keys, ...limits);
    return { fullStep: full > 0 ? full - 1 : null, retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }

  /** Takes one counted attempt of `who` off every window. Rejects while Redis is down. */
  async takeBack(who: string, windows: readonly TryLimit[]): Promise<void> {
    const keys = this.keysOf(who, windows);
    await this.redis.takeBackTry(keys.length, ...keys);
  }

  /** Whether this is the first call for `who` in the last `seconds`. Rejects while Redis is down. */
  async isFirst(who: string, seconds: number): Promise<boolean> {
    return (await this.redis.set(`${this.prefix}{${who}}:first`, '1', 'EX', seconds, 'NX')) === 'OK';
  }

  // The hash tag keeps all windows of one value on the same Redis Cluster node.
  private keysOf(who: string, windows: readonly TryLimit[]): string[] {
    return windows.map(({ windowSeconds }) => `${this.prefix}{${who}}:${windowSeconds}`);
  }
}
