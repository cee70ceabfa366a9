import { defineWords } from '../words/words';

export const timelineWords = defineWords('timeline', {
  label: 'History',
  today: 'Today',
  yesterday: 'Yesterday',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  older: 'Show older entries',
  loading: 'Loading…',
  empty: 'Nothing has happened yet.',
});
