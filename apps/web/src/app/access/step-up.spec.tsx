import Button from '@mui/material/Button';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { updateUser, type Role } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { StepUpHost } from './step-up.host';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { secondStepSample } from '../../testing/second-step.sample';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const PATCH = `PATCH /api/users/${ID}`;
const CONFIRM = 'POST /api/auth/second-step/confirm';
const stale = refusal(403, 'STEP_UP_REQUIRED', 'Please confirm your identity.');
const person = {
  id: ID,
  version: 2,
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
  email: 'daniel@harbour.test',
  name: 'Daniel Novak',
  firstName: 'Daniel',
  lastName: 'Novak',
  role: 'USER',
  isActive: true,
};
const confirmed = { body: { session: sessionSample, recoveryCodesLeft: 0 } };

function Change({ role }: { role: Exclude<Role, 'SUPER_ADMIN'> }) {
  const [run] = useOperationMutation(updateUser);
  const [outcome, setOutcome] = useState('');
  const change = () =>
    run({ params: { id: ID }, body: { version: 1, role } }).then(
      () => setOutcome('changed'),
      (error: unknown) => setOutcome(toProblem(error).detail),
    );
  return (
    <>
      <Button onClick={() => void change()}>Make {role}</Button>
      <p>{outcome && `${role}: ${outcome}`}</p>
    </>
  );
}

function setUp(replies: Replies) {
  return renderPage(
    <>
      <Change role="USER" />
      <Change role="SALES_MANAGER" />
      <StepUpHost />
    </>,
    {
      path: '/users',
      replies: { 'GET /api/auth/second-step': [{ body: secondStepSample.nothing }], ...replies },
    },
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

it('asks for the password, retries the refused call with the same key, and restores the focus', async () => {
  const { user, sent } = setUp({ [PATCH]: [stale, { body: person }], [CONFIRM]: [confirmed] });
  await user.click(await screen.findByRole('button', { name: 'Make USER' }));
  await dialog();
  await user.type(await screen.findByLabelText('Password'), 'Harbour-Bridge-1932!{Enter}');
  expect(await screen.findByText('USER: changed')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(CONFIRM)[0]?.body).toEqual({ way: 'password', password: 'Harbour-Bridge-1932!' });
  const [first, second] = sent(PATCH);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make USER' })).toHaveFocus());
});

it('shows a wrong password at its field and keeps the dialog open', async () => {
  const { user } = setUp({
    [PATCH]: [stale],
    [CONFIRM]: [
      refusal(400, 'VALIDATION_FAILED', 'Please check your input', [
        { path: 'password', message: 'That password is not right.' },
      ]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Make USER' }));
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Password: That password is not right.');
  expect(await dialog()).toBeInTheDocument();
});

it('retries nothing after Cancel, and the page says that nothing was changed', async () => {
  const { user, sent } = setUp({ [PATCH]: [stale] });
  await user.click(await screen.findByRole('button', { name: 'Make USER' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^USER: Nothing was changed/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(PATCH)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make USER' })).toHaveFocus());
});

it('treats Escape as Cancel, and asks again the next time', async () => {
  const { user } = setUp({ [PATCH]: [stale] });
  await user.click(await screen.findByRole('button', { name: 'Make USER' }));
  await dialog();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^USER: Nothing was changed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make USER' }));
  expect(await dialog()).toBeInTheDocument();
});

it('asks only once for calls refused at the same time', async () => {
  const { user, sent } = setUp({
    [PATCH]: [stale, stale, { body: person }],
    [CONFIRM]: [confirmed],
    'GET /api/auth/second-step': [{ body: secondStepSample.app }],
  });
  const first = await screen.findByRole('button', { name: 'Make USER' });
  const both = [first, screen.getByRole('button', { name: 'Make SALES_MANAGER' })];
  act(() => {
    for (const button of both) button.click();
  });
  await dialog();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  expect(await screen.findByText('USER: changed')).toBeInTheDocument();
  expect(await screen.findByText('SALES_MANAGER: changed')).toBeInTheDocument();
  expect(sent(CONFIRM)).toHaveLength(1);
  expect(sent(PATCH)).toHaveLength(4);
});

it('closes when the session ends while it is open', async () => {
  const ended = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
  const { user } = setUp({
    [PATCH]: [stale],
    [CONFIRM]: [ended],
    'POST /api/auth/refresh': [ended],
  });
  await user.click(await screen.findByRole('button', { name: 'Make USER' }));
  await user.type(await screen.findByLabelText('Password'), 'Harbour-Bridge-1932!{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
