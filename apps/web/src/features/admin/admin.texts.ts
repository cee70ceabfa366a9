export const adminTexts = {
  title: 'Admin Tools',
  subtitle: 'Everything an administrator sets up and looks after.',
  people: 'People',
  practice: 'Practice',
  records: 'Records',
  platform: 'Platform',
} as const;
