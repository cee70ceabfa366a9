import {
  createClient,
  downloadExport,
  downloadList,
  getExport,
  startExport,
  type ExportedListName,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import Papa from 'papaparse';
import { manyLeads } from '../../../fixtures/leads.suite';
import { bytesOf } from '../../../fixtures/xlsx.generator';
import { openTable } from '../../table/open-table';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'import'] });
const practice = perTest(() => product.signUp());

async function rowsOf(list: ExportedListName): Promise<Record<string, string>[]> {
  const body = { list, query: {}, columns: [] };
  const { text } = await product.call(downloadList, { body, query: {} }, practice.admin);
  const csv = text.replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}

it('exports every field of a record on request, including those that the list does not show', async () => {
  const street = { streetAddress: '12 Karangahape Road', city: 'Sydney', postcode: '0800' };
  const body = {
    firstName: 'Ngāio',
    lastName: 'Kim',
    email: 'ngaio@example.com',
    phone: '0412 345 678',
    secondaryPhone: '02 9999 1234',
    state: 'NSW',
    ...street,
  };
  await product.call(createClient, { body }, practice.admin);
  expect(await rowsOf('clients')).toEqual([
    expect.objectContaining({
      Name: 'Ngāio Kim',
      'First name': 'Ngāio',
      'Last name': 'Kim',
      Phone: '+61412345678',
      'Secondary phone': '+61299991234',
      'Street address': '12 Karangahape Road',
      Postcode: '0800',
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

it('exports an Excel workbook with stable keys on request, and audits the format', async () => {
  const by = practice.admin;
  await manyLeads(product, practice, 2_100);
  const columns = ['name', 'followUp', 'status'];
  const body = { list: 'leads' as const, query: {}, columns, stableKeys: true, format: 'XLSX' as const };
  const { id } = await product.call(startExport, { body }, by);
  const run = await product.eventually(async () => {
    const now = await product.call(getExport, { params: { id } }, by);
    expect(now).toMatchObject({ status: 'COMPLETED', format: 'XLSX', rowsDone: 2_100 });
    return now;
  });
  const file = await product.call(downloadExport, { params: { id }, query: {} }, by);
  expect(file).toMatchObject({
    fileName: expect.stringMatching(/^leads-[\d-]+\.xlsx$/),
    sizeBytes: run.sizeBytes,
    nextCursor: null,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  const table = await openTable(bytesOf(Buffer.from(file.base64, 'base64')), null);
  const [head, first] = table.readings[0]!.rows;
  expect(head?.cells).toEqual(['name', 'nextFollowUpOn', 'status']);
  expect(first?.cells).toEqual([expect.stringMatching(/^Lead /), '', 'NEW']);
  const kept = async () =>
    product.sql(
      `select (select count(*)::int from import.stored_file where organisation_id = $1) as files,
          (select payload->'data'->>'notes' from import.outbox
            where organisation_id = $1 and payload->'data'->>'action' = 'EXPORT') as notes`,
      [practice.organisationId],
    );
  // The row parts it was built from have been removed.
  await product.eventually(async () =>
    expect(await kept()).toEqual([{ files: 1, notes: '2100 leads as an Excel workbook; no filters' }]),
  );
});
