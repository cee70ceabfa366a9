import { screen } from '@testing-library/react';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ResetPasswordPage } from './reset-password.page';

const ROUTE = 'POST /api/emails/reset-password';
const CHECK = 'POST /api/emails/check-reset-link';

const good = { body: { expiresAt: '2026-11-20T09:00:00.000Z' } };
const dead = refusal(410, 'RESET_LINK_INVALID', 'Failed to reset password');

function setUp(replies: Replies = {}, url = '/auth/reset-password?token=t0ken') {
  const path = '/auth/reset-password';
  return renderPage(<ResetPasswordPage />, {
    path,
    url,
    isSignedIn: false,
    replies: { [CHECK]: [good, dead], ...replies },
  });
}

async function choose(user: ReturnType<typeof setUp>['user'], password: string, repeated = password) {
  await user.click(await screen.findByLabelText('New password'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Repeat new password'));
  await user.paste(repeated);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

it('sets the password and redirects to sign-in with a confirmation', async () => {
  const { user, sent } = setUp({ [ROUTE]: [{ body: { success: true, email: 'amelia@harbour.test' } }] });
  await choose(user, 'Harbour-72');
  expect(await screen.findByText('At /login?message=password-updated')).toBeInTheDocument();
  expect(sent(ROUTE)[0]?.body).toEqual({ token: 't0ken', newPassword: 'Harbour-72' });
  expect(sent(CHECK).map(({ path, body }) => [path, body])).toEqual([
    ['/api/emails/check-reset-link', { token: 't0ken' }],
  ]);
});

it('names the rule that the password breaks, and a repetition that differs', async () => {
  const { user, sent } = setUp();
  await choose(user, 'harbour-72', 'harbour-73');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('New password: Password must contain at least one uppercase letter');
  expect(summary).toHaveTextContent('Repeat new password: Fields must match');
  expect(sent(ROUTE)).toEqual([]);
});

it('reports a used or expired link before the user chooses a password', async () => {
  setUp({ [CHECK]: [dead] });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Reset links work once and expire after 1 hour.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login?forgot=1');
});

it('reports a link that expired while the password was being entered', async () => {
  const { user } = setUp({ [ROUTE]: [dead] });
  await choose(user, 'Harbour-72');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login?forgot=1');
});

it('shows the form even if the link cannot be checked', async () => {
  const broken = refusal(500, 'INTERNAL', 'An unknown error occurred');
  setUp({ [CHECK]: [broken] });
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
});

it('reports an incomplete link without asking the server', () => {
  const { sent } = setUp({}, '/auth/reset-password');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
  expect(sent(CHECK)).toEqual([]);
});
