import { z } from 'zod';
import { email, isoDate, minorUnits, nameText, optionalText, text } from '../core/primitives';
import { removableFields } from '../core/removal';

export const doctorTitle = z.enum(['Dr', 'Prof', 'Mr', 'Ms', 'Mrs']);
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
export const procedureClass = z.enum(['MEDICARE', 'COSMETIC', 'MIXED', 'OTHER']);

const optionalEmail = z
  .preprocess((value) => (value === '' ? null : value), email.nullish())
  .transform((value) => value ?? null);
const optionalDate = isoDate.nullish().transform((value) => value ?? null);
const optionalCount = z
  .number()
  .int()
  .min(1, 'Please enter a valid number')
  .max(10_000)
  .nullish()
  .transform((value) => value ?? null);

export const doctorInput = z.strictObject({
  title: doctorTitle.default('Dr'),
  firstName: nameText(),
  lastName: nameText(),
  credentials: text(200),
  phone: text(40),
  email,
  licenseExpiry: optionalDate,
  isActive: z.boolean().default(true),
});
/**
 * The body of a PATCH. Defaults of the input are overridden, because `partial()` would apply them to missing
 * fields.
 */
export const doctorChanges = doctorInput
  .partial()
  .extend({ title: doctorTitle.optional(), isActive: z.boolean().optional() });
export const doctor = z.object({
  ...removableFields,
  title: doctorTitle,
  firstName: z.string(),
  lastName: z.string(),
  credentials: z.string(),
  phone: z.string(),
  email: z.string(),
  licenseExpiry: z.string().nullable(),
  isActive: z.boolean(),
});

export const hospitalInput = z.strictObject({
  name: text(200),
  address: text(300),
  phone: text(40),
  email: optionalEmail,
  bookingPhone: optionalText(40),
  facilityType: facilityType.nullish().transform((value) => value ?? null),
  operatingTheatres: optionalCount,
  isActive: z.boolean().default(true),
});
export const hospitalChanges = hospitalInput.partial().extend({ isActive: z.boolean().optional() });
export const hospital = z.object({
  ...removableFields,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  bookingPhone: z.string().nullable(),
  facilityType: facilityType.nullable(),
  operatingTheatres: z.number().int().nullable(),
  isActive: z.boolean(),
});

export const surgeryInput = z.strictObject({
  name: text(200),
  description: optionalText(5_000),
  /** The surgeon's base fee in minor units, GST exclusive; more than zero. */
  baseFeeMinor: minorUnits.min(1, 'Please enter a valid number'),
  category: surgeryCategory.default('OTHER'),
  procedureClass: procedureClass.default('OTHER'),
  /** Minutes in theatre. */
  estimatedDuration: optionalCount,
  anesthesiaType: anesthesiaType.nullish().transform((value) => value ?? null),
  complexityLevel: complexityLevel.nullish().transform((value) => value ?? null),
  isActive: z.boolean().default(true),
});
export const surgeryChanges = surgeryInput.partial().extend({
  category: surgeryCategory.optional(),
  procedureClass: procedureClass.optional(),
  isActive: z.boolean().optional(),
});
export const surgery = z.object({
  ...removableFields,
  name: z.string(),
  description: z.string().nullable(),
  baseFeeMinor: z.number().int(),
  category: surgeryCategory,
  procedureClass,
  estimatedDuration: z.number().int().nullable(),
  anesthesiaType: anesthesiaType.nullable(),
  complexityLevel: complexityLevel.nullable(),
  isActive: z.boolean(),
});

export type Doctor = z.infer<typeof doctor>;
export type Hospital = z.infer<typeof hospital>;
export type Surgery = z.infer<typeof surgery>;
export type ProcedureClass = z.infer<typeof procedureClass>;
export type DoctorInput = z.infer<typeof doctorInput>;
export type HospitalInput = z.infer<typeof hospitalInput>;
export type SurgeryInput = z.infer<typeof surgeryInput>;
