import {
  activateSubscription,
  changeSubscription,
  disableNonBilling,
  enableNonBilling,
  getOrganisationOverview,
  getPracticeSubscription,
  getSubscription,
  listInvoices,
  listNonBillingEvents,
  listNonBillingOrganisations,
  previewSubscriptionChange,
  listSubscriptionEvents,
  PracticeAccessChanged,
  resolveSession,
  TrialEnded,
  updateNonBilling,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { RunInvoicesJob } from '../invoice/jobs/run-invoices.job';
import { EndTrialsJob } from '../subscription/jobs/end-trials.job';
import { RenewSubscriptionsJob } from '../renewal/renew-subscriptions.job';

const product = testProduct(() => startProduct({ only: ['identity', 'billing'] }));
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: product.clock.now().toISOString() };
  await product.eventually(own);
});

const own = () => product.call(getSubscription, {}, practice.admin);
const params = () => ({ id: practice.organisationId });
const today = () => todayIn(product.clock.now(), 'Australia/Sydney');
const version = async () => (await own()).version;
const enable = async (lastDay: string | null = null, reason = 'Pilot practice') =>
  product.call(
    enableNonBilling,
    { params: params(), body: { version: await version(), lastDay, reason } },
    superAdmin,
  );
const update = async (lastDay: string | null, reason = 'Pilot practice') =>
  product.call(
    updateNonBilling,
    { params: params(), body: { version: await version(), lastDay, reason } },
    superAdmin,
  );
const disable = async () =>
  product.call(
    disableNonBilling,
    { params: params(), body: { version: await version(), reason: 'The pilot is over' } },
    superAdmin,
  );
const job = (type: typeof RunInvoicesJob | typeof EndTrialsJob | typeof RenewSubscriptionsJob) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), () =>
    product.app.get<RunInvoicesJob>(type, { strict: false }).handle(),
  );
