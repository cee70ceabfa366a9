import { defineWords } from '../words/words';

export const passwordWords = defineWords('password', {
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  mustMatch: 'Fields must match',
  rules: 'Your password must have',
  met: 'met',
  notMet: 'not met yet',
});
