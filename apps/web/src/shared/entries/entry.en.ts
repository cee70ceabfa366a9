import { defineWords } from '../words/words';

/** What the lists of doctors, hospitals and surgeries have in common. */
export const entryWords = defineWords('directory', {
  name: 'Name',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  current: 'Current',
  deleted: 'Deleted',
  noneDeleted: 'Nothing was deleted.',
  restore: 'Restore',
  restored: '{{name}} restored',
});
