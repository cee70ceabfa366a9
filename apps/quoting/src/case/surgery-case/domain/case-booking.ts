import { AppError, invalid, type CaseClash, type SurgeryCase } from '@quillcare/contracts';
import {
  countryDefaults,
  formatDateTime,
  formatLongDate,
  isLocalTime,
  isoWeekday,
  localTimeOn,
  publicHolidayOn,
  searchKey,
  todayIn,
  type HolidayPlace,
} from '@quillcare/rules';

/** When, where and with whom a surgery is. */
export interface Booking {
  startsAt: Date | null;
  durationMinutes: number | null;
  hospitalId: string | null;
  theatre: string | null;
  siteId: string | null;
  doctorId: string | null;
  assistantId: string | null;
  anaesthetistId: string | null;
}

/** What is asked for; what is undefined stays. */
export type BookingChanges = { [K in Exclude<keyof Booking, 'startsAt'>]?: Booking[K] };

/** By id, as people and hospitals are called. */
export type Names = ReadonlyMap<string, string>;

/** The booking after a change. A length that nobody named is what the catalogue suggests. */
export function changedBooking(
  present: Booking,
  changes: BookingChanges,
  startsAt: Date | null,
  suggestedMinutes: number | null,
): Booking {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next: Booking = { ...present, ...given, startsAt };
  return { ...next, durationMinutes: next.durationMinutes ?? suggestedMinutes };
}

/** Throws unless a booking has what its time and its theatre need. */
export function refuseIncomplete({ startsAt, durationMinutes, theatre, hospitalId }: Booking): void {
  if (theatre !== null && hospitalId === null)
    throw invalid({ path: 'hospitalId', message: 'Please choose the hospital of the theatre' });
  if (startsAt !== null && durationMinutes === null)
    throw invalid({ path: 'durationMinutes', message: 'Please enter how long the surgery takes' });
}

/**
 * The instant of a local time in the practice's zone, the first of two where the clocks go back. A day that is over is refused,
 * and so is a time that the clocks skip.
 */
export function bookableTime(local: string, timeZone: string, now: Date): Date {
  const [day, time] = [local.slice(0, 10), local.slice(11)];
  if (!isLocalTime(day, time, timeZone))
    throw invalid({
      path: 'startsAt',
      message: `The clocks go forward that night: there is no ${time} on ${formatLongDate(day)}`,
    });
  const startsAt = localTimeOn(day, time, timeZone);
  if (todayIn(startsAt, timeZone) < todayIn(now, timeZone))
    throw invalid({ path: 'startsAt', message: 'Please choose a day that is not over' });
  return startsAt;
}

/** Throws on a public holiday, and on a Saturday or Sunday: surgery then is booked knowingly. */
export function refuseDayOff(day: string, place: HolidayPlace): void {
  const holiday = publicHolidayOn(place, day);
  if (holiday === null && isoWeekday(day) < 6) return;
  const date = formatLongDate(day, countryDefaults(place.country).locale);
  throw new AppError('CASE_DAY_OFF', {
    detail: holiday === null ? `${date} is on a weekend.` : `${date} is a public holiday: ${holiday}.`,
    facts: { date: day, holiday },
  });
}

/** From when to when it is. */
export function timesOf({ startsAt, durationMinutes }: Booking): [Date, Date] | null {
  if (startsAt === null || durationMinutes === null) return null;
  return [startsAt, new Date(startsAt.getTime() + durationMinutes * 60_000)];
}

/** Whom and what a booking takes, by the key of the resource, with the name for people. */
export function resourcesOf(booking: Booking, names: Names): Map<string, string> {
  const { hospitalId, theatre, doctorId, assistantId, anaesthetistId } = booking;
  const people = [doctorId, assistantId, anaesthetistId].filter((one) => one !== null);
  const found = new Map(people.map((one) => [one, names.get(one) ?? 'Somebody']));
  if (hospitalId !== null && theatre !== null)
    found.set(
      `${hospitalId} ${searchKey(theatre)}`,
      `${theatre}, ${names.get(hospitalId) ?? 'the hospital'}`,
    );
  return found;
}

/** What runs into each other, in a sentence for each: who, which case and when, never whose case it is. */
export function clashSentence(clashes: readonly CaseClash[], locale: string, timeZone: string): string {
  return clashes
    .map(({ name, quoteNumber, startsAt, durationMinutes }) => {
      const when = formatDateTime(new Date(startsAt), locale, timeZone);
      return `${name} is booked for case ${quoteNumber}, ${when}, ${durationMinutes} minutes.`;
    })
    .join(' ');
}

const LABELS = {
  doctorId: 'Doctor',
  assistantId: 'Assistant',
  anaesthetistId: 'Anaesthetist',
  hospitalId: 'Hospital',
  theatre: 'Theatre',
  siteId: 'Site',
  durationMinutes: 'Minutes',
} as const;

/** What of a booking but its time changed, in words; null if nothing did. */
export function changedWords(before: Booking, after: Booking, names: Names): string | null {
  const changed = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (field) => before[field] !== after[field],
  );
  const words = changed.map((field) => {
    const value = after[field];
    const shown = typeof value === 'string' ? (names.get(value) ?? value) : value;
    return `${LABELS[field]}: ${shown ?? 'none'}`;
  });
  return words.length > 0 ? words.join('. ') : null;
}

/** The booking of a case as stored. */
export function bookingOf(row: Booking): Booking {
  const { startsAt, durationMinutes, hospitalId, theatre, siteId, doctorId, assistantId, anaesthetistId } =
    row;
  return { startsAt, durationMinutes, hospitalId, theatre, siteId, doctorId, assistantId, anaesthetistId };
}

/** The names that a case shows of its own people and place. */
export function namesOf(shown: SurgeryCase): Map<string, string> {
  const pairs: [string | null, string | null][] = [
    [shown.doctorId, shown.doctorName],
    [shown.assistantId, shown.assistantName],
    [shown.anaesthetistId, shown.anaesthetistName],
    [shown.hospitalId, shown.hospitalName],
    [shown.siteId, shown.siteName],
  ];
  return new Map(pairs.flatMap(([id, name]) => (id !== null && name !== null ? [[id, name] as const] : [])));
}
