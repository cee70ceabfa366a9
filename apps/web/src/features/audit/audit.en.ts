import { defineWords } from '../../shared/words/words';

export const auditWords = defineWords('audit', {
  title: 'Audit trail',
  subtitle: 'Who changed what, and when. Entries cannot be changed or deleted.',
  entity: 'Record type',
  anyEntity: 'All records',
  action: 'Action',
  anyAction: 'All actions',
  empty: 'Nothing recorded yet.',
  emptyHint: 'Changes made by your team and your patients appear here.',
  failed: 'The audit trail could not be loaded',
  search: 'Search label or person',
  noChanges: 'No values were recorded with this entry.',
  reason: 'Reason',
  notes: 'Notes',
  reference: 'Reference',
  more: 'Details',
  next: 'Next',
  previous: 'Previous',
  clear: 'Clear all',
  none: 'Nothing matches your filters.',
});
