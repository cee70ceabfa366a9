import { createProvider, listProviders, updateProvider, type RequestOf } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createProvider>['body']>;

const add = (body: Partial<Body> = {}) =>
  product.call(createProvider, { body: { name: 'Dr Aroha Ngata', ...body } }, practice.admin);

it("keeps only the fee of the provider's fee basis and requires it on change", async () => {
  const provider = await add({ feeBasis: 'UNITS', feeMinor: 7_500, shareBasisPoints: 2_000 });
  expect(provider).toMatchObject({ kind: 'ANAESTHETIST', feeMinor: 7_500, shareBasisPoints: null });
  const body = { version: 1, feeBasis: 'SHARE_OF_SURGEON' } as const;
  await expect(
    product.call(updateProvider, { params: { id: provider.id }, body }, practice.admin),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'shareBasisPoints' }] });
});

it('lists providers by kind and rejects a duplicate name within a kind', async () => {
  await add();
  await add({ kind: 'ASSISTANT', name: 'Dr Sam Okafor' });
  await expect(add({ name: 'dr aroha ngata' })).rejects.toMatchObject({ code: 'DUPLICATE' });
  const { items } = await product.call(listProviders, { query: { kind: 'ASSISTANT' } }, practice.admin);
  expect(items.map(({ name }) => name)).toEqual(['Dr Sam Okafor']);
});
