import { defineWords } from '../words/words';

export const formWords = defineWords('forms', {
  required: 'This field is required',
  conflict:
    'This has changed since you opened it. Your changes are still here. Save again to keep yours, or reload the page to see the latest version.',
  saving: 'Saving',
  cancel: 'Cancel',
  none: 'Not given',
  timeOf: '{{label}}, time of day',
  missingHour:
    'The clocks go forward that night: there is no {{time}} on {{date}}. Please choose another time.',
});
