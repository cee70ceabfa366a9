declare global {
  interface Window {
    /** The answer to "who is signed in?", asked for by public/early-session.js before this code was there. */
    quillcareSession?: Promise<Response>;
  }
}

const SESSION_URL = '/api/auth/session';

/** `fetch`, but the first question for the session takes the answer that is already on its way, where there is one. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const early = input === SESSION_URL ? window.quillcareSession : undefined;
  if (!early) return globalThis.fetch(input, init);
  window.quillcareSession = undefined;
  return init?.signal ? Promise.race([early, abortOf(init.signal)]) : early;
};

/** Rejects when the caller does not want to wait any longer. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
