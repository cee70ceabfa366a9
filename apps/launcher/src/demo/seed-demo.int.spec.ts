import {
  getSurgeryConfiguration,
  listClients,
  listPricingRules,
  listProviders,
  listSites,
  listSurgeryConfigurations,
  seedDemo as seedDemoAccounts,
  type UserPrincipal,
} from '@quillcare/contracts';
import { justConfirmed } from '@quillcare/contracts';
import { startProduct, type Product } from '@quillcare/testing';
import { SURGERIES } from './demo-catalogue';
import { seedDemo } from './seed-demo';

let product: Product;
let admin: UserPrincipal;
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm', 'quoting'] });
  const { emails } = await seedDemo(product);
  const [email = ''] = emails;
  const [user] = await product.sql<{ id: string; organisation_id: string }>(
    'select id, organisation_id from identity."user" where email = $1',
    [email],
  );
  admin = {
    ...{ kind: 'user', userId: user!.id, organisationId: user!.organisation_id, sessionId: user!.id },
    ...{ role: 'ORG_ADMIN', isActive: true, name: 'Demonstration', email, ...justConfirmed(new Date()) },
  };
});
afterAll(() => product.stop());

it('has every surgery configured, with nothing that is not available', async () => {
  const { items } = await product.call(listSurgeryConfigurations, { query: { limit: 100 } }, admin);
  expect(items.map(({ name }) => name).sort()).toEqual(SURGERIES.map(({ surgery }) => surgery.name).sort());
  for (const { id, isConfigured } of items) {
    expect(isConfigured).toBe(true);
    const { named } = await product.call(getSurgeryConfiguration, { params: { id } }, admin);
    expect(named.filter(({ isAvailable }) => !isAvailable)).toEqual([]);
  }
});

it('has a directory and clients', async () => {
  for (const list of [listProviders, listSites, listClients])
    expect((await product.call(list, { query: {} }, admin)).items.length).toBeGreaterThan(2);
});

it('has pricing rules, each with its target', async () => {
  const { items } = await product.call(listPricingRules, { query: {} }, admin);
  expect(items.map(({ isActive, target }) => [isActive, target?.state ?? null])).toEqual([
    ...Array.from({ length: 4 }, () => [true, 'ACTIVE']),
    [false, null],
  ]);
});

it('is not made twice', async () => {
  await seedDemo(product);
  const { created } = await product.callInternal(seedDemoAccounts, { body: { password: 'Harbour-view-9' } });
  expect(created).toBe(false);
  const { total } = await product.call(listSurgeryConfigurations, { query: {} }, admin);
  expect(total).toBe(SURGERIES.length);
});
