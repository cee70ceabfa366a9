import type { OptionGroup } from '@quillcare/rules';
import type { ConfiguredSurgery } from './surgery-configuration';

const NAMES = {
  lee: 'Dr Mai Lee',
  roy: 'Prof Sam Roy',
  marys: "St Mary's",
  ng: 'Dr Kim Ng',
  sides: 'Side',
};

/** Carpal tunnel release with every part of a configuration set and every record available. */
export const CONFIGURED: ConfiguredSurgery = {
  id: 'carpal',
  name: 'Carpal tunnel release',
  category: 'ORTHOPEDIC',
  procedureClass: 'MEDICARE',
  baseFeeMinor: 80_000,
  minutes: 30,
  mbsItems: ['39331'],
  sided: true,
  hasOptions: true,
  version: 3,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'priya',
  doctors: [
    { doctorId: 'lee', feeMinor: null },
    { doctorId: 'roy', feeMinor: 95_000 },
  ],
  hospitals: [
    {
      hospitalId: 'marys',
      hospitalFeeMinor: 60_000,
      theatreFeeMinor: 100_000,
      billedBy: 'HOSPITAL',
      basis: 'ESTIMATE',
    },
  ],
  assistant: { type: 'SHARE', basisPoints: 2_000, providerId: null, billedBy: 'PROVIDER', basis: 'FIXED' },
  anaesthetist: {
    type: 'UNITS',
    baseUnits: 3,
    minutes: null,
    unitMinor: 7_000,
    providerId: 'ng',
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
  exclusions: ['Hand therapy'],
  cosmeticBasisPoints: null,
  optionListIds: ['sides'],
  named: Object.entries(NAMES).map(([id, name]) => ({ id, name, isAvailable: true })),
};

export const SIDES: OptionGroup = {
  id: 'sides',
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
      onlyItem: null,
      side: 'BILATERAL',
      isDefault: false,
      isActive: true,
    },
  ],
};

/** The same surgery with some of its records inactive. */
export function without(...ids: string[]): ConfiguredSurgery {
  const named = CONFIGURED.named.map((one) => (ids.includes(one.id) ? { ...one, isAvailable: false } : one));
  return { ...CONFIGURED, named };
}
