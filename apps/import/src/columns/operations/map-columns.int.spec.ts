import {
  createImport,
  discardUpload,
  listClients,
  readImportColumns,
  startCheckedImport,
  type ImportMapping,
  type ImportTable,
} from '@quillcare/contracts';
import { perFile, perTest, testProduct } from '@quillcare/testing';
import { finished, hashOf, upload } from '../../../fixtures/importing.suite';
import { buildWorkbook } from '../../../fixtures/xlsx.generator';
import { TABLE_FAULTS } from '../../table/table';

const product = testProduct({ only: ['identity', 'crm', 'import'] });
const shared = perFile(() => product.signUp());
const practice = perTest(() => product.signUp());

type Person = Awaited<ReturnType<typeof product.signUp>>['admin'];

/** Calls it as the gateway does, which removes the file afterwards. */
async function columnsOf(file: Buffer, by: Person, sheet?: string): Promise<ImportTable> {
  const { organisationId } = by;
  const uploadId = await upload(product, organisationId, file);
  const about = { entityType: 'clients' as const, uploadId, fileName: 'list.xlsx', fileHash: hashOf(file) };
  try {
    return await product.call(readImportColumns, { body: { ...about, ...(sheet && { sheet }) } }, by);
  } finally {
    await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  }
}

async function start(file: Buffer, by: Person, mapping: object | undefined, dryRun = false) {
  const uploadId = await upload(product, by.organisationId, file);
  return product.call(
    createImport,
    {
      body: {
        entityType: 'clients',
        uploadId,
        fileName: 'list.xlsx',
        fileHash: hashOf(file),
        dryRun,
        ...(mapping && { mapping: JSON.stringify(mapping) }),
      },
    },
    by,
  );
}

const HEADER = ['Person', 'Contact', 'Reach 1', 'Reach 2', 'Day', 'Shoe size'];
const list = (...people: (string | number | { value: number; style: number })[][]) =>
  buildWorkbook({
    formats: ['dd/mm/yyyy'],
    sheets: [
      { name: 'About', rows: [['Made by nobody']] },
      {
        name: 'Patients',
        rows: [
          ['Patients of Harbour Clinic'],
          HEADER,
          ...people,
          ['Total', null, null, null, null, 12],
          ['Report generated 12/03/2026'],
        ],
      },
    ],
  });
const BIRTHDAY = { value: 30_753, style: 1 };
const ANA = ['Lee, Ana (Ms)', 'ana@map.test', '02 9555 1202', '0412 345 678', BIRTHDAY, 38];
const TOTAL = ['Total, Jean', 'jean@map.test', '0413 345 678', '', BIRTHDAY, 41];
const MAPPING: ImportMapping = {
  sheet: 'Patients',
  columns: [
    { header: 'Person', field: 'fullName' },
    { header: 'Contact', field: 'email' },
    { header: 'Reach 1', field: 'phone' },
    { header: 'Reach 2', field: 'phone' },
    { column: 4, header: 'Day', field: 'dateOfBirth' },
  ],
  constants: { state: 'NSW' },
  dateOrder: 'DMY',
  phoneCountry: null,
};

it('imports a workbook by the mapped columns, and names the skipped ones in the result and the audit', async () => {
  const { admin } = practice;
  const file = await list(ANA, TOTAL);
  const table = await columnsOf(file, admin, 'Patients');
  expect(table).toMatchObject({
    kind: 'XLSX',
    sheets: ['About', 'Patients'],
    sheet: 'Patients',
    headerRow: 2,
    remembered: null,
    above: ['Patients of Harbour Clinic'],
    isCertain: false,
    preset: null,
  });
  expect(table.columns.map(({ field }) => field)).toEqual([
    ...['fullName', 'email', 'phone', 'phone', 'dateOfBirth', null],
  ]);
  expect(table.columns[4]).toMatchObject({ examples: ['1984-03-12'], by: 'CONTENT' });

  const check = await finished(product, admin, (await start(file, admin, MAPPING, true)).id);
  expect(check).toMatchObject({ total: 2, failed: 0, columnsLeftOut: ['Shoe size'] });
  const started = await product.call(startCheckedImport, { params: { id: check.id }, body: {} }, admin);
  const run = await finished(product, admin, started.id);
  expect(run).toMatchObject({ status: 'COMPLETED', total: 2, successful: 2, columnsLeftOut: ['Shoe size'] });
  expect(run.warnings.map(({ row, value }) => [row, value])).toEqual([
    [1, 'Patients of Harbour Clinic'],
    [5, 'Total 12'],
    [6, 'Report generated 12/03/2026'],
  ]);
  const { items } = await product.call(listClients, { query: { sort: 'name' } }, admin);
  expect(items.map(({ firstName, lastName, phone, state }) => [firstName, lastName, phone, state])).toEqual([
    ['Ana', 'Lee', '+61412345678', 'NSW'],
    ['Jean', 'Total', '+61413345678', 'NSW'],
  ]);
  const [entry] = await product.sql<{ changes: { field: string; newValue: string }[] }>(
    `select payload->'data'->'changes' as changes from import.outbox
     where payload->>'subject' = $1 and destination like '%AuditRecorded%'`,
    [run.id],
  );
  expect(entry?.changes).toContainEqual(
    expect.objectContaining({ field: 'columnsLeftOut', newValue: 'Shoe size' }),
  );
});

