import {
  anaesthetist,
  anaesthetistUnitFee,
  assistantFee,
  at,
  buildConfiguration,
  item,
  type DemoSurgery,
} from './demo-surgery';

const PATHOLOGY = 'Pathology, if a sample is sent to the lab';
const MEDICINES = 'Medicines to take home';
const CONSULTATIONS = 'Consultations before surgery';
const REVISION = 'Revision surgery';

/** Plastic and cosmetic surgery, performed by Dr Hartmann. */
export const PLASTIC_SURGERIES: readonly DemoSurgery[] = [
  {
    // The first worked example of docs/pricing.md: 17,050.00 at Harbour Private Hospital.
    surgery: {
      name: 'Rhinoplasty',
      description:
        'Reshaping of the nose. An overnight stay is usual; most people return to work after two weeks.',
      baseFeeMinor: 950_000,
      category: 'COSMETIC',
      procedureClass: 'COSMETIC',
      estimatedDuration: 150,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
      hasOptions: true,
    },
    configure: ({ hartmann, harbour, northside, taylor, noseComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 420_000, null), at(northside, 95_000, 275_000)],
        anaesthetist: anaesthetist(taylor, 180_000),
        exclusions: [PATHOLOGY, MEDICINES, REVISION],
        optionListIds: [noseComplexity],
      }),
  },
  {
    surgery: {
      name: 'Septorhinoplasty',
      description: 'Straightening of the nasal septum together with reshaping of the nose.',
      baseFeeMinor: 950_000,
      category: 'RECONSTRUCTIVE',
      procedureClass: 'MIXED',
      estimatedDuration: 180,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
      mbsItems: ['41693'],
      hasOptions: true,
    },
    configure: ({ hartmann, harbour, taylor, menon, noseComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 420_000, null)],
        assistant: assistantFee(menon, 1_500),
        anaesthetist: anaesthetist(taylor, 210_000),
        aftercare: { description: 'removal of splints and two visits', feeMinor: 22_000 },
        exclusions: [PATHOLOGY, MEDICINES, CONSULTATIONS],
        cosmeticBasisPoints: 4_000,
        optionListIds: [noseComplexity],
      }),
  },
  {
    surgery: {
      name: 'Septoplasty',
      description: 'Straightening of the nasal septum to improve breathing.',
      baseFeeMinor: 350_000,
      category: 'RECONSTRUCTIVE',
      procedureClass: 'MEDICARE',
      estimatedDuration: 90,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'MEDIUM',
      hasOptions: true,
    },
    configure: ({ hartmann, harbour, northside, dubois, noseComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 92_000, 168_000), at(northside, 48_000, 154_000)],
        anaesthetist: anaesthetistUnitFee(dubois, 6, 9_800),
        adminFeeMinor: 8_500,
        aftercare: { description: 'removal of splints', feeMinor: 12_000 },
        exclusions: [PATHOLOGY, MEDICINES],
        optionListIds: [noseComplexity],
      }),
  },
  {
    surgery: {
      name: 'Breast augmentation',
      description: 'Enlargement of both breasts with silicone implants.',
      baseFeeMinor: 890_000,
      category: 'COSMETIC',
      procedureClass: 'COSMETIC',
      estimatedDuration: 120,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'MEDIUM',
      hasOptions: true,
    },
    configure: ({ hartmann, harbour, northside, taylor, breastImplant }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 110_000, 265_000), at(northside, 52_000, 240_000)],
        anaesthetist: anaesthetist(taylor, 165_000),
        // No other items, because the implant option changes the fee of each item.
        implants: [item('implant', 'Silicone breast implant', 115_000, 2)],
        adminFeeMinor: 12_000,
        aftercare: { description: 'support garment and four visits in the first year', feeMinor: 52_500 },
        exclusions: [CONSULTATIONS, MEDICINES, 'Replacement of the implants in later years', REVISION],
        optionListIds: [breastImplant],
      }),
  },
  {
    surgery: {
      name: 'Breast reduction',
      description: 'Reduction of both breasts to relieve pain of neck, back and shoulders.',
      baseFeeMinor: 1_150_000,
      category: 'RECONSTRUCTIVE',
      procedureClass: 'MEDICARE',
      estimatedDuration: 210,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
    },
    configure: ({ hartmann, harbour, dubois, menon }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 185_000, 340_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(dubois, 5, 9_800),
        implants: [item('garment', 'Support garment', 14_500, 2)],
        adminFeeMinor: 12_000,
        aftercare: { description: 'dressings and four visits', feeMinor: 36_000 },
        exclusions: [PATHOLOGY, MEDICINES],
      }),
  },
  {
    surgery: {
      name: 'Abdominoplasty',
      description:
        'Removal of excess skin and tightening of the abdominal wall. Two nights in hospital are usual.',
      baseFeeMinor: 1_190_000,
      category: 'COSMETIC',
      procedureClass: 'COSMETIC',
      estimatedDuration: 210,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
    },
    configure: ({ hartmann, harbour, taylor, okafor }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(harbour, 248_000, 360_000)],
        assistant: {
          type: 'FIXED',
          feeMinor: 145_000,
          providerId: okafor,
          billedBy: 'PROVIDER',
          basis: 'FIXED',
        },
        anaesthetist: anaesthetist(taylor, 240_000),
        implants: [item('garment', 'Compression garment', 18_900, 2)],
        adminFeeMinor: 12_000,
        aftercare: { description: 'drain care and four visits', feeMinor: 42_000 },
        exclusions: [CONSULTATIONS, PATHOLOGY, MEDICINES, 'Liposuction of other areas', REVISION],
      }),
  },
  {
    surgery: {
      name: 'Upper eyelid surgery',
      description: 'Removal of excess skin of both upper eyelids (blepharoplasty).',
      baseFeeMinor: 420_000,
      category: 'COSMETIC',
      procedureClass: 'COSMETIC',
      estimatedDuration: 75,
      anesthesiaType: 'SEDATION',
      complexityLevel: 'LOW',
    },
    configure: ({ hartmann, northside, taylor }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(northside, 42_000, 118_000)],
        anaesthetist: anaesthetist(taylor, 88_000),
        adminFeeMinor: 8_500,
        aftercare: { description: 'removal of stitches', feeMinor: 9_000 },
        exclusions: [CONSULTATIONS, 'Visual field test', MEDICINES],
      }),
  },
  {
    surgery: {
      name: 'Otoplasty',
      description: 'Correction of prominent ears.',
      baseFeeMinor: 380_000,
      category: 'COSMETIC',
      procedureClass: 'COSMETIC',
      estimatedDuration: 90,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'MEDIUM',
      sided: true,
      hasOptions: true,
    },
    configure: ({ hartmann, northside, harbour, taylor, bothSides }) =>
      buildConfiguration({
        doctors: [{ doctorId: hartmann, feeMinor: null }],
        hospitals: [at(northside, 45_000, 132_000), at(harbour, 78_000, 148_000)],
        anaesthetist: anaesthetist(taylor, 115_000),
        implants: [item('headband', 'Headband', 3_900)],
        adminFeeMinor: 8_500,
        aftercare: { description: 'two visits', feeMinor: 16_000 },
        exclusions: [CONSULTATIONS, MEDICINES],
        optionListIds: [bothSides],
      }),
  },
];
