import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { CsvCell } from '@quillcare/rules';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { rowXml, SHEET_TYPES, SheetShape, STYLES, WORKBOOK } from './sheet';

// Node has no browser web workers.
configure({ useWebWorkers: false });

/** Characters compressed at a time. */
const CHUNK_LENGTH = 64 * 1024;

type Rows = AsyncIterable<readonly CsvCell[]>;

/**
 * Writes rows, header first, as an Excel workbook with one sheet and streams it to `sink`. Dates and amounts become Excel dates
 * and numbers; all other text is unchanged. The rows are read twice, so they never have to be in memory at once.
 */
export async function writeWorkbook(
  rows: () => Rows,
  sink: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const shape = new SheetShape();
  for await (const cells of rows()) shape.measure(cells);
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
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + shape.end());
}
