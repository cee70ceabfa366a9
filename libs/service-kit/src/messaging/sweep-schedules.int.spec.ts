import { randomUUID } from 'node:crypto';
import { testUrls } from '@quillcare/testing';
import { Queue } from 'bullmq';
import Redis from 'ioredis';
import { ABANDONED_MS, SweepSchedules } from './sweep-schedules';

const sweep = (name: string) => ({ name, everyMs: 60_000 });

let redis: Redis;
let queue: Queue;
beforeEach(() => {
  redis = new Redis(testUrls().redisUrl, { maxRetriesPerRequest: null });
  queue = new Queue('sweeps', { connection: redis, prefix: `{${randomUUID()}}`, skipVersionCheck: true });
});
afterEach(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  redis.disconnect();
});

const schedules = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();
const versionWith = (...names: string[]) => new SweepSchedules(queue, redis, names.map(sweep));

describe('sweep schedules', () => {
  it('are kept while a worker of any version declares them', async () => {
    const [older, newer] = [versionWith('kept', 'removed'), versionWith('kept', 'added')];
    await older.create();
    await newer.create();
    for (let now = 1; now < 3 * ABANDONED_MS; now += ABANDONED_MS / 2) {
      await older.declare(now);
      await newer.declare(now);
    }
    expect(await schedules()).toEqual(['added', 'kept', 'removed']);
  });

  it('are removed some time after the last worker that declares them is gone', async () => {
    const newer = versionWith('kept');
    await versionWith('kept', 'removed').create();
    await newer.create();
    await newer.declare(1);
    await newer.declare(ABANDONED_MS);
    expect(await schedules()).toEqual(['kept', 'removed']);
    await newer.declare(ABANDONED_MS + 2);
    expect(await schedules()).toEqual(['kept']);
  });
});
