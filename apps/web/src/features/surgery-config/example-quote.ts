import type { SurgeryConfigurationDetail } from '@quillcare/contracts';
import {
  composeQuote,
  buildPricingConfiguration,
  ruleBook,
  type ComposedQuote,
  type CompositionContext,
  type NamedRecord,
  type StoredConfiguration,
} from '@quillcare/rules';
import { toConfigBody, type ConfigValues } from './config-values';

/** The choices the example is computed for. */
export interface ExampleChoice {
  doctorId: string | null;
  hospitalId: string | null;
  isBothSides: boolean;
}

const EMPTY_RULE_BOOK = ruleBook([]);

/** Computes the quote from the form's current values. Missing or invalid figures count as zero. */
export function composeExampleQuote(
  { id, surgery }: Pick<SurgeryConfigurationDetail, 'id' | 'surgery'>,
  values: ConfigValues,
  choice: ExampleChoice,
  now: Pick<CompositionContext, 'on' | 'gst'>,
): ComposedQuote {
  const stored = withValidFigures(toConfigBody(values)) as StoredConfiguration;
  const groups = new Map(values.optionListIds.map((list) => [list.id, list]));
  const facts = { ...surgery, surgeryId: id };
  const configuration = buildPricingConfiguration(facts, stored, collectNamedRecords(values), groups);
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
    EMPTY_RULE_BOOK,
    { ...now, siteId: null, quoteDiscount: null, discountCapBasisPoints: null },
  );
}

/** Returns whether all figures are valid. */
export function isComplete(values: ConfigValues): boolean {
  return JSON.stringify(toConfigBody(values)) === JSON.stringify(withValidFigures(toConfigBody(values)));
}

function collectNamedRecords(values: ConfigValues): NamedRecord[] {
  const providers = [values.assistant, values.anaesthetist].flatMap((terms) =>
    terms?.providerId
      ? [{ id: terms.providerId, name: terms.providerName ?? '', ...toAvailability(terms) }]
      : [],
  );
  return [
    ...values.doctors.map((one) => ({ id: one.doctorId, name: one.doctorName, ...toAvailability(one) })),
    ...values.hospitals.map((one) => ({
      id: one.hospitalId,
      name: one.hospitalName,
      ...toAvailability(one),
    })),
    ...providers,
    ...values.optionListIds,
  ];
}

const toAvailability = ({ isAvailable }: { isAvailable: boolean }) => ({ isAvailable });

/** Fields that must hold a number, because the pricing engine throws on half-typed ones. */
const NUMERIC_FIELDS = /(^(feeMinor|unitMinor|basisPoints|baseUnits|quantity)$)/;

function withValidFigures(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : fallbackValue(name);
  if (Array.isArray(value)) return value.map((entry) => withValidFigures(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  const isDoctor = 'doctorId' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      part === null && NUMERIC_FIELDS.test(key) && !isDoctor ? 0 : withValidFigures(part, key),
    ]),
  );
}

function fallbackValue(name: string): 0 | null {
  return NUMERIC_FIELDS.test(name) ? 0 : null;
}
