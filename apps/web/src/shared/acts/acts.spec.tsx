import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  attemptCallback,
  deleteDoctor,
  restoreDoctor,
  updateUser,
  type StaffUser,
} from '@quillcare/contracts';
import { TitledDialog } from '@quillcare/ui';
import { expectAccessible } from '../../testing/axe';
import { problemOf, refusal, type Answer, type Reply } from '../../testing/fake-server';
import { heldReply } from '../../testing/held-reply';
import { renderPage, sessionSample } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { defineWords } from '../words/words';
import { ActButtons } from './act-buttons.view';
import { actsOn } from './define-act';
import { useActs } from './use-acts';
import { useRequestedAct } from './use-requested-act';

const ID = sessionSample.user.id;
const PERSON = { ...sessionSample.user, name: 'Mia', version: 4, isActive: true } as unknown as StaffUser;
const conflict = refusal(409, 'VERSION_CONFLICT', 'Somebody else changed this meanwhile.');

const words = defineWords('acts-spec', {
  fields: { outcome: 'What happened', notes: 'Notes' },
  options: { outcome: { SPOKE: 'Spoke' } },
  end: {
    label: 'Deactivate',
    title: 'Deactivate {{name}}?',
    hint: '{{name}} is signed out everywhere.',
    dismiss: 'Keep account',
    reason: 'Reason',
    done: 'Account deactivated',
  },
  note: {
    label: 'Note a call',
    dismiss: 'Not now',
    title: 'Call to {{name}}',
    failed: 'The call was not noted',
    done: 'Noted',
  },
  remove: {
    label: 'Delete',
    done: 'Doctor deleted',
    failed: 'The doctor was not deleted',
    undone: 'Doctor restored',
  },
});
const { act: declare, other } = actsOn<StaffUser>(words, ({ name }) => name);

const end = declare({
  name: 'end',
  operation: updateUser,
  when: ({ isActive }) => isActive,
  confirms: true,
  request: ({ id, version, isActive }) => ({ params: { id }, body: { version, isActive: !isActive } }),
});
const endWithReason = declare({
  name: 'end',
  operation: updateUser,
  confirms: () => ({ reason: { isRequired: true, maxLength: 200 } }),
  request: ({ id, version }) => ({ params: { id }, body: { version, isActive: false } }),
});
const note = declare({
  name: 'note',
  operation: attemptCallback,
  asks: attemptCallback.body.pick({ outcome: true, notes: true }),
  fields: { notes: { multiline: true } },
  request: ({ id, version }, values) => ({ params: { id }, body: { version, ...values } }),
});
const remove = declare({
  name: 'remove',
  operation: deleteDoctor,
  request: ({ id, version }) => ({ params: { id }, query: { version } }),
  about: ({ name }) => name,
  undo: {
    operation: restoreDoctor,
    request: ({ version }: { version?: number }, { id }) => ({ params: { id }, body: { version } }),
  },
});

const routes = {
  user: `PATCH /api/users/${ID}`,
  call: `POST /api/callbacks/${ID}/attempt`,
  remove: `DELETE /api/doctors/${ID}`,
  restore: `POST /api/doctors/${ID}/restore`,
};
const open = (
  declared: Parameters<typeof ActButtons<StaffUser>>[0]['acts'],
  replies: Record<string, Reply[]>,
) => renderPage(<Page acts={declared} />, { path: '/here', replies });

function Page({ acts }: { acts: Parameters<typeof ActButtons<StaffUser>>[0]['acts'] }) {
  const [version, setVersion] = useState(4);
  return (
    <>
      <button onClick={() => setVersion(9)}>A colleague changes it</button>
      <ActButtons acts={acts} record={{ ...PERSON, version }} />
    </>
  );
}

