import { defineWords } from '../../shared/words/words';

export const organisationWords = defineWords('organisation', {
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    timeZone: 'Time zone',
  },
  help: {
    name: 'Patients see it on every quote and email.',
    website: 'Start with https://',
  },
  title: 'Organisation settings',
  back: 'Settings',
  failed: 'The settings could not be loaded',
  details: 'Your practice',
  placeholder: 'This is not the name of your practice yet',
  placeholderHint:
    'This name was generated when the account was created. Patients see it on quotes and emails, so please enter your practice’s name.',
  contact: 'How patients reach you',
  place: 'Location and time zone',
  country: 'Country',
  countryHelp:
    'The currency follows the country. You can’t change either, because your quotes’ GST, phone numbers and amounts depend on them.',
  countries: { AU: 'Australia', NZ: 'New Zealand' },
  currency: 'Currency',
  currencies: { AUD: 'Australian dollar (AUD)', NZD: 'New Zealand dollar (NZD)' },
  save: 'Save changes',
});
