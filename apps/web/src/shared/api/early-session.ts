declare global {
  interface Window {
    /** Requests sent by public/early-session.js before this code was loaded, by URL. */
    quillcareEarly?: Record<string, Promise<Response>>;
  }
}

/** Early answers not used by then are discarded as stale. */
const MAX_AGE_MS = 30_000;

/** Like `fetch`, except that the first request for a URL uses the early answer, if there is one. */
export const fetchOrUseEarly: typeof fetch = (input, init) => {
  const early = takeEarlyResponse(String(input), init?.method ?? 'GET');
  if (!early) return globalThis.fetch(input, init);
  return init?.signal ? Promise.race([early, abortOf(init.signal)]) : early;
};

function takeEarlyResponse(url: string, method: string): Promise<Response> | undefined {
  // After a sign-in or any change the early answers are outdated.
  if (method !== 'GET' || performance.now() > MAX_AGE_MS) window.quillcareEarly = undefined;
  const answers = window.quillcareEarly;
  const early = answers?.[url];
  if (early) delete answers[url];
  return early;
}

/** Rejects when the caller aborts. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
