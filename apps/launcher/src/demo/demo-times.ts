import {
  addDays,
  daysBetween,
  isBusinessDay,
  nextBusinessDay,
  startOfDayIn,
  todayIn,
} from '@quillcare/rules';
import type { Clock } from '@quillcare/service-kit';

/** Where the demonstration practice is. */
export const ZONE = 'Australia/Sydney';
const PLACE = { country: 'AU', region: 'NSW' } as const;
const DAY_MS = 86_400_000;

/** The date itself, or the first working day after it. */
export const workdayFrom = (date: string): string => nextBusinessDay(date, PLACE);

/**
 * The time of the demonstration. A practice whose quotes were all sent today has nothing to follow up, so much of it happened some
 * days ago. Today is the day on which it was begun: a start that goes on another day goes on with that day, or dates would not
 * fit what is there. Whoever works in the product meanwhile keeps the time.
 */
export class DemoTimes {
  /** The first day of the demonstration, in the practice's zone. */
  readonly today: string;
  constructor(
    private readonly clock: Clock,
    begunAt: string,
  ) {
    this.today = todayIn(new Date(begunAt), ZONE);
  }

  /** Lets something happen so many days ago. */
  ago<T>(daysAgo: number, work: () => Promise<T>): Promise<T> {
    // Asked each time: making the demonstration may take over midnight.
    const daysLate = daysBetween(this.today, todayIn(new Date(), ZONE));
    return this.clock.moved(-(daysAgo + daysLate) * DAY_MS, work);
  }

  /** The instant of a time of day (in milliseconds after midnight), so many days ago. */
  instant(daysAgo: number, msOfDay: number): number {
    return startOfDayIn(addDays(this.today, -daysAgo), ZONE).getTime() + msOfDay;
  }

  /** Lets something happen at an instant. */
  at<T>(instant: number, work: () => Promise<T>): Promise<T> {
    return this.clock.moved(instant - Date.now(), work);
  }

  /** A date so many days from today, or before it. */
  day(inDays: number): string {
    return addDays(this.today, inDays);
  }

  /** A working day about so many days from today, or before it: theatres are closed at weekends and on public holidays. */
  workday(inDays: number): string {
    let date = this.day(inDays);
    if (inDays >= 0) return workdayFrom(date);
    while (!isBusinessDay(date, PLACE)) date = addDays(date, -1);
    return date;
  }

  /** How many days ago a date was. */
  daysSince(date: string): number {
    return daysBetween(date, this.today);
  }
}
