/**
 * Returns SQL that formats an instant as a `moment` of the contracts, with microseconds so that the order of the texts is that of
 * the column.
 */
export function momentOf(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
