import {
  activateSubscription,
  changeSubscription,
  disableNonBilling,
  enableNonBilling,
  getInvoicePdf,
  getInvoicePdfOfPractice,
  getOrganisationSettings,
  getPracticeSubscription,
  getSubscription,
  listInvoices,
  listNotifications,
  payInvoice,
  PaymentReminded,
  remindOfPayment,
  resolveSession,
  updateBillingContact,
  updateOrganisation,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import { contextFor, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { PdfFile, perTest, testProduct } from '@quillcare/testing';
import { RemindOfPaymentJob } from './jobs/remind-of-payment.job';
import { RunInvoicesJob } from './jobs/run-invoices.job';

const ZONE = 'Australia/Perth';
const product = testProduct({
  only: ['identity', 'billing', 'notifications', 'audit'],
  env: { ...process.env, SMTP_URL: '' },
});
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = confirmed({ ...platform, role: 'SUPER_ADMIN' });
  await product.eventually(() => own());
  const settings = await product.call(getOrganisationSettings, {}, practice.admin);
  const change = { version: settings.version, timeZone: ZONE };
  await product.call(updateOrganisation, { body: change }, confirmed(practice.admin));
  const body = { version: (await own()).version, name: 'Accounts', email: PAYER, businessNumber: null };
  await product.call(updateBillingContact, { body }, confirmed(practice.admin));
  const params = { id: practice.organisationId };
  const { version } = await product.call(getPracticeSubscription, { params }, superAdmin);
  const plan = { version, plan: 'PROFESSIONAL' as const, reason: 'Asked by telephone' };
  await product.call(activateSubscription, { params, body: plan }, superAdmin);
  await asBilling(() => product.app.get(RunInvoicesJob, { strict: false }).handle());
  // Each kind of event has its own consumer, so a later email could otherwise be written before this one.
  await product.eventually(async () => expect(await mails(PAYER)).toHaveLength(1));
});

const PAYER = 'accounts@payer.example';
const confirmed = (who: UserPrincipal): UserPrincipal => ({
  ...who,
  confirmedAt: product.clock.now().toISOString(),
});
const own = () => product.call(getSubscription, {}, practice.admin);
const asBilling = <T>(work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), work);
const invoice = async () => {
  const [found] = (await product.call(listInvoices, {}, practice.admin)).items;
  if (!found) throw new Error('There is an invoice');
  return found;
};

/** Sets the clock to 10 am on that day in the practice's time zone and runs what is due with three concurrent workers. */
async function morningOf(day: string): Promise<void> {
  product.clock.shift(toInstant(day, '10:01', ZONE).getTime() - product.clock.now().getTime());
  const all: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, { strict: false, each: true });
  const sweep = all.find(({ serviceName }) => serviceName === 'billing');
  if (!sweep) throw new Error('Billing has daily jobs');
  const handler = product.app.get(RemindOfPaymentJob, { strict: false });
  const invoices = product.app.get(RunInvoicesJob, { strict: false });
  await asBilling(async () => {
    await invoices.handle();
    // Two rounds, because the first may only skip the turns of the days in between.
    for (let round = 0; round < 2; round += 1)
      await Promise.all([1, 2, 3].map(() => sweep.run(remindOfPayment, (turn) => handler.handle(turn))));
  });
}

const told = async () =>
  (
    await product.sql<{ data: { stage: string; suspendsOn: string | null } }>(
      `select payload->'data' as data from billing.outbox where organisation_id = $1 and destination = $2 order by seq`,
      [practice.organisationId, PaymentReminded.subject],
    )
  ).map(({ data }) => data.stage);
const mails = async (recipient: string) =>
  (
    await product.sql<{ subject: string }>(
      `select subject from notifications.mail_message where organisation_id = $1 and template = 'invoice-news'
          and recipient = $2 order by created_at`,
      [practice.organisationId, recipient],
    )
  ).map(({ subject }) => subject);
const pay = async (paidOn: string) => {
  const { id, version } = await invoice();
  const params = { id: practice.organisationId, invoiceId: id };
  const body = { version, paidOn, reference: null };
  return product.call(payInvoice, { params, body }, confirmed(superAdmin));
};

/** A super admin reactivates the practice, although it has not paid. */
const reactivate = async () => {
  const params = { id: practice.organisationId };
  const { version } = await product.call(getPracticeSubscription, { params }, superAdmin);
  const body = { version, plan: 'PROFESSIONAL' as const, reason: 'They pay by cheque next week' };
  return product.call(activateSubscription, { params, body }, confirmed(superAdmin));
};

