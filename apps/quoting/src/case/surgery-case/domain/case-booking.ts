import { AppError, invalidInput, type CaseClash, type SurgeryCase } from '@quillcare/contracts';
import {
  getCountryDefaults,
  formatDateTime,
  formatLongDate,
  isExistingLocalTime,
  isoWeekday,
  toInstant,
  findPublicHoliday,
  searchKey,
  todayIn,
  type HolidayPlace,
} from '@quillcare/rules';

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

/** Requested changes; undefined fields stay. */
export type BookingChanges = { [K in Exclude<keyof Booking, 'startsAt'>]?: Booking[K] };

/** Display names of staff, hospitals and sites by id. */
export type Names = ReadonlyMap<string, string>;

/** The booking after a change. The duration defaults to the catalogue's. */
export function applyBookingChanges(
  present: Booking,
  changes: BookingChanges,
  startsAt: Date | null,
  suggestedMinutes: number | null,
): Booking {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next: Booking = { ...present, ...given, startsAt };
  return { ...next, durationMinutes: next.durationMinutes ?? suggestedMinutes };
}

/** Throws if a theatre has no hospital or a start time has no duration. */
export function assertComplete({ startsAt, durationMinutes, theatre, hospitalId }: Booking): void {
  if (theatre !== null && hospitalId === null)
    throw invalidInput({ path: 'hospitalId', message: 'Please choose the hospital of the theatre' });
  if (startsAt !== null && durationMinutes === null)
    throw invalidInput({ path: 'durationMinutes', message: 'Please enter how long the surgery takes' });
}

/**
 * Converts a local time in the practice's zone to an instant, the first of two when the clocks go back. Throws for a past day and
 * for a time the clocks skip.
 */
export function bookableTime(local: string, timeZone: string, now: Date): Date {
  const [day, time] = [local.slice(0, 10), local.slice(11)];
  if (!isExistingLocalTime(day, time, timeZone))
    throw invalidInput({
      path: 'startsAt',
      message: `The clocks go forward that night: there is no ${time} on ${formatLongDate(day)}`,
    });
  const startsAt = toInstant(day, time, timeZone);
  if (todayIn(startsAt, timeZone) < todayIn(now, timeZone))
    throw invalidInput({ path: 'startsAt', message: 'Please choose today or a later day' });
  return startsAt;
}

/** Throws on public holidays and weekends. Surgery on such a day must be booked deliberately. */
export function assertNotDayOff(day: string, place: HolidayPlace): void {
  const holiday = findPublicHoliday(place, day);
  if (holiday === null && isoWeekday(day) < 6) return;
  const date = formatLongDate(day, getCountryDefaults(place.country).locale);
  throw new AppError('CASE_DAY_OFF', {
    detail: holiday === null ? `${date} is on a weekend.` : `${date} is a public holiday: ${holiday}.`,
    facts: { date: day, holiday },
  });
}

/** Start and end of the booking. Null without a time. */
export function bookedRange({ startsAt, durationMinutes }: Booking): [Date, Date] | null {
  if (startsAt === null || durationMinutes === null) return null;
  return [startsAt, new Date(startsAt.getTime() + durationMinutes * 60_000)];
}

/** The people and theatre a booking occupies: resource key to display name. */
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

/** Describes each clash in a sentence with the resource, the case number and the time, never the patient's name. */
export function describeClashes(clashes: readonly CaseClash[], locale: string, timeZone: string): string {
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

/** Describes the changes to a booking other than its time. Null if there are none. */
export function describeChanges(before: Booking, after: Booking, names: Names): string | null {
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

export function bookingOf(row: Booking): Booking {
  const { startsAt, durationMinutes, hospitalId, theatre, siteId, doctorId, assistantId, anaesthetistId } =
    row;
  return { startsAt, durationMinutes, hospitalId, theatre, siteId, doctorId, assistantId, anaesthetistId };
}

/** Display names of the people and places of a case. */
export function namesOf(surgeryCase: SurgeryCase): Map<string, string> {
  const pairs: [string | null, string | null][] = [
    [surgeryCase.doctorId, surgeryCase.doctorName],
    [surgeryCase.assistantId, surgeryCase.assistantName],
    [surgeryCase.anaesthetistId, surgeryCase.anaesthetistName],
    [surgeryCase.hospitalId, surgeryCase.hospitalName],
    [surgeryCase.siteId, surgeryCase.siteName],
  ];
  return new Map(pairs.flatMap(([id, name]) => (id !== null && name !== null ? [[id, name] as const] : [])));
}
