import { FULL_NAME, isFullNameHeader, splitFullName, type NameParts } from './full-name';
import { getImportFields } from './import-fields';
import { IMPORT_KINDS } from './import-kinds';
import type { ImportEntityType, ImportField } from './import-types';

const MOBILE_HEADERS: ReadonlySet<string> = new Set([
  ...['mobile', 'mobilephone', 'mobilenumber', 'mobileno', 'mob', 'cell', 'cellphone', 'phonemobile'],
]);
/** Normalised headers of additional numbers, used if no column has the second phone's own name. */
const OTHER_PHONE_HEADERS: ReadonlySet<string> = new Set([
  ...[
    'home',
    'work',
    'workphone',
    'businessphone',
    'phone2',
    'phone2value',
    'landline',
    'phonehome',
    'phonework',
  ],
]);

/** Words before the field name that say whom it belongs to. */
const OWNER_PREFIX = /^(?:patient|client|person|contact|residential|physical)(?=.)/;

/** How a file's headers map to the fields of a record type. */
export interface HeaderMatch {
  /** The field key of each column, or null if the column is not imported. */
  readonly columns: readonly (string | null)[];
  /** Field keys by the file's headers, for imported columns only. */
  readonly map: Readonly<Record<string, string>>;
  /** Headers that match no field, or a field already taken by another column. */
  readonly unknown: readonly string[];
  /** Headers that match a field already taken by another column. They are not imported. */
  readonly repeated: readonly string[];
  /** Required columns missing from the file, by their name in the specification. */
  readonly missing: readonly string[];
}

/**
 * Finds the field of every column. Ignores case, spaces, underscores, hyphens and a byte order mark. A column with a field's own
 * name takes precedence over one with an alias.
 */
export function matchHeaders(headers: readonly string[], entityType: ImportEntityType): HeaderMatch {
  const fields = getImportFields(entityType);
  const columns: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  const { isPerson } = IMPORT_KINDS[entityType];
  const byName = indexByName(fields, (field) => [field.key, field.column]);
  const byAlias = indexByName(fields, (field) => field.aliases);
  mapColumns(byName);
  mapColumns(byAlias);
  // For example "Patient surname" in a list of patients.
  if (isPerson) mapColumns(new Map([...byAlias, ...byName]), (name) => name.replace(OWNER_PREFIX, ''));
  mapFullName();
  if (isPerson) mapPhones();
  return {
    columns,
    map: Object.fromEntries(headers.flatMap((header, i) => (columns[i] ? [[header, columns[i]]] : []))),
    unknown: headers.filter((header, i) => columns[i] === null && !isErrorColumn(header)),
    repeated: headers.filter((header, i) => {
      const name = normaliseHeader(header);
      return (
        columns[i] === null &&
        (byName.has(name) || byAlias.has(name) || (isPerson && OTHER_PHONE_HEADERS.has(name)))
      );
    }),
    missing: fields.filter((field) => field.required && !taken.has(field.key)).map((field) => field.column),
  };

  /** Maps a column of whole names if the file has no columns for first or last names. */
  function mapFullName(): void {
    if (taken.has('firstName') || taken.has('lastName')) return;
    const at = headers.findIndex(
      (header, i) => columns[i] === null && isFullNameHeader(normaliseHeader(header), entityType),
    );
    if (at < 0) return;
    columns[at] = FULL_NAME;
    taken.add('firstName').add('lastName');
  }

  /** If there are two phone columns, the mobile becomes the first phone, whatever the other one is called. */
  function mapPhones(): void {
    const first = columns.indexOf('phone');
    if (first < 0) return;
    const isMobileColumn = (i: number): boolean => MOBILE_HEADERS.has(normaliseHeader(headers[i] ?? ''));
    const others = headers.flatMap((header, i) => (columns[i] === null && isPhoneHeader(header) ? [i] : []));
    const mobile = isMobileColumn(first) ? first : (others.find(isMobileColumn) ?? first);
    const hasSecond = fields.some(({ key }) => key === 'secondaryPhone') && !taken.has('secondaryPhone');
    const rest = !hasSecond ? undefined : mobile === first ? others[0] : first;
    columns[first] = null;
    columns[mobile] = 'phone';
    if (rest === undefined) return;
    columns[rest] = 'secondaryPhone';
    taken.add('secondaryPhone');
  }

  function isPhoneHeader(header: string): boolean {
    const name = normaliseHeader(header);
    return (byName.get(name) ?? byAlias.get(name)) === 'phone' || OTHER_PHONE_HEADERS.has(name);
  }

  function mapColumns(keyByName: ReadonlyMap<string, string>, plain = (name: string) => name): void {
    headers.forEach((header, i) => {
      const key = keyByName.get(plain(normaliseHeader(header)));
      if (key === undefined || columns[i] !== null || taken.has(key)) return;
      columns[i] = key;
      taken.add(key);
    });
  }
}

/** The columns added to a file of error rows. An import ignores them. */
export const ERROR_ROW_COLUMNS = ['Row', 'What is wrong'] as const;
const ERROR_HEADERS: ReadonlySet<string> = new Set(ERROR_ROW_COLUMNS.map(normaliseHeader));

export function isErrorColumn(header: string): boolean {
  return ERROR_HEADERS.has(normaliseHeader(header));
}

/** Returns one line's cells as a record by field key. Cells without a field are omitted. */
export function buildRecord(
  columns: HeaderMatch['columns'],
  cells: readonly string[],
): Record<string, string> {
  const record: Record<string, string> = {};
  let names: NameParts | null = null;
  for (let i = 0; i < columns.length; i += 1) {
    const key = columns[i];
    if (key === FULL_NAME) names = splitFullName(cells[i] ?? '');
    else if (key) record[key] = cells[i] ?? '';
  }
  // A title in its own column takes precedence over one within the name.
  if (names) Object.assign(record, names, record['title'] ? { title: record['title'] } : {});
  // People with only a landline have that number in the other column.
  if (record['phone']?.trim() === '' && record['secondaryPhone']?.trim())
    return { ...record, phone: record['secondaryPhone'], secondaryPhone: '' };
  return record;
}

function indexByName(
  fields: readonly ImportField[],
  names: (field: ImportField) => readonly string[],
): Map<string, string> {
  return new Map(fields.flatMap((field) => names(field).map((name) => [normaliseHeader(name), field.key])));
}

/**
 * Normalises a header: lower case, without spaces, underscores, hyphens, full stops, colons, question marks, brackets, quotation
 * marks and asterisks.
 */
export function normaliseHeader(header: string): string {
  return header
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_\-.?:()"'*\uFEFF]+/g, '');
}
