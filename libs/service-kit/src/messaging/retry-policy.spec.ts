import { RetryPolicy } from './retry-policy';

const policy = new RetryPolicy();

it('tries a failed event five times again, ever later, and then no more', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => policy.afterFailure(failures));
  expect(waits).toEqual([200, 1_000, 5_000, 15_000, 60_000, undefined, undefined]);
});

it('waits through an outage however long it lasts, a minute at most at a time', () => {
  expect([1, 2, 8, 1_000].map((tries) => policy.duringOutage(tries))).toEqual([500, 1_000, 60_000, 60_000]);
});

it('keeps what no worker knows or can read for a day', () => {
  expect([policy.isForNewerWorker(86_399_999), policy.isForNewerWorker(86_400_000)]).toEqual([true, false]);
});
