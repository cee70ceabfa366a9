import {
  createOptionList,
  createSurgery,
  deleteOptionList,
  getOptionList,
  getOptionListDependants,
  listOptionLists,
  updateOptionList,
  updateSurgeryConfiguration,
  type OptionList,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { option } from '../domain/option-list.fixtures';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createOptionList>['body']>;

const SIDES = [option('One side', { isDefault: true }), option('Both sides', { side: 'BILATERAL' })];
const add = (body: Partial<Body> = {}) =>
  product.call(
    createOptionList,
    { body: { name: 'Side', category: 'LATERALITY', options: SIDES, ...body } },
    practice.admin,
  );
const change = ({ id }: { id: string }, body: RequestOf<typeof updateOptionList>['body']) =>
  product.call(updateOptionList, { params: { id }, body }, practice.admin);
const refusedAt = (...paths: string[]) => ({
  code: 'VALIDATION_FAILED',
  errors: paths.map((path) => expect.objectContaining({ path })),
});

it('keeps the order of options, and their ids when they are moved', async () => {
  const list = await add();
  expect(list).toMatchObject({ choose: 'ONE', patientChooses: false, isActive: true });
  const [one, both] = list.options as [OptionList['options'][number], OptionList['options'][number]];
  const changed = await change(list, { version: 1, options: [both, option('Upper lip'), one] });
  expect(changed.options.map(({ name }) => name)).toEqual(['Both sides', 'Upper lip', 'One side']);
  expect([changed.options[0], changed.options[2]]).toEqual([both, one]);
  expect(await product.call(getOptionList, { params: { id: list.id } }, practice.admin)).toEqual(changed);
});

it('names each invalid field of an option list', async () => {
  const fee = (of: Body['options'][number]['fee']) => [option('A', { fee: of })];
  await expect(add({ options: fee({ type: 'PERCENTAGE', basisPoints: 10_001 }) })).rejects.toMatchObject(
    refusedAt('options.0.fee.basisPoints'),
  );
  await expect(
    add({ options: [...SIDES, ...fee({ type: 'FIXED', amountMinor: 100_000_000_000 })] }),
  ).rejects.toMatchObject(refusedAt('options.2.fee.amountMinor'));
  await expect(
    add({ options: ['A', 'B'].map((name) => option(name, { isDefault: true })) }),
  ).rejects.toMatchObject(refusedAt('options'));
  await expect(add({ options: [] })).rejects.toMatchObject(refusedAt('options'));
  await expect(
    add({ options: Array.from({ length: 51 }, (_, at) => option(`Option ${at}`)) }),
  ).rejects.toMatchObject(refusedAt('options'));
});

it('rejects an option that belongs to another list', async () => {
  const [mine, other] = [await add(), await add({ name: 'Other' })];
  const foreign = other.options[0]!.id;
  await expect(
    change(mine, { version: 1, options: [...mine.options, option('C', { id: foreign })] }),
  ).rejects.toMatchObject(refusedAt('options.2.id'));
  await expect(add({ name: 'Third', options: [option('A', { id: foreign })] })).rejects.toMatchObject(
    refusedAt('options.0.id'),
  );
});

it('finds lists by option name and category and rejects a duplicate name', async () => {
  await add();
  await add({ name: 'Complexity', category: 'COMPLEXITY', options: [option('Revision')], isActive: false });
  await expect(add({ name: 'side' })).rejects.toMatchObject({
    code: 'DUPLICATE',
    errors: [{ path: 'name' }],
  });
  const list = async (query: RequestOf<typeof listOptionLists>['query']) =>
    (await product.call(listOptionLists, { query }, practice.admin)).items.map(({ name }) => name);
  expect(await list({})).toEqual(['Complexity', 'Side']);
  expect(await list({ search: 'revis' })).toEqual(['Complexity']);
  expect(await list({ category: 'LATERALITY' })).toEqual(['Side']);
  expect(await list({ isActive: 'false' })).toEqual(['Complexity']);
});

it('names the surgeries that use a list and removes it once that is confirmed', async () => {
  const [list, other] = [await add(), await add({ name: 'Other' })];
  const configured = async (name: string, optionListIds: string[]) => {
    const body = { name, baseFeeMinor: 80_000 };
    const { id } = await product.call(createSurgery, { body }, practice.admin);
    const configuration = { version: 0, optionListIds };
    await product.call(updateSurgeryConfiguration, { params: { id }, body: configuration }, practice.admin);
    return { id, name };
  };
  const finger = await configured('Trigger finger release', [other.id, list.id]);
  const wrist = await configured('Carpal tunnel release', [list.id]);
  await configured('Rhinoplasty', [other.id]);
  const at = { params: { id: list.id } };
  const items = [{ kind: 'SURGERY', count: 2, records: [wrist, finger] }];
  expect(await product.call(getOptionListDependants, at, practice.admin)).toEqual({ items });
  await expect(product.call(deleteOptionList, at, practice.admin)).rejects.toMatchObject({
    code: 'HAS_DEPENDANTS',
    message:
      '2 surgeries (Carpal tunnel release, Trigger finger release) depend on this record. Confirm to remove it anyway.',
  });
  const confirmed = { ...at, query: { confirm: 'true' as const } };
  await product.call(deleteOptionList, confirmed, practice.admin);
  await expect(product.call(getOptionListDependants, at, practice.admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
