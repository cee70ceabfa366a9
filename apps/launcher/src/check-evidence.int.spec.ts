import { startProduct, type Product } from '@quillcare/testing';
import { checkEvidence } from './check-evidence';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'quoting'] });
}, 60_000);
afterAll(() => product.stop());

it('checks the evidence of a practice beside a running product', async () => {
  const { organisationId } = await product.signUp({ country: 'AU' });
  expect(await checkEvidence(product.config, organisationId)).toEqual({
    isSound: true,
    lines: ['Checked 0 documents, 0 answers, 0 files and 0 scans. Nothing is wrong.'],
  });
}, 60_000);
