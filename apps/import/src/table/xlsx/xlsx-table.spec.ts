import fc from 'fast-check';
import {
  bytesOf,
  buildWorkbook,
  zipOf,
  type Cell,
  type WorkbookDefinition,
} from '../../../fixtures/xlsx.generator';
import { StoredFile } from '../file-bytes';
import { openTable } from '../open-table';
import { TABLE_FAULTS, TableFaultError, type Table } from '../table';
import type { CsvLayout } from '../csv-layout';
import type { CsvRow } from '../csv-reader';

const LAYOUT = { headerRow: 1, columns: [], header: [] } as unknown as CsvLayout;

async function open(book: WorkbookDefinition, sheet: string | null = null): Promise<Table> {
  return openTable(bytesOf(await buildWorkbook(book)), sheet);
}

async function allRows(table: Table): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const some of table.rows(LAYOUT)) rows.push(...some);
  return rows;
}

const cellsOf = async (rows: readonly (readonly Cell[])[], book: Partial<WorkbookDefinition> = {}) =>
  (await allRows(await open({ sheets: [{ rows }], ...book }))).map(({ cells }) => cells);

/** The message with which a file is refused at whichever stage. */
async function refusal(file: Buffer, sheet: string | null = null): Promise<string | null> {
  try {
    await allRows(await openTable(bytesOf(file), sheet));
    return null;
  } catch (error) {
    if (error instanceof TableFaultError) return error.message;
    throw error;
  }
}

describe('reading a workbook', () => {
  it('returns every cell unchanged, shared or inline, with or without a namespace prefix', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((one) => one.trim() !== '' && !/\p{Cs}/u.test(one));
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), fc.constantFrom('', 'x'), async (table, inline, prefix) => {
        expect(await cellsOf(table, { inline, prefix })).toEqual(table);
      }),
      { numRuns: 40 },
    );
  });

  it('formats numbers as displayed, and dates as ISO dates', async () => {
    const formats = [
      'dd/mm/yyyy',
      'm/d/yy h:mm',
      '0%',
      '0.0%',
      '0000',
      '0000 000 000',
      '$#,##0.00',
      '"Dr "0',
      'h:mm:ss',
      '[$-C09]dddd, d mmmm yyyy',
      '#,##0;[Red]-#,##0',
      '0.00E+00',
      '\\+61 000000000',
    ];
    const styled = (value: number, style: number) => ({ value, style });
    const [cells] = await cellsOf(
      [
        [
          ...[styled(30_753, 1), styled(30_753.5, 2), styled(0.15, 3), styled(0.125, 4), styled(800, 5)],
          ...[styled(412_345_678, 6), styled(12_500, 7), styled(7, 8), styled(0.75, 9), styled(30_753, 10)],
          ...[styled(1_234_567, 11), styled(412_000_000, 12), styled(412_345_678, 13)],
          ...[61_412_345_678, 0.1 + 0.2, -3.5, 2000, true, false, 1],
        ],
      ],
      { formats },
    );
    expect(cells).toEqual([
      ...['1984-03-12', '1984-03-12 12:00', '15%', '12.5%', '0800'],
      ...['0412 345 678', '$12,500.00', 'Dr 7', '18:00', '1984-03-12'],
      ...['1,234,567', '412000000', '+61 412345678'],
      ...['61412345678', '0.3', '-3.5', '2000', 'TRUE', 'FALSE', '1'],
    ]);
  });

  it('supports the 1904 date system, and Excel’s non-existent 29 February 1900', async () => {
    const days = (value: number) => [[{ value, style: 1 }]];
    expect(await cellsOf(days(29_291), { formats: ['d/m/yyyy'], is1904: true })).toEqual([['1984-03-12']]);
    expect(await cellsOf(days(59), { formats: ['d/m/yyyy'] })).toEqual([['1900-02-28']]);
    expect(await cellsOf(days(61), { formats: ['d/m/yyyy'] })).toEqual([['1900-03-01']]);
  });

  it('reads the results of formulas and rich text, without furigana', async () => {
    const xml = [
      '<c r="REF" t="str"><f>A1&amp;B1</f><v>Ana Lee</v></c>',
      '<c r="REF" t="inlineStr"><is><r><t>An</t></r><r><t>a</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>',
      '<c r="REF" t="e"><v>#N/A</v></c>',
      '<c r="REF" t="d"><v>1984-03-12T00:00:00</v></c>',
    ];
    expect(await cellsOf([xml.map((one) => ({ xml: one }))])).toEqual([
      ['Ana Lee', 'Ana', '#N/A', '1984-03-12'],
    ]);
  });

  it('keeps row numbers, and fills gaps between cells', async () => {
    const table = await open({
      sheets: [{ rows: [['a', null, 'c'], ['', null], ['d']], numbers: [2, 5, 1_048_576] }],
    });
    expect(await allRows(table)).toEqual([
      { number: 2, cells: ['a', '', 'c'], fault: null },
      { number: 1_048_576, cells: ['d'], fault: null },
    ]);
  });

  it('reads the first visible sheet, or the requested one', async () => {
    const sheets = [
      { name: 'Lists', rows: [['x']], state: 'veryHidden' as const },
      { name: 'Patients', rows: [['Ana']] },
      { name: 'Old & gone', rows: [['Bo']] },
    ];
    const first = await open({ sheets });
    expect(first).toMatchObject({ kind: 'XLSX', sheets: ['Patients', 'Old & gone'], sheet: 'Patients' });
    const other = await open({ sheets }, 'Old & gone');
    expect((await allRows(other)).map(({ cells }) => cells)).toEqual([['Bo']]);
    expect(await refusal(await buildWorkbook({ sheets }), 'None')).toBe(TABLE_FAULTS.noSheet);
  });
});

