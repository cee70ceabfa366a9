/** Consecutive wrong attempts allowed before the account has to wait. */
export const FREE_ATTEMPTS = 5;
const MAX_WAIT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Consecutive wrong attempts, as stored. */
export interface FailedAttempts {
  readonly failures: number;
  readonly blockedUntil: Date | null;
}

/** Returns how long an account is blocked after this many consecutive wrong attempts: 1, 2, 4 … up to 15 minutes. */
export function waitMinutesAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(MAX_WAIT_MINUTES, 2 ** Math.min(failures - FREE_ATTEMPTS, 10)) * MINUTE_MS;
}

/** Returns the state after another wrong attempt, and whether to warn the owner, which happens once when the first wait begins. */
export function afterFailedAttempt(
  before: FailedAttempts | null,
  now: Date,
): FailedAttempts & { readonly beginsBlock: boolean } {
  const failures = (before?.failures ?? 0) + 1;
  const wait = waitMinutesAfter(failures);
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait) : null;
  return { failures, blockedUntil, beginsBlock: failures === FREE_ATTEMPTS };
}

/** Returns the whole seconds until the next attempt is allowed, or 0. */
export function secondsUntilNextAttempt(guesses: FailedAttempts | null, now: Date): number {
  const remainingMs = (guesses?.blockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(remainingMs / 1000));
}

/** Formats a wait: "a minute", "8 minutes". */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
