/** Wrong attempts in a row before the account has to wait. */
export const FREE_ATTEMPTS = 5;
const LONGEST_WAIT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Wrong attempts in a row, as stored. */
export interface Guesses {
  readonly failures: number;
  readonly blockedUntil: Date | null;
}

/** How long an account is blocked after so many wrong attempts in a row: 1, 2, 4 … up to 15 minutes. */
export function waitAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(LONGEST_WAIT_MINUTES, 2 ** Math.min(failures - FREE_ATTEMPTS, 10)) * MINUTE_MS;
}

/** The state after one more wrong attempt, and whether to warn the owner: once, when the first wait begins. */
export function afterWrong(before: Guesses | null, now: Date): Guesses & { readonly beginsBlock: boolean } {
  const failures = (before?.failures ?? 0) + 1;
  const wait = waitAfter(failures);
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait) : null;
  return { failures, blockedUntil, beginsBlock: failures === FREE_ATTEMPTS };
}

/** Whole seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(guesses: Guesses | null, now: Date): number {
  const left = (guesses?.blockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/** A wait in words: "a minute", "8 minutes". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
