import { isNoticeDue } from './case-notice';

const day = (date: string) => new Date(`${date}T23:00:00Z`);
const present = { status: 'RESCHEDULED' as const, startsAt: day('2026-12-05') };

it('notifies the patient of a date only while that date stands', () => {
  expect(isNoticeDue({ kind: 'MOVED', startsAt: day('2026-12-05') }, present)).toBe(true);
  expect(isNoticeDue({ kind: 'MOVED', startsAt: day('2026-12-03') }, present)).toBe(false);
  expect(isNoticeDue({ kind: 'MOVED', startsAt: null }, present)).toBe(false);
  expect(isNoticeDue({ kind: 'MOVED', startsAt: null }, { ...present, startsAt: null })).toBe(true);
});

it('sends only the cancellation once a case is cancelled, and no date once surgery has begun', () => {
  for (const status of ['CANCELLED', 'IN_PROGRESS', 'COMPLETED', 'POST_OP'] as const)
    expect(isNoticeDue({ kind: 'SCHEDULED', startsAt: present.startsAt }, { ...present, status })).toBe(
      false,
    );
  expect(isNoticeDue({ kind: 'CANCELLED', startsAt: null }, { ...present, status: 'CANCELLED' })).toBe(true);
  expect(isNoticeDue({ kind: 'CANCELLED', startsAt: null }, present)).toBe(false);
});
