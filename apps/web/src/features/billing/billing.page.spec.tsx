import { screen, waitFor, within } from '@testing-library/react';
import {
  chargedInvoice,
  type ChargedInvoice,
  type Subscription,
  subscription as subscriptionSchema,
  type SubscriptionChange,
} from '@quillcare/contracts';
import { PLANS } from '@quillcare/rules';
import type { Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { BillingPage } from './billing.page';

const subscription: Subscription = blankOf(subscriptionSchema, {
  id: '01930000-0000-7000-8000-000000000001',
  version: 3,
  plan: 'BASIC',
  status: 'ACTIVE',
  cycle: 'MONTHLY',
  trialStartDate: '2026-05-18T08:00:00.000Z',
  trialEndDate: '2026-06-01T08:00:00.000Z',
  periodStart: '2026-06-01',
  periodEnd: '2026-07-01',
  renews: true,
  nextCharge: { plan: 'BASIC', cycle: 'MONTHLY', on: '2026-07-01', amountMinor: 49_00, discount: null },
  contact: { name: null, email: null, businessNumber: null },
});
const june = { from: '2026-06-11', until: '2026-07-01' };
const preview: SubscriptionChange = {
  version: 3,
  isAtOnce: true,
  from: '2026-06-11',
  trialEndDate: null,
  dueNowMinor: 33_33,
  charges: [
    { kind: 'PRORATION', plan: 'BASIC', cycle: 'MONTHLY', ...june, amountMinor: -32_67 },
    { kind: 'PRORATION', plan: 'PROFESSIONAL', cycle: 'MONTHLY', ...june, amountMinor: 66_00 },
  ],
  next: { plan: 'PROFESSIONAL', cycle: 'MONTHLY', on: '2026-07-01', amountMinor: 99_00, discount: null },
  exceeded: [],
};
const usage = (clients: number | null, users: number, max: number | null = 100) => ({
  plan: 'BASIC',
  items: [
    { limit: 'clients', used: clients, max },
    { limit: 'users', used: users, max: 1 },
    { limit: 'templates', used: 2, max: 5 },
  ],
});
const invoice: ChargedInvoice = blankOf(chargedInvoice, {
  id: '01930000-0000-7000-8000-000000000002',
  version: 1,
  number: 'QC-AU-000007',
  status: 'PENDING',
  currency: 'AUD',
  issuedOn: '2026-06-11',
  dueOn: '2026-06-25',
  suppliedOn: '2026-06-11',
  seller: { name: 'Quillcare', taxNumber: { kind: 'ABN', number: '51824753556' }, bank: null },
  customer: { practice: 'Ngāio Surgical', name: null, email: null, businessNumber: null },
  lines: preview.charges,
  gstBasisPoints: 1_000,
  netMinor: 33_33,
  gstMinor: 3_33,
  totalMinor: 36_66,
});

const CHANGE = 'POST /api/subscription/change';
const CANCEL = 'POST /api/subscription/cancel';

function setUp(replies: Replies, changes: Partial<Subscription> = {}) {
  return renderPage(<BillingPage />, {
    path: '/admin/billing',
    replies: {
      'GET /api/subscription': [{ body: { ...subscription, ...changes } }],
      'GET /api/plans': [{ body: { items: PLANS } }],
      'GET /api/subscription/events': [{ body: { items: [] } }],
      'GET /api/invoices': [{ body: { items: [invoice] } }],
      'GET /api/subscription/usage': [{ body: usage(79, 0) }],
      'GET /api/payment-methods': [{ body: { isOffered: false, items: [] } }],
      ...replies,
    },
  });
}

it('shows the price of another plan first, and confirms exactly that amount', async () => {
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
      version: 3,
      plan: 'PROFESSIONAL',
      cycle: 'MONTHLY',
      dueNowMinor: 33_33,
    }),
  );
});

