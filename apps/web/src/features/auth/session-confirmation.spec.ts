import { establishSession, POLL_MS, type SessionReader } from './session-confirmation';

type Status = ReturnType<SessionReader['status']>;

/** Plays the statuses in turn, one per poll; the last one repeats. */
function start(...statuses: Status[]) {
  const read = jest.fn();
  const looks: number[] = [];
  const status = () => {
    looks.push(Date.now());
    return statuses[Math.min(looks.length, statuses.length) - 1] as Status;
  };
  const outcome = establishSession({ status, read }).then(
    () => 'established',
    (error: Error) => error.message,
  );
  return { read, looks, outcome };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('polls every 400 ms until the session is established', async () => {
  const begun = Date.now();
  const { outcome, read, looks } = start('loading', 'loading', 'signed-in');
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  await expect(outcome).resolves.toBe('established');
  expect(looks.map((at) => at - begun)).toEqual([400, 800, 1_200]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('retries after a refusal, and gives up after 15 seconds', async () => {
  const { outcome, read } = start('signed-out');
  await jest.advanceTimersByTimeAsync(14_900);
  expect(read.mock.calls.length).toBeGreaterThan(30);
  await jest.advanceTimersByTimeAsync(POLL_MS);
  await expect(outcome).resolves.toBe('Authentication timeout: session did not establish in time');
});

it('tolerates a server that is briefly unavailable', async () => {
  const { outcome } = start(...Array.from({ length: 30 }, () => 'unreachable' as const), 'signed-in');
  await jest.advanceTimersByTimeAsync(31 * POLL_MS);
  await expect(outcome).resolves.toBe('established');
});

it('waits at most 10 seconds for a single response', async () => {
  const { outcome } = start('loading');
  await jest.advanceTimersByTimeAsync(9_900);
  await jest.advanceTimersByTimeAsync(POLL_MS);
  await expect(outcome).resolves.toBe('Session setup timeout');
});
