// The providers of a practice, and the configurations of its surgeries that prefill quotes.
import { seeded } from '../chaos/random.mjs';
import { newRecord, quoting } from './domain.mjs';
import { idAt } from './ids.mjs';
import { optionListIds } from './option-lists.mjs';

const dollars = (amount) => amount * 100;

/** Assistants and anaesthetists, by the key that the configurations use. */
const PROVIDERS = {
  assistant: {
    name: 'Dr Ravi Menon',
    kind: 'ASSISTANT',
    feeBasis: 'SHARE_OF_SURGEON',
    feeMinor: null,
    shareBasisPoints: 2_000,
  },
  byUnits: {
    name: 'Dr Grace Lim',
    kind: 'ANAESTHETIST',
    feeBasis: 'UNITS',
    feeMinor: dollars(70),
    shareBasisPoints: null,
  },
  byFee: {
    name: 'Dr Wiremu Taylor',
    kind: 'ANAESTHETIST',
    feeBasis: 'FIXED',
    feeMinor: dollars(1_450),
    shareBasisPoints: null,
  },
};

/** Option lists and the anaesthetist's base units of a surgery. Longer surgeries have an assistant. */
const OF_SURGERY = {
  Septoplasty: { lists: ['complexity', 'noseTechnique'], baseUnits: 6 },
  'Knee arthroscopy': { lists: ['side', 'complexity'], baseUnits: 4 },
  'Total hip replacement': { lists: ['complexity', 'jointTechnique', 'jointImplant'], baseUnits: 10 },
  'Total knee replacement': { lists: ['side', 'jointTechnique', 'jointImplant'], baseUnits: 7 },
  'Carpal tunnel release': { lists: ['side', 'anaesthesia'], baseUnits: 3 },
  Rhinoplasty: { lists: ['complexity', 'noseTechnique', 'comfort'], baseUnits: 6 },
  'Breast augmentation': { lists: ['breastImplant', 'comfort'], baseUnits: 5 },
};
const USUAL = { lists: ['complexity'], baseUnits: 5 };

const ITEMS = {
  'Breast augmentation': { description: 'Silicone breast implant', feeMinor: dollars(1_150), quantity: 2 },
  'Total hip replacement': { description: 'Hip prosthesis', feeMinor: dollars(9_850), quantity: 1 },
  'Total knee replacement': { description: 'Knee prosthesis', feeMinor: dollars(8_900), quantity: 1 },
};

const EXCLUSIONS = ['Pathology, if a sample is sent to the lab', 'Medicines to take home'];

/** The common columns of a row created together with the practice. */
const rowOf = (practice, id) => ({
  id,
  organisationId: practice.id,
  version: 1,
  createdAt: practice.createdAt,
  updatedAt: practice.createdAt,
  createdBy: null,
  updatedBy: null,
});

const providerId = (practice, key) =>
  idAt(practice.createdAt.getTime(), seeded(practice.seed, 'provider', practice.index, key));

export function providerRows(practice) {
  const contact = { phone: null, email: null, providerNumber: null, isActive: true };
  return Object.entries(PROVIDERS).map(([key, provider]) => ({
    ...rowOf(practice, providerId(practice, key)),
    ...newRecord(quoting.providerRules, { ...contact, ...provider }, { country: practice.country }),
  }));
}

/** The rows of the configurations of a practice's surgeries, which need its doctors and hospitals. */
export function configurationRows(practice) {
  return practice.surgeries.map((surgery) => configurationRow(practice, surgery));
}

function configurationRow(practice, surgery) {
  const { name, procedureClass, estimatedDuration } = surgery;
  const random = seeded(practice.seed, 'configuration', practice.index, name);
  const { lists, baseUnits } = OF_SURGERY[name] ?? USUAL;
  const ids = optionListIds(practice);
  const item = ITEMS[name];
  const terms = { billedBy: 'PROVIDER', basis: 'ESTIMATE' };
  const byUnits = procedureClass === 'MEDICARE';
  return {
    ...rowOf(practice, surgery.id),
    doctors: practice.doctors.slice(0, 20).map(({ id }, at) => ({
      doctorId: id,
      feeMinor: at === 0 ? null : surgery.baseFeeMinor + random.integer(-5, 15) * dollars(50),
    })),
    hospitals: practice.hospitals.map(({ id }) => ({
      hospitalId: id,
      hospitalFeeMinor: dollars(random.integer(45, 250) * 10),
      theatreFeeMinor: dollars(estimatedDuration * 16),
      billedBy: 'HOSPITAL',
      basis: 'ESTIMATE',
    })),
    assistant:
      estimatedDuration >= 90
        ? { type: 'SHARE', basisPoints: 2_000, providerId: providerId(practice, 'assistant'), ...terms }
        : null,
    anaesthetist: byUnits
      ? {
          type: 'UNITS',
          baseUnits,
          minutes: null,
          unitMinor: dollars(70),
          providerId: providerId(practice, 'byUnits'),
          ...terms,
        }
      : {
          type: 'FIXED',
          feeMinor: dollars(estimatedDuration * 12),
          providerId: providerId(practice, 'byFee'),
          ...terms,
        },
    implants: item ? [{ id: 'implant', ...item, billedBy: 'HOSPITAL', basis: 'ESTIMATE' }] : [],
    adminFeeMinor: dollars(50),
    aftercare: { description: 'two visits', feeMinor: dollars(150) },
    exclusions: EXCLUSIONS,
    cosmeticBasisPoints: procedureClass === 'MIXED' ? 4_000 : null,
    optionListIds: lists.map((key) => ids[key]),
  };
}
