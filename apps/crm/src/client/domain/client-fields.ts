import { invalid, type ClientChanges, type ClientInput, type FieldError } from '@quillcare/contracts';
import {
  checkBirthDate,
  normalisePhone,
  normalisePostcode,
  normaliseState,
  searchKey,
  type Checked,
  type Country,
} from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';

/** The context of the rules for a client. */
export interface ClientRules {
  country: Country;
  /** Today's ISO date in the practice's time zone. */
  today: string;
}

/**
 * The fields in their stored form: phones as E.164, state and postcode by the rules of the practice's
 * country. Fields that were not sent are left out. Throws `VALIDATION_FAILED` with every invalid field.
 */
export function checkedFields<T extends ClientInput | ClientChanges>(
  sent: T,
  { country, today }: ClientRules,
): T {
  const errors: FieldError[] = [];
  const checked: T = { ...sent };
  const rules: [CheckedField, (typed: string) => Checked<string>][] = [
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
  if (errors.length > 0) throw invalid(...errors);
  return checked;
}

type CheckedField = 'phone' | 'secondaryPhone' | 'dateOfBirth' | 'state' | 'postcode';

/** Columns derived from others: the search key, and the name in its sortable form. */
export interface DerivedFields {
  searchKey: string;
  sortName: string;
}

type Named = Pick<
  ClientInput,
  'firstName' | 'lastName' | 'email' | 'phone' | 'secondaryPhone' | 'suburb' | 'dateOfBirth'
>;

/**
 * The derived columns of a client. Case and diacritics matter neither to a search nor to an order by name. A front desk tells
 * people apart by birthday (`searchText` reads it) and suburb.
 */
export function derivedFields(client: Named): DerivedFields {
  const first = searchKey(client.firstName);
  const last = searchKey(client.lastName);
  const born = client.dateOfBirth?.replaceAll('-', '');
  const rest = searchKey(client.email, client.phone, client.secondaryPhone, client.suburb, born);
  return { searchKey: `${first} ${last} ${rest}`, sortName: sortName(client) };
}

/** The name in its sortable form. A tab sorts before every letter and space: all of "De" come before "De Silva". */
export function sortName({ firstName, lastName }: Pick<ClientInput, 'firstName' | 'lastName'>): string {
  return `${searchKey(lastName)}\t${searchKey(firstName)}`;
}

/** A client is stored with the checked fields and the keys of the list. */
export const clientRules: RecordRules<ClientInput, DerivedFields, ClientRules> = {
  prepare: checkedFields,
  derive: derivedFields,
};
