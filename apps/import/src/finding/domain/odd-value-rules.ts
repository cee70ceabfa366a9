import type { OddValues } from '@quillcare/contracts';
import type { RowOptions } from '@quillcare/rules';

export const REFUSED: OddValues = { all: 'refuse', kinds: [] };

/** Returns a predicate for the findings whose value is omitted from the record. Undefined if every row with an error is refused. */
export function omissionPredicate({ all, kinds }: OddValues): RowOptions['leavesOut'] {
  if (all === 'refuse' && kinds.every(({ choice }) => choice === 'refuse')) return undefined;
  const byKind = new Map(kinds.map(({ column, message, choice }) => [keyOf(column, message), choice]));
  return (column, message) => (byKind.get(keyOf(column, message)) ?? all) === 'note';
}

function keyOf(column: string, message: string): string {
  return `${column}\n${message}`;
}
