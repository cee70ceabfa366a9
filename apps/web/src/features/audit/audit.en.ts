import { defineWords } from '../../shared/words/words';

export const auditWords = defineWords('audit', {
  title: 'Audit trail',
  subtitle: 'Who changed what, and when. Entries cannot be changed or deleted.',
  search: 'Search record or person',
  when: 'When',
  action: 'Action',
  entity: 'Record type',
  record: 'Record',
  oneRecord: 'One record',
  changes: 'Changed',
  person: 'Person',
  entry: 'Audit entry',
  close: 'Close',
  empty: 'Nothing recorded yet.',
  emptyHint: 'Changes made by your team and your patients appear here.',
  noChanges: 'No values were recorded with this entry.',
  reason: 'Reason',
  notes: 'Notes',
  reference: 'Reference',
  more: 'Details',
  demonstration: 'Demonstration',
});
