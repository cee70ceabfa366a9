import { defineWords } from '../../shared/words/words';

export const nameWords = defineWords('own-name', {
  fields: { firstName: 'First name', lastName: 'Last name' },
  title: 'Your details',
  email: 'Email',
  role: 'Role',
  organisation: 'Organisation',
  failed: 'Your profile could not be loaded',
  save: 'Save changes',
});
