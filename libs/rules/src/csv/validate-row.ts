import { checkBirthDate } from '../birth-date';
import { success, type ParseResult } from '../parse-result';
import type { Country } from '../country';
import { parsePhone } from '../phone';
import { findPostcodeWarning } from '../postcode';
import { isAtMost } from '../text-length';
import { findFilledFields } from './column-targets';
import { getImportFields } from './import-fields';
import { IMPORT_KINDS } from './import-kinds';
import { importedWithoutMessage, IMPORT_MESSAGES, notRecommendedMessage } from './import-messages';
import type { ImportEntityType, ImportField, ImportValues } from './import-types';
import { PHONE_LABEL } from './split-phones';
import {
  isBooleanText,
  parseImportCell,
  parseImportSelect,
  parseImportText,
  parseShortBirthDate,
} from './parse-values';

/** The number of the first data row; row 1 is the header. */
export const FIRST_DATA_ROW = 2;

/** An error or warning about one cell. `value` is the cell's text, shortened to fit a table. */
export interface RowIssue {
  readonly row: number;
  readonly column: string;
  readonly message: string;
  readonly value: string;
}

/** The outcome for a row. `value` is null if there is any error, because such a row is not imported. */
export interface RowResult<T> {
  readonly value: T | null;
  readonly errors: readonly RowIssue[];
  readonly warnings: readonly RowIssue[];
  /** Keys of empty cells that received their default. A merge must not write them. */
  readonly defaulted: readonly string[];
  /** Unreadable cells that were left out by choice. */
  readonly odd: readonly UnreadableCell[];
}

/** A cell that could not be read. The record is stored without it. */
export interface UnreadableCell {
  /** The record's property that the cell would have filled. */
  readonly key: string;
  readonly column: string;
  readonly text: string;
}

export interface RowOptions {
  /** The organisation's country, whose rules apply to phone numbers, postcodes and states. Defaults to AU. */
  readonly country?: Country;
  /** The country assumed for phone numbers without a country code. Defaults to the organisation's country. */
  readonly phoneCountry?: Country;
  /** Today in the organisation's time zone (ISO date). If given, an impossible date of birth is an error. */
  readonly today?: string;
  /** Returns whether an optional cell with this finding is left out. Without it, the finding is an error of the row. */
  readonly leavesOut?: (column: string, message: string) => boolean;
}

type RowRecord = Readonly<Record<string, string | undefined>>;
type CellValue = string | number | boolean | null;

interface RowContext {
  readonly row: number;
  readonly options: RowOptions;
  readonly errors: RowIssue[];
  readonly warnings: RowIssue[];
  readonly defaulted: string[];
  readonly odd: UnreadableCell[];
}

const MAX_SHOWN_VALUE_LENGTH = 200;

/**
 * Validates one record (by field key, as returned by `buildRecord`) against the rules of its type (product specification) and
 * returns it in stored form: ISO dates, E.164 phone numbers, minor units.
 */
export function validateRow<E extends ImportEntityType>(
  entityType: E,
  record: RowRecord,
  rowNumber: number,
  options: RowOptions = {},
): RowResult<ImportValues[E]> {
  const state: RowContext = { row: rowNumber, options, errors: [], warnings: [], defaulted: [], odd: [] };
  const value: Record<string, CellValue> = {};
  for (const field of getImportFields(entityType)) {
    value[toValueKey(field)] = readCell(
      field,
      withoutLeadingApostrophe((record[field.key] ?? '').trim()),
      state,
    );
  }
  addPostcodeWarning(entityType, record, state);
  requireOneOf(entityType, value, state);
  const { errors, warnings, defaulted, odd } = state;
  return {
    value: errors.length > 0 ? null : (value as unknown as ImportValues[E]),
    errors,
    warnings,
    defaulted,
    odd,
  };
}

/**
 * Returns whether the specification allows importing a row without this cell, which is the case if the error is about an optional
 * field.
 */
export function canOmitValue(entityType: ImportEntityType, column: string, message: string): boolean {
  if (message === IMPORT_KINDS[entityType].needsOneOf?.message) return false;
  return getImportFields(entityType).some((field) => field.column === column && !field.required);
}

/** Reports nothing if one of the cells already has an error of its own. */
function requireOneOf(
  entityType: ImportEntityType,
  value: Record<string, CellValue>,
  state: RowContext,
): void {
  const { needsOneOf } = IMPORT_KINDS[entityType];
  if (!needsOneOf || needsOneOf.keys.some((key) => value[key])) return;
  const fields = getImportFields(entityType).filter(({ key }) => needsOneOf.keys.includes(key));
  if (state.errors.some(({ column }) => fields.some((field) => field.column === column))) return;
  const first = fields.find(({ key }) => key === needsOneOf.keys[0]);
  if (first) state.errors.push(createIssue(first, '', needsOneOf.message, state));
}

function addPostcodeWarning(entityType: ImportEntityType, record: RowRecord, state: RowContext): void {
  const { postcode = '', state: region } = record;
  const warning = findPostcodeWarning(postcode, region?.trim(), rowCountry(state));
  const field = warning && getImportFields(entityType).find(({ key }) => key === 'postcode');
  if (warning && field) state.warnings.push(createIssue(field, postcode.trim(), warning, state));
}

/** Returns a cell's text for messages, shortened to fit a table and without characters that cannot be stored or displayed. */
export function truncateShownValue(text: string): string {
  return Array.from(text.slice(0, 2 * MAX_SHOWN_VALUE_LENGTH))
    .slice(0, MAX_SHOWN_VALUE_LENGTH)
    .join('')
    .replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}

