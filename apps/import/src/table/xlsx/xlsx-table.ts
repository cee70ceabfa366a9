import type { CsvRow } from '../../run/domain/csv-reader';
import type { FileBytes } from '../file-bytes';
import { TABLE_FAULTS, TableFault, type Table } from '../table';
import { PackageParts } from './package-parts';
import { sheetRows, type Shared } from './sheet-rows';
import { readFormats, readSharedStrings, readWorkbook } from './workbook';

/** Rows that are looked at for the header and for examples. */
const HEAD_ROWS = 1_000;

/** Reads a sheet of an Excel workbook: the named one, or the first that is not hidden. */
export async function xlsxTable(
  file: FileBytes,
  wanted: string | null,
  onPiece: (piece: Buffer) => void,
): Promise<Table> {
  const parts = await PackageParts.of(file);
  const workbook = await readWorkbook(parts);
  const { sheets } = workbook;
  const sheet = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (!sheet) throw new TableFault(TABLE_FAULTS.noSheet);
  const shared: Shared = {
    strings: await readSharedStrings(parts, workbook.sharedStrings),
    formats: await readFormats(parts, workbook),
  };
  const all = (): AsyncGenerator<CsvRow[]> => sheetRows(parts.text(sheet.part), shared);
  const head = await firstRows(all());
  return {
    ...{ kind: 'XLSX', sheets: sheets.map(({ name }) => name), sheet: sheet.name },
    readings: [{ rows: head, delimiter: null, hasSeparatorLine: false }],
    hasRows: ({ headerRow }) => head.length >= HEAD_ROWS || head.some(({ number }) => number > headerRow),
    async *rows() {
      for await (const piece of file.pieces()) onPiece(piece);
      yield* all();
    },
  };
}

async function firstRows(rows: AsyncGenerator<CsvRow[]>): Promise<CsvRow[]> {
  const first: CsvRow[] = [];
  for await (const some of rows) {
    first.push(...some);
    if (first.length >= HEAD_ROWS) break;
  }
  return first.slice(0, HEAD_ROWS);
}
