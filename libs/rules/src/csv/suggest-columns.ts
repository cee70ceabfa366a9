import type { Country } from '../country';
import { parsePhone } from '../phone';
import { columnTargets, findFilledFields, findMappingProblems, WHOLE_ADDRESS } from './column-targets';
import { detectContentKind, type ContentKind } from './content-kinds';
import { guessDateOrder, type DateOrder } from './date-order';
import { FULL_NAME } from './full-name';
import { getImportFields } from './import-fields';
import { matchPreset } from './import-presets';
import type { ImportEntityType } from './import-types';
import { isErrorColumn, matchHeaders, normaliseHeader } from './match-headers';
import { splitAddress } from './split-address';

/** How a column was recognised: by its header, by the product that exported the file, or only by its content. */
export type SuggestedBy = 'NAME' | 'PRESET' | 'CONTENT';

export interface SuggestedColumn {
  readonly field: string | null;
  readonly by: SuggestedBy | null;
}

export interface ColumnSuggestions {
  readonly preset: string | null;
  readonly columns: readonly SuggestedColumn[];
  /** Null if no date depends on it. `isAsked` is true if the sample dates are ambiguous or not day first. */
  readonly dateOrder: { readonly order: DateOrder; readonly isAsked: boolean } | null;
  /** Null if no number depends on it. */
  readonly phoneCountry: { readonly country: Country; readonly isAsked: boolean } | null;
  /** True if nothing is guessed, ambiguous or missing, so that a quick check by the user is enough. */
  readonly isCertain: boolean;
}

/** Headers of numbers and addresses that belong to someone other than the person in the row. */
const OTHER_PERSON_HEADERS =
  /fax|emergency|kin|gp|doctor|referr|spouse|partner|employer|carer|guardian|pager|account|assistant|company/;
/** Headers that contain only part of a name, or the name of something else. */
const OTHER_NAME_HEADERS =
  /first|given|christian|fname|middle|prefer|nick|known|last|surname|lname|family|maiden|former|user|file|fund|business|practice|surgery|clinic|street|suburb/;
const PHONE_HEADERS = /phone|mob|tel|cell|landline|^ph|ph(?:no)?$|contactn|home|work|number[12]$/;
/** Headers of dates other than a date of birth. */
const OTHER_DATE_HEADERS =
  /creat|modif|updat|visit|appoint|last|next|added|expir|start|end|due|paid|since|regist/;

/** Suggests a field for each column. `rows` are the first rows below the header. */
export function suggestColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  entityType: ImportEntityType,
  country: Country,
): ColumnSuggestions {
  const values = headers.map((_, at) => rows.map((row) => row[at] ?? ''));
  const isFilledColumn = (at: number): boolean => values[at]?.some((value) => value.trim() !== '') ?? false;
  const preset = matchPreset(headers, entityType, isFilledColumn);
  const columns = preset
    ? addNamedColumns(preset.columns, headers, entityType)
    : suggestByNameAndContent(headers, values, entityType, country);
  const fields = columns.map(({ field }) => field);
  const dateOrder = suggestDateOrder(fields, values, entityType);
  const phoneCountry = suggestPhoneCountry(fields, values, entityType, country);
  const isSure = columns.every(({ by }) => by !== 'CONTENT') && !dateOrder?.isAsked && !phoneCountry?.isAsked;
  const isCertain = isSure && findMappingProblems(entityType, fields).missing.length === 0;
  return { preset: preset?.name ?? null, columns, dateOrder, phoneCountry, isCertain };
}

/**
 * Combines a product's own columns with others whose headers match fields that are still free, for exports that were extended by
 * hand.
 */
function addNamedColumns(
  preset: readonly (string | null)[],
  headers: readonly string[],
  entityType: ImportEntityType,
): SuggestedColumn[] {
  const { columns: named } = matchHeaders(headers, entityType);
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filledFields = findFilledFields(entityType, preset);
  return preset.map((field, at) => {
    if (field !== null) return { field, by: 'PRESET' };
    const name = named[at] ?? null;
    const isOpen = name !== null && (targets.get(name)?.parts ?? []).every((part) => !filledFields.has(part));
    return isOpen ? { field: name, by: 'NAME' } : { field: null, by: null };
  });
}

function suggestByNameAndContent(
  headers: readonly string[],
  values: readonly (readonly string[])[],
  entityType: ImportEntityType,
  country: Country,
): SuggestedColumn[] {
  const { columns: named, repeated } = matchHeaders(headers, entityType);
  // "Contact" is a name unless the column contains email addresses or phone numbers.
  const columns = named.map((key, at) =>
    key === FULL_NAME && detectContentKind(values[at] ?? [], country) !== null ? null : key,
  );
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const taken = new Set<string>(columns.flatMap((key) => (key ? (targets.get(key)?.parts ?? [key]) : [])));
  return columns.map((field, at) => {
    const samples = values[at] ?? [];
    const header = headers[at] ?? '';
    const isFree = targets.has(WHOLE_ADDRESS) && !taken.has('postcode');
    if (isFree && (field === null || field === 'streetAddress') && looksLikeAddresses(samples, country)) {
      for (const part of targets.get(WHOLE_ADDRESS)?.parts ?? []) taken.add(part);
      return { field: WHOLE_ADDRESS, by: 'CONTENT' };
    }
    if (field !== null) return { field, by: 'NAME' };
    if (isErrorColumn(header)) return { field: null, by: null };
    const kind = detectContentKind(samples, country);
    if (repeated.includes(header)) {
      const isSecond = (kind === 'PHONE' || kind === 'MOBILE') && taken.has('phone');
      return isSecond ? { field: 'phone', by: 'NAME' } : { field: null, by: null };
    }
    const guess = guessField(normaliseHeader(header), kind, taken, samples);
    const target = guess === null ? undefined : targets.get(guess);
    if (!target || (target.joining === null && target.parts.every((part) => taken.has(part))))
      return { field: null, by: null };
    for (const part of target.parts) taken.add(part);
    return { field: target.key, by: 'CONTENT' };
  });
}

