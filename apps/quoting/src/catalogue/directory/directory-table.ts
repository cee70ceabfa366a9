export type DirectoryTable =
  'doctor' | 'hospital' | 'surgery' | 'site' | 'provider' | 'option_list' | 'pricing_rule';

/** The name of a directory table's unique index, as it appears in a unique violation. */
export function uniqueKeyOf(table: DirectoryTable): string {
  return `${table}_unique_key`;
}
