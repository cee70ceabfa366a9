import {
  chooseOddValues,
  createImport,
  discardUpload,
  downloadList,
  getImportFindings,
  mendAlike,
  readImportColumns,
  startCheckedImport,
  type ExportedListName,
  type ImportRun,
  type ImportTable,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { finished, hashOf, upload } from '../../apps/import/fixtures/importing.suite';
import { recordsOf, undo } from '../../apps/import/fixtures/undoing.suite';
import { messyFiles } from './files.mjs';

/** `npm run messy` takes more. */
const ROWS = Number(process.env['MESSY_ROWS'] ?? 110);

type MessyFile = Awaited<ReturnType<typeof messyFiles>>[number];
type Kind = ImportRun['entityType'];

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import', 'billing'] });
const practice = perFile(() => product.signUp());
const elsewhere = perFile(() => product.signUp());
let files: MessyFile[] = [];
beforeAll(async () => {
  files = await messyFiles(ROWS);
});

/** The columns that the product suggests, as the gateway asks for them. */
async function columnsOf(by: UserPrincipal, kind: Kind, fileName: string, file: Buffer): Promise<ImportTable> {
  const { organisationId } = by;
  const uploadId = await upload(product, organisationId, file);
  const body = { entityType: kind, uploadId, fileName, fileHash: hashOf(file) };
  try {
    return await product.call(readImportColumns, { body }, by);
  } finally {
    await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  }
}

/** What the columns page sends when somebody confirms what is suggested. */
function confirmed({ sheet, columns, dateOrder, phoneCountry }: ImportTable): string {
  return JSON.stringify({
    sheet,
    columns: columns.flatMap(({ header, field }, column) => (field === null ? [] : [{ column, header, field }])),
    dateOrder: dateOrder?.order ?? 'DMY',
    phoneCountry: phoneCountry?.country ?? null,
  });
}

interface Wanted {
  by: UserPrincipal;
  kind: Kind;
  fileName: string;
  bytes: Buffer;
}

async function run({ by, kind, fileName, bytes }: Wanted, mapping: string, dryRun: boolean): Promise<ImportRun> {
  const uploadId = await upload(product, by.organisationId, bytes);
  const body = {
    ...{ entityType: kind, uploadId, fileName, fileHash: hashOf(bytes), mapping, dryRun },
    ...{ again: true, oddValues: 'note' as const },
  };
  const { id } = await product.call(createImport, { body }, by);
  return finished(product, by, id);
}

/** Corrects in the check what the receptionist knows, and imports the rest without what cannot be read. */
async function mended(file: MessyFile, check: ImportRun, by: UserPrincipal): Promise<ImportRun> {
  const of = { params: { id: check.id } };
  const { columns } = await product.call(getImportFindings, of, by);
  await product.call(chooseOddValues, { ...of, body: { all: 'note' } }, by);
  for (const { mend } of file.rows) {
    if (!mend) continue;
    const at = columns.indexOf('email');
    const { changed } = await product.call(mendAlike, { ...of, body: { at, ...mend } }, by);
    expect(changed).toBeGreaterThan(0);
  }
  const { id } = await product.call(startCheckedImport, { ...of, body: { again: true } }, by);
  return finished(product, by, id);
}

async function exportOf(list: ExportedListName, by: UserPrincipal): Promise<string> {
  let text = '';
  let cursor: string | undefined;
  do {
    const page = await product.call(downloadList, { body: { list, query: {}, columns: [] }, query: { cursor } }, by);
    text += page.text;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return text;
}

it('probe', async () => {
  const by = practice.admin;
  for (const file of files) {
   try {
    const kind = file.kind as Kind;
    const table = await columnsOf(by, kind, file.fileName, file.bytes);
    console.log(file.fileName, table.preset, table.headerRow, JSON.stringify(table.columns.map((c) => [c.header, c.field, c.by?.slice(0,4)])), JSON.stringify([table.dateOrder, table.phoneCountry, table.isCertain, table.above]));
    const check = await run({ by, kind, ...file }, confirmed(table), true);
    const result = await mended(file, check, by);
    const count = (what: string) => file.rows.filter(({ becomes }) => becomes === what).length;
    const bad = new Set(file.rows.filter((r) => r.becomes === 'REFUSED').map((r) => r.row));
    console.log(JSON.stringify({ created: count('CREATED'), skipped: count('SKIPPED'), refused: count('REFUSED'), total: file.rows.length }), JSON.stringify({ ...result, errors: 0, warnings: 0, duplicates: 0, mapping: 0 }),
      'unexpected', JSON.stringify(result.errors.filter((e) => !bad.has(e.row)).slice(0, 6)), 'missing', [...bad].filter((r) => !result.errors.some((e) => e.row === r)).slice(0,5), 'others', file.others, JSON.stringify(result.warnings.filter((w) => !w.message.includes('imported without')).slice(0,6)));
    const records = (await recordsOf(product, by, kind)) as { records: { record: Record<string, unknown> }[] };
    const found = new Map(records.records.map(({ record }) => [record['email'] ?? record['phone'], record]));
    let wrong = 0;
    for (const row of file.rows) {
      if (row.becomes !== 'CREATED') continue;
      const stored = row.stored as Record<string, unknown>;
      const real = found.get(stored['email'] ?? stored['phone']);
      const differ = Object.entries(stored).filter(([k, v]) => String(real?.[k.replace(/[A-Z]/g, (c) => '_' + c.toLowerCase())] ?? null) !== String(v));
      if (differ.length && wrong++ < 4) console.log('ROW', row.row, JSON.stringify(differ), JSON.stringify(Object.fromEntries(differ.map(([k]) => [k, real?.[k.replace(/[A-Z]/g, (c) => '_' + c.toLowerCase())]]))));
    }
    console.log('wrong', wrong);
   } catch (error) { console.log(file.fileName, (error as Error).message, JSON.stringify((error as {errors?: unknown}).errors)); }
  }
});
