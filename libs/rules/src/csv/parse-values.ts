import { accept, refuse, type Checked } from '../checked';
import type { Country } from '../country';
import { isCalendarDay } from '../dates';
import { INVALID_EMAIL, isEmail, normaliseEmail } from '../email';
import { parseMoneyRounded } from '../money';
import { normaliseName, withoutInvisible } from '../person-name';
import { normalisePostcode } from '../postcode';
import { normaliseState } from '../state';
import { IMPORT_MESSAGES, invalidTypeMessage } from './import-messages';
import type { ImportField } from './import-types';

const YEAR_FIRST = /^(\d{4})(?:-(\d{2})-(\d{2})|\/(\d{2})\/(\d{2}))$/;
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const MAX_WHOLE_NUMBER = 10_000;
const MAX_FEE_MINOR = 1_000_000_000;
const CONTROL = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFD]/u;

/**
 * A date as people write it, as an ISO date: YYYY-MM-DD, DD/MM/YYYY, D/M/YYYY or YYYY/MM/DD, and the day
 * must exist.
 */
export function parseImportDate(text: string): Checked<string> {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return isoDate(yearFirst[1], yearFirst[2] ?? yearFirst[4], yearFirst[3] ?? yearFirst[5]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return isoDate(dayFirst[3], dayFirst[2], dayFirst[1]);
  return refuse(IMPORT_MESSAGES.date);
}

/** Boolean text: true, 1 or yes means true, in any case; anything else means false. */
export function parseImportBoolean(text: string): boolean {
  const lower = text.toLowerCase();
  return lower === 'true' || lower === '1' || lower === 'yes';
}

/** A whole number from 1 to 10,000 (operating theatres, minutes). */
export function parseImportInteger(text: string): Checked<number> {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_WHOLE_NUMBER ? accept(value) : refuse(invalidTypeMessage('whole number'));
}

/** A fee greater than 0, at most 10 million dollars, in minor units: "12500", "$12,500.00"; rounded half-up. */
export function parseImportFee(text: string): Checked<number> {
  const minor = parseMoneyRounded(text);
  const fits = minor !== null && minor > 0 && minor <= MAX_FEE_MINOR;
  return fits ? accept(minor) : refuse(invalidTypeMessage('number'));
}

/** A select's value in the list's own spelling ("day surgery" is DAY_SURGERY), or the text as it is. */
export function parseImportSelect(
  text: string,
  options: readonly string[],
): { value: string; known: boolean } {
  const wanted = optionKey(text);
  const option = options.find((candidate) => optionKey(candidate) === wanted);
  return { value: option ?? text, known: option !== undefined };
}

/** Text without control and invisible characters; runs of white space become one space unless it may have several lines. */
export function parseImportText(text: string, multiline = false): Checked<string> {
  if (CONTROL.test(text)) return refuse(IMPORT_MESSAGES.pattern);
  const visible = withoutInvisible(text);
  return accept(multiline ? visible : visible.replace(/\s+/g, ' '));
}

/** Reads a non-empty, trimmed cell of any type but `select` and `phone`. */
export function parseImportCell(
  field: ImportField,
  text: string,
  country: Country,
): Checked<string | number | boolean> {
  switch (field.type) {
    case 'email':
      return isEmail(text) ? accept(normaliseEmail(text)) : refuse(INVALID_EMAIL);
    case 'date':
      return parseImportDate(text);
    case 'state':
      return normaliseState(text, country);
    case 'name':
      return normaliseName(text);
    case 'postcode':
      return normalisePostcode(text, country);
    case 'boolean':
      return accept(parseImportBoolean(text));
    case 'whole number':
      return parseImportInteger(text);
    case 'number':
      return parseImportFee(text);
    default:
      return parseImportText(text, field.multiline);
  }
}

function isoDate(year = '', month = '', day = ''): Checked<string> {
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return refuse(IMPORT_MESSAGES.date);
  return accept(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function optionKey(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, '');
}
