import { isTransient } from './sign-in-problem';

const MAX_ATTEMPTS = 3;
const INITIAL_DELAY_MS = 1_000;
const MAX_DELAY_MS = 3_000;

/** Runs a sign-in up to 3 times with exponential backoff, retrying only network and server failures. */
export async function withSignInRetries<T>(
  run: (attempt: number) => Promise<T>,
  wait: (ms: number) => Promise<void> = delay,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isTransient(error)) throw error;
      await wait(Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (attempt - 1)));
    }
  }
}

export const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