const everyJob = async () => {
  for (const type of [EndTrialsJob, RenewSubscriptionsJob, RunInvoicesJob])
    await Promise.all([job(type), job(type)]);
};
const letTrialEnd = () =>
  product.sql(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() - interval '1 second'
      where organisation_id = $1`,
    [practice.organisationId],
  );
const happened = async () =>
  (await product.call(listNonBillingEvents, { params: params() }, superAdmin)).items;
const told = async (subject: string) =>
  (
    await product.sql<{ data: object }>(
      `select payload->'data' as data from billing.outbox where organisation_id = $1 and destination = $2 order by seq`,
      [practice.organisationId, subject],
    )
  ).map(({ data }) => data);
const isShownAs = (isNonBilling: boolean) =>
  product.eventually(async () =>
    expect(await product.call(getOrganisationOverview, { params: params() }, superAdmin)).toMatchObject({
      isNonBilling,
    }),
  );

it('keeps the trial of a non-billed practice open, and ends it once the practice is billed again', async () => {
  expect(await enable()).toMatchObject({ isNonBilling: true, since: today(), lastDay: null });
  await isShownAs(true);
  await letTrialEnd();
  await everyJob();
  expect(await own()).toMatchObject({ status: 'TRIALING', notBilled: { lastDay: null } });
  expect(await told(TrialEnded.subject)).toEqual([]);
  await disable();
  expect(await own()).toMatchObject({ status: 'EXPIRED', notBilled: null });
  expect(await told(TrialEnded.subject)).toHaveLength(1);
  await isShownAs(false);
  expect(
    (await product.call(listSubscriptionEvents, {}, practice.admin)).items.map(
      ({ kind, about }) => about ?? kind,
    ),
  ).toEqual(['TRIAL_ENDED', 'BILLED_AGAIN', 'NOT_BILLED', 'TRIAL_STARTED']);
  await expect(disable()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

it('gives a practice with an ended trial full access, and makes it read-only again afterwards', async () => {
  await letTrialEnd();
  await everyJob();
  await enable();
  const access = async () =>
    (await product.callInternal(resolveSession, { body: { sessionId: practice.admin.sessionId } }))
      .practiceAccess;
  await product.eventually(async () => expect(await access()).toBe('FULL'));
  await disable();
  await product.eventually(async () => expect(await access()).toBe('READ_ONLY'));
  expect(await told(PracticeAccessChanged.subject)).toMatchObject([
    ...[{ access: 'READ_ONLY' }, { access: 'FULL' }, { access: 'READ_ONLY' }],
  ]);
});

it('charges a plan chosen while not billed once, starting the day after the last free day', async () => {
  await letTrialEnd();
  await enable(addDays(today(), 1));
  const wanted = { plan: 'PROFESSIONAL', cycle: 'MONTHLY' } as const;
  expect(await product.call(previewSubscriptionChange, { query: wanted }, practice.admin)).toMatchObject({
    dueNowMinor: 0,
    next: { on: addDays(today(), 2), amountMinor: 99_00 },
  });
  const body = { version: await version(), ...wanted };
  await product.call(changeSubscription, { body }, practice.admin);
  await everyJob();
  expect((await product.call(listInvoices, {}, practice.admin)).items).toEqual([]);
  const first = addDays(today(), 2);
  product.clock.shift(2 * 86_400_000);
  await everyJob();
  await everyJob();
  expect(await own()).toMatchObject({ status: 'ACTIVE', plan: 'PROFESSIONAL', periodStart: first });
  expect((await product.call(listInvoices, {}, practice.admin)).items).toMatchObject([{ netMinor: 99_00 }]);
  expect(await happened()).toMatchObject([
    { action: 'DISABLED', byName: null, lastDay: addDays(first, -1) },
    { action: 'ENABLED', byName: superAdmin.name },
  ]);
  await isShownAs(false);
});

it('does not renew an active plan while not billed, and starts a period when billing resumes', async () => {
  const { version: seen } = await product.call(getPracticeSubscription, { params: params() }, superAdmin);
  await product.call(
    activateSubscription,
    { params: params(), body: { version: seen, plan: 'BASIC', reason: 'Asked by telephone' } },
    superAdmin,
  );
  await enable();
  await product.sql(
    `update billing.subscription set period_start = period_start - 60, period_end = period_end - 60 where organisation_id = $1`,
    [practice.organisationId],
  );
  await everyJob();
  const charges = () =>
    product.sql('select 1 from billing.charge where organisation_id = $1', [practice.organisationId]);
  expect(await charges()).toHaveLength(1);
  await disable();
  expect(await charges()).toHaveLength(2);
  expect(await own()).toMatchObject({ status: 'ACTIVE', periodStart: today() });
});

it('records extending, shortening and explaining the free period, and rejects a stale version', async () => {
  const enabled = await enable(addDays(today(), 10));
  await update(addDays(today(), 20));
  await update(addDays(today(), 5), 'A shorter pilot');
  await expect(
    product.call(
      updateNonBilling,
      { params: params(), body: { version: enabled.version, lastDay: null, reason: 'Late' } },
      superAdmin,
    ),
  ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(update(addDays(today(), -1))).rejects.toMatchObject({ errors: [{ path: 'lastDay' }] });
  expect((await happened()).map(({ action, reason }) => [action, reason])).toEqual([
    ['REASON_UPDATED', 'A shorter pilot'],
    ['SHORTENED', 'A shorter pilot'],
    ['EXTENDED', 'Pilot practice'],
    ['ENABLED', 'Pilot practice'],
  ]);
  const query = { isNonBilling: true };
  const { items } = await product.call(listNonBillingOrganisations, { query }, superAdmin);
  expect(items.find(({ organisationId }) => organisationId === practice.organisationId)).toMatchObject({
    reason: 'A shorter pilot',
    lastDay: addDays(today(), 5),
    organisationName: expect.stringMatching(/^Practice /),
  });
});

it('forbids practices to grant themselves a free period', async () => {
  const body = { version: await version(), lastDay: null, reason: 'We would like that' };
  await expect(
    product.call(enableNonBilling, { params: params(), body }, practice.admin),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(product.call(listNonBillingOrganisations, {}, practice.admin)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
