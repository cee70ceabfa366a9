// The option lists of a practice with orthopaedic and plastic surgeons.
import { seeded } from '../chaos/random.mjs';
import { newRecord, quoting } from './domain.mjs';
import { idAt } from './ids.mjs';

const fixed = (dollars) => ({ type: 'FIXED', amountMinor: dollars * 100 });
const percent = (share) => ({ type: 'PERCENTAGE', basisPoints: share * 100 });
const times = (factor) => ({ type: 'MULTIPLIER', basisPoints: factor * 10_000 });

/** An option. The first one of a single-choice list is its default. */
const option = (name, fee, appliesTo = ['SURGEON'], more = {}) => ({ name, fee, appliesTo, ...more });

/** The lists by the key under which surgeries refer to them: `optionListIds(practice).side`. */
export const OPTION_LISTS = {
  side: {
    name: 'Side',
    category: 'LATERALITY',
    options: [
      option('One side', fixed(0)),
      option('Both sides', times(1.5), ['SURGEON', 'THEATRE'], { side: 'BILATERAL' }),
    ],
  },
  complexity: {
    name: 'First operation or revision',
    category: 'COMPLEXITY',
    options: [
      option('First operation', fixed(0)),
      option('Revision', percent(20), ['SURGEON', 'ANAESTHETIST']),
      option('Complex revision', percent(35), ['SURGEON', 'ANAESTHETIST', 'THEATRE']),
    ],
  },
  noseTechnique: {
    name: 'Technique (nose)',
    category: 'TECHNIQUE',
    options: [
      option('Closed', fixed(0)),
      option('Open', fixed(800)),
      option('Open with rib cartilage', fixed(2_400), ['SURGEON']),
    ],
  },
  jointTechnique: {
    name: 'Technique (joint replacement)',
    category: 'TECHNIQUE',
    options: [
      option('Conventional', fixed(0)),
      option('Robot-assisted', fixed(1_500), ['THEATRE']),
      option('Anterior approach', fixed(600)),
    ],
  },
  anaesthesia: {
    name: 'Anaesthesia',
    category: 'ANESTHESIA',
    options: [
      option('General', fixed(0), ['ANAESTHETIST']),
      option('Sedation', times(0.75), ['ANAESTHETIST']),
      option('Local anaesthetic with standby', times(0.5), ['ANAESTHETIST']),
    ],
  },
  breastImplant: {
    name: 'Breast implants',
    category: 'CUSTOM',
    patientChooses: true,
    options: [
      option('Round, smooth', fixed(0), ['IMPLANT']),
      option('Anatomical', fixed(450), ['IMPLANT']),
      option('Ergonomic', fixed(650), ['IMPLANT']),
    ],
  },
  jointImplant: {
    name: 'Joint implant',
    category: 'CUSTOM',
    options: [
      option('Cemented', fixed(0), ['IMPLANT']),
      option('Uncemented', fixed(650), ['IMPLANT']),
      option('Ceramic bearing', fixed(1_400), ['IMPLANT']),
    ],
  },
  comfort: {
    name: 'For your comfort',
    category: 'CUSTOM',
    choose: 'SEVERAL',
    patientChooses: true,
    options: [
      option('One more night in hospital', fixed(950), ['HOSPITAL']),
      option('Second compression garment', fixed(180), ['OTHER']),
      option('Three sessions of lymphatic drainage', fixed(360), ['OTHER']),
    ],
  },
};

/** Defaults of a list and its options. */
function inputOf({ options, ...list }) {
  const isOne = list.choose !== 'SEVERAL';
  return {
    choose: 'ONE',
    patientChooses: false,
    isActive: true,
    ...list,
    options: options.map((one, at) => ({
      side: null,
      onlyItem: null,
      isDefault: isOne && at === 0,
      isActive: true,
      ...one,
    })),
  };
}

const randomOf = (practice, key) => seeded(practice.seed, 'option list', practice.index, key);

/** The ids of a practice's lists by key, deterministic for the seed. */
export function optionListIds(practice) {
  const at = practice.createdAt.getTime();
  return Object.fromEntries(Object.keys(OPTION_LISTS).map((key) => [key, idAt(at, randomOf(practice, key))]));
}

export function optionListRows(practice) {
  const at = practice.createdAt;
  const ids = optionListIds(practice);
  return Object.entries(OPTION_LISTS).map(([key, list]) => {
    const input = inputOf(list);
    const random = randomOf(practice, `${key}/options`);
    const options = input.options.map((one) => ({ id: idAt(at.getTime(), random), ...one }));
    return {
      id: ids[key],
      organisationId: practice.id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdBy: null,
      updatedBy: null,
      ...newRecord(quoting.optionListRules, { ...input, options }),
    };
  });
}
