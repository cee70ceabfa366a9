import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { forgetEnding, rememberEnding } from '../../app/session/session.ending';
import { LoginPage } from './login.page';

const setUp = () => renderPage(<LoginPage />, { path: '/login', url: '/login?next=%2Fclients', replies: {} });

beforeEach(() => localStorage.clear());

it.each([
  ['PASSWORD_CHANGED', 'Your password was changed, so you were signed out everywhere.'],
  ['DEACTIVATED', 'An administrator of your practice deactivated the account.'],
  ['EXPIRED', 'It had not been used for a long time.'],
  ['A_REASON_OF_A_NEWER_SERVER', 'It was ended from elsewhere, or had not been used for a long time.'],
  [null, 'It was ended from elsewhere, or had not been used for a long time.'],
])('says that a session has ended and why: %s', (reason, sentence) => {
  rememberEnding(reason);
  setUp();
  const note = screen.getByText('Your session has expired').closest('[role="status"]');
  expect(note).toHaveTextContent(sentence);
  expect(note).toHaveTextContent('Sign in to go on where you were.');
});

it('says nothing after a sign-out of one’s own, here or in another window', () => {
  setUp();
  expect(screen.queryByText('Your session has expired')).toBeNull();
  act(() => rememberEnding('SIGNED_OUT'));
  expect(screen.queryByText('Your session has expired')).toBeNull();
  act(() => rememberEnding('DEACTIVATED'));
  expect(screen.getByText('Your session has expired')).toBeInTheDocument();
  act(() => forgetEnding());
  expect(screen.queryByText('Your session has expired')).toBeNull();
});
