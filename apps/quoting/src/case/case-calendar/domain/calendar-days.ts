import { addDays, isoWeekday, startOfDayIn } from '@quillcare/rules';

/** Default length of the board in weeks. */
const BOARD_WEEKS = 6;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}
interface Days {
  from: string;
  to: string;
}

/** The requested days, or six weeks from Monday of the current week. */
export function boardDays({ from, to }: Asked, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to };
  const monday = addDays(today, 1 - isoWeekday(today));
  return { from: monday, to: addDays(monday, BOARD_WEEKS * 7 - 1) };
}

/** The requested days, or the current month. */
export function calendarDays({ from, to }: Asked, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to };
  const first = `${today.slice(0, 7)}-01`;
  const next = addDays(first, 31);
  return { from: first, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}

/** The first instant of the days in a time zone, and the first instant after them. */
export function boundsOf({ from, to }: Days, timeZone: string): [Date, Date] {
  return [startOfDayIn(from, timeZone), startOfDayIn(addDays(to, 1), timeZone)];
}
