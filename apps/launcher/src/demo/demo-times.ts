import type { Clock } from '@quillcare/service-kit';

/** Lets something happen so many days ago. */
export type HappenedAgo = <T>(daysAgo: number, work: () => Promise<T>) => Promise<T>;

const DAY_MS = 86_400_000;

/** A practice whose quotes were all sent today has nothing to follow up. Whoever works in the product meanwhile keeps the time. */
export function timesOf(clock: Clock): HappenedAgo {
  return (daysAgo, work) => clock.moved(-daysAgo * DAY_MS, work);
}
