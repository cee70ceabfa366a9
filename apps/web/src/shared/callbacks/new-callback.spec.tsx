import { screen, waitFor, within } from '@testing-library/react';
import { createCallback } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { ActButtons } from '../acts/act-buttons.view';
import { scheduleCallback } from './schedule-callback.definition';

const CREATE = 'POST /api/callbacks';
const LEAD = '01a1fa25-0000-7000-8000-000000000081';
const colleagues = [
  { id: sessionSample.user.id, name: 'Amelia Nguyen', role: 'ORG_ADMIN' },
  { id: LEAD, name: 'Uma User', role: 'USER' },
];

const act = scheduleCallback(
  () => ({ leadId: LEAD }),
  () => 'Hana Parata',
);

function open(role = 'ORG_ADMIN') {
  return renderPage(<ActButtons acts={[act]} record={{}} />, {
    path: '/leads',
    user: { role },
    replies: {
      'GET /api/colleagues': [{ body: { items: colleagues } }],
      [CREATE]: [{ status: 201, body: sampleOf(createCallback.result, { text: 'x', id: LEAD }) }],
    },
  });
}

it('adds a callback with its day, subject and assignee', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'New callback' }));
  const dialog = await screen.findByRole('dialog', { name: 'New callback to Hana Parata' });
  await expectAccessible();
  await user.type(within(dialog).getByRole('textbox', { name: /What it is about/ }), 'The date');
  await user.click(within(dialog).getByRole('combobox', { name: /^Who calls/ }));
  expect(screen.queryByRole('option', { name: 'Uma User' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Unassigned (the team’s queue)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add callback' }));
  await waitFor(() =>
    expect(sent(CREATE)[0]?.body).toEqual({
      leadId: LEAD,
      priority: 'NORMAL',
      about: 'The date',
      assigneeId: null,
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

it('is not offered to read-only users', async () => {
  open('USER');
  await waitFor(() => expect(screen.queryByText('Waiting for the session')).toBeNull());
  expect(screen.queryByRole('button', { name: 'New callback' })).toBeNull();
});
