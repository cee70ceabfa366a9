import type { SurgeryConfigurationDetail } from '@quillcare/contracts';

const id = (digit: string) => `01a1fa25-0000-7000-8000-0000000000${digit}`;

export const LEE = id('d1');
export const GONE = id('d2');
export const MARYS = id('e1');
export const NG = id('f1');
export const SIDES = id('c1');

const terms = { billedBy: 'PROVIDER', basis: 'ESTIMATE' } as const;

/** Carpal tunnel release as in docs/pricing.md. One of its doctors has left. */
export const configSample: SurgeryConfigurationDetail = {
  id: id('a1'),
  version: 3,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: { id: id('b1'), name: 'Priya Shah' },
  surgery: {
    name: 'Carpal tunnel release',
    category: 'ORTHOPEDIC',
    procedureClass: 'MEDICARE',
    baseFeeMinor: 80_000,
    minutes: 30,
    mbsItems: ['39331'],
    sided: true,
    hasOptions: true,
  },
  doctors: [
    { doctorId: LEE, feeMinor: null },
    { doctorId: GONE, feeMinor: 95_000 },
  ],
  hospitals: [
    {
      hospitalId: MARYS,
      hospitalFeeMinor: 60_000,
      theatreFeeMinor: 100_000,
      billedBy: 'HOSPITAL',
      basis: 'ESTIMATE',
    },
  ],
  assistant: { type: 'SHARE', basisPoints: 2_000, providerId: null, ...terms },
  anaesthetist: {
    type: 'UNITS',
    baseUnits: 3,
    minutes: null,
    unitMinor: 7_000,
    providerId: NG,
    ...terms,
  },
  implants: [
    {
      id: 'splint',
      description: 'Wrist splint',
      feeMinor: 4_550,
      quantity: 2,
      billedBy: 'PRACTICE',
      basis: 'FIXED',
    },
  ],
  adminFeeMinor: 5_000,
  aftercare: { description: 'two visits', feeMinor: 15_000 },
  exclusions: ['Hand therapy'],
  cosmeticBasisPoints: null,
  optionListIds: [SIDES],
  named: [
    { id: LEE, name: 'Dr Mai Lee', isAvailable: true },
    { id: GONE, name: 'Dr Sam Roy', isAvailable: false },
    { id: MARYS, name: "St Mary's", isAvailable: true },
    { id: NG, name: 'Dr Kim Ng', isAvailable: true },
    { id: SIDES, name: 'Both sides in one operation', isAvailable: true },
  ],
  optionGroups: [
    {
      id: SIDES,
      name: 'Both sides in one operation',
      category: 'LATERALITY',
      choose: 'ONE',
      patientChooses: false,
      options: [
        {
          id: id('c2'),
          name: 'Both sides',
          fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
          appliesTo: ['SURGEON', 'THEATRE'],
          side: 'BILATERAL',
          isDefault: false,
          isActive: true,
          onlyItem: null,
        },
      ],
    },
  ],
};
