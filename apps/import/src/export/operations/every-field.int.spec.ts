import { createClient, downloadList, type ExportedListName } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import Papa from 'papaparse';
import { manyLeads } from '../../../fixtures/leads.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'import'] });
const practice = perTest(() => product.signUp());

async function rowsOf(list: ExportedListName): Promise<Record<string, string>[]> {
  const body = { list, query: {}, columns: [] };
  const { text } = await product.call(downloadList, { body, query: {} }, practice.admin);
  const csv = text.replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}

it('has every field of the record where all are asked for, also what the list does not show', async () => {
  const street = { streetAddress: '12 Karangahape Road', city: 'Sydney', postcode: '0800' };
  const body = {
    ...{ firstName: 'Ngāio', lastName: 'Kim', email: 'ngaio@example.com', phone: '0412 345 678' },
    ...{ secondaryPhone: '02 9999 1234', state: 'NSW', ...street },
  };
  await product.call(createClient, { body }, practice.admin);
  expect(await rowsOf('clients')).toEqual([
    expect.objectContaining({
      ...{ Name: 'Ngāio Kim', 'First name': 'Ngāio', 'Last name': 'Kim', Phone: '+61412345678' },
      ...{ 'Secondary phone': '+61299991234', 'Street address': '12 Karangahape Road', Postcode: '0800' },
    }),
  ]);
  await manyLeads(product, practice, 1);
  await product.sql(
    `update crm.lead set message = 'Please call', consent_sms = true where organisation_id = $1`,
    [practice.organisationId],
  );
  expect(await rowsOf('leads')).toEqual([
    expect.objectContaining({ 'First name': 'Lead 1', Message: 'Please call', 'Consent sms': 'Yes' }),
  ]);
});
