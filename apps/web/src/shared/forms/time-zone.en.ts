import { defineWords } from '../words/words';

export const timeZoneWords = defineWords('time-zone', {
  label: 'Time zone',
  help: 'Used for expiry dates, due dates and times in emails.',
  none: 'No matching time zone',
  near: 'Australia and New Zealand',
});
