import {
  activateSubscription,
  getPracticeSubscription,
  getSubscription,
  listInvoices,
  listInvoicesOfPractice,
  listSubscriptionEvents,
  payInvoice,
  updateBillingContact,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { RunInvoicesJob } from './jobs/run-invoices.job';

const ABN = '51824753556';
const product = testProduct({
  only: ['identity', 'billing', 'audit'],
  env: { ...process.env, BILLING_ABN: ABN },
});
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: product.clock.now().toISOString() };
  await product.eventually(() => own());
  const { version } = await own();
  const body = { version, name: 'Accounts', email: 'accounts@practice.example', businessNumber: ABN };
  await product.call(updateBillingContact, { body }, practice.admin);
  const params = { id: practice.organisationId };
  const subscription = await product.call(getPracticeSubscription, { params }, superAdmin);
  const plan = { version: subscription.version, plan: 'PROFESSIONAL' as const, reason: 'Asked by telephone' };
  await product.call(activateSubscription, { params, body: plan }, superAdmin);
});

const own = () => product.call(getSubscription, {}, practice.admin);
const invoices = async () => (await product.call(listInvoices, {}, practice.admin)).items;
const run = () =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), () =>
    product.app.get(RunInvoicesJob, { strict: false }).handle(),
  );
const today = () => todayIn(product.clock.now(), 'Australia/Sydney');
const pay = (invoice: { id: string; version: number }, paidOn = today()) =>
  product.call(
    payInvoice,
    {
      params: { id: practice.organisationId, invoiceId: invoice.id },
      body: { version: invoice.version, paidOn, reference: 'Statement 12' },
    },
    superAdmin,
  );
const happened = async () =>
  (await product.call(listSubscriptionEvents, {}, practice.admin)).items.map(
    ({ kind, about }) => about ?? kind,
  );

it('issues exactly one tax invoice for the charges, even with several workers at once', async () => {
  await Promise.all([run(), run(), run()]);
  await run();
  const all = await invoices();
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    status: 'PENDING',
    netMinor: 99_00,
    gstMinor: 9_90,
    totalMinor: 108_90,
    gstBasisPoints: 1_000,
    issuedOn: today(),
    suppliedOn: today(),
    dueOn: addDays(today(), 14),
    seller: { name: 'Quillcare', taxNumber: { kind: 'ABN', number: ABN } },
    customer: { name: 'Accounts', email: 'accounts@practice.example', businessNumber: ABN },
    lines: [{ kind: 'PLAN', plan: 'PROFESSIONAL', cycle: 'MONTHLY', amountMinor: 99_00 }],
  });
  expect((await happened())[0]).toBe('INVOICE_CREATED');
  const numbers = (
    await product.sql<{ number: string }>('select number from billing.invoice order by number')
  ).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => `QC-AU-${String(at + 1).padStart(6, '0')}`));
});

it('marks an unpaid invoice as overdue once, and reactivates the subscription when it is paid', async () => {
  await run();
  await product.sql(
    `update billing.invoice set issued_on = issued_on - 20, due_on = $2::date - 1 where organisation_id = $1`,
    [practice.organisationId, today()],
  );
  await Promise.all([run(), run()]);
  expect(await own()).toMatchObject({ status: 'PAST_DUE' });
  const [invoice] = await invoices();
  if (!invoice) throw new Error('There is an invoice');
  expect(invoice.status).toBe('OVERDUE');
  await expect(pay(invoice, addDays(today(), 1))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const both = await Promise.allSettled([pay(invoice), pay(invoice)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await own()).toMatchObject({ status: 'ACTIVE' });
  const params = { id: practice.organisationId };
  const { items } = await product.call(listInvoicesOfPractice, { params }, superAdmin);
  expect(items).toEqual([
    expect.objectContaining({ status: 'PAID', paidOn: today(), paymentMethod: 'BANK_TRANSFER' }),
  ]);
  expect((await happened()).slice(0, 4)).toEqual([
    'PAID',
    'INVOICE_PAID',
    'PAYMENT_OVERDUE',
    'INVOICE_CREATED',
  ]);
  await expect(pay({ ...invoice, version: 3 })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

it('does not mark an invoice as overdue on its due date, and hides it from other practices', async () => {
  await run();
  await product.sql('update billing.invoice set due_on = $2 where organisation_id = $1', [
    practice.organisationId,
    today(),
  ]);
  await run();
  const [invoice] = await invoices();
  expect(invoice?.status).toBe('PENDING');
  const other = await product.signUp();
  const params = { id: other.organisationId, invoiceId: invoice?.id ?? '' };
  await expect(
    product.call(payInvoice, { params, body: { version: 1, paidOn: today(), reference: null } }, superAdmin),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
