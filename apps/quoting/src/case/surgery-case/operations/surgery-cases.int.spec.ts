import { listSurgeryCases, respondToQuote } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  DATE_OF_BIRTH,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
beforeAll(async () => {
  for (const procedureClass of ['MEDICARE', 'COSMETIC', 'MEDICARE'] as const)
    await acceptedQuote(procedureClass);
});

async function acceptedQuote(procedureClass: 'MEDICARE' | 'COSMETIC'): Promise<void> {
  const { quote, token } = await sentQuote(scene, { procedureClass });
  const patientInfo = {
    patientName: 'Siobhán',
    dateOfBirth: DATE_OF_BIRTH,
    phoneNumber: '0412345678',
    agreedToTerms: true,
    agreedToTreatment: true,
  };
  const body = {
    response: 'accept' as const,
    patientInfo,
    signatureMethod: 'type' as const,
    signatureData: 'Siobhán',
    documentHash: quote.documentHash ?? undefined,
  };
  await product.call(respondToQuote, { params: { token }, body }, await patientBy(scene, token));
}

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
    expect.objectContaining({ status: 'PLANNED', preferredDate: null }),
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
