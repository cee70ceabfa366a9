/** How long to wait before a read that nobody answered is sent once more. */
const PAUSE_MS = 600;

/** Sends a read, and once more if no answer comes: for pages without the app's own retries. */
export async function fetchRead(path: string, init: () => RequestInit): Promise<Response> {
  try {
    return await fetch(path, init());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return fetch(path, init());
  }
}
