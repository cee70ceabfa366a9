import { CIRCUMSTANCES } from './pricing.fixtures';
import type { CompositionContext } from './compose-quote';
import type { OptionGroup } from './options';
import type { QuoteChoice } from './quote-choice';
import type { SurgeryConfiguration } from './surgery-configuration';

const SIDE: OptionGroup = {
  id: 'side',
  name: 'Side',
  category: 'LATERALITY',
  choose: 'ONE',
  patientChooses: false,
  options: [
    {
      id: 'both',
      name: 'Both sides',
      fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
      appliesTo: ['SURGEON', 'THEATRE'],
      side: 'BILATERAL',
      isDefault: false,
      isActive: true,
    },
  ],
};

const EXTRAS: OptionGroup = {
  id: 'extras',
  name: 'Complexity',
  category: 'COMPLEXITY',
  choose: 'SEVERAL',
  patientChooses: true,
  options: [
    {
      id: 'revision',
      name: 'Revision',
      fee: { type: 'PERCENTAGE', basisPoints: 2_000 },
      appliesTo: ['SURGEON'],
      side: null,
      isDefault: false,
      isActive: true,
    },
    {
      id: 'rib',
      name: 'Rib graft',
      fee: { type: 'FIXED', amountMinor: 120_000 },
      appliesTo: ['SURGEON', 'THEATRE'],
      side: null,
      isDefault: false,
      isActive: true,
    },
    {
      id: 'laser',
      name: 'Laser',
      fee: { type: 'FIXED', amountMinor: 1 },
      appliesTo: ['SURGEON'],
      side: null,
      isDefault: true,
      isActive: false,
    },
  ],
};

/** Pricing facts, section 6 row 6: 9,500 + 1,800 + 4,200, all cosmetic. */
export const NOSE: SurgeryConfiguration = {
  surgeryId: 'nose',
  name: 'Rhinoplasty',
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  cosmeticBasisPoints: null,
  baseFeeMinor: 950_000,
  minutes: 150,
  mbsItems: [],
  doctors: [
    { doctorId: 'dr-lee', feeMinor: null },
    { doctorId: 'prof-roy', feeMinor: 1_100_000 },
  ],
  hospitals: [
    {
      hospitalId: 'st-marys',
      hospitalFeeMinor: 420_000,
      theatreFeeMinor: null,
      billedBy: 'HOSPITAL',
      basis: 'ESTIMATE',
    },
    {
      hospitalId: 'day',
      hospitalFeeMinor: 90_000,
      theatreFeeMinor: 250_000,
      billedBy: 'HOSPITAL',
      basis: 'FIXED',
    },
  ],
  assistant: null,
  anaesthetist: {
    type: 'FIXED',
    feeMinor: 180_000,
    providerId: null,
    providerName: 'Dr Ng',
    billedBy: 'PROVIDER',
    basis: 'ESTIMATE',
  },
  implants: [],
  adminFeeMinor: null,
  aftercare: null,
  exclusions: ['Pathology, if needed'],
  optionGroups: [EXTRAS],
};

/** Carpal tunnel release (MBS 39331): 800.00 per hand, half as much again for both hands. */
export const HAND: SurgeryConfiguration = {
  ...NOSE,
  surgeryId: 'hand',
  name: 'Carpal tunnel release',
  category: 'ORTHOPEDIC',
  procedureClass: 'MEDICARE',
  baseFeeMinor: 80_000,
  minutes: 30,
  mbsItems: ['39331'],
  doctors: [{ doctorId: 'dr-lee', feeMinor: null }],
  hospitals: [
    {
      hospitalId: 'st-marys',
      hospitalFeeMinor: 60_000,
      theatreFeeMinor: 100_000,
      billedBy: 'HOSPITAL',
      basis: 'ESTIMATE',
    },
  ],
  assistant: {
    type: 'SHARE',
    basisPoints: 2_000,
    providerId: null,
    providerName: null,
    billedBy: 'PROVIDER',
    basis: 'FIXED',
  },
  anaesthetist: {
    type: 'UNITS',
    baseUnits: 3,
    minutes: null,
    unitMinor: 7_000,
    providerId: 'ng',
    providerName: 'Dr Ng',
    billedBy: 'PROVIDER',
    basis: 'ESTIMATE',
  },
  implants: [
    {
      id: 'splint',
      description: 'Splint',
      feeMinor: 4_550,
      quantity: 2,
      billedBy: 'PRACTICE',
      basis: 'FIXED',
    },
  ],
  adminFeeMinor: 5_000,
  aftercare: { description: 'two visits', feeMinor: 15_000 },
  optionGroups: [SIDE],
};

/** Septorhinoplasty, two fifths of it cosmetic. */
export const SEPTUM: SurgeryConfiguration = {
  ...NOSE,
  surgeryId: 'septum',
  name: 'Septorhinoplasty',
  procedureClass: 'MIXED',
  cosmeticBasisPoints: 4_000,
  mbsItems: ['41693'],
  anaesthetist: null,
  exclusions: ['Pathology, if needed', 'Consultations'],
};

export const NOSE_CHOICE: QuoteChoice = {
  surgeries: [{ surgeryId: 'nose', side: 'NOT_APPLICABLE', optionIds: null }],
  doctor: { id: 'dr-lee', name: 'Dr Lee' },
  hospital: { id: 'st-marys', name: "St Mary's" },
};

export const TODAY: CompositionContext = CIRCUMSTANCES;
