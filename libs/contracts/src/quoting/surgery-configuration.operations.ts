import { z } from 'zod';
import { authorFields } from '../core/authors';
import { event } from '../core/event';
import { field, pickShape } from '../core/field';
import { booleanFilter, listPageOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant, minorUnits, text } from '../core/primitives';
import { procedureClass, surgeryCategory } from './directory.schemas';
import { optionList } from './option-list.operations';
import { billedBy, feeBasis } from './pricing.schemas';

export const CONFIGURATION_LIMITS = {
  doctors: 200,
  hospitals: 100,
  implants: 50,
  exclusions: 30,
  optionLists: 20,
} as const;

const nullByDefault = <T extends z.ZodType>(schema: T) => schema.nullable().default(null as never);
const invalidNumber = 'Please enter a valid number';
const invalidPercentage = 'Please enter a percentage up to 100 %';
const basisPoints = z
  .number({ error: invalidPercentage })
  .int(invalidPercentage)
  .min(0, invalidPercentage)
  .max(10_000, invalidPercentage);

/** A doctor who performs the surgery. Without a fee, the surgery's base fee applies. */
const doctorFee = { doctorId: id, feeMinor: nullByDefault(minorUnits) };

const hospitalFee = {
  hospitalId: id,
  hospitalFeeMinor: nullByDefault(minorUnits),
  theatreFeeMinor: nullByDefault(minorUnits),
  billedBy,
  basis: feeBasis,
};

const providerTerms = { providerId: nullByDefault(id), billedBy, basis: feeBasis };
const fixed = { type: z.literal('FIXED'), feeMinor: minorUnits, ...providerTerms };
const share = { type: z.literal('SHARE'), basisPoints, ...providerTerms };
/** Base and time units at a rate per unit. Without minutes, the surgery's time in theatre applies. */
const units = {
  type: z.literal('UNITS'),
  baseUnits: z.number({ error: invalidNumber }).int(invalidNumber).min(0, invalidNumber).max(100),
  minutes: nullByDefault(
    z.number({ error: invalidNumber }).int(invalidNumber).min(1, invalidNumber).max(1_440),
  ),
  unitMinor: minorUnits,
  ...providerTerms,
};

/** An implant or other item that comes with the surgery. The fee is per item. */
const itemFee = {
  /** Unique within the configuration and assigned by the client. Lines of quotes store it. */
  id: text(60),
  description: text(250),
  feeMinor: minorUnits,
  quantity: z
    .number({ error: invalidNumber })
    .min(0.01, invalidNumber)
    .max(999)
    .multipleOf(0.01, invalidNumber)
    .default(1),
  billedBy,
  basis: feeBasis,
};

const aftercare = { description: text(200), feeMinor: minorUnits };

/** Fields of a configuration's parts, for forms that add to them. */
export const configurationShapes = { doctorFee, hospitalFee, fixed, share, units, itemFee, aftercare };

/** A list of entries. Unknown fields are refused on input and stripped from stored data. */
function shapeListField<S extends z.ZodRawShape>(shape: S, maxItems: number) {
  return field.withDefault(
    z.array(z.strictObject(shape)).max(maxItems),
    z.array(z.object(shape)),
    [] as never,
  );
}

function listField<T extends z.ZodType>(item: T, maxItems: number) {
  return field.withDefault(z.array(item).max(maxItems), z.array(item), [] as never);
}

/** A part that is null if there is none. */
function nullableField<E extends z.ZodType, S extends z.ZodType>(entered: E, stored: S) {
  return field.withDefault(entered.nullable(), stored.nullable(), null as never);
}

const configurationFields = {
  doctors: shapeListField(doctorFee, CONFIGURATION_LIMITS.doctors),
  hospitals: shapeListField(hospitalFee, CONFIGURATION_LIMITS.hospitals),
  assistant: nullableField(
    z.discriminatedUnion('type', [z.strictObject(fixed), z.strictObject(share)]),
    z.discriminatedUnion('type', [z.object(fixed), z.object(share)]),
  ),
  anaesthetist: nullableField(
    z.discriminatedUnion('type', [z.strictObject(fixed), z.strictObject(units)]),
    z.discriminatedUnion('type', [z.object(fixed), z.object(units)]),
  ),
  implants: shapeListField(itemFee, CONFIGURATION_LIMITS.implants),
  adminFeeMinor: nullableField(minorUnits, minorUnits),
  aftercare: nullableField(z.strictObject(aftercare), z.object(aftercare)),
  /** What is not included, in plain language. */
  exclusions: listField(text(250), CONFIGURATION_LIMITS.exclusions),
  /** The cosmetic share of a mixed surgery in basis points. Null leaves its lines undivided. */
  cosmeticBasisPoints: nullableField(basisPoints, basisPoints),
  /** In display order. */
  optionListIds: listField(id, CONFIGURATION_LIMITS.optionLists),
};