/** Whether the values look like "Lee, Ann (Miss)", as patient lists write names. */
function looksLikeNames(samples: readonly string[]): boolean {
  const filled = samples.filter((sample) => sample.trim() !== '');
  const names = filled.filter((sample) =>
    /^[\p{L}\p{M}'’ -]{1,60}, ?[\p{L}\p{M}'’. ()-]{1,60}$/u.test(sample),
  );
  return filled.length > 0 && names.length >= filled.length * 0.8;
}

function looksLikeAddresses(samples: readonly string[], country: Country): boolean {
  const filled = samples.filter((sample) => sample.trim() !== '');
  const addresses = filled.filter((sample) => {
    const { postcode, suburb, city } = splitAddress(sample, country);
    return postcode !== undefined && (suburb !== undefined || city !== undefined);
  });
  return filled.length > 0 && addresses.length >= filled.length / 2;
}

/** Suggests a field for a column with an unknown header. */
function guessField(
  header: string,
  kind: ContentKind | null,
  takenFields: ReadonlySet<string>,
  samples: readonly string[],
): string | null {
  if (kind === null) {
    const hasNames = takenFields.has('lastName') || takenFields.has('firstName');
    const isNamed = /name|person/.test(header) && !OTHER_NAME_HEADERS.test(header);
    return !hasNames && (isNamed || looksLikeNames(samples)) ? FULL_NAME : null;
  }
  if (OTHER_PERSON_HEADERS.test(header)) return null;
  switch (kind) {
    case 'EMAIL':
      return !takenFields.has('email') || /mail/.test(header) ? 'email' : null;
    case 'MOBILE':
      return 'phone';
    case 'PHONE':
      return !takenFields.has('phone') || PHONE_HEADERS.test(header) ? 'phone' : null;
    case 'DATE':
      return OTHER_DATE_HEADERS.test(header) ? null : 'dateOfBirth';
    case 'STATE':
      return 'state';
    case 'POSTCODE':
      return takenFields.has('state') || /post|zip|pcode/.test(header) ? 'postcode' : null;
  }
}

function suggestDateOrder(
  fields: readonly (string | null)[],
  values: readonly (readonly string[])[],
  entityType: ImportEntityType,
): ColumnSuggestions['dateOrder'] {
  const dates = new Set(fieldKeysOfType(entityType, 'date'));
  const found = guessDateOrder(
    values.flatMap((column, at) => (dates.has(fields[at] ?? '') ? [...column] : [])),
  );
  return found && { order: found.order, isAsked: !found.isCertain || found.order !== 'DMY' };
}

function suggestPhoneCountry(
  fields: readonly (string | null)[],
  values: readonly (readonly string[])[],
  entityType: ImportEntityType,
  country: Country,
): ColumnSuggestions['phoneCountry'] {
  const phones = new Set(fieldKeysOfType(entityType, 'phone'));
  const counts = { AU: 0, NZ: 0, both: 0 };
  values.forEach((column, at) => {
    if (!phones.has(fields[at] ?? '')) return;
    for (const text of column) {
      const fits = possibleCountries(text);
      if (fits) counts[fits] += 1;
    }
  });
  const other = country === 'AU' ? 'NZ' : 'AU';
  if (counts.both === 0 && counts[other] === 0) return null;
  if (counts[other] === 0 && counts[country] > 0) return { country, isAsked: false };
  return { country: counts[other] > counts[country] ? other : country, isAsked: true };
}

/** Returns the country or countries in which a phone number exists, or null if it has a country code or is not a number. */
function possibleCountries(text: string): 'AU' | 'NZ' | 'both' | null {
  const number = text.replace(/[^\d+]/g, '');
  if (number === '' || /^(?:\+|00|6[14])/.test(number)) return null;
  const existsIn = (country: Country): boolean => {
    const phone = parsePhone(number, country);
    return phone.ok && phone.value.exists;
  };
  const [isAu, isNz] = [existsIn('AU'), existsIn('NZ')];
  if (isAu && isNz) return 'both';
  return isAu ? 'AU' : isNz ? 'NZ' : null;
}

function fieldKeysOfType(entityType: ImportEntityType, type: 'date' | 'phone'): string[] {
  return getImportFields(entityType)
    .filter((field) => field.type === type)
    .map(({ key }) => key);
}

/** Returns a text identifying files of the same origin: their headers, regardless of order. */
export function toHeaderSetKey(headers: readonly string[]): string {
  const own = headers.filter((header) => !isErrorColumn(header));
  return own.map(normaliseHeader).sort().join('\n');
}
