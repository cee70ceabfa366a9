/** Delay before an unanswered read is retried. */
const PAUSE_MS = 600;

/** Sends a read, and retries it once if no answer arrives. For pages without the app's own retries. */
export async function fetchRead(path: string, init: () => RequestInit): Promise<Response> {
  try {
    return await fetch(path, init());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return fetch(path, init());
  }
}
