/**
 * So many rows a statement. Putting one together holds up the process, carrying it out a processor of the database, and
 * whoever else works there waits so long: about a millisecond here and some there.
 */
const ROWS_AT_ONCE = 125;

/** Rows in parts of which each becomes one statement, in the same order. */
export function* inParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
