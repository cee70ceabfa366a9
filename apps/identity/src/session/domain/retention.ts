const DAY_MS = 86_400_000;
const GUESSES_DAYS = 30;

/** Authenticator apps whose set-up began before this and was never finished are removed. */
export function unconfirmedTotpCutoff(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Counts of wrong attempts that were last changed before this are removed. */
export function attemptsCutoff(now: Date): Date {
  return new Date(now.getTime() - GUESSES_DAYS * DAY_MS);
}
