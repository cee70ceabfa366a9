import { defineWords } from '../words/words';

export const newClientWords = defineWords('new-client', {
  title: 'New client',
  submit: 'Add client',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    dateOfBirth: 'Date of birth',
  },
  help: { dateOfBirth: 'Needed to send a quote. Patients confirm it to open their quote.' },
});
