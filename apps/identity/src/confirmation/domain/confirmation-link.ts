export const CONFIRMATION_HOURS = 24;

const PAUSE_MS = 60_000;
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

/** Returns the start of the period for the daily limit on links. */
export function linksCountFrom(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Seconds until another link may be emailed to an account, or 0. `issued` are the issue times since `linksCountFrom`, newest
 * first. A corrected address skips the short pause, because the earlier link went elsewhere.
 */
export function secondsUntilNextLink(
  issued: readonly Date[],
  now: Date,
  { isCorrection = false }: { isCorrection?: boolean } = {},
): number {
  const oldestThatCounts = issued[MOST_A_DAY - 1];
  const newest = issued[0];
  const waits = [
    oldestThatCounts ? oldestThatCounts.getTime() + DAY_MS - now.getTime() : 0,
    newest && !isCorrection ? newest.getTime() + PAUSE_MS - now.getTime() : 0,
  ];
  return Math.ceil(Math.max(0, ...waits) / 1000);
}
