import { doctor } from '@quillcare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { SurgeryConfigPage } from './surgery-config.page';
import { configSample, GONE, LEE, MARYS, SIDES } from './surgery-config.sample';

const AT = `/api/surgery-configurations/${configSample.id}`;
const NEW_DOCTOR = blankOf(doctor, {
  id: '01a1fa25-0000-7000-8000-0000000000d3',
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  title: 'Prof',
  firstName: 'Rangi',
  lastName: 'Parata',
  credentials: 'FRACS',
  phone: '+61413222101',
  email: 'r@harbour.test',
  isActive: true,
});
const pageOf = (...items: unknown[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});

async function open(replies: Replies = {}, record: object = configSample) {
  const app = renderPage(<SurgeryConfigPage />, {
    path: '/admin/surgery-config/:id',
    url: `/admin/surgery-config/${configSample.id}`,
    replies: {
      [`GET ${AT}`]: [{ body: record }],
      [`PATCH ${AT}`]: [{ body: { ...configSample, version: 4 } }],
      'GET /api/doctors': [pageOf(NEW_DOCTOR)],
      'GET /api/hospitals': [pageOf()],
      'GET /api/providers': [pageOf()],
      'GET /api/option-lists': [pageOf()],
      ...replies,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Carpal tunnel release' });
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save configuration' }));
  const bodies = () => app.sent(`PATCH ${AT}`).map(({ body }) => body);
  return { ...app, save, bodies };
}

const example = () => within(screen.getByRole('region', { name: 'What a quote looks like' }));
const group = (name: string) => within(screen.getByRole('group', { name }));

it('shows the fees of a surgery next to an example quote', async () => {
  await open();
  expect(group("St Mary's").getByRole('textbox', { name: /Theatre/ })).toHaveValue('1,000.00');
  expect(example().getByText('$3,206.00')).toBeInTheDocument();
  await expectAccessible();
});

it('updates the example quote while typing, and for both sides', async () => {
  const { user } = await open();
  const fee = screen.getByRole('textbox', { name: /Administration fee/ });
  await user.clear(fee);
  await user.type(fee, '60');
  expect(example().getByText('$3,217.00')).toBeInTheDocument();
  await user.click(example().getByRole('combobox', { name: /^Side/ }));
  await user.click(await screen.findByRole('option', { name: 'Both sides' }));
  expect(example().getByText('$4,197.00')).toBeInTheDocument();
});

it('sends only the changed section, without names', async () => {
  const { user, save, bodies } = await open();
  await user.type(group('Dr Mai Lee').getByRole('textbox', { name: /Own fee/ }), '850');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    version: 3,
    doctors: [
      { doctorId: LEE, feeMinor: 85_000 },
      { doctorId: GONE, feeMinor: 95_000 },
    ],
  });
});

it('marks an inactive doctor until removed', async () => {
  const { user, save, bodies } = await open();
  expect(group('Dr Sam Roy').getByText('No longer active')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Dr Sam Roy' }));
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({ version: 3, doctors: [{ doctorId: LEE, feeMinor: null }] });
});

it('adds a doctor by search and an item by button, and focuses each new row', async () => {
  const { user, save, bodies } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Add a doctor' }));
  await user.click(await screen.findByRole('option', { name: /^Prof Rangi Parata/ }));
  expect(group('Prof Rangi Parata').getByRole('textbox', { name: /Own fee/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(group('New item').getByRole('textbox', { name: 'Description' })).toHaveFocus());
  await user.keyboard('Sling');
  await user.type(group('Sling').getByRole('textbox', { name: 'Fee each' }), '32.5');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    doctors: [{}, {}, { doctorId: NEW_DOCTOR.id, feeMinor: null }],
    implants: [{ id: 'splint' }, { description: 'Sling', feeMinor: 3_250, quantity: 1, basis: 'FIXED' }],
  });
});

it('moves to the same field of the next row on Enter, without saving', async () => {
  const { user, bodies } = await open();
  await user.click(group('Dr Mai Lee').getByRole('textbox', { name: /Own fee/ }));
  await user.keyboard('{Enter}');
  expect(group('Dr Sam Roy').getByRole('textbox', { name: /Own fee/ })).toHaveFocus();
  expect(bodies()).toEqual([]);
});

it('changes how an assistant charges, requires the fee, and can have none', async () => {
  const { user, save, bodies } = await open();
  await user.click(screen.getAllByRole('combobox', { name: /^Charges/ })[0]!);
  await user.click(await screen.findByRole('option', { name: 'A fixed fee' }));
  await save();
  expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'Fee' }), '250');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    version: 3,
    assistant: { type: 'FIXED', feeMinor: 25_000, providerId: null, billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  });
  await user.click(screen.getAllByRole('combobox', { name: /^Charges/ })[0]!);
  await user.click(await screen.findByRole('option', { name: 'No assistant' }));
  await save();
  await waitFor(() => expect(bodies()[1]).toEqual({ version: 4, assistant: null }));
});

