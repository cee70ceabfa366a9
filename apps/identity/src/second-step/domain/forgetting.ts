const DAY_MS = 86_400_000;
const GUESSES_DAYS = 30;

/** Authenticator apps that were begun before this and never showed a code will not do so any more. */
export function forgetWaitingBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Wrong codes before this belong to nobody who still tries. */
export function forgetGuessesBefore(now: Date): Date {
  return new Date(now.getTime() - GUESSES_DAYS * DAY_MS);
}
