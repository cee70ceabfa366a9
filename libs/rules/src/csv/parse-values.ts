import { accept, refuse, type Checked } from '../checked';
import type { Country } from '../country';
import { INVALID_EMAIL, isEmail, normaliseEmail } from '../email';
import { parseMoneyRounded } from '../money';
import { normaliseName, withoutInvisible } from '../person-name';
import { normalisePostcode } from '../postcode';
import { normaliseState } from '../state';
import { readTypedDate } from '../typed-date';
import { IMPORT_MESSAGES, invalidTypeMessage } from './import-messages';
import type { ImportField } from './import-types';

const MAX_WHOLE_NUMBER = 10_000;
const MAX_FEE_MINOR = 1_000_000_000;
const CONTROL = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFD]/u;

/**
 * A date as people write it, as an ISO date: YYYY-MM-DD, DD/MM/YYYY, D/M/YYYY, YYYY/MM/DD or one that can be read in one way
 * only, such as 12 Mar 1984; the day must exist.
 */
export function parseImportDate(text: string): Checked<string> {
  const date = readTypedDate(text);
  return date && 'iso' in date ? accept(date.iso) : refuse(IMPORT_MESSAGES.date);
}

/** Boolean text: true, 1, yes, y, x or active means true, in any case; anything else means false. */
export function parseImportBoolean(text: string): boolean {
  return ['true', '1', 'yes', 'y', 'x', 'active'].includes(text.toLowerCase());
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

function optionKey(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, '');
}