it('splits exclusions by line', async () => {
  const { user, save, bodies } = await open();
  const text = screen.getByRole('textbox', { name: /What this quote does not include/ });
  await user.type(text, '\n\n  Nerve studies  ');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({ version: 3, exclusions: ['Hand therapy', 'Nerve studies'] });
});

it('shows the server’s refusal at its row', async () => {
  const errors = [
    { path: 'doctors.1.doctorId', message: 'This doctor does not exist or is no longer active' },
  ];
  const refusal = { ...problemOf(400, 'VALIDATION_FAILED', 'Please check the form.'), errors };
  const { user, save } = await open({ [`PATCH ${AT}`]: [{ status: 400, body: refusal }] });
  await user.type(group('Dr Mai Lee').getByRole('textbox', { name: /Own fee/ }), '850');
  await save();
  expect(
    await group('Dr Sam Roy').findByText('This doctor does not exist or is no longer active'),
  ).toBeInTheDocument();
  expect(screen.getByText(/Who operates, row 2/)).toBeInTheDocument();
});

it('starts empty for an unconfigured surgery, and saves with version 0', async () => {
  const nothing = {
    version: 0,
    updatedAt: null,
    updatedBy: null,
    doctors: [],
    hospitals: [],
    assistant: null,
    anaesthetist: null,
    implants: [],
    adminFeeMinor: null,
    aftercare: null,
    exclusions: [],
    optionListIds: [],
    named: [],
    optionGroups: [],
  };
  const { user, save, bodies } = await open({}, { ...configSample, ...nothing });
  expect(screen.getByText('Nothing is configured yet.')).toBeInTheDocument();
  expect(example().getAllByText('$800.00')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /Administration fee/ }), '50');
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({ version: 0, adminFeeMinor: 5_000 });
});

it('is replaced by a copy of another surgery’s configuration', async () => {
  const other = {
    id: '01a1fa25-0000-7000-8000-0000000000a2',
    version: 1,
    name: 'Trigger finger release',
    category: 'ORTHOPEDIC',
    procedureClass: 'MEDICARE',
    baseFeeMinor: 65_000,
    isActive: true,
    isConfigured: true,
    doctors: 1,
    hospitals: 1,
    optionLists: 0,
    updatedAt: null,
  };
  const copied = { ...configSample, version: 4, hospitals: [], implants: [], optionListIds: [] };
  const { user, sent } = await open({
    'GET /api/surgery-configurations': [pageOf(other)],
    [`POST ${AT}/copy`]: [{ body: copied }],
  });
  await user.click(screen.getByRole('button', { name: 'Copy from another surgery' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Replace with copy' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose a surgery');
  await user.click(dialog.getByRole('combobox', { name: 'Surgery to copy from' }));
  await user.click(await screen.findByRole('option', { name: 'Trigger finger release' }));
  await user.click(dialog.getByRole('button', { name: 'Replace with copy' }));
  expect(await screen.findByText('No implants or items.')).toBeInTheDocument();
  expect(sent(`POST ${AT}/copy`)[0]!.body).toEqual({ fromSurgeryId: other.id, version: 3 });
  expect([MARYS, SIDES].some((id) => document.body.innerHTML.includes(id))).toBe(false);
});
