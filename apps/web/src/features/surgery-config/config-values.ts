import {
  configurationShapes,
  optionCategory,
  optionChoice,
  listedOption,
  surgeryConfigurationInput,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import { z } from 'zod';

const { doctorFee, hospitalFee, fixed, share, units, itemFee, aftercare } = configurationShapes;
const availabilityShape = { isAvailable: z.boolean() };
const provider = { providerName: z.string().nullable(), ...availabilityShape };
const optionList = z.object({
  id: z.string(),
  name: z.string(),
  category: optionCategory,
  choose: optionChoice,
  patientChooses: z.boolean(),
  options: z.array(listedOption),
  ...availabilityShape,
});

/**
 * The contract's fields plus the names of referenced records, because those of newly selected ones are not stored anywhere else.
 */
export const configSchema = z.object({
  doctors: z.array(z.object({ ...doctorFee, doctorName: z.string(), ...availabilityShape })).default([]),
  hospitals: z
    .array(z.object({ ...hospitalFee, hospitalName: z.string(), ...availabilityShape }))
    .default([]),
  assistant: z
    .discriminatedUnion('type', [z.object({ ...fixed, ...provider }), z.object({ ...share, ...provider })])
    .nullable()
    .default(null),
  anaesthetist: z
    .discriminatedUnion('type', [z.object({ ...fixed, ...provider }), z.object({ ...units, ...provider })])
    .nullable()
    .default(null),
  implants: z.array(z.object(itemFee)).default([]),
  adminFeeMinor: surgeryConfigurationInput.shape.adminFeeMinor,
  aftercare: z.object(aftercare).nullable().default(null),
  exclusions: surgeryConfigurationInput.shape.exclusions,
  cosmeticBasisPoints: surgeryConfigurationInput.shape.cosmeticBasisPoints,
  optionListIds: z.array(optionList).default([]),
});

export type ConfigValues = z.infer<typeof configSchema>;

/** Converts a stored configuration to form values. */
export function toConfigValues(record: SurgeryConfigurationDetail): ConfigValues {
  const known = new Map(record.named.map((one) => [one.id, one]));
  const groups = new Map(record.optionGroups.map((group) => [group.id, group]));
  const nameOf = (id: string | null) => (id === null ? null : (known.get(id)?.name ?? null));
  const isAvailable = (id: string | null) => id === null || (known.get(id)?.isAvailable ?? false);
  const addProvider = <T extends { providerId: string | null }>(terms: T) => ({
    ...terms,
    providerName: nameOf(terms.providerId),
    isAvailable: isAvailable(terms.providerId),
  });
  const { implants, adminFeeMinor, exclusions, cosmeticBasisPoints } = record;
  return {
    implants,
    adminFeeMinor,
    aftercare: record.aftercare,
    exclusions,
    cosmeticBasisPoints,
    doctors: record.doctors.map((doctor) => ({
      ...doctor,
      doctorName: nameOf(doctor.doctorId) ?? '',
      isAvailable: isAvailable(doctor.doctorId),
    })),
    hospitals: record.hospitals.map((hospital) => ({
      ...hospital,
      hospitalName: nameOf(hospital.hospitalId) ?? '',
      isAvailable: isAvailable(hospital.hospitalId),
    })),
    assistant: record.assistant && addProvider(record.assistant),
    anaesthetist: record.anaesthetist && addProvider(record.anaesthetist),
    optionListIds: record.optionListIds.map((id) => ({
      ...(groups.get(id) ?? INACTIVE_LIST),
      id,
      name: nameOf(id) ?? '',
      isAvailable: isAvailable(id),
    })),
  };
}

/** Placeholder data for an option list that is no longer active. */
const INACTIVE_LIST: Pick<
  ConfigValues['optionListIds'][number],
  'category' | 'choose' | 'patientChooses' | 'options'
> = { category: 'CUSTOM', choose: 'ONE', patientChooses: false, options: [] };

/** Converts form values to the request body, without the names. */
export function toConfigBody(values: Partial<ConfigValues>): object {
  const { doctors, hospitals, assistant, anaesthetist, optionListIds, ...rest } = values;
  const given = {
    doctors: doctors?.map(({ doctorName: _name, isAvailable: _is, ...doctor }) => doctor),
    hospitals: hospitals?.map(({ hospitalName: _name, isAvailable: _is, ...hospital }) => hospital),
    assistant: assistant && stripName(assistant),
    anaesthetist: anaesthetist && stripName(anaesthetist),
    optionListIds: optionListIds?.map(({ id }) => id),
  };
  return Object.fromEntries(Object.entries({ ...rest, ...given }).filter(([, value]) => value !== undefined));
}

function stripName<T extends { providerName: string | null; isAvailable: boolean }>({
  providerName: _name,
  isAvailable: _is,
  ...terms
}: T) {
  return terms;
}
