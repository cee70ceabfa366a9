import { csvTable } from './csv-table';
import type { FileBytes } from './file-bytes';
import { isArchive, type Table } from './table';

/**
 * Opens a file as a table: an Excel workbook if its first bytes say so, otherwise CSV. `onPiece` receives all bytes of the file
 * once, in order.
 * @throws TableFaultError
 */
export async function openTable(
  file: FileBytes,
  sheet: string | null,
  onPiece: (piece: Buffer) => void = () => {},
): Promise<Table> {
  if (isArchive(await file.read(0, 2))) {
    const { xlsxTable } = await import('./xlsx/xlsx-table');
    return xlsxTable(file, sheet, onPiece);
  }
  return csvTable(reportChunks(file.pieces(), onPiece));
}

async function* reportChunks(
  pieces: AsyncGenerator<Buffer>,
  onPiece: (piece: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onPiece(piece);
    yield piece;
  }
}
