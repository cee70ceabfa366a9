import { screen, waitFor, within } from '@testing-library/react';
import { quoteSummary, type QuoteSummary } from '@quillcare/contracts';
import type { Replies } from '../../../testing/fake-server';
import { expectAccessible } from '../../../testing/axe';
import { onPhone } from '../../../testing/phone';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { blankOf } from '../../../testing/sample-of';
import { QuoteListPage } from './quote-list.page';

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;
const quote = (n: number, status: QuoteSummary['status'], more: Partial<QuoteSummary> = {}): QuoteSummary =>
  blankOf(quoteSummary, {
    id: id(n),
    version: n,
    createdAt: '2026-11-19T01:00:00.000Z',
    updatedAt: '2026-11-19T01:00:00.000Z',
    quoteNumber: `Q-2026-00000${n}`,
    revision: 1,
    status,
    clientId: id(9),
    clientName: 'Siobhan O’Brien',
    doctorName: 'Dr Linh Nguyễn',
    currency: 'AUD' as const,
    totalMinor: 845_000,
    outOfPocketMinor: 769_160,
    validUntil: '2026-12-20',
    ...more,
  });
const pageOf = (...items: QuoteSummary[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});
const ALL = [
  quote(1, 'DRAFT'),
  quote(2, 'SENT', { revision: 2, mailState: 'FAILED' }),
  quote(3, 'REJECTED'),
  quote(4, 'EXPIRED'),
  quote(5, 'ACCEPTED'),
];

let restore: () => void;
beforeEach(() => void (restore = onPhone()));
afterEach(() => restore());

function open(replies: Replies = {}, url = '/quotes') {
  return renderPage(<QuoteListPage />, {
    path: '/quotes',
    url,
    replies: { 'GET /api/quotes': [pageOf(...ALL)], ...replies },
  });
}

const cardOf = async (number: string) =>
  within((await screen.findByRole('link', { name: new RegExp(number) })).closest('li')!);

it('shows the version next to the number, and the main action of each status', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Q-2026-000002' });
  expect(link).toHaveAttribute('href', `/quotes/view/${id(2)}`);
  expect((await cardOf('Q-2026-000002')).getByText('v2')).toBeInTheDocument();
  expect((await cardOf('Q-2026-000001')).queryByText(/^v\d/)).toBeNull();
  for (const [number, verb] of [
    ['Q-2026-000001', 'Send'],
    ['Q-2026-000002', 'Resend'],
    ['Q-2026-000003', 'Reopen'],
    ['Q-2026-000004', 'Re-quote'],
  ] as const)
    expect((await cardOf(number)).getByRole('button', { name: new RegExp(`^${verb}`) })).toBeInTheDocument();
  expect((await cardOf('Q-2026-000005')).queryByRole('button')).toBeNull();
  await expectAccessible();
});

it('resends a quote from its row after confirmation', async () => {
  const { user, sent } = open({ [`POST /api/quotes/${id(2)}/resend`]: ['never'] });
  await user.click((await cardOf('Q-2026-000002')).getByRole('button', { name: /^Resend/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send quote Q-2026-000002 again?' }));
  expect(dialog.getByText(/The old link stops working/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  await waitFor(() =>
    expect(sent(`POST /api/quotes/${id(2)}/resend`).map(({ body }) => body)).toEqual([{ version: 2 }]),
  );
});

it('opens the quote’s page with the chosen action', async () => {
  const { user, at } = open();
  await user.click((await cardOf('Q-2026-000004')).getByRole('button', { name: /^Re-quote/ }));
  expect(at()).toBe(`/quotes/view/${id(4)}?do=requote`);
});

it('sends the filters in the URL to the server', async () => {
  const { sent } = open({}, `/quotes?view=expiring&siteId=${id(7)}&sentAtFrom=2026-11-01`);
  await screen.findByRole('link', { name: /Q-2026-000001/ });
  const asked = new URLSearchParams(sent('GET /api/quotes')[0]!.path.split('?')[1]);
  expect(Object.fromEntries(asked)).toMatchObject({
    attention: 'EXPIRES_SOON',
    sort: 'validUntil',
    siteId: id(7),
    sentAtFrom: '2026-11-01',
  });
});

describe('reminder to confirm GST', () => {
  const settings = {
    version: 0,
    updatedAt: null,
    discountCapBasisPoints: null,
    validityDays: 30,
    blockingPoints: [],
    gstOnEveryLine: null,
    gstConfirmedAt: null,
  };
  const inNewZealand = (role: string) => ({
    'GET /api/auth/session': [
      {
        body: {
          ...sessionSample,
          user: { ...sessionSample.user, role },
          organisation: { ...sessionSample.organisation, country: 'NZ', currency: 'NZD' },
        },
      },
    ],
    'GET /api/quote-settings': [{ body: settings }],
  });

  it('lets administrators in New Zealand confirm it', async () => {
    const PATCH = 'PATCH /api/quote-settings';
    const { user, sent } = open({ ...inNewZealand('ORG_ADMIN'), [PATCH]: [{ body: settings }] });
    expect(await screen.findByText(/your quotes charge 15% GST on every line/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent(PATCH)[0]?.body).toEqual({ version: 0, confirmGst: true }));
  });

  it('is hidden from other roles', async () => {
    const { sent } = open(inNewZealand('SALES_MANAGER'));
    await screen.findByRole('link', { name: /Q-2026-000001/ });
    expect(screen.queryByRole('group', { name: /Confirm how/ })).toBeNull();
    expect(sent('GET /api/quote-settings')).toEqual([]);
  });
});

it('shows on each card what the patient pays', async () => {
  open();
  expect((await screen.findAllByText('pays $7,691.60'))[0]).toBeInTheDocument();
});
