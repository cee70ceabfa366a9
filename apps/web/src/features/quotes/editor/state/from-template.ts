import type { QuoteTemplate } from '@quillcare/contracts';
import type { QuoteHead } from './editor.state';
import { nextKey, type Row } from './line-row';

/** Returns the initial content of a quote created from a template: surgeries, lines and notes. */
export function workFromTemplate(template: QuoteTemplate): { head: Partial<QuoteHead>; rows: Row[] } {
  const { surgeries, lines, notesToPatient, procedureClass } = template;
  // Lines that no surgery produces become new lines of this quote. Without surgeries they take the template's class.
  const ofAll = surgeries.length > 0 || procedureClass === 'OTHER' ? null : procedureClass;
  const rows: Row[] = [];
  for (const line of lines)
    rows.push({ ...line, procedureClass: line.procedureClass ?? ofAll, key: line.key ?? nextKey(rows) });
  return { head: { surgeries, notesToPatient: notesToPatient ?? '' }, rows };
}
