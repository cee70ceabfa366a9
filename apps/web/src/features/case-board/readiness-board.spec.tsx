import { screen, within } from '@testing-library/react';
import type { BoardCase, ResultOf, getReadinessBoard } from '@quillcare/contracts';
import { pageOf } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { ReadinessBoardPage } from './readiness-board.page';

const ID = sessionSample.user.id;
const surgery = (changes: Partial<BoardCase> = {}): BoardCase => ({
  id: ID,
  version: 1,
  quoteId: ID,
  quoteNumber: 'Q-2026-000001',
  status: 'SCHEDULED',
  isTooEarly: false,
  isDisputed: false,
  patient: { firstName: 'Mia', lastName: 'Walker' },
  procedures: ['Septoplasty'],
  startsAt: '2026-11-24T20:30:00.000Z',
  durationMinutes: 90,
  doctorId: ID,
  doctorName: 'Dr Hartmann',
  hospitalId: ID,
  hospitalName: 'Harbour Private',
  theatre: 'Theatre 2',
  readiness: { state: 'OVERDUE', ready: 3, total: 8, overdue: 1, nextDueOn: '2026-11-20' },
  missing: ['Deposit', 'Implants', 'Theatre', 'Assistant'].map((title, at) => ({
    id: ID.slice(0, -1) + at,
    title,
    kind: 'OTHER',
    dueOn: '2026-11-20',
    isOverdue: at === 0,
    ownerRole: null,
    ownerName: at === 0 ? 'Mia Tran' : null,
  })),
  ...changes,
});
type Answer = ResultOf<typeof getReadinessBoard>;

function open(answer: Partial<Answer> = {}) {
  const body: Answer = {
    from: '2026-11-23',
    to: '2027-01-03',
    timeZone: 'Australia/Sydney',
    items: [surgery()],
    undated: [],
    undatedTotal: 0,
    isCut: false,
    ...answer,
  };
  return renderPage(<ReadinessBoardPage />, {
    path: '/surgery-cases/board',
    replies: {
      'GET /api/surgery-cases/board': [{ body }],
      'GET /api/doctors': [pageOf([])],
      'GET /api/hospitals': [pageOf([])],
    },
  });
}

it('shows a case in the week of its date, with time, patient and what is missing', async () => {
  open();
  const week = await screen.findByRole('region', { name: '23 Nov 2026 to 29 Nov 2026' });
  expect(within(week).getByRole('link', { name: 'Mia Walker' })).toHaveAttribute(
    'href',
    `/surgery-cases/${ID}`,
  );
  expect(within(week).getByText('3 of 8 ready')).toBeInTheDocument();
  // 7:30 am on 25 November in Sydney.
  expect(within(week).getByText(/25 Nov 2026, 7:30/)).toBeInTheDocument();
  expect(within(week).getByText(/Deposit, overdue since 20 Nov 2026/)).toHaveTextContent('Mia Tran');
  expect(within(week).getByText('and 1 more')).toBeInTheDocument();
  await expectAccessible();
});

it('lists cases without a date, and how many more there are', async () => {
  open({ items: [], undated: [surgery({ startsAt: null })], undatedTotal: 4 });
  expect(await screen.findByText('No surgery in these weeks.')).toBeInTheDocument();
  const undated = screen.getByRole('region', { name: 'Without a date' });
  expect(within(undated).getByText('and 3 more')).toBeInTheDocument();
});
