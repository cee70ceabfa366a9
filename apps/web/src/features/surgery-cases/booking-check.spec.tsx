import { screen, within } from '@testing-library/react';
import { bookingCheck, type BookingCheck } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { BookingCheckPage } from './booking-check.page';

const ID = '01930000-0000-7000-8000-000000000001';
const line = { texts: [], on: null, document: null };
const waits: BookingCheck = blankOf(bookingCheck, {
  caseId: ID,
  quoteNumber: 'Q-2026-000007',
  patientName: 'Wei Chen',
  dateOfBirth: '1984-03-12',
  procedures: ['Rhinoplasty'],
  doctorName: 'Dr Amelia Hartmann',
  status: 'PLANNED',
  judgedAt: '2026-11-20T03:00:00.000Z',
  earliestOn: '2026-11-30',
  answer: 'NO',
  reasons: ['The cooling-off period is not over: booking is possible from 30 Nov 2026.'],
  acceptance: [{ ...line, title: 'Quote accepted', state: 'MET', on: '2026-11-02' }],
  pathway: [
    {
      title: 'Referral',
      state: 'WRONG',
      on: '2026-10-30',
      texts: ['The referral is dated after the first consultation.'],
      document: { id: ID, name: 'GP letter.pdf', mediaType: 'application/pdf' },
    },
    { ...line, title: 'Cooling-off period', state: 'WAITS' },
  ],
  deposit: [{ ...line, title: 'May a deposit be taken', state: 'WAITS', texts: ['No. Not yet.'] }],
  readiness: { state: 'MISSING', ready: 1, total: 2, overdue: 0, nextDueOn: null },
  items: [{ id: ID, title: 'Theatre booked', state: 'OPEN', dueOn: '2026-12-02' }],
  rules: [
    {
      text: 'At least seven days.',
      source: 'Medical Board of Australia',
      dated: '1 July 2023',
      checkedOn: '2026-11-28',
    },
  ],
});
const open = (check: BookingCheck) =>
  renderPage(<BookingCheckPage />, {
    path: '/surgery-cases/:id/booking',
    url: `/surgery-cases/${ID}/booking`,
    replies: { [`GET /api/surgery-cases/${ID}/booking-check`]: [{ body: check }] },
  });

it('answers whether booking is allowed, with the evidence and the source of each rule, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open(waits);
  expect(await screen.findByText('No, this can’t be booked yet')).toBeVisible();
  expect(screen.getByText(/booking is possible from 30 Nov 2026/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'The steps before booking' }));
  expect(steps.getByText(/dated after the first consultation/)).toHaveTextContent('30 Oct 2026');
  expect(steps.getByText('Does not count')).toBeVisible();
  expect(steps.getByRole('button', { name: 'Open GP letter.pdf' })).toBeVisible();
  expect(screen.getByText('1 of 2 done.')).toBeVisible();
  expect(screen.getByText(/Medical Board of Australia, 1 July 2023/)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('shows no steps for a procedure without a pathway, but what blocks booking', async () => {
  open({ ...waits, pathway: [], rules: [], reasons: ['The patient says that the acceptance is not right.'] });
  expect(await screen.findByText('The patient says that the acceptance is not right.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The steps before booking' })).toBeNull();
  expect(screen.getByRole('region', { name: 'The checklist' })).toBeVisible();
});
