import { act, screen, within } from '@testing-library/react';
import { startRegistration, type RegistrationResponseJSON } from '@simplewebauthn/browser';
import { refusal, type Replies } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { codesSample, secondStepSample, withPasskeys } from '../../../testing/second-step.sample';
import { SetUpPage } from './set-up.page';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const BEGIN = 'POST /api/auth/second-step/totp';
const CONFIRM = 'POST /api/auth/second-step/totp/confirm';
const begun = { body: { secret: SECRET, uri: `otpauth://totp/Quillcare:amelia?secret=${SECRET}` } };
const forced = { ...sessionSample, secondStep: 'SET_UP' };

interface Given {
  state?: object;
  session?: object;
  url?: string;
  replies?: Replies;
}

function setUp({ state = secondStepSample.nothing, session = sessionSample, url, replies }: Given = {}) {
  return renderPage(<SetUpPage />, {
    path: '/security/mfa/setup',
    url: url ?? '/security/mfa/setup',
    replies: {
      'GET /api/auth/session': [{ body: session }],
      'GET /api/auth/second-step': [{ body: state }],
      [BEGIN]: [begun],
      ...replies,
    },
  });
}

beforeEach(() => withPasskeys(true));

async function toTheCodes(given: Given = {}) {
  const page = setUp({
    ...given,
    replies: { [CONFIRM]: [{ body: { recoveryCodes: codesSample } }], ...given.replies },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Authenticator app' }));
  await page.user.click(await screen.findByRole('textbox', { name: 'Code' }));
  await page.user.paste('123456');
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  return page;
}

it('offers both methods with a description of each', async () => {
  setUp();
  expect(await screen.findByRole('button', { name: 'Authenticator app' })).toHaveAccessibleDescription(
    /new code every 30 seconds/,
  );
  expect(screen.getByRole('button', { name: 'Passkey' })).toHaveAccessibleDescription(/fingerprint/);
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

it('shows a key to scan or type, and asks for its first code', async () => {
  const { user, sent } = setUp({
    replies: {
      [CONFIRM]: [
        refusal(400, 'VALIDATION_FAILED', 'x', [{ path: 'code', message: 'That code is not right.' }]),
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Authenticator app' }));
  expect(await screen.findByRole('heading', { name: 'Connect your authenticator app' })).toHaveFocus();
  expect(
    await screen.findByRole('img', { name: 'QR code that adds Quillcare to your authenticator app' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Key' })).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(SECRET);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.paste('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  expect(sent(CONFIRM).map(({ body }) => body)).toEqual([{ code: '000000' }]);
  expect(sent(BEGIN)).toHaveLength(1);
});

it('shows the recovery codes, and continues only once the user confirms saving them', async () => {
  const { user } = await toTheCodes();
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codesSample);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(codesSample.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Save the codes, then tick this box');
  await user.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('At /profile')).toBeInTheDocument();
});

it('warns before leaving the page with unsaved recovery codes', async () => {
  const { user, at, router } = await toTheCodes();
  await act(() => router.navigate('/clients'));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving the codes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Go back to the codes' }));
  expect(at()).toMatch(/^\/security\/mfa\/setup/);
  await act(() => router.navigate('/clients'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('At /clients')).toBeInTheDocument();
});

it('warns before the tab is closed with unsaved recovery codes', async () => {
  await toTheCodes();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

it('explains why a second step is required, and continues to the requested page', async () => {
  const { user } = await toTheCodes({ session: forced, url: '/security/mfa/setup?next=%2Fquotes' });
  expect(
    screen.getByText(/Harbour Surgical requires two-step sign-in for your role, Organisation Administrator/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('At /quotes')).toBeInTheDocument();
});

it('suggests a passkey name after the device that is not taken yet', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  jest.mocked(startRegistration).mockResolvedValue({ id: 'new' } as RegistrationResponseJSON);
  const [passkey] = secondStepSample.passkey.passkeys;
  const { user, sent } = setUp({
    state: secondStepSample.passkey,
    url: '/security/mfa/setup?way=passkey',
    replies: {
      'POST /api/auth/second-step/passkeys/begin': [{ body: { options: { challenge: 'c' } } }],
      'POST /api/auth/second-step/passkeys': [{ status: 201, body: { passkey, recoveryCodes: null } }],
    },
  });
  expect(await screen.findByLabelText('Name')).toHaveValue('iPhone 2');
  await user.click(screen.getByRole('button', { name: 'Create a passkey' }));
  expect(await screen.findByText('At /profile')).toBeInTheDocument();
  expect(sent('POST /api/auth/second-step/passkeys')[0]?.body).toEqual({
    name: 'iPhone 2',
    credential: { id: 'new' },
  });
});

it('reports a device that already has a passkey', async () => {
  jest.mocked(startRegistration).mockRejectedValue({ code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' });
  const { user } = setUp({
    url: '/security/mfa/setup?way=passkey',
    replies: { 'POST /api/auth/second-step/passkeys/begin': [{ body: { options: {} } }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This device already has a passkey for your account.',
  );
});

it('explains why a passkey is unavailable in a browser that does not support them', async () => {
  withPasskeys(false);
  const { user } = setUp();
  const passkey = await screen.findByRole('button', { name: 'Passkey' });
  expect(passkey).toHaveAccessibleDescription(/This browser cannot use passkeys/);
  await user.click(passkey);
  expect(screen.getByRole('heading', { name: 'Choose a method' })).toBeInTheDocument();
});