/**
 * Removes the apostrophe that spreadsheets and exports put before text that could be taken for a number or a formula. It is not
 * part of the content.
 */
function withoutLeadingApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r\d])/, '');
}

function readCell(field: ImportField, text: string, state: RowContext): CellValue {
  if (text === '') return readEmpty(field, state);
  if (!isAtMost(text, field.maxLength)) return addError(field, text, IMPORT_MESSAGES.tooLong, state);
  if (field.type === 'select') return readSelect(field, text, state);
  if (field.type === 'phone') return readPhoneCell(field, text, state);
  if (field.type === 'boolean' && !isBooleanText(text))
    state.warnings.push(createIssue(field, text, IMPORT_MESSAGES.unknownBoolean, state));
  const asIs = parseImportCell(field, text, rowCountry(state));
  const cell = asIs.ok ? asIs : (parseTwoDigitBirthDate(field, text, state) ?? asIs);
  if (!cell.ok) return addError(field, text, cell.message, state);
  if (cell.value === '') return readEmpty(field, state); // Only zeros or invisible characters.
  if (field.key === 'dateOfBirth' && state.options.today) {
    const birth = checkBirthDate(String(cell.value), state.options.today);
    if (!birth.ok) return addError(field, text, birth.message, state);
  }
  return cell.value;
}

function parseTwoDigitBirthDate(
  field: ImportField,
  text: string,
  { options }: RowContext,
): ParseResult<string> | null {
  if (field.key !== 'dateOfBirth' || !options.today) return null;
  const date = parseShortBirthDate(text, options.today);
  return date === null ? null : success(date);
}

function rowCountry({ options }: RowContext): Country {
  return options.country ?? 'AU';
}

// Address books add a label before or after a number: "M: 0412 345 678", "0412 345 678 (mobile)".
const LEADING_LABEL = new RegExp(`^${PHONE_LABEL}(?:\\s*[:.-]\\s*|\\s+)`, 'i');
const TRAILING_LABEL = new RegExp(`\\s*(?:\\(${PHONE_LABEL}\\)|\\s${PHONE_LABEL})$`, 'i');
/** Characters that people add around a number to mark it. */
const SURROUNDING_MARKS = /^[~*#\s]+|[*~/#,;\s]+$/g;

/** The other country's code followed by its digits, longer than any local number. */
const OTHER_COUNTRY_CODE: Readonly<Record<Country, RegExp>> = { AU: /^64\d{8,10}$/, NZ: /^61\d{9}$/ };

function stripLabel(text: string): string {
  return text.replace(SURROUNDING_MARKS, '').replace(LEADING_LABEL, '').replace(TRAILING_LABEL, '');
}

/** Adds the plus that programs omit, as in 64211234567. No local number is as long and starts like this. */
function addMissingPlus(text: string, country: Country): string {
  const digits = text.replace(/[\s()-]+/g, '');
  const other = country === 'AU' ? 'NZ' : 'AU';
  if (!OTHER_COUNTRY_CODE[country].test(digits)) return text;
  const number = parsePhone(`+${digits}`, other);
  return number.ok && number.value.exists ? `+${digits}` : text;
}

/** A non-existent number only causes a warning, because the practice may know better than our numbering plan. */
function readPhoneCell(field: ImportField, text: string, state: RowContext): CellValue {
  const country = state.options.phoneCountry ?? rowCountry(state);
  const phone = parsePhone(addMissingPlus(stripLabel(text), country), country, field.phoneUse);
  if (!phone.ok) return addError(field, text, phone.message, state);
  if (!phone.value.exists) state.warnings.push(createIssue(field, text, IMPORT_MESSAGES.unknownPhone, state));
  return phone.value.value;
}

function readEmpty(field: ImportField, state: RowContext): CellValue {
  if (field.required) return addError(field, '', IMPORT_MESSAGES.required, state);
  if (field.question) state.warnings.push(createIssue(field, '', field.question.message, state));
  if (field.defaultValue === undefined) return null;
  state.defaulted.push(field.key);
  return field.defaultValue;
}

function readSelect(field: ImportField, text: string, state: RowContext): CellValue {
  const options = field.options ?? [];
  const clean = parseImportText(text);
  if (!clean.ok) return addError(field, text, clean.message, state);
  const { value, isKnown: known } = parseImportSelect(clean.value, options, field.synonyms);
  if (field.question && value === field.question.open)
    state.warnings.push(createIssue(field, text, field.question.message, state));
  if (!known) state.warnings.push(createIssue(field, text, notRecommendedMessage(options), state));
  return value;
}

function addError(field: ImportField, text: string, message: string, state: RowContext): CellValue {
  const found = createIssue(field, text, message, state);
  if (field.required || !state.options.leavesOut?.(field.column, message)) {
    state.errors.push(found);
    return null;
  }
  state.odd.push({ key: toValueKey(field), column: field.column, text });
  state.warnings.push({ ...found, message: importedWithoutMessage(message) });
  return field.defaultValue ?? null;
}

function createIssue(field: ImportField, text: string, message: string, state: RowContext): RowIssue {
  return { row: state.row, column: field.column, message, value: truncateShownValue(text) };
}

/**
 * Returns the fields without a column in the file, by the keys of {@link validateRow}'s value. `columns` are those returned by
 * {@link matchHeaders}.
 */
export function findAbsentFields(
  entityType: ImportEntityType,
  columns: readonly (string | null)[],
): string[] {
  const filled = findFilledFields(entityType, columns);
  return getImportFields(entityType)
    .filter(({ key }) => !filled.has(key))
    .map(toValueKey);
}

function toValueKey(field: ImportField): string {
  return field.type === 'number' ? `${field.key}Minor` : field.key;
}
