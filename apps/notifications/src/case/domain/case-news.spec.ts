import { caseCancelledNews, caseMovedNews, caseScheduledNews } from './case-news';

const ID = '01a1fa25-0000-7000-8000-00000000000a';
const practice = { timeZone: 'Australia/Perth', country: 'AU' } as const;
const facts = {
  surgeryCaseId: ID,
  quoteId: ID,
  quoteNumber: 'Q-2026-000007',
  doctorId: ID,
  status: 'SCHEDULED' as const,
  startsAt: '2026-12-03T00:30:00.000Z',
};

it('names the date in the practice’s time zone and links to the case, without a patient’s name', () => {
  expect(caseScheduledNews(facts, practice)).toMatchObject({
    topic: 'CASE_SCHEDULED',
    to: { right: { resource: 'QUOTES', action: 'READ' } },
    source: { type: 'SURGERY_CASE', id: ID },
    action: { label: 'VIEW_CASE', path: `/surgery-cases/${ID}` },
    message: expect.stringMatching(/^Case Q-2026-000007 is on 3 Dec 2026, 8:30\sam\.$/),
  });
});

it('names the old and the new date, or says that there is no new date yet', () => {
  const moved = { ...facts, previousStartsAt: '2026-12-01T00:00:00.000Z' };
  expect(caseMovedNews(moved, practice).message).toMatch(/from 1 Dec 2026, 8:00\sam to 3 Dec 2026, 8:30\sam/);
  expect(caseMovedNews({ ...moved, startsAt: null }, practice).message).toMatch(/no new date yet/);
});

it('reports a cancellation, unless by the patient, which has its own notification', () => {
  expect(caseCancelledNews({ ...facts, cancelledBy: 'STAFF' }, practice)?.message).toMatch(/on 3 Dec 2026/);
  expect(caseCancelledNews({ ...facts, startsAt: null, cancelledBy: 'STAFF' }, practice)?.message).toBe(
    'Case Q-2026-000007 was cancelled.',
  );
  expect(caseCancelledNews({ ...facts, cancelledBy: 'PATIENT' }, practice)).toBeNull();
});
