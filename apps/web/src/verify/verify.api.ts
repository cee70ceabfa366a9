import type { compareTotal, ResultOf, verifyDocument } from '@quillcare/contracts';
import { fetchRead } from '../shared/api/fetch-read';
import { traceparent } from '../shared/api/traceparent';

export type Result = ResultOf<typeof verifyDocument>;
type Compared = ResultOf<typeof compareTotal>;

const DEADLINE_MS = 30_000;

/** Thrown when there were too many attempts (HTTP 429). */
export class TooManyTries extends Error {}

/** Checks a printed code or the hash of a file. */
export async function askFor(code: string): Promise<Result> {
  return answerOf(await fetchRead(pathOf(code), () => request()));
}

/** Whether a total in minor units matches the document with this code. */
export async function compare(code: string, totalMinor: number): Promise<boolean> {
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
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: { traceparent: traceparent(), ...headers },
  };
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === 429) throw new TooManyTries();
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  return (await response.json()) as T;
}
