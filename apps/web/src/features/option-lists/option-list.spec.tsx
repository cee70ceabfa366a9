import { act, screen, waitFor, within } from '@testing-library/react';
import type { OptionList } from '@quillcare/contracts';
import { ListPage } from '../../shared/list/list-page.view';
import { expectAccessible } from '../../testing/axe';
import { pageOf, problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { optionListList } from './option-list-list.definition';
import { optionListPages } from './option-list.form';

const NOW = '2026-11-20T08:00:00.000Z';
const id = (at: number) => `01a1fa25-0000-7000-8000-00000000000${at}`;
const option = (at: number, name: string, changes: Partial<OptionList['options'][number]> = {}) => ({
  id: id(at),
  name,
  fee: { type: 'FIXED' as const, amountMinor: 0 },
  appliesTo: ['SURGEON' as const],
  side: null,
  onlyItem: null,
  isDefault: false,
  isActive: true,
  ...changes,
});
const sample: OptionList & { createdBy: null; updatedBy: null } = {
  id: id(9),
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
  name: 'Complexity',
  category: 'COMPLEXITY',
  choose: 'ONE',
  patientChooses: false,
  isActive: true,
  options: [
    option(1, 'First operation', { isDefault: true }),
    option(2, 'Revision', { fee: { type: 'PERCENTAGE', basisPoints: 2_000 } }),
    option(3, 'Complex revision', { fee: { type: 'MULTIPLIER', basisPoints: 15_000 } }),
  ],
};
const AT = `/api/option-lists/${sample.id}`;

const openEdit = (...answers: object[]) =>
  renderPage(<optionListPages.EditPage />, {
    path: '/admin/option-lists/:id',
    url: `/admin/option-lists/${sample.id}`,
    replies: { [`GET ${AT}`]: [{ body: sample }], [`PATCH ${AT}`]: answers },
  });
const row = (place: number) => screen.findByRole('group', { name: `Option ${place}` }).then(within);
const names = () =>
  screen
    .getAllByLabelText('Name')
    .slice(1)
    .map((input) => (input as HTMLInputElement).value);

it('shows the effect of each option on a fee, in the unit of its type', async () => {
  openEdit();
  expect((await row(2)).getByText('A fee of $1,000.00 becomes $1,200.00.')).toBeInTheDocument();
  expect((await row(2)).getByLabelText('Percentage')).toHaveValue('20');
  expect((await row(3)).getByText('A fee of $1,000.00 becomes $1,500.00.')).toBeInTheDocument();
  expect((await row(3)).getByLabelText('Factor')).toHaveValue('1.5');
  await expectAccessible();
});

it('is reordered by keyboard, announces each move, and saves the new order', async () => {
  const { user, sent } = openEdit({ body: sample });
  await user.click((await row(3)).getByLabelText('Name'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByText('Complex revision moved to place 2 of 3.')).toBeInTheDocument();
  expect((await row(2)).getByLabelText('Name')).toHaveFocus();
  const down = screen.getByRole('button', { name: 'Move First operation down' });
  act(() => down.focus());
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Complex revision', 'First operation', 'Revision']);
  expect(screen.getByRole('button', { name: 'Move First operation down' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(`PATCH ${AT}`)).toHaveLength(1));
  const [first, second, third] = sample.options;
  expect(sent(`PATCH ${AT}`)[0]!.body).toEqual({ version: 3, options: [third, first, second] });
});

it('adds, changes and removes options, and keeps exactly one default', async () => {
  const { user, sent } = openEdit({ body: sample });
  await user.click(await screen.findByRole('button', { name: 'Add option' }));
  const added = await row(4);
  expect(added.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Salvage');
  await user.selectOptions(added.getByLabelText('Effect on the fee'), 'Multiply');
  await user.type(added.getByLabelText('Factor'), '2.25');
  await user.click(added.getByRole('checkbox', { name: 'Default' }));
  expect((await row(1)).getByRole('checkbox', { name: 'Default' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Remove Revision' }));
  expect(screen.getByText('Revision removed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(`PATCH ${AT}`)).toHaveLength(1));
  const { options } = sent(`PATCH ${AT}`)[0]!.body as OptionList;
  expect(options.map(({ id: known, name, isDefault }) => [known, name, isDefault])).toEqual([
    [id(1), 'First operation', false],
    [id(3), 'Complex revision', false],
    [null, 'Salvage', true],
  ]);
  expect(options[2]?.fee).toEqual({ type: 'MULTIPLIER', basisPoints: 22_500 });
});

it('shows errors at their row before anything is sent', async () => {
  const { user, sent } = openEdit();
  const share = (await row(2)).getByLabelText('Percentage');
  await user.clear(share);
  await user.type(share, '120');
  await user.clear((await row(3)).getByLabelText('Name'));
  await user.type((await row(3)).getByLabelText('Name'), 'revision');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Option 2, percentage: Please enter a percentage of at most 100 %');
  expect(summary).toHaveTextContent('Option 3, name: Another option of this list has the same name');
  expect(share).toHaveAccessibleDescription('Please enter a percentage of at most 100 %');
  expect(sent(`PATCH ${AT}`)).toEqual([]);
});

it('shows the server’s refusal at the field of its row', async () => {
  const errors = [{ path: 'options.1.name', message: 'Not this name' }];
  const { user } = openEdit({
    status: 400,
    body: { ...problemOf(400, 'VALIDATION_FAILED', 'Please check your input'), errors },
  });
  await user.click((await row(1)).getByRole('checkbox', { name: 'Offered' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Option 2, name: Not this name');
  expect((await row(2)).getByLabelText('Name')).toHaveAccessibleDescription('Not this name');
});

it('starts a new list with one option as the default', async () => {
  const { user, sent, at } = renderPage(<optionListPages.NewPage />, {
    path: '/admin/option-lists/new',
    replies: { 'POST /api/option-lists': [{ body: sample }] },
  });
  await user.type((await screen.findAllByLabelText('Name'))[0]!, 'Side');
  await user.click(screen.getByRole('combobox', { name: /^Category/ }));
  await user.click(await screen.findByRole('option', { name: 'Side' }));
  const first = await row(1);
  await user.type(first.getByLabelText('Name'), 'One side');
  await user.type(first.getByLabelText('Amount'), '0');
  expect(first.getByRole('combobox', { name: /^For the side/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add option list' }));
  await waitFor(() => expect(at()).toBe('/admin/option-lists'));
  expect(sent('POST /api/option-lists')[0]!.body).toMatchObject({
    name: 'Side',
    category: 'LATERALITY',
    choose: 'ONE',
    options: [{ id: null, name: 'One side', fee: { type: 'FIXED', amountMinor: 0 }, isDefault: true }],
  });
});

const openList = (items: unknown[]) =>
  renderPage(<ListPage list={optionListList} />, {
    path: '/admin/option-lists',
    replies: {
      'GET /api/option-lists': [pageOf(items)],
    },
  });

it('lists each option list with its options', async () => {
  openList([sample]);
  expect(await screen.findByText('First operation, Revision, Complex revision')).toBeInTheDocument();
  await expectAccessible();
});

it('states that there are no option lists yet', async () => {
  openList([]);
  expect(await screen.findByText('No option lists yet.')).toBeInTheDocument();
});

it('names the surgeries that use a list before it is deleted', async () => {
  const records = ['Carpal tunnel release', 'Otoplasty'].map((name, at) => ({
    id: `01a1fa25-0000-7000-8000-00000000000${at}`,
    name,
  }));
  const dependants = [{ kind: 'SURGERY', count: 2, records }];
  const REMOVE = `DELETE ${AT}`;
  const { user, sent } = renderPage(<optionListPages.EditPage />, {
    path: '/admin/option-lists/:id',
    url: `/admin/option-lists/${sample.id}`,
    replies: {
      [`GET ${AT}`]: [{ body: sample }],
      [REMOVE]: [
        { status: 409, body: { ...problemOf(409, 'HAS_DEPENDANTS', 'In use'), facts: { dependants } } },
        { body: { id: sample.id, version: 4 } },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Complexity?' });
  expect(dialog).toHaveTextContent('Complexity is used by:2 surgeries: Carpal tunnel release, Otoplasty');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent(REMOVE)).toHaveLength(2));
});
