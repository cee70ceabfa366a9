import {
  createOptionList,
  createQuoteTemplate,
  createSurgery,
  deleteQuoteTemplate,
  getQuoteTemplate,
  listQuoteTemplates,
  restoreQuoteTemplate,
  updateQuoteTemplate,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());
let colleague: UserPrincipal;
beforeEach(async () => {
  colleague = { ...practice.admin, userId: newId(), role: 'SALES_MANAGER', name: 'Ana Silva' };
});

type Body = NonNullable<RequestOf<typeof createQuoteTemplate>['body']>;

const line = {
  kind: 'SURGEON',
  description: 'Septoplasty',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  unitFeeMinor: 500_000,
} as const;
const add = (body: Partial<Body> = {}, as = practice.admin) =>
  product.call(createQuoteTemplate, { body: { name: 'Septoplasty', lines: [line], ...body } }, as);
const at = (id: string) => ({ params: { id } });
const names = async (as = practice.admin, query: { search?: string; removed?: 'true' } = {}) =>
  (await product.call(listQuoteTemplates, { query }, as)).items.map(({ name }) => name);

it('stores a template with its lines, surgeries with options, and notes', async () => {
  const surgery = await product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', procedureClass: 'COSMETIC', baseFeeMinor: 1 } },
    practice.admin,
  );
  const { options } = await product.call(
    createOptionList,
    {
      body: {
        name: 'Side',
        options: [{ name: 'Both', fee: { type: 'FIXED', amountMinor: 5 }, appliesTo: ['SURGEON'] }],
      },
    },
    practice.admin,
  );
  const optionIds = options.map(({ id }) => id);
  const template = await add({
    surgeries: [{ surgeryId: surgery.id, optionIds }],
    notesToPatient: 'Fasting',
  });
  const read = await product.call(getQuoteTemplate, at(template.id), practice.admin);
  expect(read).toMatchObject({
    version: 1,
    isShared: true,
    notesToPatient: 'Fasting',
    surgeries: [{ surgeryId: surgery.id, side: 'NOT_APPLICABLE', optionIds }],
    lines: [{ description: 'Septoplasty', unitFeeMinor: 500_000, gstTreatment: null }],
  });
});

it('rejects unknown surgeries and options at their fields, including those of another practice', async () => {
  const other = await product.signUp({ country: 'AU' });
  const { id } = await product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', procedureClass: 'COSMETIC', baseFeeMinor: 1 } },
    other.admin,
  );
  await expect(
    add({ surgeries: [{ surgeryId: id, optionIds: [newId()] }], lines: [{ ...line, surgeryId: id }] }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: ['surgeries.0.surgeryId', 'surgeries.0.optionIds.0', 'lines.0.surgeryId'].map((path) => ({
      path,
      message: 'Item not found',
    })),
  });
  const template = await add();
  await expect(
    product.call(
      updateQuoteTemplate,
      { ...at(template.id), body: { version: 1, surgeries: [{ surgeryId: id }] } },
      practice.admin,
    ),
  ).rejects.toMatchObject({ errors: [expect.objectContaining({ path: 'surgeries.0.surgeryId' })] });
});

it('hides a private template from everyone but its author', async () => {
  const own = await add({ name: 'Mine', isShared: false }, colleague);
  await add({ name: 'Ours' });
  expect(await names()).toEqual(['Ours']);
  expect(await names(colleague)).toEqual(['Mine', 'Ours']);
  const change = { ...at(own.id), body: { version: 1, name: 'Taken over' } };
  for (const act of [
    () => product.call(getQuoteTemplate, at(own.id), practice.admin),
    () => product.call(updateQuoteTemplate, change, practice.admin),
    () => product.call(deleteQuoteTemplate, at(own.id), practice.admin),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await product.call(updateQuoteTemplate, { ...at(own.id), body: { version: 1, isShared: true } }, colleague);
  expect(await names()).toEqual(['Mine', 'Ours']);
});

it('lets nobody but its author take a shared template away from the others', async () => {
  const own = await add({ name: 'Mine' }, colleague);
  const keep = { ...at(own.id), body: { version: 1, isShared: false } };
  await expect(product.call(updateQuoteTemplate, keep, practice.admin)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [expect.objectContaining({ path: 'isShared' })],
  });
  expect(await names()).toEqual(['Mine']);
  await product.call(updateQuoteTemplate, keep, colleague);
  expect(await names()).toEqual([]);
  expect(await names(colleague)).toEqual(['Mine']);
});

it("requires unique names among shared templates and among one author's private templates", async () => {
  await add();
  await expect(add({ name: 'septoplasty' })).rejects.toMatchObject({ code: 'DUPLICATE' });
  const own = await add({ isShared: false }, colleague);
  await expect(add({ isShared: false }, colleague)).rejects.toMatchObject({ code: 'DUPLICATE' });
  await add({ isShared: false });
  const share = { ...at(own.id), body: { version: 1, isShared: true } };
  await expect(product.call(updateQuoteTemplate, share, colleague)).rejects.toMatchObject({
    code: 'DUPLICATE',
  });
});

it('hides a removed private template from others and lets its author restore it', async () => {
  const own = await add({ isShared: false }, colleague);
  await product.call(deleteQuoteTemplate, at(own.id), colleague);
  expect(await names(practice.admin, { removed: 'true' })).toEqual([]);
  await expect(
    product.call(restoreQuoteTemplate, { ...at(own.id), body: {} }, practice.admin),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await product.call(restoreQuoteTemplate, { ...at(own.id), body: {} }, colleague);
  expect(await names(colleague, { search: 'septo' })).toEqual(['Septoplasty']);
});
