import { writeFileSync } from 'node:fs';
import {
  createImport,
  discardUpload,
  downloadExport,
  downloadList,
  getExport,
  getImportFindings,
  listFindingRows,
  mendCells,
  readImportColumns,
  startCheckedImport,
  startExport,
  type ImportRun,
  type ImportTable,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, startProduct, testProduct } from '@quillcare/testing';
import Papa from 'papaparse';
import { finished, hashOf, upload } from '../../apps/import/fixtures/importing.suite';
import { recordsOf, undo } from '../../apps/import/fixtures/undoing.suite';
import { messyFiles } from './files.mjs';

/** `npm run messy` uses more rows. */
const ROWS = Number(process.env['MESSY_ROWS'] ?? 90);

type Kind = ImportRun['entityType'];
type Fields = Readonly<Record<string, unknown>>;

interface MessyFile {
  fileName: string;
  kind: Kind;
  preset: string | null;
  bytes: Buffer;
  rows: { row: number; becomes: 'CREATED' | 'FLAGGED' | 'REFUSED'; stored: Fields; mend?: string }[];
  others: number[];
}

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'import', 'billing'] }),
);
const practice = perFile(() => product.signUp());
let files: MessyFile[] = [];
beforeAll(async () => {
  files = (await messyFiles(ROWS)) as MessyFile[];
});

/** The columns that the product suggests, requested as the gateway does. */
async function columnsOf(
  by: UserPrincipal,
  kind: Kind,
  fileName: string,
  file: Buffer,
): Promise<ImportTable> {
  const { organisationId } = by;
  const uploadId = await upload(product, organisationId, file);
  const body = { entityType: kind, uploadId, fileName, fileHash: hashOf(file) };
  try {
    return await product.call(readImportColumns, { body }, by);
  } finally {
    await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  }
}