it('asks for confirmation by keyboard, and reports success', async () => {
  const { user, sent } = open([end], { [routes.user]: [{ body: PERSON }] });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Mia?' });
  expect(within(dialog).getByText('Mia is signed out everywhere.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep account' })).toHaveFocus();
  await expectAccessible();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Account deactivated')).toBeInTheDocument();
  expect(sent(routes.user)[0]!.body).toEqual({ version: 4, isActive: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveFocus();
});

it('confirms the facts that were shown', async () => {
  const close = declare({
    name: 'end',
    operation: updateUser,
    useFacts: () => useSearchParams()[0].get('open'),
    confirms: (_person, count) => ({ hint: `Open: ${count}` }),
    request: ({ id, version }, _values, count) => ({ params: { id }, body: { version, name: count! } }),
  });
  const { user, sent, router } = renderPage(<Page acts={[close]} />, {
    path: '/here',
    url: '/here?open=1',
    replies: { [routes.user]: [{ body: PERSON }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Open: 1')).toBeInTheDocument();
  await act(() => router.navigate('/here?open=2'));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(sent(routes.user)).toHaveLength(1));
  expect(sent(routes.user)[0]!.body).toEqual({ version: 4, name: '1' });
});

it('confirms the version that was shown, and stays open with the reason for a refusal', async () => {
  const { user, sent } = open([end], { [routes.user]: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  act(() => screen.getByText('A colleague changes it').click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Mia?' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile.');
  expect(sent(routes.user)[0]!.body).toEqual({ version: 4, isActive: false });
});

it('requires a reason before anything is sent, and asks before Escape discards it', async () => {
  const { user, sent } = open([endWithReason], { [routes.user]: [{ body: PERSON }] });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Give a reason.');
  expect(sent(routes.user)).toEqual([]);
  await user.keyboard('Left the practice{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Close without saving?' })).getByText('Keep typing'),
  );
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(sent(routes.user)).toHaveLength(1));
});

it('builds fields from the contract, shows errors at them, and sends once on a double click', async () => {
  const wrong = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'notes', message: 'Please shorten this' },
  ]);
  const { user, sent } = open([note], {
    [routes.call]: [
      { status: 400, body: wrong },
      { body: sampleOf(attemptCallback.result, { text: 'Mia', id: ID }) },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Note a call' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call to Mia' }));
  await user.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Spoke to her mother');
  expect(dialog.getByRole('button', { name: 'Not now' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Note a call' }));
  expect(await dialog.findByRole('textbox', { name: /^Notes/ })).toHaveAccessibleDescription(
    'Please shorten this',
  );
  await user.dblClick(dialog.getByRole('button', { name: 'Note a call' }));
  expect(await screen.findByText('Noted')).toBeInTheDocument();
  expect(sent(routes.call)).toHaveLength(2);
  expect(sent(routes.call)[1]!.body).toMatchObject({ version: 4, notes: 'Spoke to her mother' });
});

it('takes no more input while it runs, and leaves alone a dialog that was opened since', async () => {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  const { user, sent } = open([note], { [routes.call]: [() => answer] });
  const notes = () => screen.findByRole('textbox', { name: /^Notes/ });
  await user.click(await screen.findByRole('button', { name: 'Note a call' }));
  await user.type(await notes(), 'Spoke to her mother{Tab}');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Note a call' }));
  await waitFor(() => expect(sent(routes.call)).toHaveLength(1));
  expect((await notes()).closest('[inert]')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  await user.click(await screen.findByRole('button', { name: 'Note a call' }));
  await user.type(await notes(), 'A second call');
  await act(async () => give({ body: sampleOf(attemptCallback.result, { text: 'Mia', id: ID }) }));
  expect(await screen.findByText('Noted')).toBeInTheDocument();
  expect(await notes()).toHaveValue('A second call');
});

it('shows a result above a dialog that was opened since, and keeps what was typed there', async () => {
  const { reply, give } = heldReply();
  const withResult: typeof note = {
    ...note,
    command: {
      ...note.command!,
      renderResult: (_result, _person, close) => (
        <TitledDialog title="Outcome" onClose={close}>
          <button onClick={close}>Seen</button>
        </TitledDialog>
      ),
    },
  };
  const { user, sent } = open([withResult], { [routes.call]: [reply] });
  const start = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Note a call' }));
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), text);
  };
  await start('Spoke to her mother');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Note a call' }));
  await waitFor(() => expect(sent(routes.call)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  await start('A second call');
  await give({ body: sampleOf(attemptCallback.result, { text: 'Mia', id: ID }) });
  await user.click(await screen.findByRole('button', { name: 'Seen' }));
  await waitFor(() => expect(screen.queryByText('Seen')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('A second call');
});

it('runs an undoable action immediately, and undoes it with the version of the response', async () => {
  const { user, sent } = open([remove], {
    [routes.remove]: [{ body: { id: ID, version: 5 } }],
    [routes.restore]: [{ body: sampleOf(restoreDoctor.result, { text: 'x', id: ID }) }],
  });
  const button = await screen.findByRole('button', { name: 'Delete' });
  // Clicks twice before React can render the busy state.
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Doctor deleted')).toBeInTheDocument();
  expect(sent(routes.remove)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(routes.restore)[0]?.body).toEqual({ version: 5 }));
});

it('shows why an immediate action was refused', async () => {
  const { user } = open([remove], { [routes.remove]: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The doctor was not deleted')).toBeInTheDocument();
  expect(screen.getByText('Somebody else changed this meanwhile.')).toBeInTheDocument();
});

it('is hidden while the record’s state does not allow it', async () => {
  open([{ ...end, when: () => false }, remove], {});
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
});

function Addressed() {
  const running = useActs();
  useRequestedAct(PERSON, [remove, end], running);
  return running.dialog ?? (running.isRunning ? 'It runs' : 'Nothing is asked');
}

it.each([
  ['remove', 'Nothing is asked'], // Deleting runs without a question, so a URL must not start it.
  ['end', 'Deactivate Mia?'],
])('runs no action from a URL, and opens its dialog at most: %s', async (name, shown) => {
  const { sent } = renderPage(<Addressed />, {
    path: '/here',
    url: `/here?do=${name}`,
    replies: {},
  });
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect([...sent(routes.remove), ...sent(routes.user)]).toEqual([]);
});

it('rejects an action with missing texts when it is declared', () => {
  expect(() => other({ name: 'unknown' })).toThrow('acts-spec lacks unknown.label');
});
