import type { Country, HospitalInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import { given, sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

export type HospitalFields = HospitalInput & DirectoryKeys;

/** A hospital as stored: phones in E.164, with the derived keys. */
export function newHospital(input: HospitalInput, country: Country): HospitalFields {
  return withKeys({ ...input, ...phonesOf(input, country) });
}

/** A hospital after a change; only fields that were sent are checked and replaced. */
export function changedHospital(
  current: HospitalInput,
  changes: Partial<HospitalInput>,
  country: Country,
): HospitalFields {
  return withKeys({ ...current, ...given(changes), ...phonesOf(changes, country) });
}

function phonesOf(input: Partial<HospitalInput>, country: Country): Partial<HospitalInput> {
  return storedPhones(input, { phone: 'ORGANISATION', bookingPhone: 'ORGANISATION' }, country);
}

function withKeys(hospital: HospitalInput): HospitalFields {
  const { name, address, email, phone, bookingPhone } = hospital;
  return {
    ...hospital,
    uniqueKey: duplicateKey('hospitals', { name }),
    sortName: sortName(name),
    searchKey: searchKey(name, address, email, phone, bookingPhone),
  };
}
