import { defineWords } from '../../../../shared/words/words';

export const newClientWords = defineWords('quote-client', {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    dateOfBirth: 'Date of birth',
  },
  help: { dateOfBirth: 'Needed to send a quote. Patients confirm it to open their quote.' },
});
