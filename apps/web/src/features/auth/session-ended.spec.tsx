import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { forgetEnding, rememberEnding, rememberOtherTabSignedOut } from '../../shared/session/session.ending';
import { LoginPage } from './login.page';

const setUp = () =>
  renderPage(<LoginPage />, {
    path: '/login',
    url: '/login?next=%2Fclients',
    isSignedIn: false,
    replies: {},
  });

beforeEach(() => {
  localStorage.clear();
  forgetEnding();
});

it.each([
  ['PASSWORD_CHANGED', 'Your password was changed, so you were signed out everywhere.'],
  [
    'SECOND_STEP_CHANGED',
    'An administrator reset your two-step sign-in, so you were signed out everywhere. Your password is enough to sign in.',
  ],
  ['EXPIRED', 'You were signed out after a long time without activity.'],
  [
    'A_REASON_OF_A_NEWER_SERVER',
    'You were signed out from another device, or after a long time without activity.',
  ],
  [null, 'You were signed out from another device, or after a long time without activity.'],
])('explains why the session ended: %s', (reason, sentence) => {
  rememberEnding(reason);
  setUp();
  const note = screen.getByText('Your session has expired').closest('[role="status"]');
  expect(note).toHaveTextContent(sentence);
  expect(note).toHaveTextContent('Sign in to continue where you left off.');
});

it.each([
  ['DEACTIVATED', 'An administrator of your practice deactivated your account.'],
  ['PRACTICE_DEACTIVATED', 'Your practice was deactivated, so everyone was signed out.'],
])('does not ask a person to sign in again who cannot: %s', (reason, sentence) => {
  rememberEnding(reason);
  setUp();
  const note = screen.getByText('Your session has expired').closest('[role="status"]');
  expect(note).toHaveTextContent(sentence);
  expect(note).not.toHaveTextContent('Sign in to continue');
});

it('reports a sign-out in another tab until the notice is cleared by signing in or out', () => {
  setUp();
  act(() => rememberOtherTabSignedOut());
  const note = screen.getByText('You were signed out in another tab').closest('[role="status"]');
  expect(note).toHaveTextContent('Sign in to continue where you left off.');
  act(() => forgetEnding());
  expect(screen.queryByText('You were signed out in another tab')).toBeNull();
});

it('shows no notice after signing out here', () => {
  setUp();
  act(() => rememberEnding('DEACTIVATED'));
  expect(screen.getByText('Your session has expired')).toBeInTheDocument();
  act(() => forgetEnding());
  expect(screen.queryByText('Your session has expired')).toBeNull();
});
