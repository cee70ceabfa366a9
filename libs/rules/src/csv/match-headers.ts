import { importFields } from './import-fields';
import type { ImportEntityType, ImportField } from './import-types';

/** How a file's header relates to the fields of a record type. */
export interface HeaderMatch {
  /** Per column of the file the field's key, or null for a column that is not imported. */
  readonly columns: readonly (string | null)[];
  /** The file's header to the field's key, for the columns that are imported. */
  readonly map: Readonly<Record<string, string>>;
  /** Headers that name no field, or one that another column has already. */
  readonly unknown: readonly string[];
  /** Headers that name a field which another column has already: these are not imported. */
  readonly repeated: readonly string[];
  /** Required columns that the file lacks, by their specified name. */
  readonly missing: readonly string[];
}

/**
 * Finds the field of every column. Case, spaces, underscores, hyphens and a byte order mark do not matter; a
 * column with a field's own name wins over one with an alias of it.
 */
export function matchHeaders(headers: readonly string[], entityType: ImportEntityType): HeaderMatch {
  const fields = importFields(entityType);
  const columns: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  const byName = nameIndex(fields, (field) => [field.key, field.column]);
  const byAlias = nameIndex(fields, (field) => field.aliases);
  claim(byName);
  claim(byAlias);
  return {
    columns,
    map: Object.fromEntries(headers.flatMap((header, i) => (columns[i] ? [[header, columns[i]]] : []))),
    unknown: headers.filter((_, i) => columns[i] === null),
    repeated: headers.filter((header, i) => {
      const name = normaliseHeader(header);
      return columns[i] === null && (byName.has(name) || byAlias.has(name));
    }),
    missing: fields.filter((field) => field.required && !taken.has(field.key)).map((field) => field.column),
  };

  function claim(keyByName: ReadonlyMap<string, string>): void {
    headers.forEach((header, i) => {
      const key = keyByName.get(normaliseHeader(header));
      if (key === undefined || columns[i] !== null || taken.has(key)) return;
      columns[i] = key;
      taken.add(key);
    });
  }
}

/** One line's cells as a record by field key; cells without a field are left out. */
export function recordFromCells(
  columns: HeaderMatch['columns'],
  cells: readonly string[],
): Record<string, string> {
  const record: Record<string, string> = {};
  for (let i = 0; i < columns.length; i += 1) {
    const key = columns[i];
    if (key) record[key] = cells[i] ?? '';
  }
  return record;
}

function nameIndex(
  fields: readonly ImportField[],
  names: (field: ImportField) => readonly string[],
): Map<string, string> {
  return new Map(fields.flatMap((field) => names(field).map((name) => [normaliseHeader(name), field.key])));
}

function normaliseHeader(header: string): string {
  return header
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_\-"'*\uFEFF]+/g, '');
}
