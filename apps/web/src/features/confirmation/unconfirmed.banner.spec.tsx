import { screen, waitFor, within } from '@testing-library/react';
import { problemOf, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { UnconfirmedBanner } from './unconfirmed.banner';

const RESEND = 'POST /api/auth/resend-confirmation';
const CORRECT = 'POST /api/auth/correct-email';

const session = (changed: object = {}) => ({
  body: {
    ...sessionSample,
    secondStep: 'DONE',
    hasSecondStep: false,
    emailConfirmed: false,
    impersonation: null,
    ...changed,
  },
});

function setUp(replies: Replies = {}) {
  return renderPage(
    <>
      <p>The page</p>
      <UnconfirmedBanner />
    </>,
    { path: '/', replies: { 'GET /api/auth/session': [session()], ...replies } },
  );
}

const banner = () => screen.findByRole('region', { name: 'Your email address' });

beforeEach(() => localStorage.clear());

it('shows the address the link was sent to', async () => {
  setUp();
  expect(await banner()).toHaveTextContent('We sent a link to amelia@harbour.test.');
});

it.each([
  ['is confirmed', { emailConfirmed: true }],
  [
    'is somebody’s in whose place a super admin acts',
    { impersonation: { byName: 'Aroha', readOnly: true, expiresAt: sessionSample.expiresAt } },
  ],
])('is hidden when the address %s', async (_what, changed) => {
  setUp({ 'GET /api/auth/session': [session(changed)] });
  await screen.findByText('The page');
  expect(screen.queryByRole('region', { name: 'Your email address' })).toBeNull();
});

it('sends a new link', async () => {
  const { user, sent } = setUp({ [RESEND]: [{ body: { success: true } }] });
  await user.click(within(await banner()).getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(sent(RESEND)).toHaveLength(1));
  expect(await within(await banner()).findByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
});

it('stays hidden for the rest of the day', async () => {
  const { user } = setUp();
  await user.click(within(await banner()).getByRole('button', { name: 'Hide until tomorrow' }));
  expect(screen.queryByRole('region', { name: 'Your email address' })).toBeNull();
  expect(localStorage.getItem('quillcare.unconfirmed.hidden')).toContain(sessionSample.user.id);
});

it('corrects the address after asking for the password, and shows the new one', async () => {
  const email = 'amelia@harbour-surgical.test';
  const { user, sent } = setUp({
    [CORRECT]: [{ body: { success: true, email } }],
    'GET /api/auth/session': [session(), session({ user: { ...sessionSample.user, email } })],
  });
  await user.click(within(await banner()).getByRole('button', { name: 'Correct your address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct your address' });
  const field = within(dialog).getByLabelText('Correct email address');
  expect(field).toHaveValue('amelia@harbour.test');
  await user.clear(field);
  await user.type(field, email);
  await user.type(within(dialog).getByLabelText('Your password'), 'Korimako-7');
  await user.click(within(dialog).getByRole('button', { name: 'Save and send a link' }));
  await waitFor(async () => expect(await banner()).toHaveTextContent(email));
  expect(sent(CORRECT)[0]?.body).toEqual({ email, password: 'Korimako-7' });
});

it('shows a wrong password at its field', async () => {
  const message = 'Your password is not correct';
  const wrong = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'password', message },
  ]);
  const { user } = setUp({ [CORRECT]: [{ status: 400, body: wrong }] });
  await user.click(within(await banner()).getByRole('button', { name: 'Correct your address' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Your password'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Save and send a link' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Your password: ${message}`);
});
