import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { platformInvoice, type PlatformInvoice } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { pageOf, refusal, type Replies } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { PlatformInvoiceListPage } from './platform-invoice-list.page';

beforeEach(asPhone);

const PRACTICE = '01930000-0000-7000-8000-00000000000a';
const invoice = (changes: Partial<PlatformInvoice> = {}): PlatformInvoice =>
  blankOf(platformInvoice, {
    id: '01930000-0000-7000-8000-000000000002',
    version: 1,
    number: 'QC-AU-000007',
    status: 'PENDING',
    currency: 'AUD',
    issuedOn: '2026-11-11',
    dueOn: '2026-11-25',
    suppliedOn: '2026-11-11',
    seller: { name: 'Quillcare', taxNumber: { kind: 'ABN', number: '51824753556' }, bank: null },
    customer: { practice: 'Ngāio Surgical', name: null, email: null, businessNumber: null },
    gstBasisPoints: 1_000,
    netMinor: 99_00,
    gstMinor: 9_90,
    totalMinor: 108_90,
    organisationId: PRACTICE,
    ...changes,
  });
const MATCH = 'POST /api/platform/payments/match';
const RECORD = 'POST /api/platform/payments';
const CREDIT = `POST /api/organizations/${PRACTICE}/invoices/${invoice().id}/credit`;

function show(items: PlatformInvoice[], replies: Replies = {}) {
  return renderPage(<PlatformInvoiceListPage />, {
    path: '/admin/invoices',
    user: { role: 'SUPER_ADMIN' },
    replies: {
      'GET /api/platform/invoices': [pageOf(items)],
      ...replies,
    },
  });
}