/** Adds another unpaid invoice that is due some days after the first. */
const addInvoice = (daysLater: number) =>
  product.sql(
    `insert into billing.invoice (id, organisation_id, subscription_id, number, status, currency, issued_on, due_on, supplied_on,
        seller, customer, lines, gst_basis_points, net_minor, gst_minor, total_minor, created_at)
      select gen_random_uuid(), organisation_id, subscription_id, number || '-2', 'PENDING', currency, issued_on, due_on + $2::int,
        supplied_on, seller, customer, lines, gst_basis_points, net_minor, gst_minor, total_minor, created_at
      from billing.invoice where organisation_id = $1`,
    [practice.organisationId, daysLater],
  );

it('emails the invoice to the billing contact, and serves its PDF to administrators and super admins only', async () => {
  const { number } = await invoice();
  await product.eventually(async () => expect(await mails(PAYER)).toEqual([`Quillcare invoice ${number}`]));
  const { base64, fileName } = await product.call(getInvoicePdf, { params: { number } }, practice.admin);
  const file = new PdfFile(Buffer.from(base64, 'base64'));
  expect(fileName).toBe(`${number}.pdf`);
  expect(file.text()).toContain(number);
  file.remove();
  const params = { id: practice.organisationId, number };
  expect(await product.call(getInvoicePdfOfPractice, { params }, superAdmin)).toMatchObject({ base64 });
  const refused = { code: 'FORBIDDEN' };
  await expect(
    product.call(getInvoicePdf, { params: { number } }, practice.as('USER')),
  ).rejects.toMatchObject(refused);
  const other = await product.signUp();
  const absent = { code: 'NOT_FOUND' };
  await expect(product.call(getInvoicePdf, { params: { number } }, other.admin)).rejects.toMatchObject(
    absent,
  );
  await expect(
    product.call(getInvoicePdfOfPractice, { params: { id: other.organisationId, number } }, superAdmin),
  ).rejects.toMatchObject(absent);
});

// Keep these last, because they move the clock.
it('reminds an unpaid practice three times, suspends it, and restores access when it pays', async () => {
  const { dueOn, number } = await invoice();
  for (const day of [-4, -3, -3, -2, 0, 1, 2, 7, 8, 13]) await morningOf(addDays(dueOn, day));
  expect(await told()).toEqual(['DUE_SOON', 'OVERDUE', 'FINAL']);
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: addDays(dueOn, 14) });
  await morningOf(addDays(dueOn, 14));
  expect(await told()).toEqual(['DUE_SOON', 'OVERDUE', 'FINAL', 'SUSPENDED']);
  expect(await own()).toMatchObject({ status: 'SUSPENDED', suspendsOn: null });
  const access = () =>
    product.callInternal(resolveSession, { body: { sessionId: practice.admin.sessionId } });
  await product.eventually(async () => {
    expect((await access()).practiceAccess).toBe('READ_ONLY');
    expect(await mails(PAYER)).toEqual([
      `Quillcare invoice ${number}`,
      expect.stringMatching(`^Quillcare invoice ${number} is due on `),
      `Quillcare invoice ${number} is overdue`,
      `Last reminder: Quillcare invoice ${number} is overdue`,
      expect.stringMatching(`is read-only: Quillcare invoice ${number} was not paid$`),
    ]);
    expect(await mails(practice.admin.email)).toHaveLength(3);
    const { items } = await product.call(listNotifications, {}, practice.admin);
    expect(items.filter(({ topic }) => topic === 'PAYMENT_OVERDUE')).toHaveLength(3);
  });
  expect((await product.call(listNotifications, {}, practice.as('USER'))).items).toEqual([]);
  // Choosing another plan does not lift the suspension.
  const { version } = await own();
  const upgrade = { version, plan: 'ENTERPRISE' as const, cycle: 'MONTHLY' as const };
  await expect(
    product.call(changeSubscription, { body: upgrade }, confirmed(practice.admin)),
  ).rejects.toMatchObject({
    code: 'PAYMENT_OVERDUE',
  });
  await pay(todayIn(product.clock.now(), 'Australia/Sydney'));
  expect(await own()).toMatchObject({ status: 'ACTIVE', suspendsOn: null });
  await product.eventually(async () => {
    expect((await access()).practiceAccess).toBe('FULL');
    expect((await mails(PAYER)).at(-1)).toBe(`Thank you: Quillcare invoice ${number} is paid`);
  });
});

