import type { ImportMessage } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import type { RowBatch } from './row-batch';
import type { Stored } from './import-counts';

const NOUNS: Readonly<Record<ImportEntityType, string>> = {
  ...{ clients: 'client', sites: 'site', hospitals: 'hospital', doctors: 'doctor', surgeries: 'surgery' },
};
type Outcome = 'skipped' | 'merged' | 'overwritten' | 'flagged';
const OUTCOMES: Readonly<Record<Outcome, (noun: string) => string>> = {
  skipped: () => 'Duplicate skipped',
  merged: (noun) => `Merged with an existing ${noun}`,
  overwritten: (noun) => `Replaced an existing ${noun}`,
  flagged: () => 'Created and flagged as a possible duplicate',
};

/** Messages about the duplicates of a batch, in the order of the file, at most `most`. */
export function duplicateMessages(
  entityType: ImportEntityType,
  batch: RowBatch,
  stored: Stored,
  most: number,
): ImportMessage[] {
  const notes = (Object.keys(OUTCOMES) as Outcome[]).flatMap((outcome) =>
    stored[outcome].map(({ row }) => ({ row, message: OUTCOMES[outcome](NOUNS[entityType]) })),
  );
  if (most <= 0 || notes.length === 0) return [];
  const column = entityType === 'clients' || entityType === 'doctors' ? 'email' : 'name';
  const values = new Map(
    batch.rows.map(({ row, value }) => [row, (value as { email?: string; name?: string })[column]]),
  );
  return notes
    .sort((a, b) => a.row - b.row)
    .slice(0, most)
    .map(({ row, message }) => ({ row, column, message, value: values.get(row) ?? null }));
}
