import type { QuoteTemplate } from '@quillcare/contracts';
import type { Head } from './editor.state';
import { nextKey, type Row } from './line-row';

/** What a quote starts with from a template: its surgeries, lines and notes. */
export function workFrom(template: QuoteTemplate): { head: Partial<Head>; rows: Row[] } {
  return { head: headOf(template), rows: rowsOf(template) };
}

function headOf({ surgeries, procedureClass, notesToPatient }: QuoteTemplate) {
  return {
    surgeries,
    procedureClass: surgeries.length > 0 ? null : procedureClass,
    notesToPatient: notesToPatient ?? '',
  };
}

/** Lines that the surgeries do not give are new ones of this quote. */
function rowsOf({ lines }: QuoteTemplate): Row[] {
  const rows: Row[] = [];
  for (const line of lines) rows.push({ ...line, key: line.key ?? nextKey(rows) });
  return rows;
}
