import { defineWords } from '../../shared/words/words';

export const providerWords = defineWords('providers', {
  fields: {
    name: 'Name',
    kind: 'Role',
    providerNumber: 'Provider number',
    phone: 'Phone',
    email: 'Email',
    feeBasis: 'Usual fee',
    feeMinor: 'Fee',
    shareBasisPoints: "Share of the surgeon's fee",
    isActive: 'Offered in new quotes',
  },
  help: {
    name: 'As patients read it on quotes: Dr Chloé Dubois',
    providerNumber: 'The Medicare number for this place of practice; shown on quotes.',
    feeMinor: 'Without GST.',
  },
  feePerUnit: 'Fee per unit',
  sections: { person: 'Provider', fee: 'Fee' },
  options: {
    kind: { ASSISTANT: 'Assistant', ANAESTHETIST: 'Anaesthetist', OTHER: 'Other' },
    feeBasis: {
      NONE: 'Asked each time',
      FIXED: 'One amount',
      SHARE_OF_SURGEON: "Share of the surgeon's fee",
      UNITS: 'Per anaesthesia unit',
    },
  },
  pages: {
    list: 'Providers',
    new: 'Add provider',
    create: 'Add provider',
    edit: 'Edit provider',
    failed: 'This provider could not be loaded',
  },
  list: {
    subtitle: 'Assistants, anaesthetists and others who are on your quotes without being your doctors.',
    search: 'Search providers',
    empty: 'No providers yet.',
    emptyHint: 'Add the assistants and anaesthetists your doctors work with, and their usual fees.',
    perUnit: '{{amount}} per unit',
    share: "{{percent}} of the surgeon's fee",
  },
});
