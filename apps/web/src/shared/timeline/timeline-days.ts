import { addDays } from '@quillcare/rules';
import type { TimelineEntry } from './timeline.view';

export interface TimelineDay<E> {
  /** Calendar date in the practice's zone. */
  day: string;
  entries: E[];
}

/** The newest entries, newest first, by the day in the practice's zone on which they happened. */
export function daysOf<E extends Pick<TimelineEntry, 'at'>>(
  entries: readonly E[],
  most: number,
  dayOf: (instant: string) => string,
): TimelineDay<E>[] {
  const newestFirst = [...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const days: TimelineDay<E>[] = [];
  for (const entry of newestFirst.slice(0, most)) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Which name a day has, if it has one. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | null {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
