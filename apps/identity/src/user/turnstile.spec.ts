import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { Turnstile } from './turnstile';

describe('a turnstile', () => {
  it('never lets more through at once than it is wide, and everybody in the end, in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        async (width, lengths) => {
          const turnstile = new Turnstile(width);
          const begun: number[] = [];
          let inside = 0;
          const visits = lengths.map((length, who) =>
            turnstile.pass(async () => {
              begun.push(who);
              inside += 1;
              expect(inside).toBeLessThanOrEqual(width);
              await pause(length);
              inside -= 1;
              return who;
            }),
          );
          const everybody = lengths.map((_, who) => who);
          expect(await Promise.all(visits)).toEqual(everybody);
          expect(begun).toEqual(everybody);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('lets the next one through after a failure', async () => {
    const turnstile = new Turnstile(1);
    const failed = turnstile.pass(() => Promise.reject(new Error('no')));
    const next = turnstile.pass(() => Promise.resolve('through'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('through');
  });
});
