import { screen } from '@testing-library/react';
import { startAuthentication, type AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { problemOf, refusal, type Replies } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { secondStepSample, withPasskeys } from '../../../testing/second-step.sample';
import { dismissToast } from '../../../shared/toasts/toast.store';
import { ToastRegion } from '../../../shared/toasts/toast-region.view';
import { VerifyPage } from './verify.page';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const CONFIRM = 'POST /api/auth/second-step/confirm';
const CHECK = 'POST /api/auth/second-step/passkeys/check';
const verifying = { ...sessionSample, secondStep: 'VERIFY', hasSecondStep: true };
const done = { session: { ...verifying, secondStep: 'DONE' }, recoveryCodesLeft: 10 };
const wrong = refusal(400, 'VALIDATION_FAILED', 'Please check your input', [
  { path: 'code', message: 'That code is not right.' },
]);

function setUp(state: object, replies: Replies = {}) {
  return renderPage(
    <>
      <VerifyPage />
      <ToastRegion />
    </>,
    {
      path: '/security/mfa/verify',
      url: '/security/mfa/verify?next=%2Fclients%3Fsearch%3Dminh',
      replies: {
        'GET /api/auth/session': [{ body: verifying }],
        'GET /api/auth/second-step': [{ body: state }],
        ...replies,
      },
    },
  );
}

beforeEach(() => {
  withPasskeys(true);
  jest.mocked(startAuthentication).mockReset();
});
afterEach(() => dismissToast('toast-1'));

it('submits the code at its sixth digit, and continues to the requested page', async () => {
  const { user, sent } = setUp(secondStepSample.app, { [CONFIRM]: [{ body: done }] });
  const field = await screen.findByRole('textbox', { name: 'Code' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.keyboard('12345');
  expect(sent(CONFIRM)).toEqual([]);
  await user.keyboard('6');
  expect(await screen.findByText('At /clients?search=minh')).toBeInTheDocument();
  expect(sent(CONFIRM).map(({ body }) => body)).toEqual([{ way: 'totp', code: '123456' }]);
});

it('accepts a code pasted with a space', async () => {
  const { user, sent } = setUp(secondStepSample.app, { [CONFIRM]: [{ body: done }] });
  await user.click(await screen.findByRole('textbox', { name: 'Code' }));
  await user.paste('123 456');
  await screen.findByText('At /clients?search=minh');
  expect(sent(CONFIRM)[0]?.body).toEqual({ way: 'totp', code: '123456' });
});

it('shows a wrong code at its field, ready to be typed over', async () => {
  const { user } = setUp(secondStepSample.app, { [CONFIRM]: [wrong, { body: done }] });
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.paste('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  expect(field).toHaveAccessibleDescription('That code is not right.');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.keyboard('123456');
  expect(await screen.findByText('At /clients?search=minh')).toBeInTheDocument();
});

it('shows how long to wait after too many attempts', async () => {
  const { user } = setUp(secondStepSample.app, {
    [CONFIRM]: [
      { status: 429, body: problemOf(429, 'TOO_MANY_REQUESTS', 'x'), headers: { 'retry-after': '300' } },
    ],
  });
  await user.click(await screen.findByRole('textbox', { name: 'Code' }));
  await user.paste('111111');
  expect(await screen.findByText(/Wait 5 minutes and try again at \d/)).toBeInTheDocument();
});

it('asks for a code when none was entered', async () => {
  const { user, sent } = setUp(secondStepSample.app);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the six-digit code.');
  expect(sent(CONFIRM)).toEqual([]);
});

it('offers the passkey first to a user who has only passkeys', async () => {
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'credential' } as AuthenticationResponseJSON);
  const { user, sent } = setUp(secondStepSample.passkey, {
    [CHECK]: [{ body: { options: { challenge: 'c' } } }],
    [CONFIRM]: [{ body: done }],
  });
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText('At /clients?search=minh');
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(sent(CONFIRM)[0]?.body).toEqual({ way: 'passkey', credential: { id: 'credential' } });
});

it('explains a cancelled passkey prompt, which can be repeated', async () => {
  jest.mocked(startAuthentication).mockRejectedValue(new DOMException('x', 'NotAllowedError'));
  const { user, sent } = setUp(secondStepSample.passkey, {
    [CHECK]: [{ body: { options: { challenge: 'c' } } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used');
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  expect(sent(CONFIRM)).toEqual([]);
});

it('signs in with a recovery code, and warns that few are left', async () => {
  const { user, sent } = setUp(secondStepSample.app, {
    [CONFIRM]: [{ body: { ...done, recoveryCodesLeft: 2 } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
  await user.paste(' k7m0-q2w0 ');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('At /clients?search=minh');
  expect(sent(CONFIRM)[0]?.body).toEqual({ way: 'recovery', code: 'k7m0-q2w0' });
  expect(screen.getByText('You have 2 recovery codes left')).toBeInTheDocument();
  expect(screen.getByText(/^Create new ones on your profile page/)).toBeInTheDocument();
});

it('explains that the browser does not support passkeys, and offers the remaining method', async () => {
  withPasskeys(false);
  setUp(secondStepSample.passkey);
  expect(await screen.findByRole('textbox', { name: 'Recovery code' })).toBeInTheDocument();
  expect(screen.getByText(/This browser cannot use passkeys/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('explains what to do when phone and recovery codes are lost, and offers to sign out', async () => {
  const { user, sent } = setUp(secondStepSample.app, {
    'POST /api/auth/sign-out': [{ body: { signedOut: true } }],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Lost your phone and recovery codes?', expanded: false }),
  );
  expect(screen.getByText(/Ask an administrator of your practice/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('At /')).toBeInTheDocument();
  expect(sent('POST /api/auth/sign-out')).toHaveLength(1);
});