it('remembers the mapping per practice, whatever the order of the columns', async () => {
  const { admin } = practice;
  await finished(product, admin, (await start(await list(ANA), admin, MAPPING)).id);
  const again = Buffer.from(
    `${[...HEADER].reverse().join(',')}\n38,12/03/1984,0412345678,,x@map.test,"X, Y"\n`,
  );
  const { remembered } = await columnsOf(again, admin);
  expect(remembered).toMatchObject({ mapping: { columns: MAPPING.columns, sheet: null } });
  expect((await columnsOf(again, shared.admin)).remembered).toBeNull();
  const run = await finished(product, admin, (await start(again, admin, remembered?.mapping)).id);
  expect(run).toMatchObject({ successful: 1, columnsLeftOut: ['Shoe size'] });
});

it('rejects an invalid mapping with the position of each fault, and stores no import', async () => {
  const { admin } = shared;
  const file = await list(ANA);
  const columns = [
    { header: 'Person', field: 'fullName' },
    { header: 'Contact', field: 'eMail' },
    { header: 'Reach 1', field: 'fullName' },
  ];
  await expect(start(file, admin, { columns, constants: { email: 'a@b.test' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: expect.arrayContaining([
      expect.objectContaining({ path: 'mapping.columns.1.field' }),
      expect.objectContaining({ path: 'mapping.columns.2.field' }),
      expect.objectContaining({ path: 'mapping.constants.email' }),
      { path: 'mapping.columns', message: 'No column is “phone”, which is required' },
    ]),
  });
  await expect(start(file, admin, { columns: [] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const moved = MAPPING.columns.map((one) => ({ ...one, header: `${one.header} too` }));
  await expect(
    start(file, admin, { ...MAPPING, columns: [...MAPPING.columns.slice(1), moved[0]] }),
  ).rejects.toMatchObject({
    errors: [{ path: 'file', message: 'This file has no column “Person too”.' }],
  });
});

it('reads a workbook without a mapping as it reads CSV, by column names alone', async () => {
  const { admin } = practice;
  const rows = [
    ['firstName', 'lastName', 'email', 'phone', 'Shoe size'],
    ['Ana', 'Lee', 'ana@plain.test', '0412345678', 38],
    ['Total', '', '', '', 38],
  ];
  const run = await finished(
    product,
    admin,
    (await start(await buildWorkbook({ sheets: [{ rows }] }), admin, undefined)).id,
  );
  expect(run).toMatchObject({ total: 2, successful: 1, failed: 1, columnsLeftOut: ['Shoe size'] });
  await expect(start(await list(ANA), admin, undefined)).rejects.toMatchObject({
    errors: [{ path: 'file', message: 'File is empty or invalid' }],
  });
});

it('explains why a file cannot be read, and rejects users who may not import', async () => {
  const refused = (file: Buffer, message: string) =>
    expect(columnsOf(file, shared.admin)).rejects.toMatchObject({
      code: 'IMPORT_FILE_INVALID',
      errors: [{ path: 'file', message }],
    });
  await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), TABLE_FAULTS.oldExcel);
  await refused(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), TABLE_FAULTS.picture);
  await refused(Buffer.from('PK\x03\x04 and nothing more'), TABLE_FAULTS.damaged);
  await refused(Buffer.from('firstName,lastName,email,phone\n'), 'File is empty or invalid');
  await expect(columnsOf(await list(ANA), shared.as('USER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
