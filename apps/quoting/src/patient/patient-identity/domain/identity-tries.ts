import type { TryLimit } from '@quillcare/contracts';

/** Wrong attempts (date of birth, code, or both) allowed per link within 15 minutes. */
export const WRONG_ATTEMPT_LIMITS: readonly TryLimit[] = [{ max: 5, windowSeconds: 900 }];

/**
 * Code requests allowed per link. The second limit prevents a stranger with the link from using up the practice's daily email
 * allowance.
 */
export const CODE_REQUESTS: readonly TryLimit[] = [
  { max: 3, windowSeconds: 900 },
  { max: 10, windowSeconds: 86_400 },
];

/** Wrong attempts of any kind, over any period, after which a link is locked until the practice unlocks it. */
export const MAX_WRONG_ATTEMPTS = 10;

/** Whether this many wrong attempts, counted since the link was issued or unlocked, lock it. */
export function isLocked(wrongGuesses: number): boolean {
  return wrongGuesses >= MAX_WRONG_ATTEMPTS;
}

/** The attempts that still fall within one of the windows. */
export function recentAttempts(tries: readonly string[], now: Date, limits = WRONG_ATTEMPT_LIMITS): string[] {
  const longest = Math.max(...limits.map(({ windowSeconds }) => windowSeconds));
  return tries.filter((at) => isWithin(at, longest, now));
}

/** Seconds until the next attempt is allowed. Null if it is allowed now. */
export function secondsToWait(
  tries: readonly string[],
  now: Date,
  limits = WRONG_ATTEMPT_LIMITS,
): number | null {
  const waits = limits.map((limit) => waitFor(limit, tries, now)).filter((seconds) => seconds !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}

function waitFor({ max, windowSeconds }: TryLimit, tries: readonly string[], now: Date): number | null {
  const recent = tries
    .filter((at) => isWithin(at, windowSeconds, now))
    .map((at) => Date.parse(at))
    .sort((a, b) => a - b);
  const freeAt = recent.at(-max);
  return freeAt === undefined
    ? null
    : Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000) + windowSeconds);
}

function isWithin(at: string, windowSeconds: number, now: Date): boolean {
  return Date.parse(at) > now.getTime() - windowSeconds * 1000;
}
