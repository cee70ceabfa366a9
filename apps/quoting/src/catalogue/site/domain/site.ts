import type { Country, SiteInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';
import { storedPhones } from '../../directory/stored-phones';

const PHONES = { phone: 'ORGANISATION' } as const;

/** A site is stored with its phone in E.164 and the keys of the list. */
export const siteRules: RecordRules<SiteInput, DirectoryKeys, { country: Country }> = {
  prepare: (sent, { country }) => storedPhones(sent, PHONES, country),
  derive: ({ name, address, email, phone }) => ({
    uniqueKey: duplicateKey('sites', { name }),
    sortName: sortName(name),
    searchKey: searchKey(name, address, email, phone),
  }),
};
