import { invalidInput } from '@quillcare/contracts';
import type { OrderTerm } from './list-order';

interface Cursor {
  sort: string;
  values: (string | null)[];
}

/** Returns the cursor for the page after `row`: base64url of the sort and the values of its columns. */
export function encodeCursor(sort: string, row: Record<string, unknown>, columns: number): string {
  const values = Array.from({ length: columns }, (_, at) => {
    const value = row[`cursor_${at}`];
    return value === null || value === undefined ? null : String(value);
  });
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

/** Decodes a cursor; throws `VALIDATION_FAILED` if it does not belong to this sort. */
export function decodeCursor(cursor: string, sort: string, terms: readonly OrderTerm[]): (string | null)[] {
  const parsed = parseCursor(cursor);
  const uuid = /^[0-9a-f-]{36}$/i;
  if (
    !parsed ||
    parsed.sort !== sort ||
    parsed.values.length !== terms.length ||
    parsed.values.some((value, at) => value === null && !terms[at]?.isNullable) ||
    !uuid.test(parsed.values.at(-1) ?? '')
  ) {
    throw foreignCursorError();
  }
  return parsed.values;
}

/** Returns the error for a cursor that does not belong to the list. */
export function foreignCursorError() {
  return invalidInput({
    path: 'query.cursor',
    message: 'This cursor does not belong to this list. Please start from the first page.',
  });
}

function parseCursor(cursor: string): Cursor | null {
  try {
    const [sort, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const isValidValue = (value: unknown): value is string | null =>
      value === null || (typeof value === 'string' && !value.includes('\0'));
    return typeof sort === 'string' && values.every(isValidValue) ? { sort, values } : null;
  } catch {
    return null; // Not one of our cursors; the caller reports the field.
  }
}