describe('a file that is not a workbook', () => {
  const rows = [['Ana']];
  it.each([
    ['an archive', () => zipOf({ 'a.txt': 'hello' }), TABLE_FAULTS.otherArchive],
    [
      'a Word document',
      () =>
        zipOf({
          '[Content_Types].xml': '<Types/>',
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        }),
      TABLE_FAULTS.otherArchive,
    ],
    [
      'a truncated workbook',
      async () => (await buildWorkbook({ sheets: [{ rows }] })).subarray(0, 700),
      TABLE_FAULTS.damaged,
    ],
    [
      'a sheet that is not XML',
      () =>
        buildWorkbook({
          sheets: [{ rows }],
          parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' },
        }),
      TABLE_FAULTS.damaged,
    ],
    [
      'expanding entities',
      () =>
        buildWorkbook({
          sheets: [{ rows }],
          parts: {
            'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
          },
        }),
      TABLE_FAULTS.damaged,
    ],
  ])('is rejected with a specific message: %s', async (_, file, message) => {
    expect(await refusal(await file())).toBe(message);
  });
});

describe('a decompression bomb', () => {
  const sheet = (xml: string) =>
    buildWorkbook({
      sheets: [{ rows: [] }],
      parts: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${xml}</sheetData></worksheet>` },
    });

  it('is rejected while it is read, in bounded memory', async () => {
    // The limit counts bytes, and the parser is faster with spaces than with cells.
    const cell = `<c/>${' '.repeat(12)}`;
    const file = await sheet(`<row r="1"><c><v>1</v></c>${cell.repeat(2_250_000)}`);
    expect(file.length).toBeLessThan(300_000);
    const before = process.memoryUsage().heapUsed;
    expect(await refusal(file)).toBe(TABLE_FAULTS.tooLarge);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
    // The parser reads two million cells before it reaches the limit.
  }, 180_000);

  it('is rejected for an endless cell, a cell far to the right, a row too far down, or too much text', async () => {
    expect(await refusal(await sheet(`<row><c t="str"><v>${'a'.repeat(3_000_000)}</v></c></row>`))).toBe(
      TABLE_FAULTS.longCell,
    );
    expect(await refusal(await sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).toBe(
      'This file has 16384 columns. The limit is 200.',
    );
    expect(await refusal(await sheet('<row r="1048577"><c><v>1</v></c></row>'))).toBe(
      TABLE_FAULTS.tooManyRows,
    );
    const texts = `<sst>${Array.from({ length: 30 }, (_, at) => `<si><t>${'a'.repeat(900_000 + at)}</t></si>`).join('')}</sst>`;
    expect(
      await refusal(
        await buildWorkbook({ sheets: [{ rows: [['a']] }], parts: { 'xl/sharedStrings.xml': texts } }),
      ),
    ).toBe(TABLE_FAULTS.tooMuchText);
  });
});

it('reads any range of a stored file, whatever the length of its pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 8 }),
      fc.nat(70),
      fc.nat(70),
      async (bytes, lengths, offset, length) => {
        const file = Buffer.from(bytes);
        const pieces: Buffer[] = [];
        let at = 0;
        for (const size of [...lengths, file.length]) {
          pieces.push(file.subarray(at, at + size));
          at += size;
        }
        const stored = new StoredFile(
          pieces.map((piece) => piece.length),
          async (sequence) => pieces[sequence] ?? null,
        );
        expect(stored.size).toBe(file.length);
        expect((await stored.read(offset, length)).equals(file.subarray(offset, offset + length))).toBe(true);
      },
    ),
  );
});

it('reports progress through the file, and finally passes on all its bytes in order', async () => {
  const rows = Array.from({ length: 8_000 }, (_, at) => [
    `Person ${at * 7919}`,
    at * 104_729,
    `p${at}@example.com.au`,
  ]);
  const file = await buildWorkbook({ inline: true, sheets: [{ rows }] });
  const seen: Buffer[] = [];
  const table = await openTable(bytesOf(file), null, (piece) => seen.push(piece));
  const shares: [number, number][] = [];
  let read = 0;
  for await (const some of table.rows(LAYOUT)) {
    read += [...some].length;
    const bytes = seen.reduce((sum, piece) => sum + piece.length, 0);
    shares.push([read / rows.length, bytes / file.length]);
  }
  const halfWay = shares.find(([ofRows]) => ofRows >= 0.5);
  expect(halfWay?.[1]).toBeGreaterThan(0.3);
  expect(halfWay?.[1]).toBeLessThan(0.8);
  expect(Buffer.concat(seen).equals(file)).toBe(true);
});
