declare global {
  interface Window {
    /** The session request that public/early-session.js sent before this code was loaded. */
    quillcareSession?: Promise<Response>;
  }
}

const SESSION_URL = '/api/auth/session';

/** `fetch`, but the first session request takes the early one's answer, if there is one. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const early = input === SESSION_URL ? window.quillcareSession : undefined;
  if (!early) return globalThis.fetch(input, init);
  window.quillcareSession = undefined;
  return init?.signal ? Promise.race([early, abortOf(init.signal)]) : early;
};

/** Rejects when the caller aborts. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
