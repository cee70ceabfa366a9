import {
  activateSubscription,
  extendTrial,
  getOrganisationSettings,
  getPracticeSubscription,
  getSubscription,
  listSubscriptionEvents,
  listAuditEntries,
  listNotifications,
  PracticeAccessChanged,
  remindOfTrial,
  resolveSession,
  TrialEnded,
  TrialEnding,
  updateOrganisation,
  updateProfile,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import { contextFor, newId, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { EndTrialsJob } from './jobs/end-trials.job';
import { RemindOfTrialJob } from './jobs/remind-of-trial.job';
import { SubscriptionRepository } from './persistence/subscription.repository';

const ZONE = 'Pacific/Auckland';
const product = testProduct({
  only: ['identity', 'billing', 'notifications', 'audit'],
  env: { ...process.env, SMTP_URL: '' },
});
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeEach(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: product.clock.now().toISOString() };
  await product.eventually(() => product.call(getSubscription, {}, practice.admin));
  const { version } = await product.call(getOrganisationSettings, {}, practice.admin);
  await product.call(updateOrganisation, { body: { version, timeZone: ZONE } }, practice.admin);
});

afterEach(() => product.clock.shift(Date.now() - product.clock.now().getTime()));

const asBilling = <T>(work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'billing' }), work);
const endTrials = () => asBilling(() => product.app.get(EndTrialsJob, { strict: false }).handle());

async function remindAt(instant: Date): Promise<void> {
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
  const all: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, { strict: false, each: true });
  const sweep = all.find(({ serviceName }) => serviceName === 'billing');
  const handler = product.app.get(RemindOfTrialJob, { strict: false });
  await asBilling(async () => sweep?.run(remindOfTrial, (turn) => handler.handle(turn)));
}

const told = async (subject: string) =>
  (
    await product.sql<{ data: { days?: number } }>(
      `select payload->'data' as data from billing.outbox where organisation_id = $1 and destination = $2 order by seq`,
      [practice.organisationId, subject],
    )
  ).map(({ data }) => data);
const mails = () =>
  product.sql<{ subject: string }>(
    `select subject from notifications.mail_message where organisation_id = $1 and template = 'trial-news' order by created_at`,
    [practice.organisationId],
  );
