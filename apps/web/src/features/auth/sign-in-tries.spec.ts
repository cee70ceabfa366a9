import { problemOf } from '../../testing/fake-server';
import { isTransient, SignInFailure } from './sign-in-problem';
import { withSignInTries } from './sign-in-tries';

const away = problemOf(503, 'SERVICE_UNAVAILABLE', 'away');

function recordedWaits() {
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  return { waits, wait };
}

it('tries up to 3 times, waiting 1 and 2 seconds, while the server is unavailable', async () => {
  const { waits, wait } = recordedWaits();
  const run = jest.fn().mockRejectedValueOnce(away).mockResolvedValue('in');
  await expect(withSignInTries(run, wait)).resolves.toBe('in');
  run.mockReset().mockRejectedValue(away);
  await expect(withSignInTries(run, wait)).rejects.toBe(away);
  expect(run.mock.calls).toEqual([[1], [2], [3]]);
  expect(waits).toEqual([1_000, 1_000, 2_000]);
});

it('does not retry a wrong password', async () => {
  const run = jest.fn().mockRejectedValue(problemOf(401, 'INVALID_CREDENTIALS', 'Invalid email or password'));
  await expect(withSignInTries(run)).rejects.toMatchObject({ status: 401 });
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  [problemOf(500, 'INTERNAL', ''), true],
  [{ ...problemOf(502, 'SERVICE_UNAVAILABLE', ''), status: 502 }, true],
  [away, true],
  [problemOf(429, 'TOO_MANY_REQUESTS', 'Too many tries'), false],
  [problemOf(403, 'FORBIDDEN', 'no connection to you'), false],
  [new TypeError('Failed to fetch'), true],
  [new Error('The connection was reset'), true],
  [new Error('Network changed'), true],
  [new Error('Request timeout'), true],
  [new Error('The proxy said 502'), true],
  [new Error('Invalid state'), false],
  [new SignInFailure('Login timeout after 60 seconds - please try again'), false],
  [undefined, false],
])('retries only transient errors: %s', (error, expected) => {
  expect(isTransient(error)).toBe(expected);
});
