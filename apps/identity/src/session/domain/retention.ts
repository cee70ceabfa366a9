const DAY_MS = 86_400_000;
const GUESSES_DAYS = 30;

/** Authenticator apps begun before this and never confirmed are deleted. */
export function unconfirmedTotpCutoff(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Wrong-attempt counts last changed before this are deleted. */
export function attemptsCutoff(now: Date): Date {
  return new Date(now.getTime() - GUESSES_DAYS * DAY_MS);
}
