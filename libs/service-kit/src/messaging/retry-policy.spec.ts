import { RetryPolicy } from './retry-policy';

const policy = new RetryPolicy();

it('retries a failed event five times at growing intervals, then gives up', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => policy.afterFailure(failures));
  expect(waits).toEqual([200, 1_000, 5_000, 15_000, 60_000, undefined, undefined]);
});

it('retries for as long as an outage lasts, at most a minute apart', () => {
  expect([1, 2, 8, 1_000].map((tries) => policy.duringOutage(tries))).toEqual([500, 1_000, 60_000, 60_000]);
});

it('keeps messages that no worker knows or can read for a day', () => {
  expect([policy.isForNewerWorker(86_399_999), policy.isForNewerWorker(86_400_000)]).toEqual([true, false]);
});
