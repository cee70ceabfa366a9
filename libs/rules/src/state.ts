import { AU_STATES, type AuState } from './au-states';
import { success, failure, type ParseResult } from './parse-result';
import type { Country } from './country';
import { searchKey } from './search-key';

/** The regions of New Zealand (ISO 3166-2:NZ). */
export const NZ_REGIONS = [
  'Auckland',
  'Bay of Plenty',
  'Canterbury',
  'Chatham Islands',
  'Gisborne',
  "Hawke's Bay",
  'Manawatū-Whanganui',
  'Marlborough',
  'Nelson',
  'Northland',
  'Otago',
  'Southland',
  'Taranaki',
  'Tasman',
  'Waikato',
  'Wellington',
  'West Coast',
] as const;

/** The specification's "Invalid {type} format" message for a state. */
export const INVALID_STATE = 'Invalid state format';

/** Names of Australian states as written by other software. */
const AU_STATE_NAMES: Record<AuState, string> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
};

const STATES_BY_KEY: Record<Country, ReadonlyMap<string, string>> = {
  AU: new Map([
    ...AU_STATES.map((state): [string, string] => [toStateKey(state), state]),
    ...Object.entries(AU_STATE_NAMES).map(([state, name]): [string, string] => [toStateKey(name), state]),
  ]),
  NZ: new Map([
    ...NZ_REGIONS.map((region): [string, string] => [toStateKey(region), region]),
    ['manawatuwanganui', 'Manawatū-Whanganui'],
  ]),
};

/** Returns the states or regions allowed in an address, for a selection list. */
export function listStates(country: Country): readonly string[] {
  return country === 'AU' ? AU_STATES : NZ_REGIONS;
}

/**
 * Normalises a state (Australia, upper case) or region (New Zealand) to its stored form. Ignores case, accents and punctuation,
 * and accepts a state's full name.
 */
export function normaliseState(input: string, country: Country = 'AU'): ParseResult<string> {
  const state = STATES_BY_KEY[country].get(toStateKey(input));
  return state ? success(state) : failure(INVALID_STATE);
}

function toStateKey(text: string): string {
  return searchKey(text.slice(0, 100)).replace(/[\s.-]+/g, '');
}
