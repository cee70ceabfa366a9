import { success, failure, type ParseResult } from '../parse-result';
import type { Country } from '../country';
import { addDays, isIsoDate } from '../dates';
import { INVALID_EMAIL, isEmail, normaliseEmail } from '../email';
import { parseMoneyRounded } from '../money';
import { normaliseName, stripInvisible } from '../person-name';
import { normalisePostcode } from '../postcode';
import { normaliseState } from '../state';
import { parseTypedDate } from '../typed-date';
import { IMPORT_MESSAGES, invalidTypeMessage } from './import-messages';
import type { ImportField } from './import-types';

const MAX_INTEGER = 10_000;
const MAX_FEE_MINOR = 1_000_000_000;
/** A date in compact form: 19840312. */
const COMPACT_DATE = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
// The first is 18 March 1908, which is after any serial number that could be a year; the last is 31 December 2099.
const MIN_DATE_SERIAL = 3_000;
const MAX_DATE_SERIAL = 73_050;
const FALSE_VALUES: ReadonlySet<string> = new Set([
  ...['false', '0', 'no', 'n', 'inactive', 'not active', 'off', '-'],
]);
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFD]/u;

/**
 * Parses a date to an ISO date. Accepts YYYY-MM-DD, DD/MM/YYYY, D/M/YYYY, YYYY/MM/DD and unambiguous forms such as 12 Mar 1984.
 * The date must exist. All zeros give an empty text.
 */
export function parseImportDate(text: string): ParseResult<string> {
  // Address books write a missing date as 0/0/00.
  if (/^0{1,4}([/.-])0{1,2}\1(?:0{2}|0{4})$/.test(text)) return success('');
  const date = parseTypedDate(text.replace(COMPACT_DATE, '$1-$2-$3')) ?? parseSerialDate(text);
  return date && 'iso' in date ? success(date.iso) : failure(IMPORT_MESSAGES.date);
}

/**
 * Parses a date of birth with a two-digit year that can only be in the last century, as spreadsheets show 12-Mar-84. Returns an
 * ISO date, or null for anything else.
 */
export function parseShortBirthDate(text: string, today: string): string | null {
  const date = parseTypedDate(text);
  if (!date || 'iso' in date) return null;
  const { shortYear, month, day } = date;
  const dateInCentury = (century: number): string =>
    `${century}${shortYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return dateInCentury(20) > today && isIsoDate(dateInCentury(19)) ? dateInCentury(19) : null;
}

/** Converts a spreadsheet's serial day number, which is what a date column copied without its format contains. */
function parseSerialDate(text: string): { iso: string } | null {
  const days = /^\d{3,5}(\.0+)?$/.test(text) ? Number(text) : 0;
  return days >= MIN_DATE_SERIAL && days <= MAX_DATE_SERIAL ? { iso: addDays('1899-12-30', days) } : null;
}

/** Returns whether the text is a known word for yes or no. Anything else causes a warning. */
export function isBooleanText(text: string): boolean {
  return parseImportBoolean(text) || FALSE_VALUES.has(text.toLowerCase());
}

/** Parses a boolean: true, 1, yes, y, x, ✓ and active (in any case) mean true, anything else means false. */
export function parseImportBoolean(text: string): boolean {
  return ['true', '1', 'yes', 'y', 'x', '✓', 'active'].includes(text.toLowerCase());
}

/** Parses a whole number from 1 to 10,000 (operating theatres, minutes). */
export function parseImportInteger(text: string): ParseResult<number> {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_INTEGER ? success(value) : failure(invalidTypeMessage('whole number'));
}

/**
 * Parses an amount such as "12500" or "$12,500.00" to minor units, rounded half-up. It must be at least `least` minor units and
 * at most 10 million dollars.
 */
export function parseImportAmount(text: string, min = 1): ParseResult<number> {
  const minor = parseMoneyRounded(text);
  const fits = minor !== null && minor >= min && minor <= MAX_FEE_MINOR;
  return fits ? success(minor) : failure(invalidTypeMessage('number'));
}

/**
 * Returns the select value that the text stands for, matched by spelling ("day surgery" is DAY_SURGERY) or by synonym, or else
 * the text unchanged.
 */
export function parseImportSelect(
  text: string,
  options: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): { value: string; isKnown: boolean } {
  const optionKey = toOptionKey(text);
  const option = options.find((candidate) => toOptionKey(candidate) === optionKey);
  const match = option ?? Object.entries(synonyms).find(([word]) => toOptionKey(word) === optionKey)?.[1];
  return { value: match ?? text, isKnown: match !== undefined };
}

// Characters that mail programs, exports and spreadsheets put around an address. An apostrophe within the address belongs to the
// name.
const EMAIL_WRAPPERS = /^(?:mailto:|['"‘’“”<>\s])+|['"‘’“”<>;,\s]+$/giu;

/** Parses an email address, including pasted ones with direction marks, apostrophes, brackets or a leading `mailto:`. */
export function parseImportEmail(text: string): ParseResult<string> {
  const address = stripInvisible(text).replace(EMAIL_WRAPPERS, '');
  return isEmail(address) ? success(normaliseEmail(address)) : failure(INVALID_EMAIL);
}

/**
 * Cleans text: rejects control characters, removes invisible ones and collapses white space unless the text may have several
 * lines.
 */
export function parseImportText(text: string, multiline = false): ParseResult<string> {
  if (CONTROL_CHARACTERS.test(text)) return failure(IMPORT_MESSAGES.pattern);
  const visible = stripInvisible(text);
  return success(multiline ? visible : visible.replace(/\s+/g, ' '));
}

/** Parses a non-empty, trimmed cell of any type except `select` and `phone`. */
export function parseImportCell(
  field: ImportField,
  text: string,
  country: Country,
): ParseResult<string | number | boolean> {
  switch (field.type) {
    case 'email':
      return parseImportEmail(text);
    case 'date':
      return parseImportDate(text);
    case 'state':
      return normaliseState(text, country);
    case 'name':
      return normaliseName(text);
    case 'postcode':
      return normalisePostcode(text.replace(/^(\d{3,4})\.0+$/, '$1'), country);
    case 'boolean':
      return success(parseImportBoolean(text));
    case 'whole number':
      return parseImportInteger(text);
    case 'number':
      return parseImportAmount(text, field.min);
    default:
      return parseImportText(text, field.multiline);
  }
}

function toOptionKey(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, '');
}
