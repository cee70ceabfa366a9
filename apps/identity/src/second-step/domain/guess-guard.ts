/** Wrong codes in a row that cost nothing but the try. */
export const FREE_GUESSES = 5;
const LONGEST_WAIT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** What is remembered of wrong codes in a row. */
export interface Guesses {
  readonly failures: number;
  readonly blockedUntil: Date | null;
}

/** How long nobody may try after so many wrong codes in a row: 1, 2, 4 … up to 15 minutes. */
export function waitAfter(failures: number): number {
  if (failures < FREE_GUESSES) return 0;
  return Math.min(LONGEST_WAIT_MINUTES, 2 ** Math.min(failures - FREE_GUESSES, 10)) * MINUTE_MS;
}

/** The state after one more wrong code, and whether the owner is to be told: once, when the waiting begins. */
export function afterWrong(before: Guesses | null, now: Date): Guesses & { readonly beginsBlock: boolean } {
  const failures = (before?.failures ?? 0) + 1;
  const wait = waitAfter(failures);
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait) : null;
  return { failures, blockedUntil, beginsBlock: failures === FREE_GUESSES };
}

/** Whole seconds until the next try; 0 when it may be made now. */
export function secondsToWait(guesses: Guesses | null, now: Date): number {
  const left = (guesses?.blockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/** A wait in words: "a minute", "8 minutes". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
