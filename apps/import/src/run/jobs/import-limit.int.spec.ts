import { createClient } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';
import { importFile } from '../../../fixtures/importing.suite';
import { clientsCsv } from '../../../fixtures/clients.generator';
import { ImportGuard } from '../import-guard';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'import'] }));
const practice = perTest(() => product.signUp({ subscriptionPlan: 'BASIC' }));
afterEach(() => jest.restoreAllMocks());

const generated = (count: number): Buffer => Buffer.from([...clientsCsv(count)].join(''));
const add = () =>
  product.call(
    createClient,
    {
      body: { firstName: 'Mei', lastName: 'Tan', email: `${newId()}@example.com`, phone: '0412 345 678' },
    },
    practice.admin,
  );
const stored = async () => {
  const [row] = await product.sql<{ count: number }>(
    'select count(*)::int as count from crm.client where organisation_id = $1',
    [practice.organisationId],
  );
  return row?.count;
};

it('does not start an import that exceeds the client limit, and says how many clients fit', async () => {
  await Promise.all([add(), add()]);
  const run = await importFile(product, practice.admin, generated(120));
  expect(run).toMatchObject({ status: 'FAILED', total: 0, successful: 0 });
  expect(run.errors.map(({ message }) => message)).toEqual([
    '98 of 120 new clients fit: your plan includes 100 clients and your practice has 2. Nothing was imported. Please import fewer rows, or ask an administrator of your practice to choose a larger plan under Billing',
  ]);
  expect(await stored()).toBe(2);
});

it('imports up to the limit exactly, and merges into existing clients at the limit', async () => {
  const file = generated(100);
  expect(await importFile(product, practice.admin, file)).toMatchObject({
    status: 'COMPLETED',
    successful: 100,
  });
  expect(await importFile(product, practice.admin, file, 'merge')).toMatchObject({
    status: 'COMPLETED',
    merged: 100,
  });
  expect(await stored()).toBe(100);
});

it('fails cleanly if others take the last places while it runs', async () => {
  const guard = product.app.get(ImportGuard, { strict: false });
  const of = guard.of.bind(guard);
  jest.spyOn(guard, 'of').mockImplementation((run) => {
    const check = of(run);
    let checks = 0;
    return async () => {
      await check();
      checks += 1;
      // The guard runs at the start, while measuring what fits, and before storing.
      if (checks === 3) await add();
    };
  });
  const run = await importFile(product, practice.admin, generated(100));
  expect(run).toMatchObject({ status: 'FAILED', successful: 0 });
  expect(run.summary).toContain('Your plan has no room for more clients');
  expect(await stored()).toBe(1);
});
