import { defineWords } from '../../shared/words/words';

export const helpWords = defineWords('help', {
  button: 'Help',
  shortcuts: 'Keyboard shortcuts',
  support: 'Support',
  hours: 'Monday to Friday 9AM-6PM AEST',
  contact: 'Contact us',
  close: 'Close',
});
