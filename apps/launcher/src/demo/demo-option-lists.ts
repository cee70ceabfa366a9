import type { createOptionList, RequestOf } from '@quillcare/contracts';

export type OptionListBody = NonNullable<RequestOf<typeof createOptionList>['body']>;

/** Options that change the price of the demo practice's surgeries. */
export const OPTION_LISTS = {
  bothSides: {
    name: 'Both sides in one operation',
    category: 'LATERALITY',
    choose: 'ONE',
    options: [
      {
        name: 'Both sides',
        fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
        appliesTo: ['SURGEON', 'THEATRE'],
        side: 'BILATERAL',
      },
    ],
  },
  noseComplexity: {
    name: 'Nose: complexity',
    category: 'COMPLEXITY',
    choose: 'SEVERAL',
    options: [
      {
        name: 'Revision of an earlier operation',
        fee: { type: 'PERCENTAGE', basisPoints: 2_000 },
        appliesTo: ['SURGEON'],
      },
      {
        name: 'Rib cartilage graft',
        fee: { type: 'FIXED', amountMinor: 120_000 },
        appliesTo: ['SURGEON', 'HOSPITAL'],
      },
    ],
  },
  breastImplant: {
    name: 'Breast implant',
    category: 'CUSTOM',
    choose: 'ONE',
    patientChooses: true,
    options: [
      {
        name: 'Round, smooth',
        fee: { type: 'FIXED', amountMinor: 0 },
        appliesTo: ['IMPLANT'],
        isDefault: true,
      },
      {
        name: 'Anatomical, textured',
        fee: { type: 'FIXED', amountMinor: 35_000 },
        appliesTo: ['IMPLANT'],
      },
    ],
  },
  jointComplexity: {
    name: 'Joint: complexity',
    category: 'COMPLEXITY',
    choose: 'SEVERAL',
    options: [
      {
        name: 'Revision of an earlier operation',
        fee: { type: 'PERCENTAGE', basisPoints: 3_500 },
        appliesTo: ['SURGEON', 'THEATRE'],
      },
    ],
  },
  kneeTechnique: {
    name: 'Knee: graft',
    category: 'TECHNIQUE',
    choose: 'ONE',
    options: [
      {
        name: 'Own hamstring tendon',
        fee: { type: 'FIXED', amountMinor: 0 },
        appliesTo: ['SURGEON'],
        isDefault: true,
      },
      {
        name: 'Donor tendon',
        fee: { type: 'FIXED', amountMinor: 240_000 },
        appliesTo: ['THEATRE'],
      },
    ],
  },
} satisfies Record<string, OptionListBody>;
