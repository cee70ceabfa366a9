import { billingConfig } from '../../billing.config';
import { invoiceNumber, sellerFor } from './seller';

const read = (env: Record<string, string> = {}) => billingConfig.parse(env);

it('charges GST only where the seller is registered for it, and rejects invalid tax numbers', () => {
  const none = read();
  expect(sellerFor('AU', none)).toMatchObject({ gstBasisPoints: 0, facts: { taxNumber: null } });
  const abn = read({ BILLING_ABN: '51 824 753 556' });
  expect(sellerFor('AU', abn)).toMatchObject({ gstBasisPoints: 1_000, series: 'AU' });
  expect(sellerFor('NZ', abn)).toMatchObject({ gstBasisPoints: 0, series: 'AU' });
  const both = read({ BILLING_ABN: '51 824 753 556', BILLING_NZ_GST_NUMBER: '49-091-850' });
  expect(sellerFor('NZ', both)).toMatchObject({
    gstBasisPoints: 1_500,
    series: 'NZ',
    facts: { taxNumber: { kind: 'GST_NUMBER', number: '49-091-850' } },
  });
  expect(() => read({ BILLING_ABN: '51 824 753 557' })).toThrow('is not a valid ABN');
  expect(() => read({ BILLING_NZ_GST_NUMBER: 'soon' })).toThrow('is not a valid GST number');
});

it('shows the bank account only once all its parts are configured', () => {
  const some = { BILLING_BANK_ACCOUNT_NAME: 'Quillcare', BILLING_BANK_BSB: '062-000' };
  expect(sellerFor('AU', read(some)).facts.bank).toBeNull();
  expect(sellerFor('AU', read({ ...some, BILLING_BANK_ACCOUNT_NUMBER: '1234 5678' })).facts.bank).toEqual({
    accountName: 'Quillcare',
    bsb: '062-000',
    accountNumber: '1234 5678',
  });
  expect(invoiceNumber('NZ', 7)).toBe('QC-NZ-000007');
});
