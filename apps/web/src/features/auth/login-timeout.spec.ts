import { LOGIN_TIMEOUT_MS, withinLoginTimeout } from './login-timeout';

const LATE = 'Login timeout after 60 seconds - please try again';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('returns the result if it arrives in time, and leaves no timer running', async () => {
  await expect(withinLoginTimeout(() => Promise.resolve('in'))).resolves.toBe('in');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails a hanging sign-in after 60 seconds', async () => {
  const outcome = withinLoginTimeout(() => new Promise<never>(() => undefined)).catch(
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(LOGIN_TIMEOUT_MS);
  await expect(outcome).resolves.toBe(LATE);
});

it('stops a sign-in that resumes after the device slept past the limit', async () => {
  const outcome = withinLoginTimeout(async (goOn) => {
    jest.setSystemTime(Date.now() + LOGIN_TIMEOUT_MS);
    goOn();
    return 'in';
  }).catch((error: Error) => error.message);
  await expect(outcome).resolves.toBe(LATE);
});
