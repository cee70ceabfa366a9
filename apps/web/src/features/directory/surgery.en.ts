import { defineWords } from '../../shared/words/words';

export const surgeryWords = defineWords('surgeries', {
  fields: {
    name: 'Name',
    description: 'Description',
    baseFeeMinor: 'Base fee',
    category: 'Category',
    procedureClass: 'Procedure class',
    estimatedDuration: 'Time in theatre',
    anesthesiaType: 'Anaesthesia',
    complexityLevel: 'Complexity',
    isActive: 'Offered in new quotes',
  },
  help: {
    baseFeeMinor: "The surgeon's fee without GST.",
    procedureClass: 'Decides GST in new quotes.',
    description: 'Patients may read this.',
  },
  units: { estimatedDuration: 'minutes' },
  options: {
    category: {
      COSMETIC: 'Cosmetic',
      RECONSTRUCTIVE: 'Reconstructive',
      GENERAL: 'General',
      ORTHOPEDIC: 'Orthopaedic',
      CARDIAC: 'Cardiac',
      NEUROLOGICAL: 'Neurological',
      OTHER: 'Other',
    },
    procedureClass: { MEDICARE: 'Medicare', COSMETIC: 'Cosmetic', MIXED: 'Mixed', OTHER: 'Other' },
    anesthesiaType: {
      LOCAL: 'Local',
      REGIONAL: 'Regional',
      GENERAL: 'General',
      SEDATION: 'Sedation',
      VARIES: 'Varies',
    },
    complexityLevel: { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', VERY_HIGH: 'Very high' },
  },
  pages: {
    list: 'Surgeries',
    new: 'Add surgery',
    create: 'Add surgery',
    edit: 'Edit surgery',
    failed: 'This surgery could not be loaded',
  },
  list: {
    search: 'Search surgeries',
    empty: 'No surgeries yet.',
    emptyHint: 'Add what your doctors perform, with its base fee; quotes start from here.',
    anyCategory: 'Any category',
    minutes: '{{count}} min',
  },
});
