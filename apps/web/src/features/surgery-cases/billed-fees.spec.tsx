import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { BilledFeesPanel } from './billed-fees.panel';
import { caseSample, feesSample, ID } from './case-papers.sample';

const NOTHING = { amountMinor: 0, gstMinor: 0, totalMinor: 0 };
const AT = `/api/surgery-cases/${ID}/billed-fees`;

function open(replies: Record<string, Reply[]> = {}, role = 'ORG_ADMIN') {
  return renderPage(<BilledFeesPanel surgeryCase={caseSample} />, {
    path: '/surgery-cases',
    user: { role },
    replies: {
      [`GET ${AT}`]: [{ body: feesSample() }],
      [`PATCH ${AT}`]: [{ body: feesSample() }],
      ...replies,
    },
  });
}

it('compares billed with quoted fees, showing difference, reason and invoice', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Billed fees' }));
  const [surgeon, anaesthetist] = list.getAllByRole('listitem');
  expect(surgeon).toHaveTextContent('$5,500.00');
  for (const words of [
    '$1,200.00',
    '$1,500.00',
    '+$300.00 (+25%)',
    'Invoice INV-7',
    'longer than planned: 40 minutes',
  ])
    expect(anaesthetist).toHaveTextContent(words);
  expect(screen.getByText(/The whole quote was \$6,700.00/)).toHaveTextContent(
    '1 line is still to be entered.',
  );
  await expectAccessible();
});

it('is not available before the surgery is completed', async () => {
  const totals = { ...feesSample().totals, linesBilled: 0 };
  open({ [`GET ${AT}`]: [{ body: feesSample({ isOpen: false, totals }) }] });
  expect(await screen.findByText('Fees are entered here once the surgery is completed.')).toBeInTheDocument();
});

it('asks for a reason when the amount differs, and shows the server’s refusal at the field', async () => {
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'lines.0.reason', message: 'Please say why this differs from the quote' },
  ]);
  const { user, sent } = open({ [`PATCH ${AT}`]: [{ status: 400, body: refused }, { body: feesSample() }] });
  await user.click(await screen.findByRole('button', { name: 'Enter Septoplasty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was billed for Septoplasty?' }));
  expect(await dialog.findByText('Total billed: $5,500.00, as quoted.')).toBeInTheDocument();
  expect(dialog.queryByRole('combobox', { name: /Why it differs/ })).not.toBeInTheDocument();
  const amount = dialog.getByLabelText('Amount before GST');
  await user.clear(amount);
  await user.type(amount, '5,200');
  expect(await dialog.findByText('Total billed: $5,720.00, $220.00 more than quoted.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const reason = await dialog.findByRole('combobox', { name: /Why it differs/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/why this differs/));
  await user.click(reason);
  await user.click(await screen.findByRole('option', { name: 'An item was added' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Billed fee saved')).toBeInTheDocument();
  expect(sent(`PATCH ${AT}`).at(-1)?.body).toMatchObject({
    lines: [{ version: null, amountMinor: 520_000, reason: 'ITEM_ADDED', reasonText: null }],
  });
});

it('adds an item that was billed but not quoted, with a reason', async () => {
  const { user, sent } = open({ [`POST ${AT}`]: [{ body: feesSample() }] });
  await user.click(await screen.findByRole('button', { name: 'Add an item that was not quoted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was billed that was not quoted?' }));
  await user.type(dialog.getByLabelText('What it is'), 'Second night');
  await user.type(dialog.getByLabelText('Amount before GST'), '800');
  await user.click(dialog.getByRole('combobox', { name: /Why it was not in the quote/ }));
  await user.click(await screen.findByRole('option', { name: 'The stay was longer' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The item was added')).toBeInTheDocument();
  expect(sent(`POST ${AT}`)[0]?.body).toMatchObject({
    description: 'Second night',
    amountMinor: 80_000,
    reason: 'LONGER_STAY',
    kind: 'OTHER',
  });
});

it('marks an added item as not quoted', async () => {
  const [first] = feesSample().lines;
  const added = { ...first!, description: 'Second night', isAdded: true };
  open({ [`GET ${AT}`]: [{ body: feesSample({ lines: [added] }) }] });
  expect(await screen.findByRole('listitem')).toHaveTextContent('Not quoted');
});

it('changes the description of an added item, and shows the server’s refusal at its field', async () => {
  const [first, anaesthetic] = feesSample().lines;
  const billed = { ...anaesthetic!.billed!, amountMinor: 80_000, reason: 'LONGER_STAY' as const };
  const added = { ...first!, description: 'Second night', isAdded: true, quoted: NOTHING, billed };
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'lines.0.item.description', message: 'This field is too long' },
  ]);
  const { user, sent } = open({
    [`GET ${AT}`]: [{ body: feesSample({ lines: [added] }) }],
    [`PATCH ${AT}`]: [{ status: 400, body: refused }, { body: feesSample() }],
  });
  await user.click(await screen.findByRole('button', { name: 'Change Second night' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was billed for Second night?' }));
  const name = dialog.getByLabelText('What it is');
  await user.clear(name);
  await user.type(name, 'Third night');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/too long/));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Third night')).toBeInTheDocument();
  const item = { kind: 'SURGEON', description: 'Third night', billedBy: 'PRACTICE', gstTreatment: 'TAXABLE' };
  expect(sent(`PATCH ${AT}`).at(-1)?.body).toMatchObject({ lines: [{ version: 4, item }] });
});

it('enters the remaining lines as quoted with one click', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Enter the rest as quoted' }));
  expect(await screen.findByText('The rest was entered as quoted')).toBeInTheDocument();
  expect(sent(`PATCH ${AT}`)[0]?.body).toMatchObject({ lines: [{ amountMinor: 500_000, billerName: null }] });
});

it('removes an entry with the version that was read', async () => {
  const line = feesSample().lines[1]!.lineId;
  const { user, sent } = open({ [`DELETE ${AT}/${line}`]: [{ body: feesSample() }] });
  await user.click(await screen.findByRole('button', { name: 'Change Anaesthetic' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Entry removed')).toBeInTheDocument();
  expect(sent(`DELETE ${AT}/${line}`)[0]?.path).toContain('version=4');
});

it('is read-only for users without permission', async () => {
  open({}, 'USER');
  await screen.findByText('Septoplasty');
  expect(screen.queryByRole('button', { name: /^(Enter|Change)/ })).not.toBeInTheDocument();
});
