import type { OptionGroup } from './options';
import type {
  AnaesthetistArrangement,
  AssistantArrangement,
  DoctorFee,
  HospitalFee,
  ItemFee,
  SurgeryConfiguration,
} from './surgery-configuration';

type WithoutName<T> = T extends unknown ? Omit<T, 'providerName'> : never;

/** What a practice configures for a surgery, referring to records by id. */
export interface StoredConfiguration {
  readonly doctors: readonly DoctorFee[];
  readonly hospitals: readonly HospitalFee[];
  readonly assistant: WithoutName<AssistantArrangement> | null;
  readonly anaesthetist: WithoutName<AnaesthetistArrangement> | null;
  readonly implants: readonly ItemFee[];
  readonly adminFeeMinor: number | null;
  readonly aftercare: { readonly description: string; readonly feeMinor: number } | null;
  readonly exclusions: readonly string[];
  readonly cosmeticBasisPoints: number | null;
  readonly optionListIds: readonly string[];
}

export type SurgeryFacts = Omit<SurgeryConfiguration, keyof StoredConfiguration | 'optionGroups'>;

/** A record referred to by a configuration: its name, and whether it is available for new quotes. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly isAvailable: boolean;
}

/**
 * Returns a configuration without removed or inactive records. The fee of an assistant or anaesthetist who left is kept, because
 * someone else will charge it.
 */
export function keepAvailable<T extends StoredConfiguration>(stored: T, named: readonly NamedRecord[]): T {
  const available = new Set(named.filter(({ isAvailable }) => isAvailable).map(({ id }) => id));
  const keepAvailableProvider = <P extends { readonly providerId: string | null }>(terms: P): P =>
    terms.providerId !== null && available.has(terms.providerId) ? terms : { ...terms, providerId: null };
  return {
    ...stored,
    doctors: stored.doctors.filter(({ doctorId }) => available.has(doctorId)),
    hospitals: stored.hospitals.filter(({ hospitalId }) => available.has(hospitalId)),
    assistant: stored.assistant && keepAvailableProvider(stored.assistant),
    anaesthetist: stored.anaesthetist && keepAvailableProvider(stored.anaesthetist),
    optionListIds: stored.optionListIds.filter((id) => available.has(id)),
  };
}

/** Returns the configuration a quote is composed from: the available part with names, and with its option lists from `groups`. */
export function buildPricingConfiguration(
  surgery: SurgeryFacts,
  stored: StoredConfiguration,
  named: readonly NamedRecord[],
  groups: ReadonlyMap<string, OptionGroup>,
): SurgeryConfiguration {
  const part = keepAvailable(stored, named);
  const { surgeryId, name, category, procedureClass, baseFeeMinor, minutes, mbsItems } = surgery;
  const { sided, hasOptions } = surgery;
  const { doctors, hospitals, implants, adminFeeMinor, aftercare, exclusions } = part;
  const findName = (id: string | null) => named.find((record) => record.id === id)?.name ?? null;
  return {
    surgeryId,
    name,
    category,
    procedureClass,
    baseFeeMinor,
    minutes,
    mbsItems,
    sided,
    hasOptions,
    doctors,
    hospitals,
    implants,
    adminFeeMinor,
    aftercare,
    exclusions,
    cosmeticBasisPoints: procedureClass === 'MIXED' ? part.cosmeticBasisPoints : null,
    assistant: part.assistant && { ...part.assistant, providerName: findName(part.assistant.providerId) },
    anaesthetist: part.anaesthetist && {
      ...part.anaesthetist,
      providerName: findName(part.anaesthetist.providerId),
    },
    optionGroups: part.optionListIds.flatMap((id) => groups.get(id) ?? []),
  };
}
