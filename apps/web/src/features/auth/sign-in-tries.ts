import { isTransient } from './sign-in-problem';

const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;

/** Runs a sign-in up to 3 times with exponential backoff, retrying only network and server failures. */
export async function withSignInTries<T>(
  run: (attempt: number) => Promise<T>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      if (attempt >= TRIES || !isTransient(error)) throw error;
      await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)));
    }
  }
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
