import { screen } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
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

function setUp(
  replies: Parameters<typeof renderPage>[1]['replies'] = {},
  { isSignedIn = false, url = '/auth/confirm-email?token=t0ken' } = {},
) {
  return renderPage(<ConfirmEmailPage />, { path: '/auth/confirm-email', url, replies, isSignedIn });
}

const press = async ({ user }: ReturnType<typeof setUp>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('does nothing before the button, then confirms and leads to the sign-in page', async () => {
  const page = setUp({ [ROUTE]: [{ body: { success: true } }] });
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
  expect(page.sent(ROUTE)).toEqual([]);
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus();
  expect(page.sent(ROUTE)[0]?.body).toEqual({ token: 't0ken' });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('leads a signed-in person back to the dashboard', async () => {
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

it('tells a stranger with a dead link how a new one comes', async () => {
  const page = setUp({ [ROUTE]: [DEAD] });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('we will send you a new link');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('sends a new link to a signed-in person whose link is dead, or says how long to wait', async () => {
  const wait = {
    status: 429,
    body: problemOf(429, 'TOO_MANY_REQUESTS', 'A link is on its way already.'),
  };
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

it('says that all is well when the used link has done its work', async () => {
  const page = setUp({ [ROUTE]: [DEAD], 'GET /api/auth/session': [session(true)] }, { isSignedIn: true });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
});

it('keeps the button when the server cannot be reached', async () => {
  const page = setUp({ [ROUTE]: ['no answer', { body: { success: true } }] });
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network unavailable');
  await press(page, 'Confirm my address');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
});

it('says when the address holds no token', () => {
  setUp({}, { url: '/auth/confirm-email' });
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
});
