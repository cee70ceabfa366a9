import { invalidInput, type ClientChanges, type ClientInput, type FieldError } from '@quillcare/contracts';
import {
  checkBirthDate,
  normalisePhone,
  normalisePostcode,
  normaliseState,
  searchKey,
  type ParseResult,
  type Country,
} from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';

export interface ClientRules {
  country: Country;
  /** Today's ISO date in the practice's time zone. */
  today: string;
}

/**
 * Validates and normalises the fields: phones to E.164, state and postcode by the rules of the practice's country. Leaves out
 * fields that were not sent. Throws `VALIDATION_FAILED` with all invalid fields.
 */
export function validateFields<T extends ClientInput | ClientChanges>(
  sent: T,
  { country, today }: ClientRules,
): T {
  const errors: FieldError[] = [];
  const checked: T = { ...sent };
  const rules: [ValidatedField, (typed: string) => ParseResult<string>][] = [
    ['phone', (typed) => normalisePhone(typed, country)],
    ['secondaryPhone', (typed) => normalisePhone(typed, country)],
    ['dateOfBirth', (typed) => checkBirthDate(typed, today)],
    ['state', (typed) => normaliseState(typed, country)],
    ['postcode', (typed) => normalisePostcode(typed, country)],
  ];
  for (const [path, rule] of rules) {
    const typed = sent[path];
    if (!typed) continue;
    const result = rule(typed);
    if (result.ok) checked[path] = result.value;
    else errors.push({ path, message: result.message });
  }
  if (errors.length > 0) throw invalidInput(...errors);
  return checked;
}

type ValidatedField = 'phone' | 'secondaryPhone' | 'dateOfBirth' | 'state' | 'postcode';

export interface DerivedFields {
  searchKey: string;
  sortName: string;
}

type IndexedFields = Pick<
  ClientInput,
  'firstName' | 'lastName' | 'email' | 'phone' | 'secondaryPhone' | 'suburb' | 'dateOfBirth'
>;

/**
 * Computes the derived columns of a client. Searching and sorting ignore case and diacritics. The search key includes birthday
 * (parsed by `normaliseSearchText`) and suburb, by which a front desk tells people apart.
 */
export function derivedFields(client: IndexedFields): DerivedFields {
  const first = searchKey(client.firstName);
  const last = searchKey(client.lastName);
  const born = client.dateOfBirth?.replaceAll('-', '');
  const rest = searchKey(client.email, client.phone, client.secondaryPhone, client.suburb, born);
  return { searchKey: `${first} ${last} ${rest}`, sortName: sortName(client) };
}

/** Returns the sortable form of a name. A tab sorts before every letter and space, so that all of "De" come before "De Silva". */
export function sortName({ firstName, lastName }: Pick<ClientInput, 'firstName' | 'lastName'>): string {
  return `${searchKey(lastName)}\t${searchKey(firstName)}`;
}

/** Stores a client with its normalised fields and derived columns. */
export const clientRules: RecordRules<ClientInput, DerivedFields, ClientRules> = {
  prepare: validateFields,
  derive: derivedFields,
};
