declare global {
  interface Window {
    /** The requests that public/early-session.js sent before this code was loaded, by address. */
    quillcareEarly?: Record<string, Promise<Response>>;
  }
}

/** An answer that nobody took by then is out of date. */
const FRESH_MS = 30_000;

/** `fetch`, but the first request of an address takes the early one's answer, if there is one. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const early = take(String(input), init?.method ?? 'GET');
  if (!early) return globalThis.fetch(input, init);
  return init?.signal ? Promise.race([early, abortOf(init.signal)]) : early;
};

function take(url: string, method: string): Promise<Response> | undefined {
  // Whoever signs in or changes something wants to know what is so afterwards.
  if (method !== 'GET' || performance.now() > FRESH_MS) window.quillcareEarly = undefined;
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
