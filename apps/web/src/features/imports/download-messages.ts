import type { ImportMessage, ImportRun } from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK } from '@quillcare/rules';
import { saveFile } from '../../shared/files/save-file';

const SPREADSHEET_FORMULA = /^[=+\-@\t\r]/;

/** Downloads the messages of an import as a CSV file, so that the rows can be corrected in a spreadsheet. */
export async function downloadMessages(run: ImportRun): Promise<void> {
  const { default: papa } = await import('papaparse');
  const rows = [
    ...toMessageRows('error', run.errors),
    ...toMessageRows('warning', run.warnings),
    ...toMessageRows('duplicate', run.duplicates),
  ];
  const blob = new Blob([CSV_BYTE_ORDER_MARK, papa.unparse(rows)], { type: 'text/csv' });
  saveFile(blob, nameDownload(run, 'messages'));
}

/** Names a CSV file about an import after the imported file, whatever kind that was. */
export function nameDownload({ fileName }: Pick<ImportRun, 'fileName'>, content: string): string {
  return `${fileName.replace(/\.(csv|txt|xls[xm])$/i, '')}-${content}.csv`;
}

function toMessageRows(kind: string, messages: ImportMessage[]) {
  return messages.map(({ row, column, message, value }) => ({
    kind,
    row,
    column,
    message,
    value: escapeFormula(value ?? ''),
  }));
}

/** Escapes values that a spreadsheet would run as a formula (CSV injection). */
export function escapeFormula(value: string): string {
  return SPREADSHEET_FORMULA.test(value) ? `'${value}` : value;
}
