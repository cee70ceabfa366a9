import type { QuoteTemplate } from '@quillcare/contracts';
import type { Head } from './editor.state';
import { nextKey, type Row } from './line-row';

/** Returns the initial content of a quote created from a template: surgeries, lines and notes. */
export function workFrom(template: QuoteTemplate): { head: Partial<Head>; rows: Row[] } {
  return { head: headOf(template), rows: rowsOf(template) };
}

function headOf({ surgeries, notesToPatient }: QuoteTemplate) {
  return { surgeries, notesToPatient: notesToPatient ?? '' };
}

/** Lines that no surgery produces become new lines of this quote. Without surgeries they take the template's class. */
function rowsOf({ lines, surgeries, procedureClass }: QuoteTemplate): Row[] {
  const ofAll = surgeries.length > 0 || procedureClass === 'OTHER' ? null : procedureClass;
  const rows: Row[] = [];
  for (const line of lines)
    rows.push({ ...line, procedureClass: line.procedureClass ?? ofAll, key: line.key ?? nextKey(rows) });
  return rows;
}
