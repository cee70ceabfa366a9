import { defineWords } from '../words/words';

export const formWords = defineWords('forms', {
  required: 'This field is required',
  conflict:
    'Someone else changed this while you were working on it. Your changes are still here. Save again to keep yours, or reload the page to see theirs.',
  saving: 'Saving',
  cancel: 'Cancel',
  none: 'Not given',
  timeOf: '{{label}}, time of day',
  missingHour:
    'The clocks go forward that night: there is no {{time}} on {{date}}. Please choose another time.',
});
