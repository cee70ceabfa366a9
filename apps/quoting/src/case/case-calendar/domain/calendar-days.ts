import { addDays, isoWeekday, startOfDayIn } from '@quillcare/rules';

/** Weeks that the board begins with. */
const BOARD_WEEKS = 6;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}
interface Days {
  from: string;
  to: string;
}

/** The days that were asked for, or six weeks from the Monday of this one. */
export function boardDays({ from, to }: Asked, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to };
  const monday = addDays(today, 1 - isoWeekday(today));
  return { from: monday, to: addDays(monday, BOARD_WEEKS * 7 - 1) };
}

/** The days that were asked for, or the present month. */
export function calendarDays({ from, to }: Asked, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to };
  const first = `${today.slice(0, 7)}-01`;
  const next = addDays(first, 31);
  return { from: first, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}

/** The first instant of the days in a zone, and the one after the last. */
export function boundsOf({ from, to }: Days, timeZone: string): [Date, Date] {
  return [startOfDayIn(from, timeZone), startOfDayIn(addDays(to, 1), timeZone)];
}
