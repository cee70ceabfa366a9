import { MAX_HEADER_LENGTH, type ImportMapping, type ImportTable } from '@quillcare/contracts';
import {
  findFilledFields,
  getImportFields,
  findMappingProblems,
  normaliseHeader,
  type DateOrder,
  type ImportEntityType,
} from '@quillcare/rules';

/** The user's mapping of a file's columns. */
export interface ColumnChoice {
  /** Target field of each column of the file. Null if the column is not imported. */
  fields: readonly (string | null)[];
  constants: Readonly<Record<string, string>>;
  dateOrder: DateOrder;
  phoneCountry: 'AU' | 'NZ' | null;
}

/** Returns the mapping suggested by the file itself. */
export function suggestChoice({ columns, dateOrder, phoneCountry }: ImportTable): ColumnChoice {
  return {
    fields: columns.map(({ field }) => field),
    constants: {},
    dateOrder: dateOrder?.order ?? 'DMY',
    phoneCountry: phoneCountry?.country ?? null,
  };
}

/**
 * Returns the mapping last used for a file with the same headers, in whatever order they are now. What the import must ask for
 * is not taken from another file, nor is what this file itself proves.
 */
export function recallChoice(entityType: ImportEntityType, table: ImportTable): ColumnChoice | null {
  if (!table.remembered) return null;
  const { columns, constants, dateOrder, phoneCountry } = table.remembered.mapping;
  const fields: (string | null)[] = table.columns.map(() => null);
  const names = table.columns.map(({ header }) => normaliseHeader(header));
  for (const { column, header, field } of columns) {
    const name = normaliseHeader(header);
    const isThere = column !== undefined && names[column] === name;
    const at = isThere ? column : names.findIndex((one, i) => one === name && fields[i] === null);
    if (at >= 0) fields[at] = field;
  }
  const own = suggestChoice(table);
  const asked = new Set(getImportFields(entityType).flatMap(({ key, question }) => (question ? [key] : [])));
  return {
    fields,
    constants: Object.fromEntries(Object.entries(constants).filter(([key]) => !asked.has(key))),
    dateOrder: isDateOrderOpen(table) ? dateOrder : own.dateOrder,
    phoneCountry: table.phoneCountry?.isAsked ? phoneCountry : own.phoneCountry,
  };
}

/** Returns whether the dates of the file can be read in more than one way. Any order but day first is only suggested if proven. */
function isDateOrderOpen({ dateOrder }: ImportTable): boolean {
  return dateOrder === null || (dateOrder.isAsked && dateOrder.order === 'DMY');
}

/** Converts the choice to the server's format. */
export function toMapping(table: ImportTable, choice: ColumnChoice): ImportMapping {
  return {
    sheet: table.sheet,
    columns: choice.fields.flatMap((field, column) =>
      field === null
        ? []
        : [{ column, header: (table.columns[column]?.header ?? '').slice(0, MAX_HEADER_LENGTH), field }],
    ),
    constants: choice.constants,
    dateOrder: choice.dateOrder,
    phoneCountry: choice.phoneCountry,
  };
}

/** Maps a column to another field and drops the constants of the fields it now fills. */
export function withField(
  entityType: ImportEntityType,
  choice: ColumnChoice,
  at: number,
  field: string | null,
): ColumnChoice {
  const fields = choice.fields.map((one, i) => (i === at ? field : one));
  const filled = findFilledFields(entityType, fields);
  const constants = Object.fromEntries(Object.entries(choice.constants).filter(([key]) => !filled.has(key)));
  return { ...choice, fields, constants };
}

/** Returns what prevents the import: required fields without a column, and fields mapped more than once. */
export function findChoiceProblems(entityType: ImportEntityType, { fields, constants }: ColumnChoice) {
  const { missing, repeated } = findMappingProblems(entityType, fields, constants);
  return { missing, repeated };
}

/** Returns the labels of optional fields that staff will have to fill in record by record if the file lacks them. */
export function unfilledFields(entityType: ImportEntityType, { fields, constants }: ColumnChoice): string[] {
  const filled = findFilledFields(entityType, fields);
  return getImportFields(entityType)
    .filter(({ key, question: asks }) => asks && !filled.has(key) && !constants[key])
    .map(({ column }) => column);
}

/**
 * Returns the first example of an ambiguous date, for which the user must choose the order of day and month. Null if there is
 * none.
 */
export function ambiguousDate(
  table: ImportTable,
  entityType: ImportEntityType,
  choice: ColumnChoice,
): string | null {
  const dates = getImportFields(entityType)
    .filter(({ type }) => type === 'date')
    .map(({ key }) => key);
  const at = choice.fields.findIndex((field) => field !== null && dates.includes(field));
  const column = table.columns[at];
  if (!column) return null;
  // What the file suggests is about the column that it suggests.
  const isAsked = table.dateOrder?.isAsked || column.field !== choice.fields[at];
  const numbers = column.examples.find((example) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(example));
  return isAsked && numbers !== undefined ? numbers : null;
}

/** Returns the spreadsheet name of a column: 0 is A. */
export function toColumnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : toColumnLetter(Math.floor(at / 26) - 1) + last;
}
