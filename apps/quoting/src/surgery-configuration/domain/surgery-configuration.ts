import type {
  RecordAuthor,
  SurgeryConfigurationDetail,
  SurgeryConfigurationInput,
} from '@quillcare/contracts';
import type { OptionGroup, SurgeryConfiguration } from '@quillcare/rules';

/** A surgery with its configuration, which is empty and of version 0 if it has none. */
export interface ConfiguredSurgery
  extends
    SurgeryConfigurationInput,
    Pick<SurgeryConfigurationDetail, 'id' | 'version' | 'updatedAt' | 'named'>,
    Omit<SurgeryConfigurationDetail['surgery'], 'name'> {
  name: string;
  updatedBy: string | null;
}

/** The part that people enter. */
export function enteredPart(surgery: ConfiguredSurgery): SurgeryConfigurationInput {
  const { doctors, hospitals, assistant, anaesthetist, implants } = surgery;
  const { adminFeeMinor, aftercare, exclusions, cosmeticBasisPoints, optionListIds } = surgery;
  return {
    ...{ doctors, hospitals, assistant, anaesthetist, implants },
    ...{ adminFeeMinor, aftercare, exclusions, cosmeticBasisPoints, optionListIds },
  };
}

/**
 * The same without what was removed or became inactive. The fee of an assistant or anaesthetist who left stays: somebody
 * will charge it.
 */
export function availablePart(surgery: ConfiguredSurgery): SurgeryConfigurationInput {
  const available = new Set(surgery.named.filter(({ isAvailable }) => isAvailable).map(({ id }) => id));
  const entered = enteredPart(surgery);
  const withProvider = <T extends { providerId: string | null }>(terms: T): T =>
    terms.providerId !== null && available.has(terms.providerId) ? terms : { ...terms, providerId: null };
  return {
    ...entered,
    doctors: entered.doctors.filter(({ doctorId }) => available.has(doctorId)),
    hospitals: entered.hospitals.filter(({ hospitalId }) => available.has(hospitalId)),
    assistant: entered.assistant && withProvider(entered.assistant),
    anaesthetist: entered.anaesthetist && withProvider(entered.anaesthetist),
    optionListIds: entered.optionListIds.filter((id) => available.has(id)),
  };
}

/** What the pricing engine composes a quote of; `groups` are option lists, of which it takes its own. */
export function pricingConfiguration(
  surgery: ConfiguredSurgery,
  groups: ReadonlyMap<string, OptionGroup>,
): SurgeryConfiguration {
  const { optionListIds, ...rest } = availablePart(surgery);
  const { id: surgeryId, name, category, procedureClass, baseFeeMinor, minutes, mbsItems } = surgery;
  const names = new Map(surgery.named.map(({ id, name: called }) => [id, called]));
  const withName = <T extends { providerId: string | null }>(terms: T) => ({
    ...terms,
    providerName: terms.providerId === null ? null : (names.get(terms.providerId) ?? null),
  });
  return {
    ...{ surgeryId, name, category, procedureClass, baseFeeMinor, minutes, mbsItems },
    ...rest,
    assistant: rest.assistant && withName(rest.assistant),
    anaesthetist: rest.anaesthetist && withName(rest.anaesthetist),
    optionGroups: groupsOf(optionListIds, groups),
  };
}

/** The configuration as its page shows it, with what is no longer available. */
export function shownConfiguration(
  surgery: ConfiguredSurgery,
  groups: ReadonlyMap<string, OptionGroup>,
  updatedBy: RecordAuthor | null,
): SurgeryConfigurationDetail {
  const { id, version, updatedAt, named, name } = surgery;
  const { category, procedureClass, baseFeeMinor, minutes, mbsItems } = surgery;
  return {
    ...{ id, version, updatedAt, updatedBy, ...enteredPart(surgery), named },
    surgery: { name, category, procedureClass, baseFeeMinor, minutes, mbsItems },
    optionGroups: groupsOf(surgery.optionListIds, groups) as SurgeryConfigurationDetail['optionGroups'],
  };
}

function groupsOf(ids: readonly string[], groups: ReadonlyMap<string, OptionGroup>): OptionGroup[] {
  return ids.flatMap((id) => groups.get(id) ?? []);
}
