import { create__Name__, list__Names__, type RequestOf } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

// What every record promises is asked in apps/gateway/src/contract/records.int.spec.ts.
const product = testProduct({ only: ['identity', '__service__'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof create__Name__>['body']>;

/** Fields that must be entered are named here. */
function add(body: Partial<Body> = {}) {
  return product.call(create__Name__, { body: { name: 'Aurora', ...body } }, practice.admin);
}

async function names(query: object = {}) {
  const { items } = await product.call(list__Names__, { query }, practice.admin);
  return items.map(({ name }) => name);
}

it('is active unless it is said otherwise, and listed by name, whatever its case', async () => {
  await add({ name: 'zenith' });
  expect(await add()).toMatchObject({ isActive: true });
  expect(await names()).toEqual(['Aurora', 'zenith']);
});

it('is found by a part of its name, and by whether it is active', async () => {
  await add();
  await add({ name: 'Zenith', isActive: false });
  expect(await names({ search: 'zen' })).toEqual(['Zenith']);
  expect(await names({ isActive: 'true' })).toEqual(['Aurora']);
});

it('has a name of its own, whatever its case', async () => {
  await add();
  await expect(add({ name: 'AURORA' })).rejects.toMatchObject({
    code: 'DUPLICATE',
    errors: [{ path: 'name' }],
  });
});
