/**
 * Rows per statement. Building one blocks this process for about a millisecond, and executing it keeps a database core busy for a
 * few, during which other work waits.
 */
const ROWS_PER_STATEMENT = 125;

/** Splits rows into chunks of one statement each, keeping their order. */
export function* chunkRows<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT);
}
