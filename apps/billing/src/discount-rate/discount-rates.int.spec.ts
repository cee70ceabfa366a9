import {
  activateDiscountRate,
  activateSubscription,
  changeSubscription,
  createDiscountRate,
  deactivateDiscountRate,
  getPracticeSubscription,
  getSubscription,
  listAuditEntries,
  listDiscountRateEvents,
  listDiscountRates,
  listInvoices,
  previewSubscriptionChange,
  removeDiscountRate,
  updateDiscountRate,
  type DiscountRate,
  type InputOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, addMonths, daysBetween, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { RunInvoicesJob } from '../invoice/jobs/run-invoices.job';
import { RenewSubscriptionsJob } from '../renewal/renew-subscriptions.job';

const product = testProduct({
  only: ['identity', 'billing', 'audit'],
  env: { ...process.env, BILLING_ABN: '51824753556' },
});
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: product.clock.now().toISOString() };
  await product.eventually(own);
});

const own = () => product.call(getSubscription, {}, practice.admin);
const today = () => todayIn(product.clock.now(), 'Australia/Sydney');
type Body = InputOf<typeof createDiscountRate>['body'];
const body = (changes: Partial<Body> = {}): Body => ({
  organisationId: practice.organisationId,
  type: 'PERCENTAGE',
  value: 2_000,
  cycle: null,
  startsOn: today(),
  endsOn: null,
  reason: 'Founding practice',
  ...changes,
});
const create = (changes: Partial<Body> = {}) =>
  product.call(createDiscountRate, { body: body(changes) }, superAdmin);
const update = ({ id, version }: DiscountRate, changes: Partial<Body>) => {
  const { organisationId: _practice, ...terms } = body(changes);
  return product.call(updateDiscountRate, { params: { id }, body: { version, ...terms } }, superAdmin);
};
const move = (
  operation: typeof activateDiscountRate | typeof deactivateDiscountRate,
  { id, version }: DiscountRate,
) => product.call(operation, { params: { id }, body: { version } }, superAdmin);
const remove = ({ id, version }: DiscountRate) =>
  product.call(removeDiscountRate, { params: { id }, query: { version } }, superAdmin);
const happened = async ({ id }: { id: string }) =>
  (await product.call(listDiscountRateEvents, { params: { id } }, superAdmin)).items;
const job = (type: typeof RunInvoicesJob | typeof RenewSubscriptionsJob) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), () =>
    product.app.get<RunInvoicesJob | RenewSubscriptionsJob>(type, { strict: false }).handle(),
  );
const invoices = async () => (await product.call(listInvoices, {}, practice.admin)).items;
const subscribe = async (plan: 'BASIC' | 'PROFESSIONAL' = 'PROFESSIONAL') => {
  const params = { id: practice.organisationId };
  const { version } = await product.call(getPracticeSubscription, { params }, superAdmin);
  await product.call(
    activateSubscription,
    { params, body: { version, plan, reason: 'Asked by telephone' } },
    superAdmin,
  );
};

it('previews a discount as a line of the next invoice, and links its history to that invoice', async () => {
  const rate = await create();
  expect(rate).toMatchObject({ status: 'ACTIVE', organisationName: expect.stringMatching(/^Practice /) });
  await subscribe();
  await Promise.all([job(RunInvoicesJob), job(RunInvoicesJob)]);
  const [invoice] = await invoices();
  expect(invoice).toMatchObject({
    netMinor: 79_20,
    gstMinor: 7_92,
    totalMinor: 87_12,
    lines: [
      { kind: 'PLAN', amountMinor: 99_00 },
      { kind: 'DISCOUNT', amountMinor: -19_80, label: 'Mates rate 20%' },
    ],
  });
  expect((await own()).nextCharge).toMatchObject({
    on: addMonths(today(), 1),
    amountMinor: 79_20,
    discount: { label: 'Mates rate 20%', amountMinor: -19_80 },
  });
  expect(await happened(rate)).toMatchObject([
    { action: 'APPLIED', byName: null, invoiceNumber: invoice?.number, savedMinor: 19_80 },
    { action: 'CREATED', byName: superAdmin.name, type: 'PERCENTAGE', value: 2_000, invoiceNumber: null },
  ]);
});

it('discounts a plan change by the amount that its preview shows', async () => {
  await create();
  await subscribe('BASIC');
  const query = { plan: 'PROFESSIONAL', cycle: 'MONTHLY' } as const;
  const preview = await product.call(previewSubscriptionChange, { query }, practice.admin);
  expect(preview.charges.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['PRORATION', -49_00],
    ['DISCOUNT', 9_80],
    ['PRORATION', 99_00],
    ['DISCOUNT', -19_80],
  ]);
  expect(preview).toMatchObject({ dueNowMinor: 40_00, next: { amountMinor: 79_20 } });
  const { version } = preview;
  await product.call(
    changeSubscription,
    { body: { version, ...query, dueNowMinor: preview.dueNowMinor } },
    practice.admin,
  );
  await job(RunInvoicesJob);
  // 99.00 less 20 %, charged in two parts.
  expect((await invoices()).reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(79_20);
});

