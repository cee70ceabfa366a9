import { createHash, timingSafeEqual } from 'node:crypto';

/** Wrong dates of birth that a link allows within the window. */
export const FORGIVEN_TRIES = 5;
const WINDOW_MS = 15 * 60_000;

/** Wrong dates of birth after which a link is locked until the practice unlocks it, regardless of time. */
export const GUESSES_UNTIL_LOCKED = 10;

/** Whether this many wrong dates of birth, counted since the link was issued or unlocked, lock it. */
export function isLocked(wrongGuesses: number): boolean {
  return wrongGuesses >= GUESSES_UNTIL_LOCKED;
}

/** The wrong attempts that are still within the window. */
export function recentTries(tries: readonly string[], now: Date): string[] {
  return tries.filter((at) => Date.parse(at) > now.getTime() - WINDOW_MS);
}

/** Seconds until the next attempt is allowed; null when it is allowed now. */
export function secondsToWait(tries: readonly string[], now: Date): number | null {
  const recent = recentTries(tries, now)
    .map((at) => Date.parse(at))
    .sort((a, b) => a - b);
  const freeAt = recent.at(-FORGIVEN_TRIES);
  return freeAt === undefined ? null : Math.max(1, Math.ceil((freeAt + WINDOW_MS - now.getTime()) / 1000));
}

/** Compares two dates of birth in constant time. */
export function sameDateOfBirth(given: string, known: string): boolean {
  return timingSafeEqual(digest(given), digest(known));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
