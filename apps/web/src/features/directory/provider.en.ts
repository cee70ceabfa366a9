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
    name: 'As it appears on quotes, for example Dr Chloé Dubois',
    providerNumber: 'Their Medicare provider number for this location. It’s shown on quotes.',
    feeMinor: 'Excluding GST.',
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
    subtitle: 'Assistants, anaesthetists and others on your quotes who aren’t doctors at your practice.',
    search: 'Search providers',
    empty: 'No providers yet.',
    emptyHint: 'Add the assistants and anaesthetists your doctors work with, and their usual fees.',
    perUnit: '{{amount}} per unit',
    share: "{{percent}} of the surgeon's fee",
  },
});
