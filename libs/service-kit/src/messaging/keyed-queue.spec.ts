import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { KeyedQueue } from './keyed-queue';

interface Work {
  key: string;
  milliseconds: number;
}

const works = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b', 'c'), milliseconds: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 20 },
);

/** Runs all tasks; resolves with the order in which they completed and the maximum number that ran at once. */
async function run(all: Work[], concurrency: number, capacity: number) {
  const queue = new KeyedQueue({ concurrency, capacity });
  const running = new Set<string>();
  const ended: number[] = [];
  let [most, clashes] = [0, 0];
  for (const [at, { key, milliseconds }] of all.entries()) {
    await queue.add(key, async () => {
      if (running.has(key)) clashes += 1;
      running.add(key);
      most = Math.max(most, running.size);
      await pause(milliseconds);
      running.delete(key);
      ended.push(at);
    });
  }
  await queue.waitUntilIdle();
  return { ended, most, clashes };
}

describe('KeyedQueue', () => {
  it('runs every task once, in order within a key, and never exceeds its concurrency', async () => {
    await fc.assert(
      fc.asyncProperty(
        works,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 8 }),
        async (all, concurrency, capacity) => {
          const { ended, most, clashes } = await run(all, concurrency, capacity);
          expect([...ended].sort((a, b) => a - b)).toEqual(all.map((_, at) => at));
          for (const key of ['a', 'b', 'c']) {
            const own = ended.filter((at) => all[at]?.key === key);
            expect(own).toEqual([...own].sort((a, b) => a - b));
          }
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(clashes).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('runs different keys concurrently', async () => {
    const all = ['a', 'b', 'c'].map((key) => ({ key, milliseconds: 20 }));
    expect((await run(all, 3, 10)).most).toBe(3);
  });

  it('takes turns between keys, so that a task is not held up by another key’s backlog', async () => {
    const backlog = Array.from({ length: 20 }, () => ({ key: 'a', milliseconds: 1 }));
    const { ended } = await run([...backlog, { key: 'b', milliseconds: 1 }], 1, 50);
    expect(ended.indexOf(20)).toBeLessThanOrEqual(2);
  });

  it('reports a failure to the next caller', async () => {
    const queue = new KeyedQueue({ concurrency: 2, capacity: 2 });
    await queue.add('a', () => Promise.reject(new Error('no')));
    await expect(queue.waitUntilIdle()).rejects.toThrow('no');
    await expect(queue.add('b', () => Promise.resolve())).rejects.toThrow('no');
  });
});
