export const adminTexts = {
  title: 'Admin Tools',
  subtitle: 'Set up and manage your practice.',
  people: 'People',
  practice: 'Practice',
  records: 'Records',
  platform: 'Platform',
} as const;
