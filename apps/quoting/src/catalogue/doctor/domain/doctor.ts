import type { Country, DoctorInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

/** A doctor is stored with the phone in E.164 and the keys of the list. */
export const doctorRules: RecordRules<DoctorInput, DirectoryKeys, { country: Country }> = {
  prepare: (sent, { country }) => storedPhones(sent, { phone: 'PERSON' }, country),
  derive: ({ firstName, lastName, credentials, email, phone }) => ({
    uniqueKey: duplicateKey('doctors', { email }),
    sortName: sortName(lastName, firstName),
    searchKey: searchKey(firstName, lastName, credentials, email, phone),
  }),
};
