import { screen } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ResetPasswordPage } from './reset-password.page';

const ROUTE = 'POST /api/emails/reset-password';
type Replies = Parameters<typeof renderPage>[1]['replies'];

function setUp(replies: Replies = {}, url = '/auth/reset-password?token=t0ken') {
  return renderPage(<ResetPasswordPage />, { path: '/auth/reset-password', url, replies });
}

async function choose(user: ReturnType<typeof setUp>['user'], password: string, repeated = password) {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), repeated);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

it('sets the password and leads to the sign-in page with its banner', async () => {
  const { user, sent } = setUp({ [ROUTE]: [{ body: { success: true, email: 'amelia@harbour.test' } }] });
  await choose(user, 'Harbour-72');
  expect(await screen.findByText('At /login?message=password-updated')).toBeInTheDocument();
  expect(sent(ROUTE)[0]?.body).toEqual({ token: 't0ken', newPassword: 'Harbour-72' });
});

it('names what the password lacks, and a repetition that differs', async () => {
  const { user, sent } = setUp();
  await choose(user, 'harbour-72', 'harbour-73');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('New password: Password must contain at least one uppercase letter');
  expect(summary).toHaveTextContent('New password again: Fields must match');
  expect(sent(ROUTE)).toEqual([]);
});

it('says when the link no longer works, and offers a new one', async () => {
  const { user } = setUp({
    [ROUTE]: [{ status: 410, body: problemOf(410, 'RESET_LINK_INVALID', 'Failed to reset password') }],
  });
  await choose(user, 'Harbour-72');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login?forgot=1');
});

it('says when the address holds no token', () => {
  setUp({}, '/auth/reset-password');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
});
