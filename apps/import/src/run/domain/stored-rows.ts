import type {
  ImportedClientRow,
  ImportedEntryRow,
  ImportedLead,
  ImportedLeadRow,
} from '@quillcare/contracts';
import { getImportFields, type ClientImport, type LeadImport, type UnreadableCell } from '@quillcare/rules';
import { appendOddValues } from '../../finding/domain/odd-values-note';
import type { CheckedRow } from './row-batch';

/** Notes are not a field of the client. They become a note of its own, together with the unreadable values. */
export function clientRow(checked: CheckedRow, fileName: string): ImportedClientRow {
  const { row, value, defaulted, odd } = checked;
  const { notes, ...client } = value as ClientImport;
  return {
    row,
    client,
    note: appendOddValues(notes, fileName, row, odd),
    defaulted,
    unread: unreadFields(odd),
  };
}

/** Choices that are not in the list go into the note, and the lead gets a new lead's default instead. */
export function leadRow(checked: CheckedRow, fileName: string): ImportedLeadRow {
  const { row, value, defaulted, odd } = checked;
  const { notes, ...lead } = value as LeadImport;
  const unknown = findUnknownChoices(lead);
  const known = { ...lead, ...Object.fromEntries(unknown.map(({ key }) => [key, null])) };
  const all = [...odd, ...unknown];
  return {
    row,
    defaulted,
    note: appendOddValues(notes, fileName, row, all),
    unread: unreadFields(all),
    lead: known as ImportedLead,
  };
}

export function entryRow({ row, value, defaulted, odd }: CheckedRow): ImportedEntryRow {
  return { row, entry: { ...value }, defaulted, unread: unreadFields(odd) };
}

function unreadFields(odd: readonly UnreadableCell[]): string[] {
  return odd.map(({ key }) => key);
}

function findUnknownChoices(lead: Omit<LeadImport, 'notes'>): UnreadableCell[] {
  return getImportFields('leads').flatMap(({ key, column, options }) => {
    const text = options && lead[key as keyof typeof lead];
    return typeof text === 'string' && !options?.includes(text) ? [{ key, column, text }] : [];
  });
}
