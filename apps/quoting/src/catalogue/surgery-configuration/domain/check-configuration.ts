import type { FieldError, SurgeryConfigurationInput } from '@quillcare/contracts';
import { configurationProblems } from '@quillcare/rules';
import {
  toConfigurationInput,
  toPricingConfiguration,
  type ConfiguredSurgery,
} from './surgery-configuration';

/** Ids of the records a configuration may reference, by kind. */
export interface KnownRecords {
  DOCTOR: ReadonlySet<string>;
  HOSPITAL: ReadonlySet<string>;
  PROVIDER: ReadonlySet<string>;
  OPTION_LIST: ReadonlySet<string>;
}

function referencedRecords(configuration: Partial<SurgeryConfigurationInput>): KnownRecords {
  const { doctors = [], hospitals = [], assistant, anaesthetist, optionListIds = [] } = configuration;
  return {
    DOCTOR: new Set(doctors.map(({ doctorId }) => doctorId)),
    HOSPITAL: new Set(hospitals.map(({ hospitalId }) => hospitalId)),
    PROVIDER: new Set([assistant, anaesthetist].flatMap((terms) => terms?.providerId ?? [])),
    OPTION_LIST: new Set(optionListIds),
  };
}

export function referencedIds(configuration: Partial<SurgeryConfigurationInput>): string[] {
  return Object.values(referencedRecords(configuration)).flatMap((ids: ReadonlySet<string>) => [...ids]);
}

/**
 * Validation errors of a configuration to be saved, by field. Only the parts in `sent` are checked for records that have left the
 * practice, so that they do not block changes to other parts.
 */
export function problemsOf(
  surgery: ConfiguredSurgery,
  sent: Partial<SurgeryConfigurationInput>,
  known: KnownRecords,
): FieldError[] {
  const stillReferenced = referencedRecords(keptParts(surgery, sent));
  const allowed = (kind: keyof KnownRecords) => new Set([...known[kind], ...stillReferenced[kind]]);
  const configuration = { ...surgery, ...sent };
  // The surgery's own fields and its option lists are validated where they are entered.
  const checked = {
    ...toPricingConfiguration(asAvailable(configuration), new Map()),
    minutes: null,
    cosmeticBasisPoints: configuration.cosmeticBasisPoints,
  };
  return [
    ...configurationProblems(checked, { DOCTOR: allowed('DOCTOR'), HOSPITAL: allowed('HOSPITAL') }),
    ...providerProblems(configuration, allowed('PROVIDER')),
    ...itemProblems(configuration),
    ...listProblems(configuration, allowed('OPTION_LIST')),
  ];
}

function keptParts(
  surgery: ConfiguredSurgery,
  sent: Partial<SurgeryConfigurationInput>,
): Partial<SurgeryConfigurationInput> {
  return Object.fromEntries(
    Object.entries(toConfigurationInput(surgery)).filter(([part]) => !(part in sent)),
  );
}

/** Treats every record as available, because unavailable ones are reported separately below. */
function asAvailable(surgery: ConfiguredSurgery): ConfiguredSurgery {
  return { ...surgery, named: referencedIds(surgery).map((id) => ({ id, name: '', isAvailable: true })) };
}

function providerProblems(
  { assistant, anaesthetist }: SurgeryConfigurationInput,
  allowed: ReadonlySet<string>,
): FieldError[] {
  const message = 'This provider does not exist or is no longer active';
  return Object.entries({ assistant, anaesthetist }).flatMap(([part, terms]) => {
    const id = terms?.providerId ?? null;
    return id === null || allowed.has(id) ? [] : [{ path: `${part}.providerId`, message }];
  });
}

function itemProblems({ implants }: SurgeryConfigurationInput): FieldError[] {
  const ids = implants.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [{ path: `implants.${at}.id`, message: 'Each item needs its own ID' }] : [],
  );
}

function listProblems(
  { optionListIds }: SurgeryConfigurationInput,
  allowed: ReadonlySet<string>,
): FieldError[] {
  return optionListIds.flatMap((id, at) => {
    const path = `optionListIds.${at}`;
    if (optionListIds.indexOf(id) < at) return [{ path, message: 'This option list is already in the list' }];
    return allowed.has(id)
      ? []
      : [{ path, message: 'This option list does not exist or is no longer active' }];
  });
}
