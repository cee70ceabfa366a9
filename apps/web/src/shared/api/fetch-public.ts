import { createTraceparent } from './traceparent';

const TIMEOUT_MS = 30_000;
/** Delay before an unanswered read is retried. */
const RETRY_DELAY_MS = 600;

/** Sends a request of a page without sign-in, traced and with a timeout. A read is retried once if no answer arrives. */
export async function fetchPublic(path: string, init: RequestInit = {}): Promise<Response> {
  const request = (): RequestInit => ({
    cache: 'no-store',
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      traceparent: createTraceparent(),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    },
  });
  try {
    return await fetch(path, request());
  } catch (error) {
    if (init.method) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return fetch(path, request());
  }
}
