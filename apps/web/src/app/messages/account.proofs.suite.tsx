import { fireEvent, screen } from '@testing-library/react';
import { ERRORS } from '@quillcare/contracts';
import { CreateAccountPage } from '../../features/auth/create-account.page';
import { LoginPage } from '../../features/auth/login.page';
import { ResetPasswordPage } from '../../features/auth/reset-password.page';
import { rememberRole } from '../../features/auth/super-admin-browser';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { refusal, type Replies } from '../../testing/fake-server';
import { sessionSample } from '../../testing/render-page';
import { rememberEnding } from '../../shared/session/session.ending';
import { fill, inFakeTime, open, tokens, type Proof } from './proof.suite';

const SIGN_IN = 'POST /api/auth/sign-in';
const SIGN_UP = 'POST /api/auth/sign-up';
const SESSION = 'GET /api/auth/session';
const NO_SESSION: Replies = {
  [SESSION]: [refusal(401, 'UNAUTHENTICATED', '')],
  'POST /api/auth/refresh': [refusal(401, 'UNAUTHENTICATED', '')],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function signsIn(replies: Replies, ms = 5_000): () => Promise<void> {
  return () =>
    inFakeTime(async () => {
      open(<LoginPage />, replies, { path: '/login', isSignedIn: false });
      await fill({ Email: 'amelia@harbour.test', Password: 'Korimako-7' });
      press('Sign In');
    }, ms);
}

function signsUp(replies: Replies, ms = 5_000): () => Promise<void> {
  return () =>
    inFakeTime(async () => {
      open(<CreateAccountPage />, replies, { path: '/create-account', isSignedIn: false });
      await fill({
        'First name': 'Amelia',
        'Last name': 'Nguyen',
        Email: 'amelia@harbour.test',
        Password: 'Korimako-7',
        Phone: '0412 345 678',
      });
      press('Create account');
    }, ms);
}

function forgets(replies: Replies): () => Promise<void> {
  return () =>
    inFakeTime(async () => {
      open(<LoginPage />, replies, { path: '/login', url: '/login?forgot=1', isSignedIn: false });
      await fill({ Email: 'amelia@harbour.test' });
      press('Send Reset Link');
    }, 1_000);
}

const wrong = refusal(401, 'INVALID_CREDENTIALS', ERRORS.INVALID_CREDENTIALS.title);
const failed = refusal(500, 'INTERNAL', ERRORS.INTERNAL.title);

export const SIGN_IN_PROOFS: readonly Proof[] = [
  { message: 'Invalid email or password', show: signsIn({ [SIGN_IN]: [wrong] }) },
  { message: word(messagesWords, 'signIn.invalid'), show: signsIn({ [SIGN_IN]: [wrong] }) },
  {
    message: word(messagesWords, 'signIn.invalidForSuperAdmin'),
    show: () => {
      rememberRole('SUPER_ADMIN');
      return signsIn({ [SIGN_IN]: [wrong] })();
    },
  },
  {
    message: word(messagesWords, 'signIn.emailNotConfirmed'),
    show: signsIn({
      [SIGN_IN]: [refusal(403, 'FORBIDDEN', 'Email not confirmed. Please check your inbox.')],
    }),
  },
  {
    message: word(messagesWords, 'signIn.unavailable'),
    show: signsIn({ [SIGN_IN]: [refusal(503, 'SERVICE_UNAVAILABLE', ERRORS.SERVICE_UNAVAILABLE.title)] }),
  },
  { message: word(messagesWords, 'signIn.slow'), show: signsIn({ [SIGN_IN]: ['never'] }, 45_000) },
  { message: word(messagesWords, 'signIn.noTokens'), show: signsIn({ [SIGN_IN]: [{ body: null }] }) },
  {
    message: word(messagesWords, 'signIn.loginTimeout'),
    show: () =>
      inFakeTime(async () => {
        jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
        open(<LoginPage />, { [SIGN_IN]: ['never'] }, { path: '/login', isSignedIn: false });
        await fill({ Email: 'amelia@harbour.test', Password: 'Korimako-7' });
        press('Sign In');
      }, 61_000),
  },
  {
    message: word(messagesWords, 'signIn.sessionTimeout'),
    show: signsIn({ [SIGN_IN]: [{ body: tokens }], ...NO_SESSION }, 16_500),
  },
  {
    message: word(messagesWords, 'signIn.setupTimeout'),
    show: signsIn({ [SIGN_IN]: [{ body: tokens }], [SESSION]: ['never'] }, 12_000),
  },
  { message: word(messagesWords, 'signIn.failed'), show: signsIn({ [SIGN_IN]: [failed] }) },
  { message: word(messagesWords, 'loggedIn'), show: signsIn({ [SIGN_IN]: [{ body: tokens }] }) },
  {
    message: word(messagesWords, 'sessionExpired'),
    show: () => {
      rememberEnding('EXPIRED');
      open(<LoginPage />, {}, { path: '/login', isSignedIn: false });
      return Promise.resolve();
    },
  },
];

// The server's message about a taken address is shown unchanged. sign-up.int.spec.ts (five at once) and invitations.int.spec.ts
// test that the server sends it.
const taken = (sentence: string): Proof => ({
  message: sentence,
  show: signsUp({ [SIGN_UP]: [refusal(409, 'EMAIL_TAKEN', sentence)] }),
});

export const SIGN_UP_PROOFS: readonly Proof[] = [
  taken('An organization with this email already exists. Please try signing in instead.'),
  taken('This email is already registered. Please use a different email or try signing in.'),
  {
    message: word(messagesWords, 'signUp.loginFailed'),
    // Without an answer rather than refused, as in `signIn.sessionTimeout`: then the page asks twice instead of 75 times.
    show: signsUp({ [SIGN_UP]: [{ status: 201, body: tokens }], [SESSION]: ['never'] }, 26_000),
  },
  { message: word(messagesWords, 'signUp.nothingCreated'), show: signsUp({ [SIGN_UP]: [failed] }) },
  {
    message: word(messagesWords, 'signUp.refused', { message: ERRORS.TOO_MANY_REQUESTS.title }),
    show: signsUp({ [SIGN_UP]: [refusal(429, 'TOO_MANY_REQUESTS', ERRORS.TOO_MANY_REQUESTS.title)] }),
  },
  {
    message: word(messagesWords, 'signUp.noData'),
    show: signsUp({ [SIGN_UP]: [{ status: 201, body: null }] }),
  },
  {
    message: word(messagesWords, 'accountCreated'),
    show: signsUp({ [SIGN_UP]: [{ status: 201, body: tokens }] }),
  },
];

export const RESET_PROOFS: readonly Proof[] = [
  {
    message: word(messagesWords, 'reset.unknown'),
    show: forgets({ 'POST /api/emails/password-reset': [failed] }),
  },
  {
    message: word(messagesWords, 'reset.failed'),
    show: () =>
      inFakeTime(async () => {
        const refused = refusal(429, 'TOO_MANY_REQUESTS', ERRORS.TOO_MANY_REQUESTS.title);
        const where = { path: '/auth/reset-password', url: '/auth/reset-password?token=t0ken' };
        open(
          <ResetPasswordPage />,
          {
            'POST /api/emails/check-reset-link': [{ body: { expiresAt: sessionSample.expiresAt } }],
            'POST /api/emails/reset-password': [refused],
          },
          { ...where, isSignedIn: false },
        );
        await fill({ 'New password$': 'Korimako-7', 'Repeat new password': 'Korimako-7' });
        press('Save new password');
      }, 1_000),
  },
];