const letEnd = () =>
  product.sql(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() - interval '1 second'
      where organisation_id = $1`,
    [practice.organisationId],
  );
const ofPractice = () =>
  product.call(getPracticeSubscription, { params: { id: practice.organisationId } }, superAdmin);

it('ends a trial once, and makes the practice read-only in every service', async () => {
  await letEnd();
  await Promise.all([endTrials(), endTrials(), endTrials()]);
  await endTrials();
  expect(await told(TrialEnded.subject)).toHaveLength(1);
  expect(await told(PracticeAccessChanged.subject)).toEqual([{ access: 'READ_ONLY', version: 2 }]);
  expect(await product.call(getSubscription, {}, practice.admin)).toMatchObject({
    status: 'EXPIRED',
    trialDaysLeft: 0,
  });
  await product.eventually(async () => {
    const body = { sessionId: practice.admin.sessionId };
    const session = await product.callInternal(resolveSession, { body });
    expect(session.practiceAccess).toBe('READ_ONLY');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The trial of Practice .* has ended$/),
    ]);
  });
});

it('does not end a trial that is extended while the job is running', async () => {
  const subscriptions = product.app.get(SubscriptionRepository, { strict: false });
  const over = subscriptions.findElapsedTrials.bind(subscriptions);
  // On every call, because the product's own scheduled run may come first.
  const meanwhile = jest.spyOn(subscriptions, 'findElapsedTrials').mockImplementation(async (...given) => {
    const due = await over(...given);
    if (due.length > 0)
      await product.sql(
        `update billing.subscription set trial_end = now() + interval '7 days' where organisation_id = $1`,
        [practice.organisationId],
      );
    return due;
  });
  await letEnd();
  await endTrials();
  meanwhile.mockRestore();
  expect(await product.call(getSubscription, {}, practice.admin)).toMatchObject({
    status: 'TRIALING',
    trialDaysLeft: 7,
  });
  expect(await told(TrialEnded.subject)).toEqual([]);
});

it('records every change of a subscription as an immutable event', async () => {
  const kinds = async () =>
    (await product.call(listSubscriptionEvents, {}, practice.admin)).items.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['TRIAL_STARTED']);
  await letEnd();
  await Promise.all([endTrials(), endTrials()]);
  const { version } = await ofPractice();
  const body = { version, plan: 'PROFESSIONAL' as const, reason: 'Asked by telephone' };
  await product.call(activateSubscription, { params: { id: practice.organisationId }, body }, superAdmin);
  expect(await kinds()).toEqual(['PLAN_CHANGED', 'SUBSCRIPTION_CREATED', 'TRIAL_ENDED', 'TRIAL_STARTED']);
  await expect(
    product.sql('update billing.subscription_event set at = now() where organisation_id = $1', [
      practice.organisationId,
    ]),
  ).rejects.toThrow('immutable');
});

it('rejects commands of a read-only practice in the service too, except changes of the user’s profile', async () => {
  const readOnly: UserPrincipal = { ...practice.admin, practiceAccess: 'READ_ONLY' };
  const { version } = await product.call(getOrganisationSettings, {}, readOnly);
  await expect(
    product.call(updateOrganisation, { body: { version, name: 'Other' } }, readOnly),
  ).rejects.toMatchObject({ code: 'PRACTICE_READ_ONLY' });
  const body = { version: 1, firstName: 'Anahera' };
  await product.call(updateProfile, { body: body as never }, readOnly);
});

describe('a super admin', () => {
  it('extends a trial, even after its end, with a reason in the practice’s audit trail', async () => {
    await letEnd();
    await endTrials();
    const { version } = await ofPractice();
    const lastDay = addDays(todayIn(product.clock.now(), ZONE), 20);
    const params = { id: practice.organisationId };
    const request = { params, body: { version, lastDay, reason: 'Asked by telephone' } };
    const extended = await product.call(extendTrial, request, superAdmin);
    expect(extended).toMatchObject({ status: 'TRIALING', access: 'FULL' });
    expect(todayIn(new Date(extended.trialEndDate), ZONE)).toBe(lastDay);
    await expect(product.call(extendTrial, request, superAdmin)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect((await told(PracticeAccessChanged.subject)).at(-1)).toEqual({
      access: 'FULL',
      version: version + 1,
    });
    await product.eventually(async () => {
      const body = { sessionId: practice.admin.sessionId };
      expect((await product.callInternal(resolveSession, { body })).practiceAccess).toBe('FULL');
      const trail = { query: { entityType: 'SUBSCRIPTION' as const } };
      const { items } = await product.call(listAuditEntries, trail, practice.admin);
      expect(items[0]).toMatchObject({ action: 'UPDATE', reason: 'Asked by telephone' });
    });
  });

  it('activates a plan once', async () => {
    const { version } = await ofPractice();
    const params = { id: practice.organisationId };
    const body = { version, plan: 'ENTERPRISE' as const, reason: 'Signed the contract' };
    expect(await product.call(activateSubscription, { params, body }, superAdmin)).toMatchObject({
      status: 'ACTIVE',
      plan: 'ENTERPRISE',
    });
    await letEnd();
    await endTrials();
    expect(await told(TrialEnded.subject)).toEqual([]);
    await expect(
      product.call(activateSubscription, { params, body: { ...body, version: version + 1 } }, superAdmin),
    ).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it.each(['2020-01-01', '2099-01-01'])('cannot extend a trial to %s', async (lastDay) => {
    const { version } = await ofPractice();
    const request = { params: { id: practice.organisationId }, body: { version, lastDay, reason: 'x' } };
    await expect(product.call(extendTrial, request, superAdmin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('gets NOT_FOUND for the subscription of an unknown practice', async () => {
    await expect(
      product.call(getPracticeSubscription, { params: { id: newId() } }, superAdmin),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('reminds administrators once each, three days and one day before, in the practice’s morning', async () => {
  const { trialEndDate } = await product.call(getSubscription, {}, practice.admin);
  const last = todayIn(new Date(trialEndDate), ZONE);
  const tenOn = (before: number) => toInstant(addDays(last, -before), '10:00', ZONE);
  await remindAt(new Date(tenOn(4).getTime() + 60_000));
  expect(await told(TrialEnding.subject)).toEqual([]);
  await remindAt(new Date(tenOn(3).getTime() - 60_000));
  expect(await told(TrialEnding.subject)).toEqual([]);
  for (const before of [3, 3, 2, 1, 1])
    await Promise.all([1, 2, 3].map(() => remindAt(new Date(tenOn(before).getTime() + 60_000))));
  expect((await told(TrialEnding.subject)).map(({ days }) => days)).toEqual([3, 1]);
  await product.eventually(async () => {
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The trial of Practice .* ends in 3 days$/),
      expect.stringMatching(/^The trial of Practice .* ends tomorrow$/),
    ]);
    const { items } = await product.call(listNotifications, {}, practice.admin);
    expect(items.filter(({ topic }) => topic === 'TRIAL_ENDING')).toHaveLength(2);
  });
  expect((await product.call(listNotifications, {}, practice.as('USER'))).items).toEqual([]);
});
