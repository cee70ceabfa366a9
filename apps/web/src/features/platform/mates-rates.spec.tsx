import { screen, waitFor, within } from '@testing-library/react';
import { getOrganisationOverview, type DiscountRate, type DiscountRateEvent } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { pageOf, problemOf, type Replies } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { MatesRateListPage } from './mates-rate-list.page';

const PRACTICE = '01930000-0000-7000-8000-0000000000a1';
const ID = '01930000-0000-7000-8000-0000000000a2';
const LIST = 'GET /api/discount-rates';
const rate: DiscountRate = {
  id: ID,
  version: 3,
  organisationId: PRACTICE,
  organisationName: 'Ngāio Surgical',
  type: 'PERCENTAGE',
  value: 1_250,
  cycle: null,
  startsOn: '2026-06-01',
  endsOn: null,
  reason: 'Founding practice',
  status: 'ACTIVE',
  createdAt: '2026-05-20T08:00:00.000Z',
};
const practice = {
  ...(sampleOf(getOrganisationOverview.result, { text: 'x', id: PRACTICE }) as object),
  id: PRACTICE,
  name: 'Ngāio Surgical',
};

function show(replies: Replies) {
  return renderPage(<MatesRateListPage />, {
    path: '/admin/mates-rates',
    user: { role: 'SUPER_ADMIN' },
    replies,
  });
}

beforeEach(asPhone);

it('lists the discount of each practice with its status', async () => {
  const price: DiscountRate = {
    ...rate,
    id: PRACTICE,
    organisationName: 'Harbour Surgical',
    type: 'CUSTOM_PRICE',
    value: 60_00,
    cycle: 'MONTHLY',
    endsOn: '2026-12-31',
    status: 'EXPIRED',
  };
  show({ [LIST]: [pageOf([rate, price])] });
  expect(await screen.findByRole('link', { name: 'Ngāio Surgical' })).toHaveAttribute(
    'href',
    `/organizations/${PRACTICE}`,
  );
  expect(screen.getByText(/12.5 % off/)).toBeVisible();
  expect(screen.getByText(/\$60.00 a month/)).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  await expectAccessible();
});

it('offers to add the first rate to an empty list', async () => {
  show({ [LIST]: [pageOf([])] });
  expect(await screen.findByText('No mates rates yet.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'New mates rate' }).length).toBeGreaterThan(0);
});

it('creates a rate for a practice, and shows the server’s refusal at its field', async () => {
  const POST = 'POST /api/discount-rates';
  const refusal = {
    ...problemOf(400, 'VALIDATION_FAILED', 'Please check your input'),
    errors: [{ path: 'startsOn', message: 'This practice already has an active mates rate' }],
  };
  const { user, sent } = show({
    [LIST]: [pageOf([])],
    'GET /api/organizations': [pageOf([practice])],
    [`GET /api/organizations/${PRACTICE}`]: [{ body: practice }],
    [POST]: [{ status: 400, body: refusal }, { body: rate }],
  });
  await screen.findByText('No mates rates yet.');
  await user.click(screen.getAllByRole('button', { name: 'New mates rate' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New mates rate' }));
  await user.type(dialog.getByRole('combobox', { name: /^Practice/ }), 'ngaio');
  await user.click(await screen.findByRole('option', { name: /Ngāio Surgical/ }));
  await user.type(dialog.getByLabelText(/^Percentage/, { selector: 'input[type="text"]' }), '20');
  // An amount has another unit, so the value is cleared, and it applies per month.
  await user.click(dialog.getByRole('radio', { name: 'Amount off' }));
  const amount = dialog.getByLabelText(/^Amount off, excluding GST/);
  expect(amount).toHaveValue('');
  await user.type(amount, '10');
  await user.type(dialog.getByLabelText(/^Reason/), 'Founding practice');
  await user.click(dialog.getByRole('button', { name: 'Save mates rate' }));
  expect((await dialog.findAllByText(/already has an active mates rate/)).length).toBeGreaterThan(0);
  expect(sent(POST)[0]?.body).toMatchObject({
    organisationId: PRACTICE,
    type: 'FIXED_AMOUNT',
    value: 10_00,
    cycle: 'MONTHLY',
    endsOn: null,
    reason: 'Founding practice',
  });
  await user.click(dialog.getByRole('button', { name: 'Save mates rate' }));
  expect(await screen.findByText('Mates rate saved')).toBeVisible();
});

it('deactivates and removes a rate after confirmation, with the version that was read', async () => {
  const STOP = `POST /api/discount-rates/${ID}/deactivate`;
  const REMOVE = `DELETE /api/discount-rates/${ID}`;
  const { user, sent } = show({
    [LIST]: [pageOf([rate])],
    [STOP]: [{ body: { ...rate, status: 'INACTIVE' } }],
    [REMOVE]: [{ body: { ...rate, status: 'REMOVED' } }],
  });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /More actions|Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Deactivate');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(sent(STOP)[0]?.body).toEqual({ version: 3 }));
  await choose('Remove');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent(REMOVE)).toHaveLength(1));
  expect(await screen.findByText('Mates rate removed')).toBeVisible();
});

it('shows the history of a rate with its invoices and who changed it', async () => {
  const event: DiscountRateEvent = {
    id: ID,
    action: 'APPLIED',
    at: '2026-06-01T00:00:00.000Z',
    byName: null,
    type: 'PERCENTAGE',
    value: 1_250,
    cycle: null,
    startsOn: '2026-06-01',
    endsOn: '2026-12-31',
    reason: 'Founding practice',
    invoiceNumber: 'QC-AU-000007',
    savedMinor: 12_38,
  };
  const created: DiscountRateEvent = {
    ...event,
    id: PRACTICE,
    action: 'CREATED',
    byName: 'Aroha Williams',
    invoiceNumber: null,
    savedMinor: null,
  };
  const { user } = show({
    [LIST]: [pageOf([rate])],
    [`GET /api/discount-rates/${ID}/events`]: [{ body: { items: [event, created] } }],
  });
  await user.click(await screen.findByRole('button', { name: /History/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('QC-AU-000007: $12.38 less')).toBeVisible();
  expect(dialog.getByText(/^12.5 % off, 1 Jun/)).toBeVisible();
  expect(dialog.getByText('by Aroha Williams')).toBeVisible();
  await expectAccessible();
});
