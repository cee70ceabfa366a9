import { listSurgeryCases } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { openPractice, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { signedQuote } from '../../../evidence/evidence/operations/evidence-scene.suite';
import { form } from '../../../patient/patient/operations/answers.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
beforeAll(async () => {
  for (const procedureClass of ['MEDICARE', 'COSMETIC', 'MEDICARE'] as const)
    await signedQuote(scene, { procedureClass });
});

const list = (query: object = {}) => product.call(listSurgeryCases, { query }, scene.org.as('USER'));

it('lists cases by latest acceptance first, without signatures', async () => {
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items.map(({ acceptedAt }) => acceptedAt)).toEqual(
    items
      .map(({ acceptedAt }) => acceptedAt)
      .sort()
      .reverse(),
  );
  expect(items[0]).not.toHaveProperty('acceptanceData');
});

it('filters cases by status and searches by quote number and patient name', async () => {
  expect((await list({ status: 'PLANNED' })).total).toBe(1);
  expect((await list({ search: '000002' })).items).toEqual([
    expect.objectContaining({ status: 'PLANNED', preferredDate: form.preferredDate }),
  ]);
  expect((await list({ search: 'obrien', sort: 'createdAt', limit: 2 })).nextCursor).not.toBeNull();
});

it('rejects a second case of one quote in the database itself', async () => {
  const id = (await list()).items[0]?.id ?? '';
  const again = product.sql(
    `insert into quoting.surgery_case
     select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid()))).*
       from quoting.surgery_case known where id = $1`,
    [id],
  );
  await expect(again).rejects.toThrow('surgery_case_once');
});
