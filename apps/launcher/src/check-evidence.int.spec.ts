import { testProduct } from '@quillcare/testing';
import { checkEvidence } from './check-evidence';

const product = testProduct({ only: ['identity', 'quoting'] });

it('checks the evidence of a practice beside a running product', async () => {
  const { organisationId } = await product.signUp({ country: 'AU' });
  expect(await checkEvidence(product.config, organisationId)).toEqual({
    isSound: true,
    lines: ['Checked 0 documents, 0 answers, 0 files and 0 scans. Nothing is wrong.'],
  });
});
