import { defineWords } from '../words/words';

export const formWords = defineWords('forms', {
  required: 'This field is required',
  saving: 'Saving',
  cancel: 'Cancel',
  none: 'Not given',
  timeOf: '{{label}}, time of day',
  missingHour:
    'The clocks go forward that night: there is no {{time}} on {{date}}. Please choose another time.',
});
