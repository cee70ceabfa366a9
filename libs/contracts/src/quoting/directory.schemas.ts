import { DOCTOR_TITLES, isMbsItemNumber, SURGERY_SIDES } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { id, instant } from '../core/primitives';
import { resource } from '../core/resource';

/** The specification's titles, and others in use in Australia and New Zealand. Empty if unknown. */
export const doctorTitle = z.enum([...DOCTOR_TITLES, '']);
export const facilityType = z.enum([
  'PUBLIC_HOSPITAL',
  'PRIVATE_HOSPITAL',
  'DAY_SURGERY',
  'SPECIALIZED_CENTER',
]);
export const surgeryCategory = z.enum([
  'COSMETIC',
  'RECONSTRUCTIVE',
  'GENERAL',
  'ORTHOPEDIC',
  'CARDIAC',
  'NEUROLOGICAL',
  'OTHER',
]);
export const anesthesiaType = z.enum(['LOCAL', 'REGIONAL', 'GENERAL', 'SEDATION', 'VARIES']);
export const complexityLevel = z.enum(['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH']);
/** The side of a surgery, chosen on a quote. */
export const surgerySide = z.enum(SURGERY_SIDES);
/** Classification of a surgery for tax, benefits and the law on cosmetic surgery. `OTHER` means undecided. */
export const procedureClass = z.enum(['MEDICARE', 'COSMETIC', 'MIXED', 'OTHER']);
export const decidedClass = procedureClass.exclude(['OTHER']);

const entry = {
  service: 'quoting',
  dependants: ['Quote', 'SurgeryCase', 'SurgeryConfiguration', 'PricingRule', 'Site', 'QuoteTemplate'],
} as const;
const sorts = ['name', 'createdAt'] as const;
const filters = { isActive: booleanFilter.optional(), isDuplicateFlag: booleanFilter.optional() };
// Results have defaults because services of the previous version send none of these.

/** Set if an import added the record despite an existing similar one, for people to review. */
const duplicate = { isDuplicateFlag: z.boolean().default(false), duplicateOf: id.nullable().default(null) };

const flagOfSurgery = field.withDefault(z.boolean(), z.boolean().default(false), false);
const mbsItemNumbers = z
  .array(
    z
      .string()
      .trim()
      .max(10, 'This field is too long')
      .refine(isMbsItemNumber, 'Please enter an MBS item number such as 41672'),
  )
  .max(20, 'A surgery has at most 20 MBS items');

export const doctors = resource({
  ...entry,
  name: 'Doctor',
  plural: 'Doctors',
  needs: 'DOCTORS',
  unique: { field: 'email', message: 'A doctor with this email address already exists' },
  order: ['lastName', 'firstName'],
  search: ['firstName', 'lastName', 'credentials', 'email', 'phone'],
  list: { sorts, filters },
  fields: {
    title: field.choice(doctorTitle, 'Dr'),
    firstName: field.name(),
    lastName: field.name(),
    credentials: field.text(200),
    phone: field.text(40),
    email: field.email(),
    licenseExpiry: field.optionalDate(),
    isActive: field.flag(true),
  },
  shown: duplicate,
});

export const hospitals = resource({
  ...entry,
  name: 'Hospital',
  plural: 'Hospitals',
  needs: 'HOSPITALS',
  unique: { field: 'name', message: 'A hospital with this name already exists' },
  order: ['name'],
  search: ['name', 'address', 'email', 'phone', 'bookingPhone'],
  summaries: { list: 'List the hospitals where the practice operates' },
  list: { sorts, filters },
  fields: {
    name: field.text(200),
    address: field.text(300),
    phone: field.text(40),
    email: field.optionalEmail(),
    bookingPhone: field.optionalText(40),
    facilityType: field.optionalChoice(facilityType),
    operatingTheatres: field.optionalCount(10_000),
    isActive: field.flag(true),
  },
  shown: duplicate,
});

export const surgeries = resource({
  ...entry,
  name: 'Surgery',
  plural: 'Surgeries',
  needs: 'SURGERIES',
  unique: { field: 'name', message: 'A surgery with this name already exists' },
  order: ['name'],
  search: ['name', 'category'],
  summaries: { list: 'List the surgery catalogue' },
  list: {
    sorts,
    filters: {
      ...filters,
      category: surgeryCategory.optional(),
      hasOptions: booleanFilter.optional(),
      sided: booleanFilter.optional(),
    },
  },
  fields: {
    name: field.text(200),
    description: field.optionalText(5_000),
    /** The description is an AI draft, which patients do not see until a person has approved it. */
    hasAiGeneratedDescription: flagOfSurgery,
    /** The surgeon's base fee in minor units, excluding GST; greater than zero. */
    baseFeeMinor: field.amount(1),
    category: field.choice(surgeryCategory, 'OTHER'),
    /** Never inferred. A surgery created without it is undecided, and quotes with it cannot be sent. */
    procedureClass: field.choice(procedureClass, 'OTHER'),
    /** Duration in theatre, in minutes. */
    estimatedDuration: field.optionalCount(10_000),
    anesthesiaType: field.optionalChoice(anesthesiaType),
    complexityLevel: field.optionalChoice(complexityLevel),
    /** The Medicare items it attracts. A number appears twice if it is claimed twice. */
    mbsItems: field.withDefault(mbsItemNumbers, z.array(z.string()).default([]), []),
    /** Performed on the left, the right or both sides, so that a quote must state which. */
    sided: flagOfSurgery,
    hasOptions: flagOfSurgery,
    isActive: field.flag(true),
  },
  shown: { descriptionApprovedAt: instant.nullable().default(null), ...duplicate },
});

export const { input: doctorInput, changes: doctorChanges, record: doctor } = doctors;
export const { input: hospitalInput, changes: hospitalChanges, record: hospital } = hospitals;
export const { input: surgeryInput, changes: surgeryChanges, record: surgery } = surgeries;

export type Doctor = z.infer<typeof doctor>;
export type Hospital = z.infer<typeof hospital>;
export type Surgery = z.infer<typeof surgery>;
export type ProcedureClass = z.infer<typeof procedureClass>;
export type DoctorInput = z.infer<typeof doctorInput>;
export type HospitalInput = z.infer<typeof hospitalInput>;
export type SurgeryInput = z.infer<typeof surgeryInput>;
