import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Generous, for a machine busy with other work. It costs nothing when the condition holds, because polling ends immediately. */
const PATIENCE_MS = 40_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Retries until `probe` no longer throws, and returns its result; on timeout fails with the last error. */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T> | T,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await probe();
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
    }
    await pause(wait);
  }
}

/** Fails with `what` and both values unless they are equal. */
export function equal<T>(actual: T, expected: T, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: expected ${should}, found ${is}`);
}

export function ensure(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

export function contains(text: string, part: string, what: string): void {
  if (!text.includes(part)) throw new Error(`${what}: expected to find "${part}" in "${text.slice(0, 600)}"`);
}

export function lacks(text: string, part: string, what: string): void {
  if (text.includes(part)) throw new Error(`${what}: did not expect "${part}"`);
}

export async function shown(locator: Locator, what?: string, patienceMs = PATIENCE_MS): Promise<void> {
  try {
    await locator.first().waitFor({ state: 'visible', timeout: patienceMs });
  } catch (error) {
    throw new Error(`${what ?? String(locator)} did not appear`, { cause: error });
  }
}

export async function gone(locator: Locator, what?: string): Promise<void> {
  try {
    await locator.first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  } catch (error) {
    throw new Error(`${what ?? String(locator)} did not go away`, { cause: error });
  }
}
