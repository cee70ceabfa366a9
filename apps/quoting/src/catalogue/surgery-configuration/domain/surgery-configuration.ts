import type {
  RecordAuthor,
  SurgeryConfigurationDetail,
  SurgeryConfigurationInput,
} from '@quillcare/contracts';
import { pricingConfiguration, type OptionGroup, type SurgeryConfiguration } from '@quillcare/rules';

/** A surgery with its configuration, which is empty with version 0 if it was never configured. */
export interface ConfiguredSurgery
  extends
    SurgeryConfigurationInput,
    Pick<SurgeryConfigurationDetail, 'id' | 'version' | 'updatedAt' | 'named'>,
    Omit<SurgeryConfigurationDetail['surgery'], 'name'> {
  name: string;
  updatedBy: string | null;
}

type ShownGroup = SurgeryConfigurationDetail['optionGroups'][number];

/** The part users enter. */
export function enteredPart(surgery: ConfiguredSurgery): SurgeryConfigurationInput {
  const { doctors, hospitals, assistant, anaesthetist, implants } = surgery;
  const { adminFeeMinor, aftercare, exclusions, cosmeticBasisPoints, optionListIds } = surgery;
  return {
    doctors,
    hospitals,
    assistant,
    anaesthetist,
    implants,
    adminFeeMinor,
    aftercare,
    exclusions,
    cosmeticBasisPoints,
    optionListIds,
  };
}

/** The form the pricing engine composes a quote from. Picks the surgery's own option lists from `groups`. */
export function forPricing(
  surgery: ConfiguredSurgery,
  groups: ReadonlyMap<string, OptionGroup>,
): SurgeryConfiguration {
  return pricingConfiguration(
    { ...surgery, surgeryId: surgery.id },
    enteredPart(surgery),
    surgery.named,
    groups,
  );
}

/** The configuration as shown on its page, including records that are no longer available. */
export function shownConfiguration(
  surgery: ConfiguredSurgery,
  groups: ReadonlyMap<string, OptionGroup>,
  updatedBy: RecordAuthor | null,
): SurgeryConfigurationDetail {
  const { id, version, updatedAt, named, name } = surgery;
  const { category, procedureClass, baseFeeMinor, minutes, mbsItems, sided, hasOptions } = surgery;
  return {
    id,
    version,
    updatedAt,
    updatedBy,
    ...enteredPart(surgery),
    named,
    surgery: { name, category, procedureClass, baseFeeMinor, minutes, mbsItems, sided, hasOptions },
    optionGroups: surgery.optionListIds.flatMap(
      (listId) => (groups.get(listId) as ShownGroup | undefined) ?? [],
    ),
  };
}
