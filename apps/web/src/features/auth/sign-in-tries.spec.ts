import { problemOf } from '../../testing/fake-server';
import { signInMessage, withSignInTries } from './sign-in-tries';

const noWait = () => Promise.resolve();

it('tries up to 3 times while the server is away', async () => {
  const run = jest
    .fn()
    .mockRejectedValueOnce(problemOf(503, 'SERVICE_UNAVAILABLE', 'away'))
    .mockResolvedValue('in');
  await expect(withSignInTries(run, noWait)).resolves.toBe('in');
  run.mockReset().mockRejectedValue(problemOf(503, 'SERVICE_UNAVAILABLE', 'away'));
  await expect(withSignInTries(run, noWait)).rejects.toMatchObject({ status: 503 });
  expect(run).toHaveBeenCalledTimes(3);
});

it('does not repeat a wrong password, and says what to do about it', async () => {
  const run = jest.fn().mockRejectedValue(problemOf(401, 'INVALID_CREDENTIALS', 'Invalid email or password'));
  await expect(withSignInTries(run, noWait)).rejects.toMatchObject({ status: 401 });
  expect(run).toHaveBeenCalledTimes(1);
  expect(signInMessage(problemOf(401, 'INVALID_CREDENTIALS', '')).detail).toMatch(/Forgot your password\?/);
});
