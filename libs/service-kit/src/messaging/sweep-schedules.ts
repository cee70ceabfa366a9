import type { Queue } from 'bullmq';
import type Redis from 'ioredis';

/** A schedule no worker has declared for this long belongs to a version that is no longer running. */
export const ABANDONED_AFTER_MS = 10 * 60_000;
/** How often workers declare the sweeps they know. */
export const DECLARE_INTERVAL_MS = 60_000;

export interface Sweep {
  name: string;
  everyMs: number;
}

/**
 * The schedules of a service's sweeps. During an upgrade, workers of two versions run side by side and each knows only its own
 * sweeps, so none may remove what it does not know. Every worker therefore declares its sweeps periodically, and a schedule that
 * has not been declared for a while is removed.
 */
export class SweepSchedules {
  constructor(
    private readonly queue: Queue,
    private readonly redis: Redis,
    private readonly sweeps: readonly Sweep[],
  ) {}

  /** Creates or updates the schedules of this version. */
  async create(sweeps = this.sweeps): Promise<void> {
    const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 20 } };
    for (const { name, everyMs } of sweeps)
      await this.queue.upsertJobScheduler(name, { every: everyMs }, { name, data: { data: {} }, opts });
  }

  /**
   * Declares this version's sweeps at `now` (epoch milliseconds), creates missing schedules, as after Redis lost its data, and
   * removes abandoned ones.
   */
  async declare(now = Date.now()): Promise<void> {
    for (const { name } of this.sweeps) await this.recordDeclared(name, now);
    const declared = await this.redis.hgetall(this.key);
    const existing = (await this.queue.getJobSchedulers()).map(({ key }) => key);
    // Only the missing ones, because rewriting a schedule postpones its next run.
    await this.create(this.sweeps.filter(({ name }) => !existing.includes(name)));
    for (const name of existing) {
      const declaredAt = Number(declared[name] ?? 0);
      // Created by a version that did not declare sweeps; its age counts from now.
      if (declaredAt === 0) await this.recordDeclared(name, now);
      else if (now - declaredAt > ABANDONED_AFTER_MS) await this.queue.removeJobScheduler(name);
    }
  }

  private async recordDeclared(name: string, now: number): Promise<void> {
    await this.redis.hset(this.key, name, now);
  }

  /** Key of a hash from each sweep's name to when a worker last declared it. */
  private get key(): string {
    return `${this.queue.opts.prefix ?? ''}:${this.queue.name}:declared-sweeps`;
  }
}
