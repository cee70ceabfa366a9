import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { LoginPage } from './login.page';

const ROUTE = 'POST /api/emails/password-reset';

function setUp() {
  return renderPage(<LoginPage />, {
    path: '/login',
    isSignedIn: false,
    replies: { [ROUTE]: [{ body: { success: true } }] },
  });
}

it('reuses the address already entered, sends the link, and lists the next steps', async () => {
  const { user, sent } = setUp();
  await user.type(screen.getByLabelText('Email'), 'Amelia@Harbour.test');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(sent(ROUTE).map(({ body }) => body)).toEqual([{ email: 'amelia@harbour.test' }]);
});

it('times out after 12 seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), 'amelia@harbour.test');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
  expect(timeout).toHaveBeenLastCalledWith(12_000);
  timeout.mockRestore();
});

it('can send another email, and returns to the sign-in form', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), 'amelia@harbour.test');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await user.click(await screen.findByRole('button', { name: 'Send Another Email' }));
  expect(screen.getByLabelText('Email')).toHaveValue('amelia@harbour.test');
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});

it('rejects an invalid email address', async () => {
  const { user, sent } = setUp();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), 'amelia');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email: Please enter a valid email address');
  expect(sent(ROUTE)).toEqual([]);
});
