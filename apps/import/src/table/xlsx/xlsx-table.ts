import type { CsvRow } from '../csv-reader';
import type { FileBytes } from '../file-bytes';
import { TABLE_FAULTS, TableFaultError, type Table } from '../table';
import { PackageParts } from './package-parts';
import { sheetRows, type Shared } from './sheet-rows';
import { readFormats, readSharedStrings, readWorkbook } from './workbook';

/** Rows examined for the header and for examples. */
const HEAD_ROWS = 1_000;
const SLICE = 16 * 1024;

/** Opens a sheet of an Excel workbook: the named one, or the first visible one. */
export async function xlsxTable(
  file: FileBytes,
  sheetName: string | null,
  onPiece: (piece: Buffer) => void,
): Promise<Table> {
  const parts = await PackageParts.open(file);
  const workbook = await readWorkbook(parts);
  const { sheets } = workbook;
  const sheet = sheetName === null ? sheets[0] : sheets.find(({ name }) => name === sheetName);
  if (!sheet) throw new TableFaultError(TABLE_FAULTS.noSheet);
  const shared: Shared = {
    strings: await readSharedStrings(parts, workbook.sharedStrings),
    formats: await readFormats(parts, workbook),
  };
  const head = await firstRows(sheetRows(parts.readText(sheet.part), shared));
  return {
    kind: 'XLSX',
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    readings: [{ rows: head, delimiter: null, hasSeparatorLine: false }],
    hasRows: ({ headerRow }) => head.length >= HEAD_ROWS || head.some(({ number }) => number > headerRow),
    async *rows() {
      const seen = new ByteProgress(file, onPiece);
      let share = 0;
      for await (const rows of sheetRows(
        parts.readText(sheet.part, (read) => (share = read)),
        shared,
      )) {
        await seen.advanceTo(share);
        yield rows;
      }
      await seen.finish();
    },
  };
}

/**
 * Reports progress in bytes of the file. A sheet is compressed somewhere inside it, so the same fraction of the file counts as
 * read as of the sheet.
 */
class ByteProgress {
  private readonly slices: AsyncGenerator<Buffer>;
  private bytesRead = 0;

  constructor(
    private readonly file: FileBytes,
    private readonly onPiece: (piece: Buffer) => void,
  ) {
    this.slices = slicesOf(file);
  }

  /** Reports the file up to this fraction (0 to 1). */
  async advanceTo(share: number): Promise<void> {
    while (this.bytesRead < share * this.file.size) if (!(await this.next())) return;
  }

  async finish(): Promise<void> {
    while (await this.next());
  }

  private async next(): Promise<boolean> {
    const { done, value } = await this.slices.next();
    if (done) return false;
    this.bytesRead += value.length;
    this.onPiece(value);
    return true;
  }
}

async function* slicesOf(file: FileBytes): AsyncGenerator<Buffer> {
  for await (const piece of file.pieces())
    for (let at = 0; at < piece.length; at += SLICE) yield piece.subarray(at, at + SLICE);
}

async function firstRows(rows: AsyncGenerator<CsvRow[]>): Promise<CsvRow[]> {
  const first: CsvRow[] = [];
  for await (const some of rows) {
    first.push(...some);
    if (first.length >= HEAD_ROWS) break;
  }
  return first.slice(0, HEAD_ROWS);
}
