import { screen, waitFor, within } from '@testing-library/react';
import { listQuotes, withdrawQuote, type QuoteSummary } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { renderPage } from '../../../testing/render-page';
import { sampleOf } from '../../../testing/sample-of';
import { QuoteBoard } from './quote-board.view';

const ID = '01930000-0000-7000-8000-000000000001';
const sample = (sampleOf(listQuotes.result, { text: 'x', id: ID }) as { items: QuoteSummary[] }).items[0]!;
const card = (part: Partial<QuoteSummary>): QuoteSummary => ({
  ...sample,
  version: 2,
  revision: 1,
  clientName: 'Hana Ngāpō',
  quoteNumber: 'Q-2026-0001',
  currency: 'AUD',
  totalMinor: 500_000,
  mailState: 'DELIVERED',
  unreadMessages: 0,
  firstViewedAt: null,
  validUntil: '2026-12-20',
  ...part,
});
const WITHDRAW = `POST /api/quotes/${ID}/withdraw`;

const withdrawn = { body: sampleOf(withdrawQuote.result, { text: 'x', id: ID }) };

function open(quote: QuoteSummary) {
  const columns = (
    ['DRAFT', 'SENT', 'QUERY_RECEIVED', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'] as const
  ).map((status) => {
    const cards = status === quote.status ? [quote] : [];
    return { status, cards, count: cards.length, totalMinor: cards.length * quote.totalMinor };
  });
  return renderPage(<QuoteBoard />, {
    path: '/dashboard',
    replies: { 'GET /api/quote-board': [{ body: { columns } }], [WITHDRAW]: [withdrawn] },
  });
}

it('shows each status with its count, and what is due for each quote', async () => {
  open(card({ status: 'SENT', mailState: 'FAILED' }));
  const sent = await screen.findByRole('region', { name: 'Sent' });
  expect(within(sent).getByTitle('1 card')).toBeVisible();
  expect(sent).toHaveTextContent('The email was not delivered');
  expect(within(sent).getByRole('link', { name: 'Hana Ngāpō' })).toHaveAttribute(
    'href',
    `/quotes/view/${ID}`,
  );
  await expectAccessible();
});

it('asks before withdrawing a sent quote, and offers no other move', async () => {
  const { user, sent } = open(card({ status: 'SENT' }));
  await user.click(await screen.findByRole('button', { name: /^Move Hana/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Withdrawn']);
  await user.click(screen.getByRole('menuitem', { name: 'Withdrawn' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw quote Q-2026-0001?' });
  expect(sent(WITHDRAW)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw quote' }));
  await waitFor(() => expect(sent(WITHDRAW)).toHaveLength(1));
});

it('opens the page of a draft to be sent, because the checklist is there', async () => {
  const { user } = open(card({ status: 'DRAFT' }));
  await user.click(await screen.findByRole('button', { name: /^Move Hana/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sent' }));
  expect(await screen.findByText(new RegExp(`At /quotes/view/${ID}`))).toBeVisible();
});

it('does not move a quote the patient has decided on', async () => {
  open(card({ status: 'ACCEPTED' }));
  await screen.findByRole('link', { name: 'Hana Ngāpō' });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
