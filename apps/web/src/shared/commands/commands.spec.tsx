import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { deleteDoctor, restoreDoctor, updateUser, type StaffUser } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { useConfirmedCommand } from './use-confirmed-command';
import { useUndoableCommand } from './use-undoable-command';

const ID = sessionSample.user.id;
const PERSON = { ...sessionSample.user, version: 4 } as unknown as StaffUser;
const conflict = {
  status: 409,
  body: problemOf(409, 'VERSION_CONFLICT', 'Somebody else changed this meanwhile.'),
};

function Activation({ withReason = false }) {
  const [isActive, setActive] = useState(true);
  const { ask, dialog } = useConfirmedCommand(updateUser);
  return (
    <>
      <button onClick={() => setActive(false)}>A colleague deactivates</button>
      <button
        onClick={() =>
          ask({
            title: isActive ? 'Deactivate Mia?' : 'Activate Mia?',
            hint: 'Mia is signed out everywhere.',
            confirmLabel: isActive ? 'Deactivate' : 'Activate',
            request: { params: { id: ID }, body: { version: 4, isActive: !isActive } },
            reason: withReason ? { label: 'Reason', isRequired: true, maxLength: 200 } : undefined,
            done: 'Account deactivated',
          })
        }
      >
        Ask
      </button>
      {dialog}
    </>
  );
}

const open = (page: ReactElement, replies: Parameters<typeof renderPage>[1]['replies']) =>
  renderPage(page, { path: '/here', isSignedIn: true, replies });

describe('a confirmed command', () => {
  it('asks by keyboard, runs and says that it is done', async () => {
    const { user, sent } = open(<Activation />, { [`PATCH /api/users/${ID}`]: [{ body: PERSON }] });
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectAccessible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Account deactivated')).toBeInTheDocument();
    expect(sent(`PATCH /api/users/${ID}`)[0]!.body).toEqual({ version: 4, isActive: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not change its question or its request while it is open', async () => {
    const { user, sent } = open(<Activation />, { [`PATCH /api/users/${ID}`]: [conflict] });
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    act(() => screen.getByText('A colleague deactivates').click());
    expect(await screen.findByRole('dialog', { name: 'Deactivate Mia?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile.');
    expect(sent(`PATCH /api/users/${ID}`)[0]!.body).toEqual({ version: 4, isActive: false });
    expect(screen.getByRole('dialog', { name: 'Deactivate Mia?' })).toBeInTheDocument();
  });

  it('asks for the reason that it needs before anything is sent', async () => {
    const { user, sent } = open(<Activation withReason />, {
      [`PATCH /api/users/${ID}`]: [{ body: PERSON }],
    });
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Give a reason.');
    expect(sent(`PATCH /api/users/${ID}`)).toEqual([]);
    await user.keyboard('Left the practice');
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(sent(`PATCH /api/users/${ID}`)).toHaveLength(1));
  });
});

const DOCTOR = {
  id: ID,
  version: 4,
  createdAt: PERSON.createdAt,
  updatedAt: PERSON.updatedAt,
  deletedAt: null,
  title: 'Dr',
  firstName: 'Amelia',
  lastName: 'Nguyen',
  credentials: 'FRACS',
  phone: '+61292345678',
  email: 'amelia@harbour.test',
  licenseExpiry: null,
  isActive: true,
};

function Removal() {
  const [remove] = useUndoableCommand(deleteDoctor, restoreDoctor);
  return (
    <button
      onClick={() =>
        void remove({
          request: { params: { id: ID }, query: { version: 2 } },
          undoRequest: ({ version }) => ({ params: { id: ID }, body: { version } }),
          done: 'Doctor deleted',
          undone: 'Doctor restored',
          failed: 'The doctor was not deleted',
          about: 'Dr Nguyen',
        })
      }
    >
      Delete
    </button>
  );
}

describe('an undoable command', () => {
  const routes = { remove: `DELETE /api/doctors/${ID}`, restore: `POST /api/doctors/${ID}/restore` };

  it('runs at once and is taken back with the version of the answer', async () => {
    const { user, sent } = open(<Removal />, {
      [routes.remove]: [{ body: { id: ID, version: 3 } }],
      [routes.restore]: [{ body: DOCTOR }],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Doctor deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(routes.restore)[0]?.body).toEqual({ version: 3 }));
    expect(await screen.findByText('Doctor restored')).toBeInTheDocument();
  });

  it('says why it was refused', async () => {
    const { user } = open(<Removal />, { [routes.remove]: [conflict] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The doctor was not deleted')).toBeInTheDocument();
    expect(screen.getByText('Somebody else changed this meanwhile.')).toBeInTheDocument();
  });
});
