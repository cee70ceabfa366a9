import { AppError, job } from '@quillcare/contracts';
import { z } from 'zod';
import { itemsFailed } from '../observability/metrics';
import { eachSafely, type FailureReport } from './each-safely';

const sweep = job({ service: 'quoting', name: 'sweepSamples', data: z.object({}) });

function reporting() {
  const logged: string[] = [];
  const logger = { failure: (_error: unknown, message: string) => void logged.push(message) };
  const report: FailureReport<number> = { job: sweep, logger, nameOf: (item) => `sample ${item}` };
  return { logged, report };
}

const counted = async () =>
  (await itemsFailed.get()).values.find(({ labels }) => labels['job'] === 'quoting.sweepSamples')?.value ?? 0;

it('processes the other items when one fails, and raises one alarm for it', async () => {
  const { logged, report } = reporting();
  const [done, before] = [[] as number[], await counted()];
  const work = async (item: number) => {
    if (item === 1) throw new TypeError('cannot be digested');
    done.push(item);
  };
  expect(await eachSafely([1, 2, 3], work, report)).toEqual([1]);
  expect(done).toEqual([2, 3]);
  expect(logged).toEqual(['quoting.sweepSamples: sample 1 failed and was skipped']);
  expect((await counted()) - before).toBe(1);
});

it('stops on an outage, which is not the item’s fault', async () => {
  const { logged, report } = reporting();
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new AppError('SERVICE_UNAVAILABLE');
    done.push(item);
  };
  await expect(eachSafely([1, 2, 3], work, report)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([done, logged]).toEqual([[1], []]);
});
