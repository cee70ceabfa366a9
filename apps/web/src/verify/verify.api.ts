import type { compareTotal, ResultOf, verifyDocument } from '@quillcare/contracts';
import { fetchWithRetry } from '../shared/api/fetch-read';
import { createTraceparent } from '../shared/api/traceparent';

export type VerificationResult = ResultOf<typeof verifyDocument>;
type Compared = ResultOf<typeof compareTotal>;

const REQUEST_TIMEOUT_MS = 30_000;

/** Thrown when there were too many attempts (HTTP 429). */
export class TooManyAttemptsError extends Error {}

/** Checks a printed code or the hash of a file. */
export async function fetchVerdict(code: string): Promise<VerificationResult> {
  return answerOf(await fetchWithRetry(pathOf(code), () => request()));
}

/** Whether a total in minor units matches the document with this code. */
export async function compareTotals(code: string, totalMinor: number): Promise<boolean> {
  const init = request({ 'content-type': 'application/json' });
  const sent = { ...init, method: 'POST', body: JSON.stringify({ totalMinor }) };
  return (await answerOf<Compared>(await fetch(`${pathOf(code)}/total`, sent))).agrees;
}

const pathOf = (code: string) => `/api/public/verify/${encodeURIComponent(code)}`;

// Nobody is signed in here, and the answer must be current.
function request(headers: Record<string, string> = {}): RequestInit {
  return {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: { traceparent: createTraceparent(), ...headers },
  };
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === 429) throw new TooManyAttemptsError();
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  return (await response.json()) as T;
}