it('reminds of each of two invoices due on the same day, but suspends the practice once', async () => {
  const { dueOn, number } = await invoice();
  await addInvoice(0);
  for (const day of [0, 1, 7, 14]) await morningOf(addDays(dueOn, day));
  expect(await told()).toEqual(['OVERDUE', 'FINAL', 'SUSPENDED'].flatMap((stage) => [stage, stage]));
  expect(await own()).toMatchObject({ status: 'SUSPENDED' });
  // Paying one of two overdue invoices is not enough.
  await product.sql(`update billing.invoice set status = 'OVERDUE' where organisation_id = $1`, [
    practice.organisationId,
  ]);
  const { items } = await product.call(listInvoices, {}, practice.admin);
  for (const [at, one] of items.entries()) {
    const params = { id: practice.organisationId, invoiceId: one.id };
    const body = { version: one.version, paidOn: dueOn, reference: number };
    await product.call(payInvoice, { params, body }, confirmed(superAdmin));
    expect((await own()).status).toBe(at === 0 ? 'SUSPENDED' : 'ACTIVE');
  }
});

it('shows the suspension day of the invoice that is still overdue once the other one is paid', async () => {
  const { id, dueOn } = await invoice();
  await addInvoice(3);
  for (const day of [1, 4, 7]) await morningOf(addDays(dueOn, day));
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: addDays(dueOn, 14) });
  const { items } = await product.call(listInvoices, {}, practice.admin);
  const first = items.find((one) => one.id === id);
  const params = { id: practice.organisationId, invoiceId: id };
  const body = { version: first?.version ?? 0, paidOn: dueOn, reference: null };
  await product.call(payInvoice, { params, body }, confirmed(superAdmin));
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: null });
  await morningOf(addDays(dueOn, 10));
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: addDays(dueOn, 17) });
});

it('repeats the reminders before suspending a practice that was not billed in between', async () => {
  const { dueOn } = await invoice();
  for (const day of [0, 1, 7]) await morningOf(addDays(dueOn, day));
  const params = { id: practice.organisationId };
  const read = () => product.call(getPracticeSubscription, { params }, superAdmin);
  const body = { version: (await read()).version, lastDay: null, reason: 'Pilot' };
  await product.call(enableNonBilling, { params, body }, confirmed(superAdmin));
  for (const day of [14, 15]) await morningOf(addDays(dueOn, day));
  expect(await told()).toEqual(['OVERDUE', 'FINAL']);
  const again = { version: (await read()).version, reason: 'The pilot is over' };
  await product.call(disableNonBilling, { params, body: again }, confirmed(superAdmin));
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: null });
  for (const day of [16, 17, 23]) await morningOf(addDays(dueOn, day));
  expect(await told()).toEqual(['OVERDUE', 'FINAL', 'FINAL']);
  expect((await own()).status).toBe('PAST_DUE');
  await morningOf(addDays(dueOn, 24));
  expect((await own()).status).toBe('SUSPENDED');
});

it('announces a suspension again that was called off by reactivating the practice', async () => {
  const { dueOn } = await invoice();
  for (const day of [0, 1, 8]) await morningOf(addDays(dueOn, day));
  await reactivate();
  await addInvoice(12);
  for (const day of [13, 16]) await morningOf(addDays(dueOn, day));
  expect(await told()).toEqual(['OVERDUE', 'FINAL', 'OVERDUE', 'FINAL']);
  expect(await own()).toMatchObject({ status: 'PAST_DUE', suspendsOn: addDays(dueOn, 23) });
  await morningOf(addDays(dueOn, 23));
  expect(await own()).toMatchObject({ status: 'SUSPENDED', suspendsOn: null });
});

it('does not suspend a practice that has paid or that a super admin reactivated', async () => {
  const { dueOn, number } = await invoice();
  for (const day of [0, 1, 8]) await morningOf(addDays(dueOn, day));
  await reactivate();
  await morningOf(addDays(dueOn, 15));
  expect(await own()).toMatchObject({ status: 'ACTIVE', suspendsOn: null });
  await pay(addDays(dueOn, 15));
  await morningOf(addDays(dueOn, 16));
  expect(await told()).toEqual(['OVERDUE', 'FINAL']);
  await product.eventually(async () =>
    expect((await mails(PAYER)).at(-1)).toBe(`Thank you: Quillcare invoice ${number} is paid`),
  );
});
