import {
  activateSubscription,
  creditInvoice,
  exportBills,
  exportSales,
  getInvoicePdf,
  getPracticeSubscription,
  getSubscription,
  listInvoices,
  listPlatformInvoices,
  matchPayments,
  recordPayments,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { PdfFile, perTest, startProduct, testProduct } from '@quillcare/testing';
import { RunInvoicesJob } from './jobs/run-invoices.job';

interface Subscribed {
  admin: UserPrincipal;
  organisationId: string;
}

const product = testProduct(() => startProduct({ only: ['identity', 'billing', 'audit'] }));
const practice = perTest(() => product.signUp());
const other = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: product.clock.now().toISOString() };
  for (const one of [practice, other]) await subscribe(one);
  await run();
});

async function subscribe({ admin, organisationId }: Subscribed) {
  await product.eventually(() => product.call(getSubscription, {}, admin));
  const params = { id: organisationId };
  const { version } = await product.call(getPracticeSubscription, { params }, superAdmin);
  const body = { version, plan: 'PROFESSIONAL' as const, reason: 'Asked by telephone' };
  await product.call(activateSubscription, { params, body }, superAdmin);
}

const run = () =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), () =>
    product.app.get(RunInvoicesJob, { strict: false }).handle(),
  );
const today = () => todayIn(product.clock.now(), 'Australia/Sydney');
const invoiceOf = async ({ admin }: Pick<Subscribed, 'admin'>) => {
  const [found] = (await product.call(listInvoices, {}, admin)).items;
  if (!found) throw new Error('There is an invoice');
  return found;
};
const credit = async (reason: string, changes: { version?: number } = {}) => {
  const { id, version } = await invoiceOf(practice);
  const params = { id: practice.organisationId, invoiceId: id };
  return product.call(creditInvoice, { params, body: { version, reason, ...changes } }, superAdmin);
};
const match = (lines: { text: string; amountMinor: number }[]) =>
  product.call(
    matchPayments,
    { body: { lines: lines.map((line, at) => ({ ...line, line: at + 1, on: today() })) } },
    superAdmin,
  );
const allOf = async (search: string) =>
  (await product.call(listPlatformInvoices, { query: { search } }, superAdmin)).items;

it('marks all invoices named on a bank statement as paid, or none if one is stale', async () => {
  const [own, theirs] = [await invoiceOf(practice), await invoiceOf(other)];
  const { items } = await match([
    { text: `${own.number} thank you`, amountMinor: own.totalMinor },
    { text: theirs.number.toLowerCase().replaceAll('-', ' '), amountMinor: theirs.totalMinor },
    { text: theirs.number, amountMinor: 1_00 },
    { text: 'Rent', amountMinor: 1_00 },
  ]);
  expect(items.map((item) => item.match)).toEqual(['MATCHED', 'MATCHED', 'ALREADY_PAID', 'UNKNOWN']);
  const payments = items.slice(0, 2).flatMap(({ invoices }) =>
    invoices.map(({ organisationId, invoiceId, version }) => ({
      organisationId,
      invoiceId,
      version,
      paidOn: today(),
      reference: 'Statement of November',
    })),
  );
  const stale = payments.map((payment, at) => (at === 1 ? { ...payment, version: 9 } : payment));
  await expect(product.call(recordPayments, { body: { payments: stale } }, superAdmin)).rejects.toMatchObject(
    { code: 'VERSION_CONFLICT' },
  );
  expect((await invoiceOf(practice)).status).toBe('PENDING');
  const late = payments.map((payment) => ({ ...payment, paidOn: addDays(today(), 1) }));
  await expect(product.call(recordPayments, { body: { payments: late } }, superAdmin)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'payments.0.paidOn' }],
  });
  const both = await Promise.allSettled(
    [1, 2].map(() => product.call(recordPayments, { body: { payments } }, superAdmin)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of [practice, other])
    expect(await invoiceOf(one)).toMatchObject({ status: 'PAID', paymentMethod: 'BANK_TRANSFER' });
  expect((await match([{ text: own.number, amountMinor: own.totalMinor }])).items[0]?.match).toBe(
    'ALREADY_PAID',
  );
});

it('cancels an invoice once, with an adjustment note numbered in its own series', async () => {
  const both = await Promise.allSettled([credit('Charged twice'), credit('Charged twice')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const cancelled = await invoiceOf(practice);
  const number = expect.stringMatching(/^CN-AU-\d{6}$/);
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    credit: { number, on: today(), reason: 'Charged twice' },
  });
  await expect(credit('Again')).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  const input = { params: { number: cancelled.number }, query: { document: 'CREDIT_NOTE' as const } };
  const { base64, fileName } = await product.call(getInvoicePdf, input, practice.admin);
  expect(fileName).toBe(`${cancelled.credit?.number}.pdf`);
  const file = new PdfFile(Buffer.from(base64, 'base64'));
  expect(file.text()).toContain('Charged twice');
  file.remove();
  const theirs = await invoiceOf(other);
  await expect(
    product.call(getInvoicePdf, { ...input, params: { number: theirs.number } }, other.admin),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const numbers = await product.sql<{ number: string }>(
    'select credit_number as number from billing.invoice where credit_number is not null order by 1',
  );
  expect(numbers.map((row) => row.number)).toEqual(
    numbers.map((_, at) => `CN-AU-${String(at + 1).padStart(6, '0')}`),
  );
});

it('reactivates a suspended practice when its overdue invoice is cancelled', async () => {
  await product.sql(
    `update billing.invoice set status = 'OVERDUE', due_on = issued_on - 30 where organisation_id = $1`,
    [practice.organisationId],
  );
  await product.sql(`update billing.subscription set status = 'SUSPENDED' where organisation_id = $1`, [
    practice.organisationId,
  ]);
  await credit('Goodwill');
  expect(await product.call(getSubscription, {}, practice.admin)).toMatchObject({ status: 'ACTIVE' });
});

it('shows super admins the invoices of all practices, and lets a practice export only its own', async () => {
  const [own, theirs] = [await invoiceOf(practice), await invoiceOf(other)];
  expect(await allOf(own.number)).toEqual([
    expect.objectContaining({ number: own.number, organisationId: practice.organisationId }),
  ]);
  expect(await allOf(theirs.customer.practice)).toHaveLength(1);
  await expect(product.call(listPlatformInvoices, { query: {} }, practice.admin)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const query = { software: 'XERO' as const, from: today(), to: today() };
  const bills = await product.call(exportBills, { query }, practice.admin);
  expect(bills.text).toContain(own.number);
  expect(bills.text).not.toContain(theirs.number);
  const sales = await product.call(exportSales, { query: { ...query, software: 'MYOB' } }, superAdmin);
  for (const { number } of [own, theirs]) expect(sales.text).toContain(number);
  const before = { ...query, to: addDays(today(), -1), from: addDays(today(), -9) };
  expect((await product.call(exportBills, { query: before }, practice.admin)).text).not.toContain('QC-');
});
