import type { CalendarCase } from '@quillcare/contracts';
import { dateFormat } from '@quillcare/rules';
import type { CalendarItem, CalendarSpan } from '../../shared/calendar/calendar.view';
import { READINESS_TONE } from '../../shared/case-checklist/readiness';
import type { Formats } from '../../shared/formats/use-formats';
import { word } from '../../shared/words/words';
import { calendarPageWords } from './case-calendar.en';

/** What can be moved: a case with a date, before the surgery. */
const MOVABLE: readonly CalendarCase['status'][] = ['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];
/** Once the surgery has begun, its checklist is no question any more. */
const OVER: readonly CalendarCase['status'][] = ['IN_PROGRESS', 'COMPLETED', 'POST_OP'];

export const isMovable = ({ status }: Pick<CalendarCase, 'status'>): boolean => MOVABLE.includes(status);

export const nameOf = ({ patient }: Pick<CalendarCase, 'patient'>): string =>
  `${patient.firstName} ${patient.lastName}`;

/** A case as an entry of the calendar; a week has room for doctor and hospital. */
export function calendarItemOf(
  one: CalendarCase,
  span: CalendarSpan,
  { dayOf, time }: Pick<Formats, 'dayOf' | 'time'>,
  mayMove: boolean,
): CalendarItem | null {
  const { id, startsAt, procedures, doctorName, hospitalName, theatre, status, readiness, isTooEarly } = one;
  const { isDisputed } = one;
  if (!startsAt) return null;
  const place = span === 'week' ? [doctorName, hospitalName, theatre] : [];
  return {
    id,
    date: dayOf(startsAt),
    time: time(startsAt),
    title: [
      nameOf(one),
      isDisputed && word(calendarPageWords, 'disputed'),
      isTooEarly && word(calendarPageWords, 'tooEarly'),
      procedures[0],
      ...place,
    ]
      .filter(Boolean)
      .join(', '),
    tone:
      isTooEarly || isDisputed
        ? 'error'
        : OVER.includes(status)
          ? 'neutral'
          : READINESS_TONE[readiness.state],
    isMovable: mayMove && isMovable(one),
  };
}

/** "2026-12-01T07:30" of an instant in a zone, as a field for local times has it. */
export function localTimeOf(instant: string, timeZone: string, day: string): string {
  const clock = dateFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day}T${clock.format(new Date(instant))}`;
}
