import { createHash, timingSafeEqual } from 'node:crypto';

/** Wrong dates of birth that a link forgives within the window. */
export const FORGIVEN_TRIES = 5;
const WINDOW_MS = 15 * 60_000;

/** The wrong tries that still count. */
export function recentTries(tries: readonly string[], now: Date): string[] {
  return tries.filter((at) => Date.parse(at) > now.getTime() - WINDOW_MS);
}

/** Seconds until the next try is allowed; null when it is allowed now. */
export function secondsToWait(tries: readonly string[], now: Date): number | null {
  const recent = recentTries(tries, now)
    .map((at) => Date.parse(at))
    .sort((a, b) => a - b);
  const freeAt = recent.at(-FORGIVEN_TRIES);
  return freeAt === undefined ? null : Math.max(1, Math.ceil((freeAt + WINDOW_MS - now.getTime()) / 1000));
}

/** Whether two dates of birth are the same, in a time that does not depend on how much of them is. */
export function sameDateOfBirth(given: string, known: string): boolean {
  return timingSafeEqual(digest(given), digest(known));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
