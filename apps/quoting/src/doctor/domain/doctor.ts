import type { Country, DoctorInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import { given, sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

export type DoctorFields = DoctorInput & DirectoryKeys;

/** A doctor as stored: the phone in E.164, with the derived keys. */
export function newDoctor(input: DoctorInput, country: Country): DoctorFields {
  return withKeys({ ...input, ...phonesOf(input, country) });
}

/** A doctor after a change; only fields that were sent are checked and replaced. */
export function changedDoctor(
  current: DoctorInput,
  changes: Partial<DoctorInput>,
  country: Country,
): DoctorFields {
  return withKeys({ ...current, ...given(changes), ...phonesOf(changes, country) });
}

function phonesOf(input: Partial<DoctorInput>, country: Country): Partial<DoctorInput> {
  return storedPhones(input, { phone: 'PERSON' }, country);
}

function withKeys(doctor: DoctorInput): DoctorFields {
  const { firstName, lastName, credentials, email, phone } = doctor;
  return {
    ...doctor,
    uniqueKey: duplicateKey('doctors', doctor),
    sortName: sortName(lastName, firstName),
    searchKey: searchKey(firstName, lastName, credentials, email, phone),
  };
}
