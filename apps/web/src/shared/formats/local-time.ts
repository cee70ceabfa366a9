import { dateFormat, todayIn } from '@quillcare/rules';

/** Converts an ISO instant to local date and time in the given time zone: "2026-12-01T07:30". */
export function localTimeOf(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return `${todayIn(at, timeZone)}T${dateFormat('en-GB', clock).format(at)}`;
}