it('omits the current plan, but offers it with yearly billing', async () => {
  const { user } = setUp({});
  expect(await screen.findByRole('button', { name: 'Choose Enterprise' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose Starter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yearly' }));
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
});

it('asks before cancelling, and shows until when everything keeps working', async () => {
  const { user, sent } = setUp({
    [CANCEL]: [{ body: { ...subscription, renews: false, nextCharge: null } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You can use everything until .*2026; then/)).toBeVisible();
  // Next to a "Cancel subscription" button, "Cancel" would be ambiguous.
  expect(dialog.getByRole('button', { name: 'Keep subscription' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(sent(CANCEL)[0]?.body).toEqual({ version: 3 }));
});

it('opens a tax invoice with its GST', async () => {
  const { user } = setUp({});
  await user.click(await screen.findByRole('button', { name: 'Show QC-AU-000007' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax invoice QC-AU-000007' }));
  expect(dialog.getByText('GST 10%')).toBeVisible();
  expect(dialog.getByText(/36\.66$/)).toBeVisible();
  expect(dialog.getByText(/ABN 51824753556/)).toBeVisible();
  await expectAccessible();
});

it('calls a New Zealand invoice with GST an invoice, as its PDF does', async () => {
  const seller = { ...invoice.seller, taxNumber: { kind: 'GST_NUMBER' as const, number: '123456789' } };
  const { user } = setUp({
    'GET /api/invoices': [{ body: { items: [{ ...invoice, seller, gstBasisPoints: 1_500 }] } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Show QC-AU-000007' }));
  expect(await screen.findByRole('dialog', { name: 'Invoice QC-AU-000007' })).toBeVisible();
});

it('shows when a practice with an overdue invoice becomes read-only', async () => {
  setUp({}, { status: 'PAST_DUE', suspendsOn: '2026-07-09' });
  expect(await screen.findByText(/becomes read-only on 9 Jul.* 2026/)).toBeVisible();
});

it('downloads an invoice, and reports a failed download', async () => {
  const file = 'GET /api/invoices/QC-AU-000007/pdf';
  const { user, sent } = setUp({
    [file]: [{ status: 500, body: { code: 'INTERNAL', detail: 'Please try again.' } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Show QC-AU-000007' }));
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(sent(file)).toHaveLength(1));
  expect(await screen.findByText('The invoice could not be downloaded')).toBeVisible();
});

it.each([
  ['AU', '-07-01'],
  ['NZ', '-04-01'],
])('exports for accounting from the start of the financial year of %s', async (country, firstDay) => {
  const EXPORT = 'GET /api/invoices/export';
  const organisation = { ...sessionSample.organisation, country };
  const { user, sent } = setUp({
    'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }],
    [EXPORT]: [{ body: '' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Export for accounting' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(sent(EXPORT)).toHaveLength(1));
  expect(sent(EXPORT)[0]?.path).toMatch(new RegExp(`from=\\d{4}${firstDay}&`));
});

it('shows the mates rate of the next charge and on an invoice', async () => {
  const label = 'Mates rate 20%';
  const discount = { label, amountMinor: -9_80 };
  const line = {
    plan: 'BASIC',
    cycle: 'MONTHLY',
    ...june,
    amountMinor: -9_80,
    kind: 'DISCOUNT',
    label,
  } as const;
  const nextCharge = {
    plan: 'BASIC',
    cycle: 'MONTHLY',
    on: '2026-07-01',
    amountMinor: 39_20,
    discount,
  } as const;
  const { user } = setUp(
    { 'GET /api/invoices': [{ body: { items: [{ ...invoice, lines: [...invoice.lines, line] }] } }] },
    { nextCharge },
  );
  expect(await screen.findByText(/39\.20 plus GST on .*, Mates rate 20%$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show QC-AU-000007' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(label)).toBeVisible();
  expect(dialog.getByText(/9\.80$/)).toBeVisible();
});

it('states that an unbilled practice is not charged, without mentioning its trial', async () => {
  const trial = { status: 'TRIALING', periodStart: null, periodEnd: null, trialDaysLeft: 0 } as const;
  setUp({}, { ...trial, renews: false, nextCharge: null, notBilled: { lastDay: '2026-12-31' } });
  expect(await screen.findByText(/Your practice is not billed until .*2026/)).toBeVisible();
  expect(screen.queryByText('Your trial has ended')).toBeNull();
  expect(screen.queryByText(/becomes read-only until you choose a plan/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep subscription' })).toBeNull();
});

it('asks a suspended practice to pay, and offers no plan', async () => {
  setUp({}, { status: 'SUSPENDED', nextCharge: null });
  expect(await screen.findByText(/pay the overdue invoice/)).toBeVisible();
  expect(screen.getByText(/You can’t add or change anything until the invoice is paid\./)).toBeVisible();
  expect(screen.queryByText(/choose a plan/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
});

it('shows when the trial of a practice that paid before ends, instead of its old period', async () => {
  setUp(
    {},
    { status: 'TRIALING', renews: false, nextCharge: null, trialEndDate: '2026-09-15T08:00:00.000Z' },
  );
  expect(await screen.findByText('Trial ends')).toBeVisible();
  expect(screen.getByText(/15 Sept? 2026/)).toBeVisible();
  expect(screen.queryByText('Paid period ends')).toBeNull();
});

describe('plan usage', () => {
  const USAGE = 'GET /api/subscription/usage';

  it('shows a meter for each limit, and no notice while there is room', async () => {
    setUp({});
    const meter = await screen.findByRole('progressbar', { name: 'Clients: 79 of 100' });
    expect(meter).toHaveAttribute('aria-valuenow', '79');
    expect(screen.getByRole('progressbar', { name: 'Quote templates: 2 of 5' })).toBeVisible();
    expect(screen.queryByText(/fits? into your plan/)).toBeNull();
    await expectAccessible();
  });

  it('warns from 80 % of a limit, and links to the plans at the limit', async () => {
    const { user } = setUp({ [USAGE]: [{ body: usage(80, 1) }] });
    expect(await screen.findByText('20 more clients fit in your plan.')).toBeVisible();
    expect(screen.getByText(/^Your plan has no room for more people\. Nobody is signed out/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change plan' }));
    expect(screen.getByRole('heading', { name: 'All plans' })).toHaveFocus();
  });

  it('shows no meter without a limit', async () => {
    setUp({ [USAGE]: [{ body: usage(10_000, 0, null) }] });
    expect(await screen.findByText('10,000+, no limit')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: /Clients/ })).toBeNull();
  });

  it('lists what exceeds a smaller plan before it is chosen', async () => {
    const exceeded = [{ limit: 'users', used: 4, max: 1 }];
    const { user } = setUp(
      { 'GET /api/subscription/preview': [{ body: { ...preview, exceeded } }] },
      { plan: 'PROFESSIONAL' },
    );
    await user.click(await screen.findByRole('button', { name: 'Choose Starter' }));
    expect(await screen.findByText('You have more than Starter includes')).toBeVisible();
    expect(screen.getByText('People: you have 4, and Starter includes 1')).toBeVisible();
    expect(screen.getByText(/^Nothing is deleted\. You keep all of it/)).toBeVisible();
    await expectAccessible();
  });
});
