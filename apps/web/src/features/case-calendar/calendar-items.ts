import type { CalendarCase } from '@quillcare/contracts';
import type { CalendarItem, CalendarSpan } from '../../shared/calendar/calendar.view';
import { READINESS_TONE } from '../../shared/case-checklist/readiness';
import type { Formats } from '../../shared/formats/use-formats';
import { word } from '../../shared/words/words';
import { calendarPageWords } from './case-calendar.en';

/** Statuses of cases that can be moved: scheduled, but not yet begun. */
const MOVABLE: readonly CalendarCase['status'][] = ['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];
/** Once surgery has begun, the readiness checklist no longer matters. */
const STARTED_STATUSES: readonly CalendarCase['status'][] = ['IN_PROGRESS', 'COMPLETED', 'POST_OP'];

export const isMovable = ({ status }: Pick<CalendarCase, 'status'>): boolean => MOVABLE.includes(status);

export const patientName = ({ patient }: Pick<CalendarCase, 'patient'>): string =>
  `${patient.firstName} ${patient.lastName}`;

/** Maps a case to a calendar item. The week view has room for the doctor and hospital as well. */
export function toCalendarItem(
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
      patientName(one),
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
        : STARTED_STATUSES.includes(status)
          ? 'neutral'
          : READINESS_TONE[readiness.state],
    isMovable: mayMove && isMovable(one),
  };
}
