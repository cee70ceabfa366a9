import type { BoardCase } from '@quillcare/contracts';
import { addDays, isoWeekday, READINESS_STATES } from '@quillcare/rules';

export interface BoardWeek {
  /** The Monday. */
  from: string;
  to: string;
  /** What is overdue comes first. */
  columns: { state: BoardCase['readiness']['state']; cases: BoardCase[] }[];
  count: number;
}

/** What needs somebody stands left. */
const ORDER = [...READINESS_STATES].reverse();

export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day));

/** The cases by week and readiness; weeks without a surgery are there as well. */
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
