import {
  createClient,
  createInvitation,
  createQuoteTemplate,
  getSubscription,
  getSubscriptionUsage,
  previewSubscriptionChange,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'billing'] });
const practice = perTest(() => product.signUp({ subscriptionPlan: 'PROFESSIONAL' }));
beforeEach(() => product.eventually(() => product.call(getSubscription, {}, practice.admin)));

const usage = (as = practice.admin) => product.call(getSubscriptionUsage, {}, as);
const preview = async (plan: 'BASIC' | 'ENTERPRISE') => {
  const query = { plan, cycle: 'MONTHLY' } as const;
  return (await product.call(previewSubscriptionChange, { query }, practice.admin)).exceeded;
};
const addTemplates = async (count: number) => {
  for (let at = 0; at < count; at += 1)
    await product.call(createQuoteTemplate, { body: { name: `Template ${at}` } }, practice.admin);
};
const invite = () =>
  product.call(
    createInvitation,
    {
      body: {
        firstName: 'Priya',
        lastName: 'Raman',
        role: 'USER',
        email: `priya.${practice.organisationId}@example.com`,
      },
    },
    practice.admin,
  );

it('gathers the used share of each plan limit from every service', async () => {
  const person = { firstName: 'Mei', lastName: 'Tan', email: 'mei@example.com', phone: '0412 345 678' };
  await product.call(createClient, { body: person }, practice.admin);
  await invite();
  expect(await usage()).toEqual({
    plan: 'PROFESSIONAL',
    items: [
      { limit: 'clients', used: 1, max: 500 },
      { limit: 'users', used: 2, max: 5 },
      { limit: 'templates', used: 0, max: null },
    ],
  });
  await expect(usage(practice.as('SALES_MANAGER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('shows no limits to a practice that is not billed', async () => {
  await product.sql('update identity.organisation set is_non_billing = true where id = $1', [
    practice.organisationId,
  ]);
  expect((await usage()).items.map(({ max }) => max)).toEqual([null, null, null]);
  expect(await preview('BASIC')).toEqual([]);
});

it('lists the limits that a downgrade would exceed', async () => {
  expect(await preview('BASIC')).toEqual([]);
  await invite();
  await addTemplates(6);
  expect(await preview('BASIC')).toEqual([
    { limit: 'users', used: 2, max: 1 },
    { limit: 'templates', used: 6, max: 5 },
  ]);
  expect(await preview('ENTERPRISE')).toEqual([]);
});
