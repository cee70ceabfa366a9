import type { BoardCase } from '@quillcare/contracts';
import { addDays, isoWeekday, READINESS_STATES } from '@quillcare/rules';

export interface BoardWeek {
  /** The week's Monday (ISO date). */
  from: string;
  to: string;
  /** Overdue first. */
  columns: { state: BoardCase['readiness']['state']; cases: BoardCase[] }[];
  count: number;
}

/** Cases that need attention are on the left. */
const ORDER = [...READINESS_STATES].reverse();

export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day));

/** Groups cases by week and readiness. Weeks without surgery are included. */
export function weeksOf(
  { from, to, items }: { from: string; to: string; items: readonly BoardCase[] },
  dayOf: (instant: string) => string,
): BoardWeek[] {
  const weeks: BoardWeek[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    const own = items.filter(({ startsAt }) => {
      const day = startsAt ? dayOf(startsAt) : '';
      return day >= monday && day <= sunday;
    });
    weeks.push({ from: monday, to: sunday, columns: columnsOf(own), count: own.length });
  }
  return weeks;
}

function columnsOf(cases: readonly BoardCase[]): BoardWeek['columns'] {
  return ORDER.map((state) => ({ state, cases: cases.filter(({ readiness }) => readiness.state === state) }));
}
