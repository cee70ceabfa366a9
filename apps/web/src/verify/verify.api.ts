import type { compareTotal, ResultOf, verifyDocument } from '@quillcare/contracts';
import { fetchPublic } from '../shared/api/fetch-public';

export type VerificationResult = ResultOf<typeof verifyDocument>;

/** Thrown when there were too many attempts (HTTP 429). */
export class TooManyAttemptsError extends Error {}

/** Checks a printed code or the hash of a file. */
export const fetchVerdict = (code: string) => call<VerificationResult>(code);

/** Whether a total in minor units matches the document with this code. */
export async function compareTotals(code: string, totalMinor: number): Promise<boolean> {
  const init = { method: 'POST', body: JSON.stringify({ totalMinor }) };
  return (await call<ResultOf<typeof compareTotal>>(code, '/total', init)).agrees;
}

async function call<T>(code: string, path = '', init: RequestInit = {}): Promise<T> {
  const address = `/api/public/verify/${encodeURIComponent(code)}${path}`;
  // Nobody is signed in here.
  const response = await fetchPublic(address, { credentials: 'omit', ...init });
  if (response.status === 429) throw new TooManyAttemptsError();
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  return (await response.json()) as T;
}
