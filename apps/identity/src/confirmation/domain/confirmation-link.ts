/** How long a link that confirms an address holds. */
export const CONFIRMATION_HOURS = 24;

const PAUSE_MS = 60_000;
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

/** From when on links count towards the most that an account gets in a day. */
export function linksCountFrom(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Seconds until another link may be mailed for an account; 0 when it may go at once. `issued` are the times of the links
 * since `linksCountFrom`, newest first. A correction need not wait for the short pause: the earlier link
 * went somewhere else.
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
