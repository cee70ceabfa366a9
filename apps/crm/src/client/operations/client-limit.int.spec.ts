import {
  changeSubscription,
  convertLead,
  createClient,
  createLead,
  deleteClient,
  getClientRoom,
  getSubscription,
  importClients,
  restoreClient,
  updateClient,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'billing'] });
const starter = perTest(() => product.signUp({ subscriptionPlan: 'BASIC' }));

const MAX = 100;
const FULL = {
  code: 'PLAN_LIMIT_REACHED',
  status: 402,
  facts: { limit: 'clients', max: MAX, used: MAX, plan: 'BASIC' },
};

const add = (as: UserPrincipal = starter.admin) => {
  const unique = newId();
  const body = { firstName: 'Mei', lastName: 'Tan', email: `${unique}@example.com`, phone: '0412 345 678' };
  return product.call(createClient, { body }, as);
};
const addBatch = (count: number, organisationId = starter.organisationId) =>
  product.callInternal(importClients, {
    body: { organisationId, importId: newId(), strategy: 'skip', absent: [], rows: rows(count) },
  });
const UNKNOWN = {
  secondaryPhone: null,
  dateOfBirth: null,
  isVip: false,
  streetAddress: null,
  city: null,
  suburb: null,
  state: null,
  postcode: null,
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    client: {
      ...UNKNOWN,
      firstName: 'Noah',
      lastName: 'Lee',
      email: `${newId()}@example.com`,
      phone: '+61412345678',
    },
    note: null,
    defaulted: [],
  }));
const live = async (organisationId = starter.organisationId) => {
  const [row] = await product.sql<{ count: number }>(
    'select count(*)::int as count from crm.client where organisation_id = $1 and deleted_at is null',
    [organisationId],
  );
  return row?.count;
};

it('creates exactly one client when several requests compete for the last place of the plan', async () => {
  await addBatch(MAX - 1);
  const tries = await Promise.allSettled([add(), add(), add(), add()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(FULL);
  expect(await live()).toBe(MAX);
});

it('explains a reached client limit with the numbers and how to get a larger plan', async () => {
  await addBatch(MAX);
  await expect(add()).rejects.toThrow(
    'The Starter plan includes 100 clients, and your practice has 100. Nothing was changed. To add more, an administrator of your practice can choose a larger plan under Billing.',
  );
});

it('rejects restoring and converting at the client limit, until a client is deleted', async () => {
  await addBatch(MAX - 1);
  const { id, version } = await add();
  const { admin } = starter;
  await product.call(deleteClient, { params: { id }, query: { version, confirm: true } }, admin);
  const other = await add();
  await expect(product.call(restoreClient, { params: { id }, body: {} }, admin)).rejects.toMatchObject(FULL);
  const lead = await product.call(
    createLead,
    {
      body: {
        firstName: 'Ana',
        lastName: 'Reid',
        email: 'ana@example.com',
        phone: '0412 345 678',
        source: 'WEBSITE',
      },
    },
    admin,
  );
  const person = { firstName: 'Ana', lastName: 'Reid', email: 'ana@example.com', phone: '0412 345 678' };
  const convert = () =>
    product.call(
      convertLead,
      { params: { id: lead.id }, body: { version: lead.version, client: person } },
      admin,
    );
  await expect(convert()).rejects.toMatchObject(FULL);
  // Existing clients can still be changed.
  await product.call(
    updateClient,
    { params: { id: other.id }, body: { version: other.version, isVip: true } },
    admin,
  );
  await product.call(deleteClient, { params: { id: other.id }, query: { version: 2, confirm: true } }, admin);
  await convert();
  expect(await live()).toBe(MAX);
});

it('stores a batch of clients completely or not at all', async () => {
  await addBatch(MAX - 3);
  await expect(addBatch(4)).rejects.toMatchObject({
    code: 'PLAN_LIMIT_REACHED',
    facts: { used: MAX - 3, max: MAX },
  });
  expect(await live()).toBe(MAX - 3);
  expect(await product.call(getClientRoom, {}, starter.admin)).toEqual({ max: MAX, used: MAX - 3, left: 3 });
  await addBatch(3);
  expect(await addBatch(0)).toMatchObject({ created: 0 });
});

it('imposes no limit if the plan has none or the practice is not billed', async () => {
  const { admin } = await product.signUp({ subscriptionPlan: 'ENTERPRISE' });
  expect(await product.call(getClientRoom, {}, admin)).toEqual({ max: null, used: null, left: null });
  const free = await product.signUp({ subscriptionPlan: 'BASIC' });
  await product.sql('update identity.organisation set is_non_billing = true where id = $1', [
    free.organisationId,
  ]);
  await addBatch(MAX + 1, free.organisationId);
  expect(await live(free.organisationId)).toBe(MAX + 1);
});

it('applies the client limit of the current plan, and keeps clients above a lower one', async () => {
  const { admin, organisationId } = starter;
  await addBatch(MAX);
  const { version } = await product.eventually(() => product.call(getSubscription, {}, admin));
  await product.call(
    changeSubscription,
    { body: { version, plan: 'PROFESSIONAL', cycle: 'MONTHLY' } },
    admin,
  );
  await product.eventually(() => add());
  const now = await product.call(getSubscription, {}, admin);
  await product.call(
    changeSubscription,
    { body: { version: now.version, plan: 'BASIC', cycle: 'MONTHLY' } },
    admin,
  );
  // Above the limit nothing is removed; only additions are rejected.
  await product.eventually(async () =>
    expect(await product.call(getClientRoom, {}, admin)).toEqual({ max: MAX, used: MAX + 1, left: 0 }),
  );
  await expect(add()).rejects.toMatchObject({ facts: { used: MAX + 1, max: MAX } });
  expect(await live(organisationId)).toBe(MAX + 1);
});
