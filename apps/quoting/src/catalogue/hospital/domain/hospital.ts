import type { Country, HospitalInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

const PHONES = { phone: 'ORGANISATION', bookingPhone: 'ORGANISATION' } as const;

/** A hospital is stored with phones in E.164 and the keys of the list. */
export const hospitalRules: RecordRules<HospitalInput, DirectoryKeys, { country: Country }> = {
  prepare: (sent, { country }) => storedPhones(sent, PHONES, country),
  derive: ({ name, address, email, phone, bookingPhone }) => ({
    uniqueKey: duplicateKey('hospitals', { name }),
    sortName: sortName(name),
    searchKey: searchKey(name, address, email, phone, bookingPhone),
  }),
};