/** The configuration from which a quote with the surgery is filled in. Amounts are in minor units excluding GST, for one side. */
export const surgeryConfigurationInput = z.strictObject(pickShape(configurationFields, 'entered'));

/** The version the caller saw. 0 if the surgery is not configured. */
const seenVersion = z.number().int().min(0);

/** A record that the configuration refers to: its name, and whether new quotes can use it. */
const namedRecord = z.object({ id, name: z.string(), isAvailable: z.boolean() });

const { id: listId, name, category, choose, patientChooses, options } = optionList.shape;
const optionGroup = z.object({ id: listId, name, category, choose, patientChooses, options });

export const surgeryConfigurationDetail = z.object({
  /** The surgery's id. */
  id,
  version: seenVersion,
  updatedAt: instant.nullable(),
  updatedBy: authorFields.updatedBy,
  ...pickShape(configurationFields, 'stored'),
  surgery: z.object({
    name: z.string(),
    category: surgeryCategory,
    procedureClass,
    baseFeeMinor: z.number().int(),
    minutes: z.number().int().nullable(),
    mbsItems: z.array(z.string()),
    sided: z.boolean(),
    /** Its price depends on option lists. Set when one is attached. */
    hasOptions: z.boolean(),
  }),
  /** The doctors, hospitals, providers and option lists that it refers to. */
  named: z.array(namedRecord),
  /** Its active option lists in full, for a sample quote. */
  optionGroups: z.array(optionGroup),
});

export const surgeryConfigurationSummary = z.object({
  id,
  version: seenVersion,
  name: z.string(),
  category: surgeryCategory,
  procedureClass,
  baseFeeMinor: z.number().int(),
  isActive: z.boolean(),
  isConfigured: z.boolean(),
  doctors: z.number().int(),
  hospitals: z.number().int(),
  optionLists: z.number().int(),
  updatedAt: instant.nullable(),
});

export type SurgeryConfigurationInput = z.infer<typeof surgeryConfigurationInput>;
export type SurgeryConfigurationDetail = z.infer<typeof surgeryConfigurationDetail>;
export type SurgeryConfigurationSummary = z.infer<typeof surgeryConfigurationSummary>;
export type ConfigurationName = z.infer<typeof namedRecord>;

const readPermission = { resource: 'SURGERIES', action: 'READ' } as const;

export const listSurgeryConfigurations = query({
  name: 'quoting.listSurgeryConfigurations',
  summary: 'List the surgeries of the catalogue with their configuration',
  http: { method: 'GET', path: '/surgery-configurations' },
  permission: readPermission,
  query: listQuery(['name', 'createdAt'], {
    isConfigured: booleanFilter.optional(),
    isActive: booleanFilter.optional(),
    category: surgeryCategory.optional(),
  }),
  result: listPageOf(surgeryConfigurationSummary),
  provides: ['SurgeryConfiguration', 'Surgery'],
});

export const getSurgeryConfiguration = query({
  name: 'quoting.getSurgeryConfiguration',
  summary: 'Get the defaults a surgery adds to a quote; empty with version 0 until configured',
  http: { method: 'GET', path: '/surgery-configurations/:id' },
  permission: readPermission,
  params: idParams,
  result: surgeryConfigurationDetail,
  errors: ['NOT_FOUND'],
  provides: ['SurgeryConfiguration', 'Surgery', 'Doctor', 'Hospital', 'Provider', 'OptionList'],
});

export const updateSurgeryConfiguration = command({
  name: 'quoting.updateSurgeryConfiguration',
  summary: 'Configure a surgery; omitted parts stay unchanged',
  http: { method: 'PATCH', path: '/surgery-configurations/:id' },
  permission: { roles: ADMINS },
  params: idParams,
  body: z.strictObject({ ...pickShape(configurationFields, 'change'), version: seenVersion }),
  result: surgeryConfigurationDetail,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['SurgeryConfiguration'],
});

export const copySurgeryConfiguration = command({
  name: 'quoting.copySurgeryConfiguration',
  summary: "Replace a surgery's configuration with a copy of another surgery's",
  http: { method: 'POST', path: '/surgery-configurations/:id/copy', status: 200 },
  permission: { roles: ADMINS },
  params: idParams,
  body: z.strictObject({ fromSurgeryId: id, version: seenVersion }),
  result: surgeryConfigurationDetail,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['SurgeryConfiguration'],
});

export const SurgeryConfigurationChanged = event({
  service: 'quoting',
  name: 'SurgeryConfigurationChanged',
  /** The surgery's id. */
  data: z.object({ id }),
  live: { needs: 'SURGERIES', tags: (data) => [{ type: 'SurgeryConfiguration', id: data.id }] },
});
