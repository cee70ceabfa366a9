import { defineWords } from '../words/words';

/** Texts shared by the lists of clients, doctors, hospitals, surgeries and sites. */
export const entryWords = defineWords('directory', {
  name: 'Name',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  current: 'Current',
  deleted: 'Deleted',
  duplicate: 'Possible duplicate',
  duplicates: 'Possible duplicates',
  duplicateHint:
    'An import added this even though there was already one like it. Keep one and delete the other.',
  duplicateOpen: 'Open the other one',
  duplicateClear: {
    label: 'Not a duplicate',
    done: 'No longer marked as a duplicate',
    failed: 'The mark could not be removed',
  },
  noneDeleted: 'Nothing was deleted.',
  delete: 'Delete',
  restore: 'Restore',
  import: 'Import',
});
