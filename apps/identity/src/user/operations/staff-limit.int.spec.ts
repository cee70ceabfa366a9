import {
  acceptInvitation,
  changeSubscription,
  countStaff,
  createInvitation,
  getSubscription,
  resendInvitation,
  setOrganisationLogo,
  removeOrganisationLogo,
  updateUser,
  withdrawInvitation,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { png } from '../../organisation/domain/picture.fixtures';
import { tokenTo } from '../../testing/mails.suite';
import { freshEmail } from '../../testing/staff.suite';

const product = testProduct({ only: ['identity', 'billing'] });
/** One user exists, so four can be added. */
const practice = perTest(() => product.signUp({ subscriptionPlan: 'PROFESSIONAL' }));

const MAX = 5;
const FULL = {
  code: 'PLAN_LIMIT_REACHED',
  facts: { limit: 'users', max: MAX, used: MAX, plan: 'PROFESSIONAL' },
};
const DAY_MS = 86_400_000;

const invite = (email = freshEmail(), by: UserPrincipal = practice.admin) =>
  product.call(
    createInvitation,
    { body: { firstName: 'Priya', lastName: 'Raman', role: 'SALES_MANAGER', email } },
    { ...by, confirmedAt: product.clock.now().toISOString() },
  );
const inviteMany = async (count: number) => {
  const invitations = [];
  for (let at = 0; at < count; at += 1) invitations.push(await invite());
  return invitations;
};
const accept = async (email: string) => {
  const params = { token: await tokenTo(product, email) };
  const { session } = await product.call(
    acceptInvitation,
    { params, body: { password: 'Korimako-7' } },
    { kind: 'anonymous' },
  );
  return session.user;
};
const used = async () => {
  const body = { organisationIds: [practice.organisationId] };
  return (await product.callInternal(countStaff, { body })).items[0]?.users;
};
const change = (id: string, version: number, body: { isActive?: boolean; role?: 'USER' }) =>
  product.call(updateUser, { params: { id }, body: { version, ...body } }, practice.admin);

const planOf = async (organisationId: string) => {
  const [row] = await product.sql<{ plan: string }>('select plan from identity.organisation where id = $1', [
    organisationId,
  ]);
  return row?.plan;
};
/** Publishes the plan as billing does. */
const tellPlan = (organisationId: string, plan: string, version: number) =>
  product.sql(
    `insert into billing.outbox (id, organisation_id, kind, destination, payload)
     select gen_random_uuid(), $1, 'event', destination, payload || jsonb_build_object('id', gen_random_uuid(), 'data', $2::jsonb)
       from (select destination, payload from billing.outbox
              where organisation_id = $1 and destination = 'evt.billing.PracticePlanChanged.v1' limit 1) model`,
    [organisationId, JSON.stringify({ plan, version })],
  );

it('accepts exactly one of two concurrent invitations for the last place of the plan', async () => {
  await inviteMany(MAX - 2);
  const tries = await Promise.allSettled([invite(), invite()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(FULL);
  expect(await used()).toBe(MAX);
});

it('counts an invitation and the user who accepts it once, and frees the place of a withdrawn one', async () => {
  const email = freshEmail();
  await invite(email);
  const [first] = await inviteMany(MAX - 2);
  await accept(email);
  expect(await used()).toBe(MAX);
  await expect(invite()).rejects.toMatchObject(FULL);
  await product.call(withdrawInvitation, { params: { id: first?.id ?? '' } }, practice.admin);
  await invite();
});

it('frees the place of an expired invitation until it is sent again', async () => {
  const [old] = await inviteMany(1);
  const again = () => product.call(resendInvitation, { params: { id: old?.id ?? '' } }, practice.admin);
  await product.clock.runShifted(8 * DAY_MS, async () => {
    await inviteMany(MAX - 1);
    await expect(again()).rejects.toMatchObject(FULL);
  });
  expect((await product.clock.runShifted(16 * DAY_MS, again)).status).toBe('PENDING');
});

it('rejects reactivating a user at the limit, but allows other changes', async () => {
  const email = freshEmail();
  await invite(email);
  const { id } = await accept(email);
  const away = await change(id, 1, { isActive: false });
  const places = await inviteMany(MAX - 1);
  await expect(change(id, away.version, { isActive: true })).rejects.toMatchObject(FULL);
  const changed = await change(id, away.version, { role: 'USER' });
  await product.call(withdrawInvitation, { params: { id: places[0]?.id ?? '' } }, practice.admin);
  await change(id, changed.version, { isActive: true });
  expect(await used()).toBe(MAX);
});

it('rejects a second person on Starter, and says the numbers', async () => {
  const { admin } = await product.signUp({ subscriptionPlan: 'BASIC' });
  await expect(invite(freshEmail(), admin)).rejects.toThrow(
    'The Starter plan includes 1 person, and your practice has 1, open invitations included.',
  );
});

it('allows a logo in some plans only, and keeps an existing one until it is removed', async () => {
  const { admin, organisationId } = await product.signUp({ subscriptionPlan: 'PROFESSIONAL' });
  const logo = { mediaType: 'image/png', data: png(20, 10).toString('base64') } as const;
  const send = (version: number) => product.call(setOrganisationLogo, { body: { ...logo, version } }, admin);
  const { version } = await send(1);
  const subscription = await product.eventually(() => product.call(getSubscription, {}, admin));
  const smaller = { version: subscription.version, plan: 'BASIC', cycle: 'MONTHLY' } as const;
  await product.call(changeSubscription, { body: smaller }, admin);
  await product.eventually(async () => expect(await planOf(organisationId)).toBe('BASIC'));
  await product.eventually(() =>
    expect(send(version)).rejects.toMatchObject({
      code: 'PLAN_LACKS_FEATURE',
      facts: { feature: 'branding', plan: 'BASIC' },
    }),
  );
  // Late or duplicate events change nothing.
  await tellPlan(organisationId, 'ENTERPRISE', 1);
  await tellPlan(organisationId, 'PROFESSIONAL', 9);
  await product.eventually(async () => expect(await planOf(organisationId)).toBe('PROFESSIONAL'));
  await tellPlan(organisationId, 'ENTERPRISE', 9);
  await tellPlan(organisationId, 'BASIC', 10);
  await product.eventually(async () => expect(await planOf(organisationId)).toBe('BASIC'));
  await product.call(removeOrganisationLogo, { query: { version } }, admin);
});
