import { defineWords } from '../words/words';

export const recordPickerWords = defineWords('record-picker', {
  type: 'Type to search',
  finding: 'Searching',
  none: 'No matches',
  unknown: 'No longer available',
  born: 'born {{date}}',
  create: {
    client: 'Add “{{name}}” as a new client',
    clientEmpty: 'Add a new client',
    doctor: 'Add “{{name}}” as a new doctor',
    doctorEmpty: 'Add a new doctor',
    hospital: 'Add “{{name}}” as a new hospital',
    hospitalEmpty: 'Add a new hospital',
    surgery: 'Add “{{name}}” as a new surgery',
    surgeryEmpty: 'Add a new surgery',
  },
});
