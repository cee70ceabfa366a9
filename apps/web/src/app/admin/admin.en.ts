import { defineWords } from '../../shared/words/words';

export const adminWords = defineWords('admin', {
  title: 'Admin Tools',
  subtitle: 'Set up and manage your practice.',
  people: 'People',
  practice: 'Practice',
  records: 'Records',
  platform: 'Platform',
});
