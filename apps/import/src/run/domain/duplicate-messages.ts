import type { ImportMessage } from '@quillcare/contracts';
import { IMPORT_KINDS, type ImportEntityType } from '@quillcare/rules';
import type { RowBatch } from './row-batch';
import type { Stored } from '../../run-record/import-counts';

type Outcome = 'skipped' | 'merged' | 'overwritten' | 'flagged';
const OUTCOMES: Readonly<Record<Outcome, (noun: string) => string>> = {
  skipped: () => 'Duplicate skipped',
  merged: (noun) => `Merged with an existing ${noun}`,
  overwritten: (noun) => `Replaced an existing ${noun}`,
  flagged: () => 'Created and flagged as a possible duplicate',
};

/** Returns messages about the duplicates of a batch in file order, at most `most`. */
export function duplicateMessages(
  entityType: ImportEntityType,
  batch: RowBatch,
  stored: Stored,
  limit: number,
): ImportMessage[] {
  const { noun, knownBy } = IMPORT_KINDS[entityType];
  const notes = (Object.keys(OUTCOMES) as Outcome[]).flatMap((outcome) =>
    stored[outcome].map(({ row }) => ({ row, message: OUTCOMES[outcome](noun) })),
  );
  if (limit <= 0 || notes.length === 0) return [];
  const values = new Map(batch.rows.map(({ row, value }) => [row, matchedText(value, knownBy)]));
  return notes
    .sort((a, b) => a.row - b.row)
    .slice(0, limit)
    .map(({ row, message }) => ({ row, column: knownBy, message, value: values.get(row) ?? null }));
}

/** Returns the text that identifies a record. A lead without an email is identified by its phone number. */
function matchedText(value: object, knownBy: string): string | null {
  const { [knownBy]: text, phone } = value as Record<string, string | null | undefined>;
  return text ?? (knownBy === 'email' ? (phone ?? null) : null);
}
