import { invalid, type ClientChanges, type ClientInput, type FieldError } from '@quillcare/contracts';
import { ageOn, normalisePhone, searchKey, type Country } from '@quillcare/rules';

/** Nobody alive is older; a year typed wrongly is. */
const OLDEST = 130;

/** What the rules for a client depend on besides the client. */
export interface ClientRules {
  country: Country;
  /** Today's ISO date where the practice is. */
  today: string;
}

/**
 * The fields in their stored form: phones as E.164 by the rules of the practice's country. Fields that were not
 * sent stay out. Throws `VALIDATION_FAILED` with every wrong field.
 */
export function checkedFields<T extends ClientInput | ClientChanges>(sent: T, rules: ClientRules): T {
  const errors: FieldError[] = [];
  const checked: T = { ...sent };
  for (const field of ['phone', 'secondaryPhone'] as const) {
    const typed = sent[field];
    if (!typed) continue;
    const phone = normalisePhone(typed, rules.country);
    if (phone.ok) checked[field] = phone.value;
    else errors.push({ path: field, message: phone.message });
  }
  if (sent.dateOfBirth) errors.push(...birthErrors(sent.dateOfBirth, rules.today));
  if (errors.length > 0) throw invalid(...errors);
  return checked;
}

/** Why a date of birth cannot be right on the day `today`; empty when it can. */
export function birthErrors(dateOfBirth: string, today: string): FieldError[] {
  const path = 'dateOfBirth';
  if (dateOfBirth > today) return [{ path, message: 'Date of birth is in the future' }];
  if (ageOn(dateOfBirth, today) > OLDEST)
    return [{ path, message: `Date of birth is more than ${OLDEST} years ago` }];
  return [];
}

/** Columns that follow from others: what a search looks into, and the name as lists sort it. */
export interface DerivedFields {
  searchKey: string;
  sortName: string;
}

type Named = Pick<ClientInput, 'firstName' | 'lastName' | 'email' | 'phone' | 'secondaryPhone'>;

/** The derived columns of a client. Case and diacritics matter neither to a search nor to an order by name. */
export function derivedFields(client: Named): DerivedFields {
  const first = searchKey(client.firstName);
  const last = searchKey(client.lastName);
  const rest = searchKey(client.email, client.phone, client.secondaryPhone);
  // A tab sorts before every letter and space: all of "De" come before "De Silva".
  return { searchKey: `${first} ${last} ${rest}`, sortName: `${last}\t${first}` };
}
