/**
 * Rows per statement. Building one blocks this process for about a millisecond, and executing it keeps a database core busy for a
 * few, during which other work waits.
 */
const ROWS_AT_ONCE = 125;

/** Splits rows into chunks of one statement each, keeping their order. */
export function* inParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
