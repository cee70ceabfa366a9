import { patientWords } from '../words/patient-words';

export const FIELDS = patientWords('fields.FIELDS', {
  errorTitle: 'There is a problem',
  optional: '(optional)',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  whichYear: 'Which year do you mean?',
  shortYear: 'Please write the year with four digits, for example 1984',
});
