import { addDays } from '@quillcare/rules';

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Returns the first day of the week in a locale. Monday if the browser does not know. */
export function getFirstWeekday(locale: string): Weekday {
  const place = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const info = place.getWeekInfo?.() ?? place.weekInfo;
  return (info?.firstDay ?? 1) as Weekday;
}

function getWeekday(day: string): Weekday {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;
}

/** Returns the seven days of the week that contains a day. */
export function getWeekDays(day: string, firstWeekday: Weekday): string[] {
  const first = addDays(day, -((getWeekday(day) - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, at) => addDays(first, at));
}

/** Returns the weeks of the month that contains a day, filled up with days of the adjacent months. */
export function getMonthWeeks(day: string, firstWeekday: Weekday): string[][] {
  const weeks: string[][] = [];
  const month = day.slice(0, 7);
  let week = getWeekDays(`${month}-01`, firstWeekday);
  while (weeks.length === 0 || week[0]!.slice(0, 7) === month) {
    weeks.push(week);
    week = getWeekDays(addDays(week[6]!, 1), firstWeekday);
  }
  return weeks;
}

/** Adds months to a day, limited to the month's last day: 31 January plus one month is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Returns the day a key moves to. Null for other keys. */
export function moveDayByKey(key: string, day: string, firstWeekday: Weekday): string | null {
  const week = getWeekDays(day, firstWeekday);
  const days: Record<string, string> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: week[0]!,
    End: week[6]!,
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return days[key] ?? null;
}
