import { testProduct } from '@quillcare/testing';
import { checkEvidence } from './check-evidence';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'audit'] });

it('checks the evidence of a practice beside a running product', async () => {
  const { organisationId } = await product.signUp({ country: 'AU' });
  expect(await checkEvidence(product.config, organisationId)).toEqual({
    isSound: true,
    lines: [
      expect.stringMatching(
        /^Checked 0 documents, 0 answers, 0 files \(0 without the attestation of accessibility\), 0 scans, 0 documents of cases, 0 contact consents, 0 confirmations and disputes and \d+ entries of the audit trail\. No checkpoint outside the database attests the audit trail\. Nothing is wrong\.$/,
      ),
    ],
  });
});
