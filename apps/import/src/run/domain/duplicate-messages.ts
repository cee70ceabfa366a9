import type { ImportMessage } from '@quillcare/contracts';
import type { ClientBatch } from './client-batch';
import type { Stored } from './import-counts';

const OUTCOMES: readonly [keyof Omit<Stored, 'created' | 'peopleServed'>, string][] = [
  ['skipped', 'Duplicate skipped'],
  ['merged', 'Merged with an existing client'],
  ['overwritten', 'Replaced an existing client'],
  ['flagged', 'Created and flagged as a possible duplicate'],
];

/** Messages about the duplicates of a batch, in the order of the file, at most `most`. */
export function duplicateMessages(batch: ClientBatch, stored: Stored, most: number): ImportMessage[] {
  const notes = OUTCOMES.flatMap(([outcome, message]) =>
    stored[outcome].map(({ row }) => ({ row, message })),
  );
  if (most <= 0 || notes.length === 0) return [];
  const emails = new Map(batch.rows.map(({ row, client }) => [row, client.email]));
  return notes
    .sort((a, b) => a.row - b.row)
    .slice(0, most)
    .map(({ row, message }) => ({ row, column: 'email', message, value: emails.get(row) ?? null }));
}
