import { defineWords } from '../../../shared/words/words';

export const lockedWords = defineWords('locked', {
  title: 'This device is locked',
  handedOverBy: '{{name}} handed this device over. To continue, {{name}} must enter their password.',
  email: 'Account: {{email}}',
  unlock: 'Unlock',
  unlocking: 'Unlocking…',
  form: 'Unlock this device',
  signOut: 'Sign out instead',
});
