import { addDays } from '@quillcare/rules';
import type { TimelineEntry } from './timeline.view';

export interface TimelineDay<E> {
  /** Calendar date in the practice's time zone (YYYY-MM-DD). */
  day: string;
  entries: E[];
}

/** Groups the newest entries, newest first, by their day in the practice's time zone. */
export function groupByDay<E extends Pick<TimelineEntry, 'at'>>(
  entries: readonly E[],
  maxEntries: number,
  dayOf: (instant: string) => string,
): TimelineDay<E>[] {
  const newestFirst = [...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const days: TimelineDay<E>[] = [];
  for (const entry of newestFirst.slice(0, maxEntries)) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Returns a day's relative name. Null if it has none. */
export function relativeDay(day: string, today: string): 'today' | 'yesterday' | null {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
