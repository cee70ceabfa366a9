import { screen, waitFor } from '@testing-library/react';
import type { EmailConfig } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { EmailConfigPage } from './email-config.page';

const GET = 'GET /api/email-config';
const PATCH = 'PATCH /api/email-config';
const TEST = 'POST /api/email-config/test';

const stored: EmailConfig = {
  version: 3,
  updatedAt: '2026-11-20T08:00:00.000Z',
  usesOwnServer: true,
  host: 'smtp.example.com',
  port: 587,
  security: 'STARTTLS',
  username: 'harbour',
  hasPassword: true,
  senderName: 'Harbour',
  senderAddress: 'quotes@harbour.example',
  replyTo: null,
  signature: null,
  showLogo: false,
  failingSince: null,
  lastProblem: null,
  testedAt: null,
  platformAddress: 'no-reply@quillcare.test',
  allowsPlainText: false,
};

function open(changes: Partial<EmailConfig> = {}, replies = {}) {
  const config = { ...stored, ...changes };
  return renderPage(<EmailConfigPage />, {
    path: '/admin/email-config',
    replies: {
      [GET]: [{ body: config }],
      [PATCH]: [{ body: { ...config, version: 4 } }],
      ...replies,
    },
  });
}

it('never shows the stored password, and keeps it when the field is empty', async () => {
  const { user, sent } = open();
  expect(await screen.findByLabelText('Host')).toHaveValue('smtp.example.com');
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveValue('');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAccessibleDescription(/A password is stored/);
  const name = screen.getByLabelText(/^Sender name/);
  await user.clear(name);
  await user.type(name, 'Harbour Surgical');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent(PATCH)[0]?.body).toEqual({ version: 3, senderName: 'Harbour Surgical' }));
  await expectAccessible();
});

it('sends a newly entered password', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Password/), 'app password');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent(PATCH)[0]?.body).toEqual({ version: 3, password: 'app password' }));
});

it('asks for server details only if the practice uses its own server', async () => {
  const { user } = open({ usesOwnServer: false });
  expect(await screen.findByText(/Emails come from no-reply@quillcare.test/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Host')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Send through our own mail server' }));
  expect(screen.getByLabelText('Host')).toBeInTheDocument();
});

it('shows since when and why the server has been failing', async () => {
  open({ failingSince: '2026-11-23T01:00:00.000Z', lastProblem: 'The mail server could not be reached.' });
  expect(await screen.findByText(/Your mail server has not accepted emails since/)).toBeInTheDocument();
  expect(
    screen.getByText(/In the meantime Quillcare sends them from .*could not be reached/),
  ).toBeInTheDocument();
});

it('offers no unencrypted connection outside development', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('combobox', { name: /^Encryption/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['STARTTLS', 'TLS']);
});

it.each([
  [{ isAccepted: true, answer: 'Look into your mailbox.', serverSaid: null }, 'The server accepted it'],
  [
    { isAccepted: false, answer: 'The password is wrong.', serverSaid: '535 5.7.8 no' },
    'The server did not accept it',
  ],
])('shows the server’s answer to a test: %j', async (test, title) => {
  const body = { to: 'ana@practice.example', by: 'OWN', ...test };
  const { user } = open({}, { [TEST]: [{ body }] });
  await user.click(await screen.findByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(test.answer)).toBeInTheDocument();
  expect(screen.queryByText(/The server said/) !== null).toBe(test.serverSaid !== null);
  await expectAccessible();
});
