import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { ConcurrencyLimit } from './concurrency-limit';

const full = () => new Error('full');

describe('ConcurrencyLimit', () => {
  it('never runs more tasks at once than allowed, and finishes all of them in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        async (concurrency, lengths) => {
          const limit = new ConcurrencyLimit(concurrency, Infinity, full);
          const begun: number[] = [];
          let running = 0;
          const tasks = lengths.map((length, index) =>
            limit.run(async () => {
              begun.push(index);
              running += 1;
              expect(running).toBeLessThanOrEqual(concurrency);
              await pause(length);
              running -= 1;
              return index;
            }),
          );
          const all = lengths.map((_, index) => index);
          expect(await Promise.all(tasks)).toEqual(all);
          expect(begun).toEqual(all);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('starts the next task after a failure', async () => {
    const limit = new ConcurrencyLimit(1, 1, full);
    const failed = limit.run(() => Promise.reject(new Error('no')));
    const next = limit.run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });

  it('rejects tasks while the queue is full, and accepts them once there is room', async () => {
    const limit = new ConcurrencyLimit(1, 2, full);
    const accepted = [1, 2, 3].map((task) => limit.run(() => pause(1, task)));
    await expect(limit.run(() => Promise.resolve(4))).rejects.toThrow('full');
    await expect(Promise.all(accepted)).resolves.toEqual([1, 2, 3]);
    await expect(limit.run(() => Promise.resolve(5))).resolves.toBe(5);
  });
});
