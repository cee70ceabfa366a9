import { screen } from '@testing-library/react';
import { refusal, type Replies } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { LockedPage } from './locked.page';

const UNLOCK = 'POST /api/auth/unlock';
const locked = { ...sessionSample, secondStep: 'LOCKED' };
const wrong = refusal(400, 'VALIDATION_FAILED', 'Please check your input', [
  { path: 'password', message: 'This password is incorrect.' },
]);

function setUp(replies: Replies = {}) {
  return renderPage(<LockedPage />, {
    path: '/locked',
    url: '/locked?next=%2Fquotes%2F7',
    replies: { 'GET /api/auth/session': [{ body: locked }], ...replies },
  });
}

it('unlocks with the password of the person who handed the device over, and returns to their page', async () => {
  const { user, sent } = setUp({
    [UNLOCK]: [wrong, { body: { session: { ...locked, secondStep: 'DONE' } } }],
  });
  expect(await screen.findByText(`Account: ${sessionSample.user.email}`)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('This password is incorrect.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Correct-Horse-7{Enter}');
  expect(await screen.findByText('At /quotes/7')).toBeInTheDocument();
  expect(sent(UNLOCK).map(({ body }) => body)).toEqual([
    { password: 'wrong' },
    { password: 'Correct-Horse-7' },
  ]);
});

it('offers to sign out if the password is forgotten', async () => {
  const { user, sent } = setUp({ 'POST /api/auth/sign-out': [{ body: { signedOut: true } }] });
  await user.click(await screen.findByRole('button', { name: 'Sign out instead' }));
  expect(sent('POST /api/auth/sign-out')).toHaveLength(1);
});
