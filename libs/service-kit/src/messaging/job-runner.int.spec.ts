import { AppError, type JobDefinition } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import { z } from 'zod';
import { currentContext } from '../context';
import type { JobRun } from '../operations/handlers';
import { JobRunner } from './job-runner';
import { jobOptions, Queues } from './queues';
import { RetryPolicy } from './retry-policy';

const definition = (name: string): JobDefinition => ({
  service: 'notifications',
  name,
  version: 1,
  data: z.object({}),
  attempts: 2,
  backoffMs: 10,
});

const product = testProduct(() => startProduct({ only: ['identity', 'notifications'] }));
let runner: JobRunner;
let queues: Queues;

beforeAll(async () => {
  queues = product.app.get(Queues, { strict: false });
  jest.spyOn(product.app.get(RetryPolicy, { strict: false }), 'duringOutage').mockReturnValue(20);
  // Each service has a runner; only the one of notifications knows its jobs.
  const runners: JobRunner[] = product.app.get<JobRunner>(JobRunner, { strict: false, each: true });
  runner = runners.find(({ serviceName }) => serviceName === 'notifications') as JobRunner;
});

async function enqueue(job: JobDefinition, id: string): Promise<void> {
  const queue = await queues.queue('notifications');
  await queue.add(job.name, { data: {} }, jobOptions(job, id, 0));
}
const stored = async (id: string) => (await queues.queue('notifications')).getJob(id);
const letters = (id: string) =>
  product.sql('select error from notifications.dead_letter where message_id = $1', [id]);

describe('a job', () => {
  it('of low priority runs after jobs queued later', async () => {
    const begun: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const file = { ...definition('drawsAFile'), isLowPriority: true };
    const mail = definition('sendsAnEmail');
    runner.add(file, {
      handle: async () => {
        begun.push('file');
        await held;
      },
    });
    runner.add(mail, { handle: () => Promise.resolve(void begun.push('email')) });
    for (let at = 0; at < 20; at += 1) await enqueue(file, `file-${at}`);
    await product.eventually(() => Promise.resolve(expect(begun).toHaveLength(4)));
    await enqueue(mail, 'email-1');
    release();
    await product.eventually(() => Promise.resolve(expect(begun).toHaveLength(21)));
    expect(begun.slice(0, 8)).toContain('email');
  });

  it('known only to a newer version waits for a worker of that version without using an attempt', async () => {
    const job = definition('ofTheNextVersion');
    await enqueue(job, 'next-1');
    await product.eventually(async () =>
      expect((await stored('next-1'))?.attemptsStarted).toBeGreaterThan(2),
    );
    expect((await stored('next-1'))?.attemptsMade).toBe(0);
    const runs: JobRun[] = [];
    runner.add(job, { handle: async (_data: unknown, run: JobRun) => void runs.push(run) });
    await product.eventually(() =>
      Promise.resolve(expect(runs).toEqual([{ attempt: 1, lastAttempt: false }])),
    );
    expect(await letters('next-1')).toEqual([]);
  });

  it('with data only a newer version can read waits for a worker of that version', async () => {
    const job = { ...definition('ofANewForm'), data: z.object({ way: z.enum(['LINK']) }) };
    const runs: unknown[] = [];
    const handler = { handle: async (data: unknown) => void runs.push(data) };
    runner.add(job, handler);
    const queue = await queues.queue('notifications');
    await queue.add(job.name, { data: { way: 'LETTER' } }, jobOptions(job, 'form-1', 0));
    await product.eventually(async () =>
      expect((await stored('form-1'))?.attemptsStarted).toBeGreaterThan(3),
    );
    expect((await stored('form-1'))?.attemptsMade).toBe(0);
    expect(await letters('form-1')).toEqual([]);
    runner.add({ ...job, data: z.object({ way: z.enum(['LINK', 'LETTER']) }) }, handler);
    await product.eventually(() => Promise.resolve(expect(runs).toEqual([{ way: 'LETTER' }])));
  });

  it('carries the correlation id of the request that caused it', async () => {
    const job = definition('followsFromAClick');
    const seen: string[] = [];
    runner.add(job, { handle: () => Promise.resolve(void seen.push(currentContext().correlationId)) });
    const queue = await queues.queue('notifications');
    await queue.add(job.name, { data: {}, correlationId: 'the-click' }, jobOptions(job, 'follows-1', 0));
    await product.eventually(() => Promise.resolve(expect(seen).toEqual(['the-click'])));
  });

  it('waits during an outage without using an attempt', async () => {
    const job = definition('needsOthers');
    let runs = 0;
    runner.add(job, {
      handle: async () => {
        runs += 1;
        if (runs <= job.attempts + 1) throw new AppError('SERVICE_UNAVAILABLE');
      },
    });
    await enqueue(job, 'needs-1');
    await product.eventually(async () =>
      expect(await (await stored('needs-1'))?.getState()).toBe('completed'),
    );
    expect(runs).toBe(job.attempts + 2);
    expect(await letters('needs-1')).toEqual([]);
  });

  it('becomes a dead letter after its last attempt', async () => {
    const job = definition('fails');
    runner.add(job, { handle: () => Promise.reject(new Error('never')) });
    await enqueue(job, 'fails-1');
    await product.eventually(async () => expect(await letters('fails-1')).toEqual([{ error: 'never' }]));
    expect((await stored('fails-1'))?.attemptsMade).toBeLessThanOrEqual(2);
  });
});
