import type { CsvCell } from '@quillcare/rules';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import fc from 'fast-check';
import { bytesOf } from '../../../fixtures/xlsx.generator';
import { openTable } from '../../table/open-table';
import { writeWorkbook } from './workbook';

async function bookOf(rows: readonly (readonly CsvCell[])[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  async function* all() {
    yield* rows;
  }
  await writeWorkbook(all, async (bytes) => void pieces.push(bytes));
  return Buffer.concat(pieces);
}

async function sheetOf(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const entries = await new ZipReader(
    new BlobReader(new Blob([new Uint8Array(await bookOf(rows))])),
  ).getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  expect(files.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
  );
  const sheet = files.find(({ filename }) => filename === 'xl/worksheets/sheet1.xml');
  return (await sheet?.getData(new TextWriter())) ?? '';
}
const figures = (xml: string) => [...xml.matchAll(/<v>([^<]*)<\/v>/g)].map(([, figure]) => figure);
const texts = (xml: string) =>
  [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

it('writes dates, amounts and counts as numbers, and phones and postcodes as text', async () => {
  const xml = await sheetOf([
    ['Name', 'Born', 'Total', 'Phone', 'Postcode', 'Minutes'],
    ['Ngāio <3 & Kim', '1984-02-29', '-1234.50', '+61412345678', '0800', 90],
    [null, '2026-11-28', '7.00', null, '2000', null],
  ]);
  expect(figures(xml)).toEqual(['30741', '-1234.50', '90', '46354', '7.00']);
  expect(texts(xml)).toEqual([
    ...['Name', 'Born', 'Total', 'Phone', 'Postcode', 'Minutes'],
    ...['Ngāio <3 & Kim', '+61412345678', '0800', '2000'],
  ]);
});

it('writes a whole column as text if one of its cells is neither date nor amount', async () => {
  const xml = await sheetOf([
    ['When', 'Sum'],
    ['2026-11-28', '10.00'],
    ['soon', 'none'],
    ['1899-12-31', '5'],
  ]);
  expect(figures(xml)).toEqual([]);
  expect(texts(xml)).toEqual(['When', 'Sum', '2026-11-28', '10.00', 'soon', 'none', '1899-12-31', '5']);
});

it('writes no formulas, and no apostrophes that CSV needs against them', async () => {
  const xml = await sheetOf([['Name'], ['=HYPERLINK(1)'], ["'tis"]]);
  expect(texts(xml)).toEqual(['Name', '=HYPERLINK(1)', "'tis"]);
  expect(xml).not.toContain('<f');
});

it('writes any text so that the import reads it back unchanged, as far as XML allows', async () => {
  const written = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `x${text}x`);
  const plain = (text: string) =>
    text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(written, written), { minLength: 1, maxLength: 8 }), async (drawn) => {
      const rows = [['One', 'Two'], ...drawn];
      const table = await openTable(bytesOf(await bookOf(rows)), null);
      const read = table.readings[0]!.rows.map(({ cells }) => cells);
      const lines = (text: string) => plain(text).replaceAll(/\r\n?/g, '\n');
      expect(read.map((cells) => cells.map(lines))).toEqual(rows.map((cells) => cells.map(lines)));
    }),
    { numRuns: 40 },
  );
});
