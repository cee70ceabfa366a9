import { screen, waitFor, within } from '@testing-library/react';
import {
  type CaseChecklist,
  checklistItem,
  type ChecklistItem,
  type SurgeryCase,
} from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { ChecklistPanel } from './checklist.panel';

const ID = sessionSample.user.id;
const SETTLE = `POST /api/surgery-cases/${ID}/checklist/${ID}/settle`;
const CHANGE = `PATCH /api/surgery-cases/${ID}/checklist/${ID}`;
const item = (changes: Partial<ChecklistItem> = {}): ChecklistItem =>
  blankOf(checklistItem, {
    id: ID,
    version: 3,
    title: 'Deposit received',
    kind: 'DEPOSIT',
    days: 14,
    dueOn: '2026-11-20',
    ownerName: 'Mia Tran',
    state: 'OPEN',
    ...changes,
  });
const checklist = (items: ChecklistItem[]): CaseChecklist => ({
  caseId: ID,
  readiness: { state: 'MISSING', ready: 3, total: 8, overdue: 0, nextDueOn: '2026-11-20' },
  items,
});

const open = (items: ChecklistItem[]) =>
  renderPage(<ChecklistPanel surgeryCase={{ id: ID } as SurgeryCase} />, {
    path: '/here',
    replies: {
      [`GET /api/surgery-cases/${ID}/checklist`]: [{ body: checklist(items) }],
      [SETTLE]: [{ body: { id: ID, version: 4 } }],
      [`POST /api/surgery-cases/${ID}/checklist`]: [{ body: { id: ID, version: 1 } }],
      [CHANGE]: [{ body: { id: ID, version: 4 } }],
      'GET /api/colleagues': [{ body: { items: [] } }],
    },
  });

it('shows the case’s readiness, overdue items and items ticked automatically', async () => {
  open([
    item({ isOverdue: true }),
    item({ title: 'Consent signed', kind: 'CONSENT', state: 'DONE', decidedBy: 'FACT' }),
    item({ title: 'Implants', kind: 'IMPLANTS', state: 'NOT_NEEDED', reason: 'None in this procedure' }),
    item({ title: 'Wound check', kind: 'POST_OP', dueOn: null }),
  ]);
  expect(await screen.findByText('3 of 8 ready')).toBeInTheDocument();
  expect(screen.getByText('Overdue since 20 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('Ticked automatically')).toBeInTheDocument();
  expect(screen.getByText('Not needed: None in this procedure')).toBeInTheDocument();
  const after = within(screen.getByRole('list', { name: 'After the surgery' }));
  expect(after.getByText('Due once the surgery has a date')).toBeInTheDocument();
  await expectAccessible();
});

it('ticks an item with the version that was read', async () => {
  const { user, sent } = open([item()]);
  await user.click(await screen.findByRole('checkbox', { name: 'Deposit received' }));
  await waitFor(() => expect(sent(SETTLE)[0]?.body).toEqual({ version: 3, as: 'DONE', reason: null }));
});

it('requires a reason to mark an item as not needed', async () => {
  const { user, sent } = open([item()]);
  await user.click(await screen.findByRole('button', { name: 'More about Deposit received' }));
  await user.click(screen.getByRole('menuitem', { name: 'Not needed…' }));
  await user.click(screen.getByRole('button', { name: 'Not needed' }));
  expect(sent(SETTLE)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Paid by the fund');
  await user.click(screen.getByRole('button', { name: 'Not needed' }));
  await waitFor(() =>
    expect(sent(SETTLE)[0]?.body).toEqual({ version: 3, as: 'NOT_NEEDED', reason: 'Paid by the fund' }),
  );
});

it('shows that an item has an owner who has left, who can be replaced by nobody', async () => {
  const ownerId = '01930000-0000-7000-8000-000000000099';
  const { user, sent } = open([item({ ownerId, ownerRole: null })]);
  await user.click(await screen.findByRole('button', { name: 'More about Deposit received' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change…' }));
  const owner = await screen.findByRole('combobox', { name: /Owner/ });
  expect(owner).toHaveTextContent('Current owner');
  await user.click(owner);
  await user.click(screen.getByRole('option', { name: 'Nobody in particular' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(CHANGE)[0]?.body).toMatchObject({ ownerId: null, ownerRole: null }));
});

it('adds an item with only a title', async () => {
  const { user, sent } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add an item' }));
  await user.type(await screen.findByLabelText('What needs doing'), 'Order cell saver');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(`POST /api/surgery-cases/${ID}/checklist`)[0]?.body).toEqual({
      title: 'Order cell saver',
      kind: 'OTHER',
      dueOn: null,
      ownerRole: null,
      ownerId: null,
    }),
  );
});
