import {
  anaesthetistUnitFee,
  assistantFee,
  at,
  buildConfiguration,
  hospitalItem,
  item,
  type DemoSurgery,
} from './demo-surgery';

const HAND_THERAPY = 'Hand therapy';
const PHYSIOTHERAPY = 'Physiotherapy';
const IMAGING = 'X-rays and scans';
const MEDICINES = 'Medicines to take home';

/** Hand and joint surgery, performed by Professor Parata. */
export const HAND_AND_JOINT_SURGERIES: readonly DemoSurgery[] = [
  {
    // The second worked example of docs/pricing.md: 4,186.00 for both hands at Northside Day Surgery.
    surgery: {
      name: 'Carpal tunnel release',
      description: 'Release of the median nerve at the wrist, as day surgery.',
      baseFeeMinor: 80_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 30,
      anesthesiaType: 'REGIONAL',
      complexityLevel: 'LOW',
      mbsItems: ['39331'],
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, northside, harbour, lim, menon, bothSides }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(northside, 60_000, 100_000), at(harbour, 82_000, 124_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(lim, 3, 7_000),
        implants: [item('splint', 'Wrist splint', 4_550, 2)],
        adminFeeMinor: 5_000,
        aftercare: { description: 'two visits', feeMinor: 15_000 },
        exclusions: [HAND_THERAPY, 'Nerve conduction studies'],
        optionListIds: [bothSides],
      }),
  },
  {
    surgery: {
      name: 'Trigger finger release',
      description: 'Opening of a tight tendon sheath of a finger or the thumb.',
      baseFeeMinor: 65_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 20,
      anesthesiaType: 'LOCAL',
      complexityLevel: 'LOW',
      sided: true,
    },
    configure: ({ parata, northside }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(northside, 38_000, 62_000)],
        adminFeeMinor: 5_000,
        aftercare: { description: 'one visit', feeMinor: 8_500 },
        exclusions: [HAND_THERAPY, 'Anaesthetist: the finger is numbed by the surgeon'],
      }),
  },
  {
    surgery: {
      name: "Dupuytren's contracture release",
      description: 'Removal of thickened tissue of the palm that bends a finger.',
      baseFeeMinor: 240_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 90,
      anesthesiaType: 'REGIONAL',
      complexityLevel: 'MEDIUM',
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, northside, harbour, lim, menon, jointComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(northside, 56_000, 142_000), at(harbour, 84_000, 156_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(lim, 3, 7_000),
        implants: [item('splint', 'Night splint', 9_800)],
        adminFeeMinor: 5_000,
        aftercare: { description: 'dressings and two visits', feeMinor: 18_000 },
        exclusions: [HAND_THERAPY, 'Pathology, if a sample is sent to the lab'],
        optionListIds: [jointComplexity],
      }),
  },
  {
    surgery: {
      name: 'Ganglion excision of the wrist',
      description: 'Removal of a fluid-filled lump of the wrist.',
      baseFeeMinor: 115_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 40,
      anesthesiaType: 'REGIONAL',
      complexityLevel: 'LOW',
      sided: true,
    },
    configure: ({ parata, northside, lim }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(northside, 46_000, 88_000)],
        anaesthetist: anaesthetistUnitFee(lim, 3, 7_000),
        adminFeeMinor: 5_000,
        aftercare: { description: 'two visits', feeMinor: 15_000 },
        exclusions: [HAND_THERAPY, 'Pathology, if a sample is sent to the lab'],
      }),
  },
  {
    surgery: {
      name: 'Knee arthroscopy',
      description: 'Keyhole (arthroscopic) surgery on the knee.',
      baseFeeMinor: 280_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 60,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'MEDIUM',
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, northside, harbour, lim, bothSides, jointComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(northside, 58_000, 146_000), at(harbour, 92_000, 168_000)],
        anaesthetist: anaesthetistUnitFee(lim, 4, 7_000),
        implants: [item('crutches', 'Crutches', 6_500)],
        adminFeeMinor: 6_500,
        aftercare: { description: 'two visits', feeMinor: 18_000 },
        exclusions: [PHYSIOTHERAPY, IMAGING, MEDICINES],
        optionListIds: [bothSides, jointComplexity],
      }),
  },
  {
    surgery: {
      name: 'ACL reconstruction',
      description: 'Replacement of a torn anterior cruciate ligament of the knee by a tendon.',
      baseFeeMinor: 590_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 120,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, harbour, lim, menon, kneeTechnique, jointComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(harbour, 138_000, 235_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(lim, 4, 7_000),
        implants: [
          hospitalItem('fixation', 'Fixation of the graft', 148_000),
          item('brace', 'Knee brace', 24_500),
        ],
        adminFeeMinor: 6_500,
        aftercare: { description: 'four visits in the first year', feeMinor: 32_000 },
        exclusions: [PHYSIOTHERAPY, IMAGING, MEDICINES],
        optionListIds: [kneeTechnique, jointComplexity],
      }),
  },
  {
    surgery: {
      name: 'Total hip replacement',
      description: 'Replacement of a worn hip joint. Three to five nights in hospital are usual.',
      baseFeeMinor: 790_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 120,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, harbour, dubois, menon, jointComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(harbour, 520_000, 310_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(dubois, 10, 9_800),
        implants: [hospitalItem('hip', 'Hip prosthesis', 985_000)],
        adminFeeMinor: 12_000,
        aftercare: { description: 'visits after six weeks and one year', feeMinor: 28_000 },
        exclusions: [PHYSIOTHERAPY, 'Rehabilitation as an inpatient', IMAGING, 'Blood products'],
        optionListIds: [jointComplexity],
      }),
  },
  {
    surgery: {
      name: 'Total knee replacement',
      description: 'Replacement of a worn knee joint. Three to five nights in hospital are usual.',
      baseFeeMinor: 760_000,
      category: 'ORTHOPEDIC',
      procedureClass: 'MEDICARE',
      estimatedDuration: 120,
      anesthesiaType: 'GENERAL',
      complexityLevel: 'HIGH',
      sided: true,
      hasOptions: true,
    },
    configure: ({ parata, harbour, dubois, menon, bothSides, jointComplexity }) =>
      buildConfiguration({
        doctors: [{ doctorId: parata, feeMinor: null }],
        hospitals: [at(harbour, 520_000, 310_000)],
        assistant: assistantFee(menon),
        anaesthetist: anaesthetistUnitFee(dubois, 7, 9_800),
        implants: [hospitalItem('knee', 'Knee prosthesis', 890_000)],
        adminFeeMinor: 12_000,
        aftercare: { description: 'visits after six weeks and one year', feeMinor: 28_000 },
        exclusions: [PHYSIOTHERAPY, 'Rehabilitation as an inpatient', IMAGING, 'Blood products'],
        optionListIds: [bothSides, jointComplexity],
      }),
  },
];
