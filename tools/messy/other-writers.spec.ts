import fc from 'fast-check';
import Papa from 'papaparse';
import type { CsvLayout } from '../../apps/import/src/table/csv-layout';
import { csvTable } from '../../apps/import/src/table/csv-table';
import { encoded, fits } from './encodings.mjs';

const WIDTH = 4;
const HEADER = ['first name', 'last name', 'email', 'phone'];

/** The cells that the importer reads from a file that arrives in pieces. */
async function cellsOf(file: Buffer, delimiter: string, pieceLength: number): Promise<string[][]> {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < file.length; at += pieceLength) yield file.subarray(at, at + pieceLength);
  }
  const table = await csvTable(pieces());
  const layout: CsvLayout = {
    delimiter,
    columns: [],
    header: HEADER,
    repeated: [],
    headerRow: 1,
    hasSeparatorLine: false,
  };
  const rows: string[][] = [];
  for await (const some of table.rows(layout))
    for (const { cells, fault } of some) {
      expect(fault).toBeNull();
      rows.push(cells);
    }
  return rows;
}

/** The old code page of a file is detected by its words, so the files contain words. */
const WORDS = fc.constantFrom('Renée', 'Zoë', ' – ', 'Muñoz', 'O’Brien');

/** Each encoding with the characters that lists in it contain. */
const ENCODINGS = {
  utf8: fc.constantFrom('é', 'ā', 'Ł', '王', '😀', 'ễ'),
  utf8Marked: fc.constantFrom('é', 'ā', '王', '😀'),
  utf16: fc.constantFrom('é', 'ā', '王', '😀'),
  utf16Marked: fc.constantFrom('é', 'ā', '王', '😀'),
  windows1252: WORDS,
  macRoman: WORDS,
} as const;

const write = {
  ...encoded,
  utf16Marked: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
} as Record<keyof typeof ENCODINGS, (text: string) => Buffer>;

const tableIn = (encoding: keyof typeof ENCODINGS) => {
  const letter = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'abz09 -@.') },
    { weight: 2, arbitrary: ENCODINGS[encoding] },
    { weight: 2, arbitrary: fc.constantFrom('"', ',', ';', '\t', '\n', "'", '=') },
  );
  // A name in every row, as lists have, so that no row is blank.
  const cell = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));
  const row = fc.tuple(fc.constantFrom('Siobhán', 'Zoë'), cell, cell, cell);
  return fc.array(row, { minLength: 1, maxLength: 12 });
};

it.each(Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[])(
  'reads another program’s table cell for cell, in %s and every dialect, wherever it is split',
  async (encoding) => {
    const dialect = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t'),
      newline: fc.constantFrom('\r\n', '\n', '\r'),
      quotes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        tableIn(encoding),
        dialect,
        fc.constantFrom(1, 7, 64, 100_000),
        async (rows, { quotes, ...written }, pieceLength) => {
          const text = Papa.unparse([HEADER, ...rows], { ...written, quotes });
          if (encoding === 'windows1252' || encoding === 'macRoman') fc.pre(fits(encoding)(text));
          // Our reader treats a multi-line quoted text as an unclosed quote if one of its lines looks like a whole row.
          const isTelling = (cell: string) =>
            cell.split('\n').some((line, at) => at > 0 && line.split(written.delimiter).length >= WIDTH);
          fc.pre(!rows.flat().some(isTelling));
          const found = await cellsOf(write[encoding](text), written.delimiter, pieceLength);
          expect(found).toEqual([HEADER, ...rows]);
        },
      ),
      { numRuns: 60 },
    );
  },
);
