import { screen } from '@testing-library/react';
import { problemOf, refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { ConfirmEmailPage } from './confirm-email.page';

const ROUTE = 'POST /api/auth/confirm-email';
const RESEND = 'POST /api/auth/resend-confirmation';
const DEAD = {
  status: 410,
  body: problemOf(
    410,
    'CONFIRMATION_LINK_INVALID',
    'This confirmation link has expired or has already been used.',
  ),
};
const session = (emailConfirmed: boolean) => ({
  body: { ...sessionSample, secondStep: 'DONE', hasSecondStep: false, emailConfirmed, impersonation: null },
});

function setUp(replies: Replies = {}, { isSignedIn = false, url = '/auth/confirm-email?token=t0ken' } = {}) {
  return renderPage(<ConfirmEmailPage />, { path: '/auth/confirm-email', url, replies, isSignedIn });
}

const press = async ({ user }: ReturnType<typeof setUp>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('confirms only when the button is pressed, then links to sign-in', async () => {
  const page = setUp({ [ROUTE]: [{ body: { success: true } }] });
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
  expect(page.sent(ROUTE)).toEqual([]);
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus();
  expect(page.sent(ROUTE)[0]?.body).toEqual({ token: 't0ken' });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('links a signed-in user back to the dashboard', async () => {
  const page = setUp(
    {
      [ROUTE]: [{ body: { success: true } }],
      'GET /api/auth/session': [session(false), session(true)],
    },
    { isSignedIn: true },
  );
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

it('explains to a signed-out user with an expired link how to get a new one', async () => {
  const page = setUp({ [ROUTE]: [DEAD] });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('we will send you a new link');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('sends a signed-in user a new link when theirs has expired, or shows how long to wait', async () => {
  const wait = refusal(429, 'TOO_MANY_REQUESTS', 'A link is on its way already.');
  const page = setUp(
    {
      [ROUTE]: [DEAD],
      [RESEND]: [wait, { body: { success: true } }],
      'GET /api/auth/session': [session(false)],
    },
    { isSignedIn: true },
  );
  await press(page, 'Confirm my address');
  await press(page, 'Send a new link');
  expect(await screen.findByText('A link is on its way already.')).toBeInTheDocument();
  await press(page, 'Send a new link');
  expect(await screen.findByText(/A new link is on its way to amelia@harbour.test/)).toBeInTheDocument();
  expect(page.sent(RESEND)).toHaveLength(2);
});

it('reports success for a used link if the address is already confirmed', async () => {
  const page = setUp({ [ROUTE]: [DEAD], 'GET /api/auth/session': [session(true)] }, { isSignedIn: true });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
});

it('can be retried when the server is unreachable', async () => {
  const page = setUp({ [ROUTE]: ['no answer', { body: { success: true } }] });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network unavailable');
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
});

it('reports an incomplete link when the URL has no token', () => {
  setUp({}, { url: '/auth/confirm-email' });
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
});
