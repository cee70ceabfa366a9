import {
  activateSubscription,
  cancelSubscription,
  changeSubscription,
  getPracticeSubscription,
  getSubscription,
  listSubscriptionEvents,
  previewSubscriptionChange,
  reactivateSubscription,
  updateBillingContact,
  type UserPrincipal,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { EndTrialsJob } from './jobs/end-trials.job';
import { RenewSubscriptionsJob } from '../renewal/renew-subscriptions.job';

const product = testProduct(() => startProduct({ only: ['identity', 'billing'] }));
const practice = perTest(() => product.signUp());
beforeEach(() => product.eventually(() => own()));

const own = () => product.call(getSubscription, {}, practice.admin);
const run = (job: typeof EndTrialsJob | typeof RenewSubscriptionsJob) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), () =>
    product.app.get<EndTrialsJob>(job, { strict: false }).handle(),
  );
const charges = async () =>
  (
    await product.sql<{ amount_minor: string }>(
      'select amount_minor from billing.charge where organisation_id = $1 order by place',
      [practice.organisationId],
    )
  ).map(({ amount_minor }) => Number(amount_minor));
const happened = async () =>
  (await product.call(listSubscriptionEvents, {}, practice.admin)).items.map(
    ({ kind, about }) => about ?? kind,
  );

/** Gives the practice a month of Starter from today. */
async function subscribed(): Promise<void> {
  const platform = (await product.signUp()).admin;
  const superAdmin: UserPrincipal = {
    ...platform,
    role: 'SUPER_ADMIN',
    confirmedAt: product.clock.now().toISOString(),
  };
  const params = { id: practice.organisationId };
  const { version } = await product.call(getPracticeSubscription, { params }, superAdmin);
  const body = { version, plan: 'BASIC' as const, reason: 'Asked by telephone' };
  await product.call(activateSubscription, { params, body }, superAdmin);
}

it('starts and charges a plan chosen during the trial only when the trial ends', async () => {
  const { version } = await own();
  const chosen = { plan: 'PROFESSIONAL', cycle: 'YEARLY' } as const;
  expect(await product.call(previewSubscriptionChange, { query: chosen }, practice.admin)).toMatchObject({
    isAtOnce: false,
    from: null,
    dueNowMinor: 0,
    next: { amountMinor: 990_00 },
  });
  const changed = await product.call(changeSubscription, { body: { version, ...chosen } }, practice.admin);
  expect(changed).toMatchObject({ status: 'TRIALING', renews: true, ...chosen });
  expect(await charges()).toEqual([]);
  await product.sql(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() - interval '1 second'
      where organisation_id = $1`,
    [practice.organisationId],
  );
  await Promise.all([run(EndTrialsJob), run(EndTrialsJob)]);
  expect(await own()).toMatchObject({ status: 'ACTIVE', ...chosen });
  expect(await charges()).toEqual([990_00]);
});

it('upgrades at once for the previewed amount, and rejects a request that saw a lower amount', async () => {
  await subscribed();
  const wanted = { plan: 'ENTERPRISE', cycle: 'MONTHLY' } as const;
  const preview = await product.call(previewSubscriptionChange, { query: wanted }, practice.admin);
  expect(preview).toMatchObject({ isAtOnce: true, dueNowMinor: 150_00 });
  const { version } = preview;
  const change = (dueNowMinor: number) =>
    product.call(changeSubscription, { body: { version, ...wanted, dueNowMinor } }, practice.admin);
  await expect(change(149_00)).rejects.toMatchObject({ code: 'PREVIEW_OUTDATED' });
  const both = await Promise.allSettled([change(150_00), change(150_00)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await charges()).toEqual([49_00, -49_00, 199_00]);
  await expect(
    product.call(previewSubscriptionChange, { query: wanted }, practice.admin),
  ).rejects.toMatchObject({ code: 'PLAN_UNCHANGED' });
});

it('downgrades at the end of the period, renews once, and allows cancelling and reactivating', async () => {
  await subscribed();
  const change = async (plan: 'BASIC' | 'PROFESSIONAL') => {
    const { version } = await own();
    return product.call(changeSubscription, { body: { version, plan, cycle: 'MONTHLY' } }, practice.admin);
  };
  await change('PROFESSIONAL');
  expect(await change('BASIC')).toMatchObject({
    plan: 'PROFESSIONAL',
    planned: { plan: 'BASIC', cycle: 'MONTHLY' },
    nextCharge: { amountMinor: 49_00 },
  });
  await product.sql(
    `update billing.subscription set anchor = anchor - 31, period_start = period_start - 31, period_end = as_of
      where organisation_id = $1`,
    [practice.organisationId],
  );
  await Promise.all([run(RenewSubscriptionsJob), run(RenewSubscriptionsJob), run(RenewSubscriptionsJob)]);
  expect(await own()).toMatchObject({ plan: 'BASIC', planned: null });
  expect((await charges()).slice(-1)).toEqual([49_00]);
  expect(await charges()).toHaveLength(4);
  const cancelled = await product.call(
    cancelSubscription,
    { body: { version: (await own()).version } },
    practice.admin,
  );
  expect(cancelled).toMatchObject({ renews: false, nextCharge: null });
  await product.call(reactivateSubscription, { body: { version: cancelled.version } }, practice.admin);
  expect((await happened()).slice(0, 4)).toEqual([
    'SUBSCRIPTION_REACTIVATED',
    'SUBSCRIPTION_CANCELLED',
    'PLAN_CHANGED',
    'CHANGE_PLANNED',
  ]);
});

it('stores the billing contact, and rejects an invalid business number', async () => {
  const { version } = await own();
  const contact = { name: 'Accounts', email: 'Accounts@practice.example' };
  const save = (businessNumber: string) =>
    product.call(
      updateBillingContact,
      { body: { version, ...contact, businessNumber } as never },
      practice.admin,
    );
  await expect(save('51 824 753 557')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await save('51 824 753 556')).contact).toEqual({
    name: 'Accounts',
    email: 'accounts@practice.example',
    businessNumber: '51824753556',
  });
  expect((await happened())[0]).toBe('CONTACT_CHANGED');
});
