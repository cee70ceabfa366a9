import type { SurgeryConfigurationDetail } from '@quillcare/contracts';
import {
  composeQuote,
  pricingConfiguration,
  ruleBook,
  type ComposedQuote,
  type ComposingCircumstances,
  type NamedRecord,
  type StoredConfiguration,
} from '@quillcare/rules';
import { configBody, type ConfigValues } from './config-values';

/** The choices the example is computed for. */
export interface ExampleChoice {
  doctorId: string | null;
  hospitalId: string | null;
  isBothSides: boolean;
}

const NO_RULES = ruleBook([]);

/** Computes the quote from the form's current values. Missing or invalid figures count as zero. */
export function exampleQuote(
  { id, surgery }: Pick<SurgeryConfigurationDetail, 'id' | 'surgery'>,
  values: ConfigValues,
  choice: ExampleChoice,
  now: Pick<ComposingCircumstances, 'on' | 'gst'>,
): ComposedQuote {
  const stored = sound(configBody(values)) as StoredConfiguration;
  const groups = new Map(values.optionListIds.map((list) => [list.id, list]));
  const facts = { ...surgery, surgeryId: id };
  const configuration = pricingConfiguration(facts, stored, namedIn(values), groups);
  const doctor = values.doctors.find(({ doctorId }) => doctorId === choice.doctorId);
  const hospital = values.hospitals.find(({ hospitalId }) => hospitalId === choice.hospitalId);
  const side = !surgery.sided ? 'NOT_APPLICABLE' : choice.isBothSides ? 'BILATERAL' : 'UNILATERAL';
  return composeQuote(
    [configuration],
    {
      surgeries: [{ surgeryId: id, side, optionIds: null }],
      doctor: { id: doctor?.doctorId ?? '', name: doctor?.doctorName ?? '' },
      hospital: hospital ? { id: hospital.hospitalId, name: hospital.hospitalName } : null,
    },
    NO_RULES,
    { ...now, siteId: null, quoteDiscount: null, discountCapBasisPoints: null },
  );
}

/** Returns whether all figures are valid. */
export function isComplete(values: ConfigValues): boolean {
  return JSON.stringify(configBody(values)) === JSON.stringify(sound(configBody(values)));
}

function namedIn(values: ConfigValues): NamedRecord[] {
  const providers = [values.assistant, values.anaesthetist].flatMap((terms) =>
    terms?.providerId ? [{ id: terms.providerId, name: terms.providerName ?? '', ...isIn(terms) }] : [],
  );
  return [
    ...values.doctors.map((one) => ({ id: one.doctorId, name: one.doctorName, ...isIn(one) })),
    ...values.hospitals.map((one) => ({ id: one.hospitalId, name: one.hospitalName, ...isIn(one) })),
    ...providers,
    ...values.optionListIds,
  ];
}

const isIn = ({ isAvailable }: { isAvailable: boolean }) => ({ isAvailable });

/** Fields that must hold a number, because the pricing engine throws on half-typed ones. */
const FIGURES = /(^(feeMinor|unitMinor|basisPoints|baseUnits|quantity)$)/;

function sound(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : nothing(name);
  if (Array.isArray(value)) return value.map((entry) => sound(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  const isDoctor = 'doctorId' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      part === null && FIGURES.test(key) && !isDoctor ? 0 : sound(part, key),
    ]),
  );
}

function nothing(name: string): 0 | null {
  return FIGURES.test(name) ? 0 : null;
}
