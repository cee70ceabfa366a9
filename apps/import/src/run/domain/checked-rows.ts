import type { CheckedRow, ImportMessage } from '@quillcare/contracts';
import type { Stored } from '../../run-record/import-counts';
import type { RowBatch } from './row-batch';

/** Returns the rows of a checked batch, including refused ones, in file order. */
export function checkedRows(batch: RowBatch, { planned = [] }: Stored): CheckedRow[] {
  const messages = new Map<number, ImportMessage[]>();
  for (const message of [...batch.errors, ...batch.warnings])
    messages.set(message.row, [...(messages.get(message.row) ?? []), message]);
  const valid = planned.map((row) => ({ ...row, messages: messages.get(row.row) ?? [] }));
  const isRefused = new Set(batch.errors.map(({ row }) => row));
  const refused = [...isRefused].map((row) => ({
    row,
    outcome: 'REFUSED' as const,
    name: '',
    recordId: null,
    changes: [],
    messages: messages.get(row) ?? [],
  }));
  return [...valid, ...refused].sort((a, b) => a.row - b.row);
}