it('never makes an invoice negative: a credit is carried over to the next charge', async () => {
  await subscribe('BASIC');
  await job(RunInvoicesJob);
  await create({ value: 10_000 });
  const { version } = await own();
  const wanted = { plan: 'BASIC', cycle: 'YEARLY' } as const;
  await product.call(changeSubscription, { body: { version, ...wanted } }, practice.admin);
  await job(RunInvoicesJob);
  expect((await invoices()).map(({ netMinor }) => netMinor)).toEqual([49_00]);
});

it('allows one active discount rate per practice, even when two are created at once', async () => {
  const both = await Promise.allSettled([create(), create({ value: 3_000 })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(create({ startsOn: addDays(today(), 40) })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'startsOn' }],
  });
  const other = await product.signUp();
  await product.eventually(() => product.call(getSubscription, {}, other.admin));
  await create({ organisationId: other.organisationId });
  await expect(create({ organisationId: superAdmin.userId })).rejects.toMatchObject({
    errors: [{ path: 'organisationId' }],
  });
});

it('audits changing, deactivating, reactivating and removing a discount rate, and rejects a stale version', async () => {
  const rate = await create();
  const changed = await update(rate, { type: 'CUSTOM_PRICE', value: 60_00, cycle: 'MONTHLY' });
  await expect(update(rate, { value: 1 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  const stopped = await move(deactivateDiscountRate, changed);
  const second = await create();
  await expect(move(activateDiscountRate, stopped)).rejects.toMatchObject({ code: 'DISCOUNT_RATES_OVERLAP' });
  await remove(second);
  const again = await move(activateDiscountRate, stopped);
  await remove(again);
  expect((await happened(rate)).map(({ action }) => action)).toEqual([
    ...['REMOVED', 'ACTIVATED', 'DEACTIVATED', 'UPDATED', 'CREATED'],
  ]);
  const { items } = await product.call(
    listDiscountRates,
    { query: { organisationId: practice.organisationId } },
    superAdmin,
  );
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'REMOVED'],
    [rate.id, 'REMOVED'],
  ]);
  await expect(move(activateDiscountRate, items[1] as DiscountRate)).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
  });
  await product.eventually(async () => {
    const trail = await product.call(
      listAuditEntries,
      { query: { entityType: 'DISCOUNT_RATE' } },
      practice.admin,
    );
    expect(trail.items).toHaveLength(7);
  });
});

it('expires a discount rate once, after which the next period has the list price', async () => {
  const rate = await create({ endsOn: today() });
  await subscribe();
  product.clock.shift(86_400_000);
  await Promise.all([job(RenewSubscriptionsJob), job(RenewSubscriptionsJob)]);
  await job(RenewSubscriptionsJob);
  expect((await happened(rate)).map(({ action }) => action).filter((one) => one === 'EXPIRED')).toHaveLength(
    1,
  );
  expect((await own()).nextCharge).toMatchObject({ amountMinor: 99_00, discount: null });
  const query = { status: ['EXPIRED' as const], organisationId: practice.organisationId };
  expect((await product.call(listDiscountRates, { query }, superAdmin)).items).toHaveLength(1);
});

it.each([
  { name: 'keeps its reduction', isDeactivated: false, netMinor: 79_20 },
  { name: 'stays without it if deactivated', isDeactivated: true, netMinor: 99_00 },
])(
  'a period that began on the days of a rate but is renewed after its end $name',
  async ({ isDeactivated, netMinor }) => {
    await subscribe();
    await job(RunInvoicesJob);
    const start = addMonths(today(), 1);
    const rate = await create({ startsOn: start, endsOn: addDays(start, 1) });
    if (isDeactivated) await move(deactivateDiscountRate, rate);
    product.clock.shift(daysBetween(today(), addDays(start, 3)) * 86_400_000);
    await job(RenewSubscriptionsJob);
    await job(RunInvoicesJob);
    expect((await happened(rate)).map(({ action }) => action)).toContain('EXPIRED');
    expect((await invoices()).map((invoice) => invoice.netMinor)).toEqual([netMinor, 99_00]);
  },
);

it('hides discount rates from practices and lets only super admins create them', async () => {
  await expect(product.call(listDiscountRates, {}, practice.admin)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(product.call(createDiscountRate, { body: body() }, practice.admin)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const rate = await create();
  await expect(
    product.sql('update billing.discount_rate_event set saved_minor = 1 where discount_rate_id = $1', [
      rate.id,
    ]),
  ).rejects.toThrow(/immutable/);
});
