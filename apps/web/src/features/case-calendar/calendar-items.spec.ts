import type { CalendarCase } from '@quillcare/contracts';
import { createFormats } from '../../shared/formats/use-formats';
import { toCalendarItem } from './calendar-items';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });
const surgery = {
  id: 'case',
  patient: { firstName: 'Mia', lastName: 'Walker' },
  procedures: ['Septoplasty', 'Turbinates'],
  startsAt: '2026-10-04T20:30:00.000Z',
  doctorName: 'Dr Hartmann',
  hospitalName: 'Harbour Private',
  theatre: null,
  status: 'CONFIRMED',
  readiness: { state: 'OVERDUE' },
} as unknown as CalendarCase;

it('places a case on the practice’s day, in the colour of its readiness', () => {
  expect(toCalendarItem(surgery, 'month', formats, true)).toEqual({
    id: 'case',
    date: '2026-10-05',
    title: 'Mia Walker, Septoplasty',
    tone: 'error',
    isMovable: true,
    time: formats.time(surgery.startsAt!),
  });
  expect(toCalendarItem({ ...surgery, isTooEarly: true }, 'month', formats, true)).toMatchObject({
    title: 'Mia Walker, date too early, Septoplasty',
    tone: 'error',
  });
  expect(toCalendarItem(surgery, 'week', formats, false)).toMatchObject({
    title: 'Mia Walker, Septoplasty, Dr Hartmann, Harbour Private',
    isMovable: false,
  });
});

it('cannot be moved once the surgery has begun, and is omitted without a date', () => {
  const begun = { ...surgery, status: 'IN_PROGRESS' } as CalendarCase;
  expect(toCalendarItem(begun, 'month', formats, true)).toMatchObject({ isMovable: false, tone: 'neutral' });
  expect(toCalendarItem({ ...surgery, startsAt: null }, 'month', formats, true)).toBeNull();
});
