const MINUTE_MS = 60_000;
/** Minutes at which the remaining time is announced to screen readers. More often would be disruptive. */
const ANNOUNCED_AT = [10, 5, 1];

/** Returns the minutes until an ISO instant, rounded up; 0 afterwards. */
export function minutesLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));
}

/** Returns the milliseconds until `minutesLeft` changes. */
export function msUntilMinutesChange(expiresAt: string, now: number): number {
  const remainingMs = Date.parse(expiresAt) - now;
  return remainingMs <= 0 ? MINUTE_MS : remainingMs % MINUTE_MS || MINUTE_MS;
}

/** Returns the most recent threshold reached. Null before the first. */
export function lastAnnouncedThreshold(minutes: number): number | null {
  return [...ANNOUNCED_AT].reverse().find((threshold) => minutes > 0 && minutes <= threshold) ?? null;
}
