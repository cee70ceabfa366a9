import type { Country } from '../country';
import { normaliseState } from '../state';

/** The parts of an address. Whatever cannot be separated stays in the street. */
export interface AddressParts {
  streetAddress: string;
  suburb?: string;
  city?: string;
  state?: string;
  postcode?: string;
}

const COUNTRY_SUFFIX = /[\s,]+(?:australia|aus|new zealand|aotearoa|nz)\.?$/i;
const POSTCODE_SUFFIX = /^(.*?)[\s,]+(\d{4})$/s;
const STREET_TYPE =
  /^(.*\b(?:street|st|road|rd|avenue|ave|av|drive|dr|court|ct|crescent|cres|cr|place|pl|lane|ln|terrace|tce|parade|pde|highway|hwy|close|cl|way|boulevard|blvd|esplanade|esp|quay|square|sq|grove|gr|rise|circuit|cct)\.?)\s+(\S.*)$/is;

/** Splits an address written in one cell: "4 High St, Glebe NSW 2037". It may span several lines and end with the country. */
export function splitAddress(text: string, country: Country): AddressParts {
  const plain = text.trim().replace(COUNTRY_SUFFIX, '').trim();
  const [, before, postcode] = POSTCODE_SUFFIX.exec(plain) ?? [];
  const rest = before ?? plain;
  const found = country === 'AU' ? splitByState(rest) : splitByCity(rest);
  return { ...found, ...(postcode !== undefined && { postcode }) };
}

function splitPieces(text: string): string[] {
  return text
    .split(/\s*[,\n]\s*/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

/** Australian addresses end with the suburb and then the state, which may be several words. */
function splitByState(text: string): AddressParts {
  const words = text.split(/[\s,]+/);
  for (const length of [1, 2, 3]) {
    if (words.length <= length) break;
    const state = normaliseState(words.slice(-length).join(' '), 'AU');
    if (!state.ok) continue;
    const tail = words.slice(-length).join('[\\s,]+').replaceAll('.', '\\.');
    const before = text.replace(new RegExp(`[\\s,]+${tail}$`), '');
    return { ...splitStreetAndSuburb(before), state: state.value };
  }
  return splitStreetAndSuburb(text);
}

function splitStreetAndSuburb(text: string): AddressParts {
  const all = splitPieces(text);
  if (all.length > 1) return { streetAddress: all.slice(0, -1).join(', '), suburb: all.at(-1)! };
  const [, street, suburb] = STREET_TYPE.exec(text) ?? [];
  return street && suburb
    ? { streetAddress: street.trim(), suburb: suburb.trim() }
    : { streetAddress: text.trim() };
}

/** New Zealand addresses consist of street, suburb and city. */
function splitByCity(text: string): AddressParts {
  const all = splitPieces(text);
  if (all.length < 2) return { streetAddress: text.trim() };
  const city = all.at(-1)!;
  const state = normaliseState(city, 'NZ');
  const parts = { city, ...(state.ok && { state: state.value }) };
  if (all.length === 2) return { streetAddress: all[0]!, ...parts };
  return { streetAddress: all.slice(0, -2).join(', '), suburb: all.at(-2)!, ...parts };
}
