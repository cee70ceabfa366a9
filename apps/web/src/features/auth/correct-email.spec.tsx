import { screen } from '@testing-library/react';
import { problemOf, refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { CorrectEmailPage } from './correct-email.page';
import { LoginPage } from './login.page';

const ROUTE = 'POST /api/auth/correct-email-at-sign-in';

const setUp = (replies: Replies = {}) =>
  renderPage(<CorrectEmailPage />, { path: '/auth/correct-email', isSignedIn: false, replies });

async function fill(user: ReturnType<typeof setUp>['user']) {
  await user.type(screen.getByLabelText('Email as you typed it'), 'mere@harbor.example');
  await user.type(screen.getByLabelText('Password'), 'Korimako-7');
  await user.type(screen.getByLabelText('Correct email address'), 'mere@harbour.example');
  await user.click(screen.getByRole('button', { name: 'Save and send a link' }));
}

it('corrects a mistyped address, and shows where the link was sent', async () => {
  const { user, sent } = setUp({ [ROUTE]: [{ body: { success: true, email: 'mere@harbour.example' } }] });
  await fill(user);
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText(/We sent a link to mere@harbour.example/)).toBeInTheDocument();
  expect(sent(ROUTE)[0]?.body).toEqual({
    email: 'mere@harbor.example',
    password: 'Korimako-7',
    newEmail: 'mere@harbour.example',
  });
});

it('shows the server’s refusal, and keeps the entered text', async () => {
  const taken = problemOf(409, 'EMAIL_TAKEN', 'This email is already registered. Please sign in instead.');
  const { user } = setUp({ [ROUTE]: [{ status: 409, body: taken }] });
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This email is already registered.');
  expect(screen.getByLabelText('Email as you typed it')).toHaveValue('mere@harbor.example');
});

it('lists every missing field', async () => {
  const { user, sent } = setUp();
  await user.click(screen.getByRole('button', { name: 'Save and send a link' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Email as you typed it: Please enter a valid email address');
  expect(summary).toHaveTextContent('Password: Please enter your password.');
  expect(summary).toHaveTextContent('Correct email address: Please enter a valid email address');
  expect(sent(ROUTE)).toEqual([]);
});

describe('sign-in page', () => {
  const sentence = 'Please check your email and click the confirmation link before signing in.';
  const signIn = async (detail: string) => {
    const { user } = renderPage(<LoginPage />, {
      path: '/login',
      isSignedIn: false,
      replies: {
        'POST /api/auth/sign-in': [refusal(403, 'EMAIL_NOT_CONFIRMED', detail)],
      },
    });
    await user.type(screen.getByLabelText('Email'), 'mere@harbor.example');
    await user.type(screen.getByLabelText('Password'), 'Korimako-7');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('alert');
  };

  it('links to the correction when sign-in is refused because the address is not confirmed', async () => {
    await signIn(sentence);
    expect(screen.getByRole('link', { name: 'Correct your address' })).toHaveAttribute(
      'href',
      '/auth/correct-email',
    );
  });

  it('does not link to the correction after any other refusal', async () => {
    await signIn('Too many tries.');
    expect(screen.queryByRole('link', { name: 'Correct your address' })).toBeNull();
  });
});