it('refunds a paid invoice with a reason', async () => {
  const paid = invoice({ status: 'PAID', paidOn: '2026-11-20', paymentMethod: 'BANK_TRANSFER' });
  const { user, sent } = show([paid], { [CREDIT]: [{ body: { ...paid, status: 'REFUNDED' } }] });
  await user.click(await screen.findByRole('button', { name: /^More actions|QC-AU-000007/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refund invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund invoice QC-AU-000007?' }));
  expect(dialog.getByText(/Please transfer the money back yourself/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: 'Refund invoice' }));
  await waitFor(() => expect(sent(CREDIT)[0]?.body).toEqual({ version: 1, reason: 'Charged twice' }));
  expect(await screen.findByText('Invoice refunded')).toBeVisible();
});

/** jsdom's File has no `arrayBuffer`. */
function chosen(text: string) {
  const file = new File([text], 'november.csv', { type: 'text/csv' });
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return { target: { files: [Object.assign(file, { arrayBuffer })] } };
}
const CSV = '20/11/2026,+108.90,"Transfer QC-AU-000007"\n20/11/2026,-49.00,Rent\n21/11/2026,12.00,Cash';
const matched = {
  items: [
    {
      line: 1,
      match: 'MATCHED',
      invoices: [
        {
          organisationId: PRACTICE,
          invoiceId: invoice().id,
          version: 1,
          number: 'QC-AU-000007',
          practice: 'Ngāio Surgical',
          status: 'PENDING',
          totalMinor: 108_90,
        },
      ],
    },
    { line: 3, match: 'UNKNOWN', invoices: [] },
  ],
};

it('records the payments of a bank statement, and lists lines it cannot match', async () => {
  const { user, sent } = show([invoice()], {
    [MATCH]: [{ body: matched }],
    [RECORD]: [{ body: { recorded: 1 } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Import bank statement' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Bank statement'), chosen(CSV));
  expect(await dialog.findByText('Pays QC-AU-000007 of Ngāio Surgical')).toBeVisible();
  expect(dialog.getByText('Names no invoice that exists')).toBeVisible();
  expect(sent(MATCH)[0]?.body).toEqual({
    lines: [
      { line: 1, on: '2026-11-20', amountMinor: 108_90, text: 'Transfer QC-AU-000007' },
      { line: 3, on: '2026-11-21', amountMinor: 12_00, text: 'Cash' },
    ],
  });
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Mark 1 invoice as paid' }));
  await waitFor(() =>
    expect(sent(RECORD)[0]?.body).toEqual({
      payments: [
        {
          organisationId: PRACTICE,
          invoiceId: invoice().id,
          version: 1,
          paidOn: '2026-11-20',
          reference: 'Transfer QC-AU-000007',
        },
      ],
    }),
  );
  expect(await screen.findByText('Payments recorded')).toBeVisible();
});

it('says how many payments are recorded at once, and records the rest afterwards', async () => {
  const receipts = [1, 2, 3, 4];
  const text = receipts.map((day) => `0${day}/11/2026,100.00,Transfer`).join('\n');
  const items = receipts.map((line) => ({
    line,
    match: 'MATCHED',
    invoices: Array.from({ length: 150 }, (_, at) => ({
      ...matched.items[0]!.invoices[0]!,
      invoiceId: `01930000-0000-7000-8000-${String(line * 1_000 + at).padStart(12, '0')}`,
      number: `QC-AU-00${line * 1_000 + at}`,
    })),
  }));
  const { user, sent } = show([invoice()], {
    [MATCH]: [{ body: { items } }],
    [RECORD]: [{ body: { recorded: 450 } }, { body: { recorded: 150 } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Import bank statement' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Bank statement'), chosen(text));
  expect(await dialog.findByText(/At most 500 payments are recorded at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark 450 invoices as paid' }));
  await user.click(await dialog.findByRole('button', { name: 'Mark 150 invoices as paid' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const recorded = sent(RECORD).map(({ body }) => (body as { payments: { invoiceId: string }[] }).payments);
  expect(recorded.map(({ length }) => length)).toEqual([450, 150]);
  expect(new Set(recorded.flat().map(({ invoiceId }) => invoiceId)).size).toBe(600);
});

it('explains why a file cannot be read, and keeps the matches when recording is refused', async () => {
  const conflict = refusal(409, 'VERSION_CONFLICT', 'Somebody changed it');
  const { user } = show([invoice()], { [MATCH]: [{ body: matched }], [RECORD]: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Import bank statement' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Bank statement'), chosen('Name,Colour\nAna,red'));
  expect(await dialog.findByText(/No money coming in was found/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Bank statement'), chosen(CSV));
  await user.click(await dialog.findByRole('button', { name: 'Mark 1 invoice as paid' }));
  expect(await dialog.findByText('Somebody changed it')).toBeVisible();
  expect(dialog.getByText('Pays QC-AU-000007 of Ngāio Surgical')).toBeVisible();
});

it('shows how an invoice was paid, and refunds a surplus payment with one click', async () => {
  const charge = {
    state: 'PAID',
    on: '2026-11-12',
    tries: 0,
    retryOn: null,
    surplusMinor: 108_90,
    toRefund: ['pi_1'],
    failedRefundMinor: 0,
    failedRefunds: [],
  };
  const paid = invoice({
    status: 'PAID',
    paidOn: '2026-11-12',
    paymentMethod: 'BANK_TRANSFER',
    charge,
  } as Partial<PlatformInvoice>);
  const REFUND = `POST /api/organizations/${paid.organisationId}/invoices/${paid.id}/refund-surplus`;
  const { user, sent } = show([paid], { [REFUND]: [{ body: { refunded: 1 } }] });
  expect(
    await screen.findByText(
      /^Paid twice, or the wrong amount: please refund .*108\.90 \(pi_1\)\. Bank transfer$/,
    ),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for QC-AU-000007' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show invoice' }));
  expect(within(await screen.findByRole('dialog')).getByText(/^Paid twice/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Refund surplus payment/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Refund .*108\.90 to the card\?$/ }));
  await user.click(question.getByRole('button', { name: 'Refund surplus payment' }));
  expect(await screen.findByText('Surplus payment refunded')).toBeVisible();
  expect(sent(REFUND)).toHaveLength(1);
});

it('says which refund the bank rejected, with its amount, and offers no second one to the card', async () => {
  const charge = {
    state: 'PAID',
    on: '2026-11-12',
    tries: 0,
    retryOn: null,
    surplusMinor: 0,
    toRefund: [],
    failedRefundMinor: 108_90,
    failedRefunds: ['pi_1'],
  };
  show([invoice({ status: 'PAID', paymentMethod: 'BANK_TRANSFER', charge } as Partial<PlatformInvoice>)]);
  expect(
    await screen.findByText(
      /^The refund of .*108\.90 to the card failed: please pay it back another way \(pi_1\)\. Bank transfer$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Refund surplus payment/ })).toBeNull();
});

it('states that a refund goes back to the card', async () => {
  const paid = invoice({ status: 'PAID', paidOn: '2026-11-20', paymentMethod: 'CREDIT_CARD' });
  const { user } = show([paid]);
  await user.click(await screen.findByRole('button', { name: /^More actions|QC-AU-000007/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refund invoice' }));
  expect(await screen.findByText(/the money goes back to the card/)).toBeVisible();
});