/** What the columns page sends when the user confirms the suggestions. */
function confirmed({ sheet, columns, dateOrder, phoneCountry }: ImportTable): string {
  return JSON.stringify({
    sheet,
    columns: columns.flatMap(({ header, field }, column) =>
      field === null ? [] : [{ column, header, field }],
    ),
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

async function run(
  { by, kind, fileName, bytes }: Wanted,
  mapping: string,
  dryRun: boolean,
): Promise<ImportRun> {
  const uploadId = await upload(product, by.organisationId, bytes);
  const body = {
    entityType: kind,
    uploadId,
    fileName,
    fileHash: hashOf(bytes),
    mapping,
    dryRun,
    again: true,
    oddValues: 'note' as const,
  };
  const { id } = await product.call(createImport, { body }, by);
  return finished(product, by, id);
}

/** Makes the corrections that the receptionist knows, as in the grid of the check. */
async function mendCheck(file: MessyFile, check: ImportRun, by: UserPrincipal): Promise<void> {
  const of = { params: { id: check.id } };
  const corrections = new Map(file.rows.flatMap(({ row, mend }) => (mend ? [[row, mend]] : [])));
  let cursor: number | undefined;
  do {
    const page = await product.call(
      listFindingRows,
      { ...of, query: { errors: 'true', cursor, limit: 200 } },
      by,
    );
    const cells = page.items.flatMap(({ row, findings }) => {
      const at = findings.find(({ column }) => column === 'email')?.at ?? null;
      const text = corrections.get(row);
      return text === undefined || at === null ? [] : [{ row, at, text }];
    });
    if (cells.length > 0) await product.call(mendCells, { ...of, body: { cells } }, by);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const { mended } = await product.call(getImportFindings, of, by);
  expect([file.fileName, mended]).toEqual([file.fileName, corrections.size]);
}

async function startChecked({ id }: ImportRun, by: UserPrincipal): Promise<ImportRun> {
  const run = await product.call(startCheckedImport, { params: { id }, body: { again: true } }, by);
  return finished(product, by, run.id);
}

const countOf = ({ rows }: MessyFile, ...what: string[]) =>
  rows.filter(({ becomes }) => what.includes(becomes)).length;

/** Every line of the file is accounted for: created, refused with its reason, or reported as not being a record. */
function expectFigures(file: MessyFile, run: ImportRun): void {
  const stored = countOf(file, 'CREATED', 'FLAGGED');
  expect({ file: file.fileName, ...run }).toMatchObject({
    file: file.fileName,
    status: 'COMPLETED',
    total: file.rows.length,
    successful: stored,
    failed: countOf(file, 'REFUSED'),
    flagged: countOf(file, 'FLAGGED'),
    skipped: 0,
    merged: 0,
    overwritten: 0,
  });
  const refused = file.rows.filter(({ becomes }) => becomes === 'REFUSED').map(({ row }) => row);
  expect(new Set(run.errors.map(({ row }) => row))).toEqual(new Set(refused.slice(0, run.errors.length)));
  expect(run.warnings.filter(({ column }) => column === 'file').map(({ row }) => row)).toEqual(file.others);
}

/** The stored data must match the file, field by field. */
async function expectRecords(file: MessyFile, by: UserPrincipal): Promise<void> {
  const { records } = (await recordsOf(product, by, file.kind)) as { records: { record: Fields }[] };
  const keyOf = (of: Fields) => [of['email'] ?? of['phone'], of['firstName'] ?? of['first_name']].join(' ');
  const found = new Map(records.map(({ record }) => [keyOf(record), record]));
  const wanted = file.rows.filter(({ becomes }) => becomes !== 'REFUSED').map(({ stored }) => stored);
  const real = wanted.map((stored) =>
    Object.fromEntries(
      Object.keys(stored).map((key) => [key, found.get(keyOf(stored))?.[snake(key)] ?? null]),
    ),
  );
  expect(real.map(numbered)).toEqual(wanted);
}

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const numbered = ({ expectedValueMinor: value, ...others }: Fields) => ({
  ...others,
  ...(value !== undefined && { expectedValueMinor: value === null ? null : Number(value) }),
});

type List = 'clients' | 'leads';

/** Exports a list with every field as CSV, in consecutive parts. */
async function exportOf(list: List, by: UserPrincipal, stableKeys = false): Promise<string> {
  const body = { list, query: {}, columns: [], stableKeys };
  let text = '';
  let cursor: string | undefined;
  do {
    const page = await product.call(downloadList, { body, query: { cursor } }, by);
    text += page.text;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return text;
}

/** The export's rows in any order, without the day on which they were added. */
async function rowsOf(list: List, by: UserPrincipal): Promise<string[]> {
  const text = (await exportOf(list, by)).slice(1);
  const { data } = Papa.parse<Fields>(text, { header: true, skipEmptyLines: true });
  return data.map((row) => JSON.stringify({ ...row, Added: null, Enquired: null })).sort();
}

/** The same list as an Excel workbook, which the server writes in the background. */
async function workbookOf(list: List, by: UserPrincipal, stableKeys: boolean): Promise<Buffer> {
  const body = { list, query: {}, columns: [], stableKeys, format: 'XLSX' as const };
  const { id } = await product.call(startExport, { body }, by);
  await product.eventually(async () =>
    expect(await product.call(getExport, { params: { id } }, by)).toMatchObject({ status: 'COMPLETED' }),
  );
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const page = await product.call(downloadExport, { params: { id }, query: { cursor } }, by);
    expect(page.fileName).toMatch(/\.xlsx$/);
    parts.push(Buffer.from(page.base64, 'base64'));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return Buffer.concat(parts);
}

const figures: object[] = [];
afterAll(() => {
  const file = process.env['MESSY_FIGURES'];
  if (file) writeFileSync(file, JSON.stringify(figures));
});

it('imports eight messy files once mended, undoes them without remains, and imports them again', async () => {
  const by = practice.admin;
  for (const file of files) {
    const before = await recordsOf(product, by, file.kind);
    const table = await columnsOf(by, file.kind, file.fileName, file.bytes);
    expect([file.fileName, table.preset]).toEqual([file.fileName, file.preset]);
    const check = await run({ by, ...file }, confirmed(table), true);
    expect(await recordsOf(product, by, file.kind)).toEqual(before);
    await mendCheck(file, check, by);
    const imported = await startChecked(check, by);
    expectFigures(file, imported);
    await expectRecords(file, by);

    const { undo: undoing } = await undo(product, by, imported.id);
    expect(undoing).toMatchObject({ status: 'COMPLETED', removed: imported.successful, left: 0 });
    expect(await recordsOf(product, by, file.kind)).toEqual(before);

    const again = await run({ by, ...file }, confirmed(table), true);
    await mendCheck(file, again, by);
    expectFigures(file, await startChecked(again, by));
    await expectRecords(file, by);
    figures.push({
      name: file.fileName,
      rows: file.rows.length,
      created: imported.successful,
      refused: imported.failed,
      flagged: imported.flagged,
      mended: file.rows.filter(({ mend }) => mend !== undefined).length,
      milliseconds: Date.parse(imported.finishedAt!) - Date.parse(imported.startedAt!),
    });
  }
});

it.each([
  ['clients', 'CSV with names', (list: List, by: UserPrincipal) => exportOf(list, by)],
  ['clients', 'a workbook with stable keys', (list: List, by: UserPrincipal) => workbookOf(list, by, true)],
  ['leads', 'a workbook with names', (list: List, by: UserPrincipal) => workbookOf(list, by, false)],
  ['leads', 'CSV with stable keys', (list: List, by: UserPrincipal) => exportOf(list, by, true)],
] as const)('exports %s as %s, which an empty practice imports identically', async (list, _, write) => {
  const { admin: from } = practice;
  const { admin: by } = await product.signUp();
  const out = await rowsOf(list, from);
  const stored = files
    .filter(({ kind }) => kind === list)
    .reduce((sum, file) => sum + countOf(file, 'CREATED', 'FLAGGED'), 0);
  expect(out).toHaveLength(stored);
  const bytes = Buffer.from(await write(list, from));
  const table = await columnsOf(by, list, 'export', bytes);
  expect(table).toMatchObject({ preset: 'Quillcare, a list with every field', isCertain: true });
  const imported = await run({ by, kind: list, fileName: 'export', bytes }, confirmed(table), false);
  expect(imported).toMatchObject({ status: 'COMPLETED', total: stored, successful: stored, failed: 0 });
  expect(await rowsOf(list, by)).toEqual(out);
});
