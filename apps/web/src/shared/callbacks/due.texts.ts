export const dueTexts = {
  today: 'Today',
  overdue: (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
} as const;
