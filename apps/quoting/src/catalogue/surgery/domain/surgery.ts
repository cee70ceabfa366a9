import type { SurgeryInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';

/** A surgery is stored with the keys of the list. */
export const surgeryRules: RecordRules<SurgeryInput, DirectoryKeys> = {
  derive: ({ name, category }) => ({
    uniqueKey: duplicateKey('surgeries', { name }),
    sortName: sortName(name),
    searchKey: searchKey(name, category),
  }),
};
