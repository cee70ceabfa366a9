import { screen, waitFor } from '@testing-library/react';
import { mailItem, type MailItem } from '@quillcare/contracts';
import { pageOf } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { MailListPage } from './mail-list.page';
import { mailDetailText, toMailDisplay } from './mail-display';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const ROUTE = 'GET /api/mails';
const mail: MailItem = blankOf(mailItem, {
  id: ID,
  createdAt: '2026-11-23T01:00:00.000Z',
  kind: 'quote-ready',
  state: 'FAILED',
  recipient: 'h…a@patients.example',
  attempts: 8,
  failure: 'GAVE_UP',
  detail: 'The mail server could not be reached.',
  route: 'PLATFORM',
  quoteId: ID,
  quoteNumber: 'Q-2026-000123',
  canRetry: true,
});

function open(items: MailItem[], replies = {}) {
  asPhone();
  return renderPage(<MailListPage />, {
    path: '/admin/mails',
    url: '/admin/mails',
    replies: {
      [ROUTE]: [pageOf(items)],
      'GET /api/mails/counts': [{ body: { waiting: 0, failed: 2, retryable: 2 } }],
      ...replies,
    },
  });
}

it('shows failed emails first, with the error and a link to the quote', async () => {
  const { sent } = open([mail]);
  expect(await screen.findByText('h…a@patients.example')).toBeInTheDocument();
  expect(screen.getByText('The mail server could not be reached.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Q-2026-000123' })).toHaveAttribute('href', `/quotes/view/${ID}`);
  expect(sent(ROUTE)[0]?.path).toBe('/api/mails?status=FAILED');
});

it('retries an email', async () => {
  const route = `POST /api/mails/${ID}/retry`;
  const { user, sent } = open([mail], { [route]: [{ body: { id: ID } }] });
  await user.click(await screen.findByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(sent(route)).toHaveLength(1));
});

it('asks before retrying all failed emails, and reports which were left out', async () => {
  const route = 'POST /api/mails/retry';
  const body = { retried: 1, outdated: 1, hasMore: false };
  const { user, sent } = open([mail], { [route]: [{ body }] });
  await user.click(await screen.findByRole('button', { name: 'Resend all failed emails' }));
  expect(await screen.findByText(/2 failed emails can be sent again/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('1 was left out because its quote has changed.')).toBeInTheDocument();
  expect(sent(route)[0]?.body).toEqual({});
});

it('states that nothing failed', async () => {
  open([]);
  expect(await screen.findByText('Every email was delivered.')).toBeInTheDocument();
});

it.each([
  [{ state: 'FAILED', failure: 'BOUNCED' }, 'Bounced'],
  [{ state: 'FAILED', failure: 'SUPPRESSED' }, 'Not sent'],
  [{ state: 'PENDING', failure: null }, 'Waiting'],
  [{ state: 'DELIVERED', complainedAt: '2026-11-23T01:00:00.000Z' }, 'Marked as spam'],
] as const)('labels %j as %s', (changes, label) => {
  expect(toMailDisplay({ ...mail, ...changes }).label).toBe(label);
});

it('explains that Quillcare sent the email instead, and how often it bounced', () => {
  const told = mailDetailText({
    detail: null,
    route: 'FALLBACK',
    routeReason: 'It was away.',
    softBounces: 2,
  });
  expect(told).toBe(
    'Sent by Quillcare because your server did not accept it. It was away. Bounced 2 times because of a temporary problem',
  );
});
