import {
  create__Name__,
  delete__Name__,
  get__Name__,
  list__Names__,
  restore__Name__,
  update__Name__,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', '__service__'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof create__Name__>['body']>;

/** Fields that must be entered are named here. */
function add(body: Partial<Body> = {}) {
  return product.call(create__Name__, { body: { name: 'Aurora', ...body } }, practice.admin);
}

const at = ({ id }: { id: string }) => ({ params: { id } });

async function names(query: object = {}) {
  const { items } = await product.call(list__Names__, { query }, practice.admin);
  return items.map(({ name }) => name);
}

it('is read with who wrote it, and listed by name', async () => {
  await add({ name: 'zenith' });
  const added = await add();
  expect(await product.call(get__Name__, at(added), practice.admin)).toEqual(added);
  expect(added).toMatchObject({ version: 1, isActive: true, createdBy: { id: practice.admin.userId } });
  expect(await names()).toEqual(['Aurora', 'zenith']);
});

it('is found by a part of its name, and by whether it is active', async () => {
  await add();
  await add({ name: 'Zenith', isActive: false });
  expect(await names({ search: 'zen' })).toEqual(['Zenith']);
  expect(await names({ isActive: 'true' })).toEqual(['Aurora']);
});

it('is changed in the version that was read, and in no other', async () => {
  const added = await add();
  const change = (body: object) =>
    product.call(update__Name__, { ...at(added), body: { version: 1, ...body } }, practice.admin);
  expect(await change({ name: 'Borealis' })).toMatchObject({ name: 'Borealis', isActive: true, version: 2 });
  await expect(change({ isActive: false })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
});

it('has a name of its own, whatever its case', async () => {
  await add();
  await expect(add({ name: 'AURORA' })).rejects.toMatchObject({
    code: 'DUPLICATE',
    errors: [{ path: 'name' }],
  });
});

it('is deleted, and restored unless its name was taken meanwhile', async () => {
  const added = await add();
  await product.call(delete__Name__, at(added), practice.admin);
  expect(await names()).toEqual([]);
  expect(await names({ removed: 'true' })).toEqual(['Aurora']);
  await product.call(restore__Name__, at(added), practice.admin);
  expect(await names()).toEqual(['Aurora']);
  await product.call(delete__Name__, at(added), practice.admin);
  await add();
  await expect(product.call(restore__Name__, at(added), practice.admin)).rejects.toMatchObject({
    code: 'DUPLICATE',
  });
});

it('belongs to its practice, and is changed by administrators only', async () => {
  const added = await add();
  const other = await product.signUp();
  await expect(product.call(get__Name__, at(added), other.admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const colleague = practice.as('SALES_MANAGER');
  expect(await product.call(get__Name__, at(added), colleague)).toMatchObject({ id: added.id });
  await expect(
    product.call(create__Name__, { body: { name: 'Zenith' } }, colleague),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('writes an audit entry and announces the change, in the transaction that makes it', async () => {
  const added = await add();
  const written = await product.sql<{ type: string; about: string; action: string | null }>(
    `select payload->>'type' as type, coalesce(payload->'data'->>'entityId', payload->'data'->>'id') as about,
            payload->'data'->>'action' as action
       from __service__.outbox where organisation_id = $1 order by 1`,
    [practice.organisationId],
  );
  expect(written).toEqual(
    expect.arrayContaining([
      { type: '__service__.AuditRecorded.v1', about: added.id, action: 'CREATE' },
      { type: '__service__.__Name__Changed.v1', about: added.id, action: null },
    ]),
  );
});
