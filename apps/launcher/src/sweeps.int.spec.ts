import { JOBS } from '@quillcare/contracts';
import { jobsHandled } from '@quillcare/service-kit';
import { startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() => startProduct({ config: { sweepAtLeastEveryMs: 500 } }));

const SWEEPS = JOBS.filter(({ everyMs }) => everyMs).map(({ name }) => name);
const handled = async (outcome: string) =>
  (await jobsHandled.get()).values
    .filter(({ labels, value }) => labels.outcome === outcome && value > 0)
    .flatMap(({ labels: { job } }) => SWEEPS.filter((name) => name === job));

it('runs every sweep by itself, without a failure', async () => {
  await product.signUp();
  jobsHandled.reset();
  await product.eventually(async () => expect(await handled('done')).toEqual(expect.arrayContaining(SWEEPS)));
  expect(await handled('dead')).toEqual([]);
  expect(await handled('retried')).toEqual([]);
});
