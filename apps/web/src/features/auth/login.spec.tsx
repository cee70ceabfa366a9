import { fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../testing/fake-server';
import { advanceTime, fakeTime, useRealTime } from '../../testing/fake-time';
import { renderPage, sessionSample, type PageSetUp } from '../../testing/render-page';
import { LoginPage } from './login.page';
import { getTraceSteps } from './sign-in.trace';

const SIGN_IN = 'POST /api/auth/sign-in';
const SESSION = 'GET /api/auth/session';
const REFRESH = 'POST /api/auth/refresh';
type Replies = PageSetUp['replies'];

const tokens = {
  access_token: null,
  refresh_token: null,
  token_type: 'bearer',
  expires_in: 900,
  session: sessionSample,
};
const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
const away = refusal(503, 'SERVICE_UNAVAILABLE', 'away');
const wrong = refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password');

function setUp(replies: Replies = {}, url = '/login') {
  return renderPage(<LoginPage />, { path: '/login', url, isSignedIn: false, replies });
}

function submit(email = 'amelia@harbour.test', password = 'Korimako-7') {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const overlay = () => screen.queryByText('Signing you in…');
const summary = () => screen.getByRole('alert').textContent;

// Some tests advance the fake clock by a minute in small steps, which takes a while.
jest.setTimeout(60_000);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeTime();
});
afterEach(useRealTime);

describe('sign-in page', () => {
  it('shows and hides the password', () => {
    setUp();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('returns to the landing page on Cancel, and links to sign-up', async () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Sign up here' })).toHaveAttribute('href', '/create-account');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await advanceTime(0);
    expect(screen.getByText('At /')).toBeInTheDocument();
  });

  it('confirms that the password was updated', () => {
    setUp({}, '/login?message=password-updated');
    expect(
      screen.getByText('Password updated successfully! You can now log in with your new password.'),
    ).toBeInTheDocument();
  });

  it('rejects an invalid email address and a missing password', async () => {
    const { sent } = setUp();
    submit('amelia', '');
    await advanceTime(100);
    expect(summary()).toContain('Email: Please enter a valid email address.');
    expect(summary()).toContain('Password: Please enter your password.');
    expect(sent(SIGN_IN)).toEqual([]);
  });
});

describe('signing in', () => {
  it('covers the page until the session is confirmed, then opens the requested page', async () => {
    const { sent } = setUp({ [SIGN_IN]: [{ body: tokens }] }, '/login?next=%2Fclients%3Fsearch%3Dx');
    submit();
    await advanceTime(0);
    expect(overlay()).toBeInTheDocument();
    expect(screen.getByText('The first load may take up to 60 seconds.')).toBeInTheDocument();
    await advanceTime(500);
    expect(screen.getByText('At /clients?search=x')).toBeInTheDocument();
    expect(sent(SIGN_IN)[0]?.body).toEqual({
      email: 'amelia@harbour.test',
      password: 'Korimako-7',
      session: 'cookie',
    });
    expect(getTraceSteps().map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it.each(['', '?next=%2F%2Fevil.example'])('opens the dashboard for "%s"', async (search) => {
    setUp({ [SIGN_IN]: [{ body: tokens }] }, `/login${search}`);
    submit();
    await advanceTime(1_000);
    expect(screen.getByText('At /dashboard')).toBeInTheDocument();
  });

  it('tries three times, waiting 1 and 2 seconds, while the server is unavailable', async () => {
    const { sent } = setUp({ [SIGN_IN]: [away] });
    submit();
    await advanceTime(900);
    expect(sent(SIGN_IN)).toHaveLength(1);
    await advanceTime(200);
    expect(sent(SIGN_IN)).toHaveLength(2);
    await advanceTime(1_800);
    expect(sent(SIGN_IN)).toHaveLength(2);
    await advanceTime(300);
    expect(sent(SIGN_IN)).toHaveLength(3);
    expect(summary()).toContain('away');
    expect(getTraceSteps().map(({ outcome, status }) => [outcome, status])).toEqual(
      Array.from({ length: 3 }, () => ['failed', 503]),
    );
  });

  it('does not retry a wrong password, and explains how to reset it', async () => {
    const { sent } = setUp({ [SIGN_IN]: [wrong] });
    submit();
    await advanceTime(5_000);
    expect(sent(SIGN_IN)).toHaveLength(1);
    expect(summary()).toContain("use 'Forgot your password?' to reset it.");
    expect(screen.getByLabelText('Email')).toHaveValue('amelia@harbour.test');
  });

  it('times out each request after 12 seconds', async () => {
    const { sent } = setUp({ [SIGN_IN]: ['never'] });
    submit();
    await advanceTime(12_900);
    expect(sent(SIGN_IN)).toHaveLength(1);
    await advanceTime(200);
    expect(sent(SIGN_IN)).toHaveLength(2);
    await advanceTime(30_000);
    expect(overlay()).not.toBeVisible();
    expect(summary()).toContain('Authentication is taking longer than expected.');
  });

  it('times out the whole sign-in after 60 seconds, even if a request cannot be aborted', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    setUp({ [SIGN_IN]: ['never'] });
    submit();
    await advanceTime(59_900);
    expect(overlay()).toBeVisible();
    await advanceTime(500);
    expect(summary()).toContain('Login timeout after 60 seconds - please try again');
  });
});

describe('session after signing in', () => {
  it('fails after 15 seconds without a session, for example if the browser blocks cookies', async () => {
    setUp({ [SIGN_IN]: [{ body: tokens }], [SESSION]: [expired], [REFRESH]: [expired] });
    submit();
    await advanceTime(14_500);
    expect(overlay()).toBeVisible();
    await advanceTime(1_500);
    expect(summary()).toContain('Authentication timeout: session did not establish in time');
    expect(localStorage.getItem('quillcare.signed-in')).toBeNull();
  });

  it('fails if the server does not answer within 10 seconds', async () => {
    setUp({ [SIGN_IN]: [{ body: tokens }], [SESSION]: ['never'] });
    submit();
    await advanceTime(11_000);
    expect(summary()).toContain('Session setup timeout');
  });

  it('fails if the response contains no tokens', async () => {
    setUp({ [SIGN_IN]: [{ body: null }] });
    submit();
    await advanceTime(1_000);
    expect(summary()).toContain('Authentication failed: no tokens returned');
  });
});
