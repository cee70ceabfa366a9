import {
  approveSurgeryDescription,
  clearSurgeryDuplicate,
  createSurgery,
  getSurgery,
  listSurgeries,
  updateSurgery,
  type RequestOf,
  type Surgery,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createSurgery>['body']>;

function add(body: Partial<Body> = {}): Promise<Surgery> {
  return product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', baseFeeMinor: 850_000, ...body } },
    practice.admin,
  );
}

const at = ({ id }: { id: string }) => ({ params: { id } });

it('stores a surgery with its base fee in cents and its defaults', async () => {
  const surgery = await add({ anesthesiaType: 'GENERAL', estimatedDuration: 150 });
  expect(surgery).toMatchObject({
    baseFeeMinor: 850_000,
    category: 'OTHER',
    procedureClass: 'OTHER',
    complexityLevel: null,
  });
  expect(await product.call(getSurgery, at(surgery), practice.admin)).toEqual(surgery);
});

it('rejects a zero base fee and a duplicate name', async () => {
  await expect(add({ baseFeeMinor: 0 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'baseFeeMinor' }],
  });
  await add();
  await expect(add({ name: 'rhinoplasty' })).rejects.toMatchObject({
    code: 'DUPLICATE',
    errors: [{ path: 'name' }],
  });
});

it('lists surgeries by name, filtered by category and status and searched by name', async () => {
  await add({ category: 'COSMETIC' });
  await add({ name: 'Carpal tunnel release', category: 'ORTHOPEDIC', isActive: false });
  const list = async (query: RequestOf<typeof listSurgeries>['query']) =>
    (await product.call(listSurgeries, { query }, practice.admin)).items.map(({ name }) => name);
  expect(await list({})).toEqual(['Carpal tunnel release', 'Rhinoplasty']);
  expect(await list({ category: 'COSMETIC' })).toEqual(['Rhinoplasty']);
  expect(await list({ isActive: 'true' })).toEqual(['Rhinoplasty']);
  expect(await list({ search: 'tunnel' })).toEqual(['Carpal tunnel release']);
});

it('keeps MBS items as claimed and whether a side must be chosen', async () => {
  const surgery = await add({ mbsItems: ['39331', ' 39331 '], sided: true, hasOptions: true });
  expect(surgery).toMatchObject({ mbsItems: ['39331', '39331'], sided: true, hasOptions: true });
  expect(await add({ name: 'Septoplasty' })).toMatchObject({ mbsItems: [], sided: false, hasOptions: false });
  await expect(add({ name: 'Blepharoplasty', mbsItems: ['45617', 'item 45620'] })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'mbsItems.1' }],
  });
});

it('approves an AI-generated description once, at the version that was read', async () => {
  const draft = await add({ description: 'The nose is reshaped.', hasAiGeneratedDescription: true });
  const approve = (version: number) =>
    product.call(approveSurgeryDescription, { ...at(draft), body: { version } }, practice.admin);
  await expect(approve(2)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  const { descriptionApprovedAt, version } = await approve(1);
  expect(descriptionApprovedAt).not.toBeNull();
  await expect(approve(version)).rejects.toMatchObject({ code: 'DESCRIPTION_NOT_A_DRAFT' });
  expect(await product.call(getSurgery, at(draft), practice.admin)).toMatchObject({
    hasAiGeneratedDescription: true,
    descriptionApprovedAt,
  });
  const body = { version, description: 'We reshape the nose.' };
  expect(await product.call(updateSurgery, { ...at(draft), body }, practice.admin)).toMatchObject({
    hasAiGeneratedDescription: false,
    descriptionApprovedAt: null,
  });
});

it('allows duplicate keys in the directory only for flagged duplicates', async () => {
  for (const table of ['doctor', 'hospital', 'surgery', 'site']) {
    const [index] = await product.sql<{ condition: string }>(
      `select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = $1::regclass`,
      [`quoting.${table}_unique_key`],
    );
    expect(index?.condition).toBe('((deleted_at IS NULL) AND (NOT is_duplicate_flag))');
  }
});

it('lists possible duplicates until one is renamed and its flag is cleared', async () => {
  const original = await add();
  const other = await add({ name: 'Rhinoplasty (import)' });
  await product.sql(
    `update quoting.surgery d set name = o.name, unique_key = o.unique_key, is_duplicate_flag = true, duplicate_of = o.id
       from quoting.surgery o where d.id = $1 and o.id = $2`,
    [other.id, original.id],
  );
  const { items } = await product.call(listSurgeries, { query: { isDuplicateFlag: 'true' } }, practice.admin);
  expect(items).toEqual([
    expect.objectContaining({ id: other.id, isDuplicateFlag: true, duplicateOf: original.id }),
  ]);

  const clear = (version: number) =>
    product.call(clearSurgeryDuplicate, { params: { id: other.id }, body: { version } }, practice.admin);
  await expect(clear(other.version)).rejects.toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'name' }] });
  const renamed = await product.call(
    updateSurgery,
    { params: { id: other.id }, body: { version: other.version, name: 'Rhinoplasty, open' } },
    practice.admin,
  );
  await clear(renamed.version);
  const { items: left } = await product.call(
    listSurgeries,
    { query: { isDuplicateFlag: 'true' } },
    practice.admin,
  );
  expect(left).toEqual([]);
});
