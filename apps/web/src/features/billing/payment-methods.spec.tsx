import { screen, waitFor, within } from '@testing-library/react';
import {
  chargedInvoice,
  type ChargedInvoice,
  type InvoiceCharge,
  type PaymentMethod,
} from '@quillcare/contracts';
import { PLANS } from '@quillcare/rules';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { BillingPage } from './billing.page';
import { navigateToExternal } from './navigate-to-external';

jest.mock('./navigate-to-external', () => ({ navigateToExternal: jest.fn() }));
const left = jest.mocked(navigateToExternal);
beforeEach(() => left.mockClear());

const card = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: '01930000-0000-7000-8000-00000000000c',
  version: 2,
  kind: 'CREDIT_CARD',
  brand: 'visa',
  lastFour: '4242',
  expMonth: 12,
  expYear: 2099,
  isDefault: true,
  addedAt: '2026-06-01T08:00:00.000Z',
  ...changes,
});
const other = card({
  id: '01930000-0000-7000-8000-00000000000d',
  kind: 'DEBIT_CARD',
  brand: 'mastercard',
  lastFour: '4444',
  expYear: 2020,
  isDefault: false,
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
  seller: { name: 'Quillcare', taxNumber: null, bank: null },
  customer: { practice: 'Ngāio Surgical', name: null, email: null, businessNumber: null },
  netMinor: 99_00,
  totalMinor: 99_00,
});
const declined: InvoiceCharge = {
  state: 'DECLINED',
  on: '2026-06-12',
  tries: 1,
  retryOn: '2026-06-15',
  surplusMinor: 0,
  toRefund: [],
  failedRefundMinor: 0,
  failedRefunds: [],
};

const METHODS = 'GET /api/payment-methods';
const SETUP = 'POST /api/payment-methods/setup';
const PAGE = 'https://checkout.stripe.example/c/pay';

function show(
  replies: Replies = {},
  { items = [card(), other], invoices = [invoice], url = '/admin/billing' } = {},
) {
  return renderPage(<BillingPage />, {
    path: '/admin/billing',
    url,
    replies: {
      'GET /api/subscription': [refusal(404, 'NOT_FOUND', 'Item not found')],
      'GET /api/plans': [{ body: { items: PLANS } }],
      'GET /api/subscription/events': [{ body: { items: [] } }],
      'GET /api/invoices': [{ body: { items: invoices } }],
      [METHODS]: [{ body: { isOffered: true, items } }],
      ...replies,
    },
  });
}

it('lists cards with their problems, and bank transfer', async () => {
  show();
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(screen.getByText('Debit card, valid until 12/2020')).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.getAllByText('Default')).toHaveLength(1);
  expect(screen.getByText('Bank transfer')).toBeVisible();
  await expectAccessible();
});

it('mentions no cards if none are offered', async () => {
  show({ [METHODS]: [{ body: { isOffered: false, items: [] } }] });
  expect(await screen.findByRole('button', { name: 'Show QC-AU-000007' })).toBeVisible();
  expect(screen.queryByText('Payment methods')).toBeNull();
  expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
});

it('opens the card provider’s page, or explains why not and how to pay instead', async () => {
  const away = 'Cards are not available right now. You can pay by bank transfer.';
  const { user } = show(
    { [SETUP]: [refusal(409, 'CARDS_UNAVAILABLE', away), { body: { url: PAGE } }] },
    { items: [] },
  );
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(away)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE));
});

it('makes another card the default, and explains the consequence before removing one', async () => {
  const [CHOOSE, REMOVE] = ['POST /api/payment-methods/default', 'POST /api/payment-methods/remove'];
  const { user, sent } = show({ [CHOOSE]: [{ body: other }], [REMOVE]: [{ body: card() }] });
  await user.click(await screen.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make default' }));
  await waitFor(() =>
    expect(sent(CHOOSE)[0]?.body).toEqual({ paymentMethodId: other.id, version: other.version }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/by bank transfer until you make another card the default/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(sent(REMOVE)[0]?.body).toEqual({ paymentMethodId: card().id, version: 2 }));
});

it('pays an open invoice by card, and shows the outcome of earlier charges', async () => {
  const paid = { ...invoice, id: card().id, number: 'QC-AU-000006', status: 'PAID' as const };
  const PAY = 'POST /api/invoices/QC-AU-000007/card-payment';
  const { user } = show(
    { [PAY]: [{ body: { url: PAGE } }] },
    {
      invoices: [
        { ...invoice, charge: declined },
        { ...paid, paidOn: '2026-06-12', paymentMethod: 'DEBIT_CARD' },
      ],
    },
  );
  expect(
    await screen.findByText(/The card was not accepted on .*12.*The next attempt is on .*15/),
  ).toBeVisible();
  expect(screen.getByText(/by debit card$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay by card: QC-AU-000006' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Pay by card: QC-AU-000007' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE));
});

it('completes the checkout once on return from the provider', async () => {
  const FINISH = 'POST /api/payment-methods/checkout';
  const { sent } = show({ [FINISH]: [{ body: { done: 'CARD' } }] }, { url: '/admin/billing?checkout=cs_1' });
  expect(await screen.findByText('Card added')).toBeVisible();
  expect(sent(FINISH).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
});
