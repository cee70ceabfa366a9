import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice, Subscription, SubscriptionChange } from '@quillcare/contracts';
import { PLANS } from '@quillcare/rules';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { BillingPage } from './billing.page';

const subscription: Subscription = {
  ...{
    id: '01930000-0000-7000-8000-000000000001',
    version: 3,
    plan: 'BASIC',
    status: 'ACTIVE',
    cycle: 'MONTHLY',
  },
  ...{
    trialStartDate: '2026-05-18T08:00:00.000Z',
    trialEndDate: '2026-06-01T08:00:00.000Z',
    trialDaysLeft: 0,
  },
  ...{ periodStart: '2026-06-01', periodEnd: '2026-07-01', renews: true, planned: null },
  nextCharge: { plan: 'BASIC', cycle: 'MONTHLY', on: '2026-07-01', amountMinor: 49_00 },
  contact: { name: null, email: null, businessNumber: null },
};
const june = { from: '2026-06-11', until: '2026-07-01' };
const preview: SubscriptionChange = {
  ...{ version: 3, isAtOnce: true, from: '2026-06-11', trialEndDate: null, dueNowMinor: 33_33 },
  charges: [
    { kind: 'PRORATION', plan: 'BASIC', cycle: 'MONTHLY', ...june, amountMinor: -32_67 },
    { kind: 'PRORATION', plan: 'PROFESSIONAL', cycle: 'MONTHLY', ...june, amountMinor: 66_00 },
  ],
  next: { plan: 'PROFESSIONAL', cycle: 'MONTHLY', on: '2026-07-01', amountMinor: 99_00 },
};
const invoice: Invoice = {
  ...{ id: '01930000-0000-7000-8000-000000000002', version: 1, number: 'QC-AU-000007', status: 'PENDING' },
  ...{ currency: 'AUD', issuedOn: '2026-06-11', dueOn: '2026-06-25', suppliedOn: '2026-06-11' },
  seller: { name: 'Quillcare', taxNumber: { kind: 'ABN', number: '51824753556' }, bank: null },
  customer: { practice: 'Ngāio Surgical', name: null, email: null, businessNumber: null },
  lines: preview.charges,
  ...{ gstBasisPoints: 1_000, netMinor: 33_33, gstMinor: 3_33, totalMinor: 36_66 },
  ...{ paidOn: null, paymentMethod: null },
};

const CHANGE = 'POST /api/subscription/change';
const CANCEL = 'POST /api/subscription/cancel';

function setUp(replies: Parameters<typeof renderPage>[1]['replies'], changes: Partial<Subscription> = {}) {
  return renderPage(<BillingPage />, {
    path: '/admin/billing',
    isSignedIn: true,
    replies: {
      'GET /api/subscription': [{ body: { ...subscription, ...changes } }],
      'GET /api/plans': [{ body: { items: PLANS } }],
      'GET /api/subscription/events': [{ body: { items: [] } }],
      'GET /api/invoices': [{ body: { items: [invoice] } }],
      ...replies,
    },
  });
}

it('shows what another plan costs before it is chosen, and confirms that amount', async () => {
  const { user, sent } = setUp({
    'GET /api/subscription/preview': [{ body: preview }],
    [CHANGE]: [{ body: { ...subscription, plan: 'PROFESSIONAL' } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Choose Professional' }));
  expect(await screen.findByText(/33\.33$/)).toBeVisible();
  expect(screen.getByText(/32\.67$/)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await waitFor(() =>
    expect(sent(CHANGE)[0]?.body).toEqual({
      ...{ version: 3, plan: 'PROFESSIONAL', cycle: 'MONTHLY', dueNowMinor: 33_33 },
    }),
  );
});

it('offers no plan that would change nothing, but the same by the year', async () => {
  const { user } = setUp({});
  expect(await screen.findByRole('button', { name: 'Choose Enterprise' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose Starter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yearly' }));
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
});

it('asks before it cancels, and says until when everything works', async () => {
  const { user, sent } = setUp({
    [CANCEL]: [{ body: { ...subscription, renews: false, nextCharge: null } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You can use everything until .*2026; then/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(sent(CANCEL)[0]?.body).toEqual({ version: 3 }));
});

it('opens a tax invoice with its GST', async () => {
  const { user } = setUp({});
  await user.click(await screen.findByRole('button', { name: 'Show QC-AU-000007' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax invoice QC-AU-000007' }));
  expect(dialog.getByText('GST 10 %')).toBeVisible();
  expect(dialog.getByText(/36\.66$/)).toBeVisible();
  expect(dialog.getByText(/ABN 51824753556/)).toBeVisible();
  await expectAccessible();
});

it('a suspended practice is told to pay and cannot choose a plan', async () => {
  setUp({}, { status: 'SUSPENDED', nextCharge: null });
  expect(await screen.findByText(/pay the overdue invoice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
});
