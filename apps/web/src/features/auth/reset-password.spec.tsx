import { screen } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ResetPasswordPage } from './reset-password.page';

const ROUTE = 'POST /api/emails/reset-password';
const CHECK = 'POST /api/emails/check-reset-link';
type Replies = Parameters<typeof renderPage>[1]['replies'];

const good = { body: { expiresAt: '2026-11-20T09:00:00.000Z' } };
const dead = { status: 410, body: problemOf(410, 'RESET_LINK_INVALID', 'Failed to reset password') };

function setUp(replies: Replies = {}, url = '/auth/reset-password?token=t0ken') {
  const path = '/auth/reset-password';
  return renderPage(<ResetPasswordPage />, { path, url, replies: { [CHECK]: [good, dead], ...replies } });
}

async function choose(user: ReturnType<typeof setUp>['user'], password: string, repeated = password) {
  await user.click(await screen.findByLabelText('New password'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Repeat new password'));
  await user.paste(repeated);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

it('sets the password and leads to the sign-in page with its banner', async () => {
  const { user, sent } = setUp({ [ROUTE]: [{ body: { success: true, email: 'amelia@harbour.test' } }] });
  await choose(user, 'Harbour-72');
  expect(await screen.findByText('At /login?message=password-updated')).toBeInTheDocument();
  expect(sent(ROUTE)[0]?.body).toEqual({ token: 't0ken', newPassword: 'Harbour-72' });
  expect(sent(CHECK).map(({ path, body }) => [path, body])).toEqual([
    ['/api/emails/check-reset-link', { token: 't0ken' }],
  ]);
});

it('names what the password lacks, and a repetition that differs', async () => {
  const { user, sent } = setUp();
  await choose(user, 'harbour-72', 'harbour-73');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('New password: Password must contain at least one uppercase letter');
  expect(summary).toHaveTextContent('Repeat new password: Fields must match');
  expect(sent(ROUTE)).toEqual([]);
});

it('says at once that a link is used or expired, before anybody thinks of a password', async () => {
  setUp({ [CHECK]: [dead] });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Reset links work once and expire after 1 hour.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login?forgot=1');
});

it('says so too when the link died while the password was typed', async () => {
  const { user } = setUp({ [ROUTE]: [dead] });
  await choose(user, 'Harbour-72');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login?forgot=1');
});

it('lets people go on when the link cannot be checked now', async () => {
  const broken = { status: 500, body: problemOf(500, 'INTERNAL', 'An unknown error occurred') };
  setUp({ [CHECK]: [broken] });
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
});

it('says when the address holds no token, and asks nobody', () => {
  const { sent } = setUp({}, '/auth/reset-password');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
  expect(sent(CHECK)).toEqual([]);
});
