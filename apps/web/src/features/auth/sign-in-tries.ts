import { toProblem, type ApiProblem } from '../../app/api';
import { authTexts } from './auth.texts';

const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;
const TRANSIENT = new Set([500, 502, 503]);

/** Signs in with up to 3 tries where the trouble is the network's or the server's, not the person's. */
export async function withSignInTries<T>(
  run: () => Promise<T>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= TRIES || !TRANSIENT.has(toProblem(error).status)) throw error;
      await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)));
    }
  }
}

/** The sentence of the specification for a failed sign-in. */
export function signInMessage(problem: ApiProblem): ApiProblem {
  if (problem.code === 'INVALID_CREDENTIALS') return { ...problem, detail: authTexts.invalid };
  if (problem.code === 'DEADLINE_EXCEEDED') return { ...problem, detail: authTexts.slow };
  return problem;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
