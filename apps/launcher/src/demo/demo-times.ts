import {
  addDays,
  daysBetween,
  isBusinessDay,
  nextBusinessDay,
  startOfDayIn,
  todayIn,
} from '@quillcare/rules';
import type { Clock } from '@quillcare/service-kit';

export const ZONE = 'Australia/Sydney';
const PLACE = { country: 'AU', region: 'NSW' } as const;
const DAY_MS = 86_400_000;

/** Returns the date itself, or the next working day. */
export const nextWorkday = (date: string): string => nextBusinessDay(date, PLACE);

/**
 * Dates what the demo does. A practice whose quotes were all sent today has nothing to follow up, so much of it is backdated.
 * "Today" is the day the demo was started; if a start is resumed on a later day it continues with that day, because otherwise the
 * dates would not fit the existing records. Users who work in the product meanwhile keep real time.
 */
export class DemoTimes {
  /** The day the demo was started, in the practice's time zone. */
  readonly today: string;
  constructor(
    private readonly clock: Clock,
    begunAt: string,
  ) {
    this.today = todayIn(new Date(begunAt), ZONE);
  }

  /** Runs `work` as if it happened `daysAgo` days ago. */
  runDaysAgo<T>(daysAgo: number, work: () => Promise<T>): Promise<T> {
    // Computed on each call, because creating the demo may run past midnight.
    const daysLate = daysBetween(this.today, todayIn(new Date(), ZONE));
    return this.clock.runShifted(-(daysAgo + daysLate) * DAY_MS, work);
  }

  /** Returns the instant (epoch milliseconds) of a time of day, given in milliseconds after midnight, `daysAgo` days ago. */
  instant(daysAgo: number, msOfDay: number): number {
    return startOfDayIn(addDays(this.today, -daysAgo), ZONE).getTime() + msOfDay;
  }

  /** Runs `work` as if it happened at an instant. */
  runAt<T>(instant: number, work: () => Promise<T>): Promise<T> {
    return this.clock.runShifted(instant - Date.now(), work);
  }

  /** Returns the date `inDays` days from today; negative for the past. */
  day(inDays: number): string {
    return addDays(this.today, inDays);
  }

  /** Returns a working day about `inDays` days from today, because theatres are closed at weekends and on public holidays. */
  workday(inDays: number): string {
    let date = this.day(inDays);
    if (inDays >= 0) return nextWorkday(date);
    while (!isBusinessDay(date, PLACE)) date = addDays(date, -1);
    return date;
  }

  daysSince(date: string): number {
    return daysBetween(date, this.today);
  }
}
