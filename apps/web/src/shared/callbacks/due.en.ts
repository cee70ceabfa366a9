import { defineWords } from '../words/words';

export const dueWords = defineWords('callbacks-due', {
  today: 'Today',
  overdue_one: '1 day overdue',
  overdue_other: '{{count}} days overdue',
});
