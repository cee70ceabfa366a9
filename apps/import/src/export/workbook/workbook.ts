import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { CsvCell } from '@quillcare/rules';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { rowXml, SHEET_TYPES, SheetShape, STYLES, WORKBOOK } from './sheet';

// A worker of a browser; this process has none.
configure({ useWebWorkers: false });

/** What a sheet of Excel has room for, the heading included. */
export const MOST_SHEET_ROWS = 1_048_576;
/** Characters that are packed at a time. */
const PIECE = 64 * 1024;

type Rows = AsyncIterable<readonly CsvCell[]>;

/**
 * Writes rows, the heading first, as an Excel workbook with one sheet, which goes to `sink` as it is made. Days and amounts are such in
 * Excel as well; every other text stays what it was. The rows are read twice, and never held together.
 */
export async function writeWorkbook(
  rows: () => Rows,
  sink: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const shape = new SheetShape();
  for await (const cells of rows()) shape.see(cells);
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: sink }));
  for (const [path, xml] of Object.entries({ ...SHEET_TYPES, ...WORKBOOK, 'xl/styles.xml': STYLES }))
    await zip.add(path, new TextReader(xml));
  const sheet = Readable.toWeb(Readable.from(sheetPieces(rows(), shape))) as WebStream<Uint8Array>;
  await zip.add('xl/worksheets/sheet1.xml', sheet as unknown as ReadableStream<Uint8Array>);
  await zip.close();
}

async function* sheetPieces(rows: Rows, shape: SheetShape): AsyncGenerator<Buffer> {
  let text = shape.head();
  let isHeading = true;
  for await (const cells of rows) {
    text += rowXml(cells, shape, isHeading);
    isHeading = false;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + shape.end());
}
