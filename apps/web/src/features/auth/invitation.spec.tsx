import { screen } from '@testing-library/react';
import { problemOf, refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { InvitationPage } from './invitation.page';

const OPEN = 'GET /api/public/invitations/t0ken';
const ACCEPT = 'POST /api/public/invitations/t0ken/accept';
const SESSION = 'GET /api/auth/session';
const offer = {
  practiceName: 'Harbour Surgical',
  email: 'chloe@harbour.test',
  firstName: 'Chloe',
  lastName: 'Dubois',
  role: 'SALES_MANAGER',
  expiresAt: '2026-11-27T08:00:00.000Z',
};
const tokens = {
  access_token: null,
  refresh_token: null,
  token_type: 'bearer',
  expires_in: 900,
  session: sessionSample,
};

function setUp(replies: Replies = {}, isSignedIn = false) {
  return renderPage(<InvitationPage />, {
    path: '/invitation/:token',
    url: '/invitation/t0ken',
    isSignedIn,
    replies: { [OPEN]: [{ body: offer }], ...replies },
  });
}

async function accept(user: ReturnType<typeof setUp>['user'], password = 'Korimako-7') {
  await user.click(await screen.findByLabelText('Password'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
}

beforeEach(() => localStorage.clear());

it('shows the practice and the role, and creates the account with the corrected name', async () => {
  const { user, sent } = setUp({ [ACCEPT]: [{ status: 201, body: tokens }] });
  expect(await screen.findByRole('heading', { name: 'Join Harbour Surgical' })).toBeInTheDocument();
  expect(screen.getByText('chloe@harbour.test')).toBeInTheDocument();
  expect(screen.getByText('Sales Manager')).toBeInTheDocument();
  const first = screen.getByLabelText('First name');
  await user.clear(first);
  await user.click(first);
  await user.paste('Chloé');
  await accept(user);
  expect(await screen.findByText('At /dashboard')).toBeInTheDocument();
  expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
  expect(sent(ACCEPT)[0]?.body).toEqual({
    firstName: 'Chloé',
    lastName: 'Dubois',
    password: 'Korimako-7',
    session: 'cookie',
  });
});

it('names the rule that the password breaks', async () => {
  const { user, sent } = setUp();
  await accept(user, 'korimako');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Password: Password must contain at least one uppercase letter',
  );
  expect(sent(ACCEPT)).toEqual([]);
});

it('shows why the account could not be created', async () => {
  const taken = 'This email is already registered. Please use a different email or try signing in.';
  const { user } = setUp({ [ACCEPT]: [refusal(409, 'EMAIL_TAKEN', taken)] });
  await accept(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Failed to create');
  expect(summary).toHaveTextContent(taken);
});

it('warns a user who is already signed in', async () => {
  setUp({ [SESSION]: [{ body: sessionSample }] }, true);
  expect(await screen.findByText(/You are signed in as Amelia Nguyen/)).toBeInTheDocument();
});

it.each([
  [404, 'INVITATION_UNKNOWN', 'We could not find this invitation'],
  [410, 'INVITATION_EXPIRED', 'This invitation has expired'],
  [410, 'INVITATION_ACCEPTED', 'This invitation has been accepted'],
] as const)('explains an unusable link: %s %s', async (status, code, heading) => {
  setUp({ [OPEN]: [{ status, body: problemOf(status, code, '') }] });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('can be retried when the invitation could not be loaded', async () => {
  const failed = refusal(500, 'INTERNAL', 'An unknown error occurred');
  const { user } = setUp({ [OPEN]: [failed, { body: offer }] });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Join Harbour Surgical' })).toBeInTheDocument();
});
