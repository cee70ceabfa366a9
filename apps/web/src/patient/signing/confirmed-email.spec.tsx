import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prepareBrowser, serve } from '../patient-server.sample';
import { ConfirmedEmail } from './confirmed-email.view';

beforeAll(prepareBrowser);

function Held() {
  const [email, setEmail] = useState('');
  const [confirmed, setConfirmed] = useState('');
  return (
    <ConfirmedEmail
      {...{ token: 't', email, confirmed, error: undefined }}
      onChange={setEmail}
      onConfirmed={setConfirmed}
    />
  );
}

it('confirms an address with the code sent to it, and requires a new code for another address', async () => {
  const seen = serve({ codeToken: 'token', expiresIn: 600 }, 'IDENTITY_MISMATCH', { confirmed: true });
  const user = userEvent.setup();
  render(<Held />);
  const email = screen.getByRole('textbox', { name: 'Your own email address' });
  await user.type(email, 'Aroha@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code from our email' });
  await user.type(code, '48 29 14');
  await user.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(code).toHaveAccessibleDescription(/do not match|does not match/);
  await user.clear(code);
  await user.type(code, '482913');
  await user.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByText('Address confirmed.')).toBeVisible();
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/api/public/quotes/t/signatory-code', { email: 'aroha@example.com' }],
    [
      '/api/public/quotes/t/signatory-code/confirm',
      { email: 'aroha@example.com', code: '482914', codeToken: 'token' },
    ],
    [
      '/api/public/quotes/t/signatory-code/confirm',
      { email: 'aroha@example.com', code: '482913', codeToken: 'token' },
    ],
  ]);
  await user.type(email, '.au');
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeVisible();
  expect(screen.queryByText('Address confirmed.')).toBeNull();
});

it('shows why no code was sent', async () => {
  serve('TOO_MANY_REQUESTS');
  const user = userEvent.setup();
  render(<Held />);
  await user.type(screen.getByRole('textbox', { name: 'Your own email address' }), 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByText(/Too many/)).toBeVisible();
});
