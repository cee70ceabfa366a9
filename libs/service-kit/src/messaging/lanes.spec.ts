import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { Lanes } from './lanes';

interface Work {
  key: string;
  milliseconds: number;
}

const works = fc.array(
  fc.record({ key: fc.constantFrom('a', 'b', 'c'), milliseconds: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 20 },
);

/** Runs everything, and tells in which order it ended and how much of it ran at once. */
async function run(all: Work[], width: number) {
  const lanes = new Lanes(width);
  const running = new Set<string>();
  const ended: number[] = [];
  let [most, clashes] = [0, 0];
  for (const [at, { key, milliseconds }] of all.entries()) {
    await lanes.enter(key, async () => {
      if (running.has(key)) clashes += 1;
      running.add(key);
      most = Math.max(most, running.size);
      await pause(milliseconds);
      running.delete(key);
      ended.push(at);
    });
  }
  await lanes.empty();
  return { ended, most, clashes };
}

describe('lanes', () => {
  it('run everything once, in order where the key is the same, and never more than their width', async () => {
    await fc.assert(
      fc.asyncProperty(works, fc.integer({ min: 1, max: 4 }), async (all, width) => {
        const { ended, most, clashes } = await run(all, width);
        expect([...ended].sort((a, b) => a - b)).toEqual(all.map((_, at) => at));
        for (const key of ['a', 'b', 'c']) {
          const own = ended.filter((at) => all[at]?.key === key);
          expect(own).toEqual([...own].sort((a, b) => a - b));
        }
        expect(most).toBeLessThanOrEqual(width);
        expect(clashes).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('run different keys at once', async () => {
    const { most } = await run(
      ['a', 'b', 'c'].map((key) => ({ key, milliseconds: 20 })),
      3,
    );
    expect(most).toBe(3);
  });

  it('tell whoever comes next, or waits for the end, of a failure', async () => {
    const lanes = new Lanes(2);
    await lanes.enter('a', () => Promise.reject(new Error('no')));
    await expect(lanes.empty()).rejects.toThrow('no');
    await expect(lanes.enter('b', () => Promise.resolve())).rejects.toThrow('no');
  });
});
