import { LINE_KINDS } from '@quillcare/rules';
import { z } from 'zod';
import {
  currency,
  id,
  instant,
  isoDate,
  minorUnits,
  optionalText,
  recordFields,
  text,
} from '../core/primitives';
import { mailState } from '../notifications/notification.operations';
import { procedureClass } from './directory.schemas';
import { quoteStatus } from './quote.status';

export const lineKind = z.enum(LINE_KINDS);
export const billedBy = z.enum(['PRACTICE', 'PROVIDER', 'HOSPITAL']);
export const feeBasis = z.enum(['FIXED', 'ESTIMATE', 'NOT_INCLUDED']);
export const gstTreatment = z.enum(['TAXABLE', 'GST_FREE']);

const optionalMinor = minorUnits.nullish().transform((value) => value ?? null);

/** A line as entered: fees are GST exclusive, in minor units. */
export const quoteLineInput = z.strictObject({
  kind: lineKind,
  surgeryId: id.nullish().transform((value) => value ?? null),
  description: text(300),
  providerName: optionalText(200),
  billedBy,
  basis: feeBasis,
  quantity: z
    .number()
    .min(0.01, 'Please enter a valid number')
    .max(999)
    .multipleOf(0.01, 'Please enter a valid number')
    .default(1),
  unitFeeMinor: minorUnits,
  discountMinor: minorUnits.default(0),
  gstTreatment,
  mbsItem: optionalText(10),
  medicareBenefitMinor: optionalMinor,
  fundBenefitMinor: optionalMinor,
});

/** A priced line: the pricing function in `libs/rules` computes the amounts. */
export const quoteLine = z.object({
  id,
  kind: lineKind,
  surgeryId: id.nullable(),
  description: z.string(),
  providerName: z.string().nullable(),
  billedBy,
  basis: feeBasis,
  quantity: z.number(),
  unitFeeMinor: z.number().int(),
  discountMinor: z.number().int(),
  gstTreatment,
  mbsItem: z.string().nullable(),
  medicareBenefitMinor: z.number().int().nullable(),
  fundBenefitMinor: z.number().int().nullable(),
  amountMinor: z.number().int(),
  gstMinor: z.number().int(),
  totalMinor: z.number().int(),
  benefitsMinor: z.number().int(),
  outOfPocketMinor: z.number().int(),
});

export const quoteTotals = z.object({
  byBiller: z.object({ PRACTICE: z.number().int(), PROVIDER: z.number().int(), HOSPITAL: z.number().int() }),
  netMinor: z.number().int(),
  gstMinor: z.number().int(),
  totalMinor: z.number().int(),
  benefitsMinor: z.number().int(),
  outOfPocketMinor: z.number().int(),
  /** At least one line is an estimate and may change. */
  estimate: z.boolean(),
});

export const quoteInput = z.strictObject({
  clientId: id,
  doctorId: id,
  hospitalId: id.nullish().transform((value) => value ?? null),
  procedureClass: procedureClass.default('OTHER'),
  /** The last day on which it can be accepted, until its end in the practice's time zone. */
  validUntil: isoDate,
  notesToPatient: optionalText(2_000),
  lines: z.array(quoteLineInput).min(1, 'Add at least one line').max(50, 'This field is too long'),
});

/**
 * The body of a PATCH. Defaults of the input are overridden, because `partial()` would apply them to missing
 * fields.
 */
export const quoteChanges = quoteInput.partial().extend({ procedureClass: procedureClass.optional() });

/** Snapshots of people and places from when the quote was last saved; frozen when it is sent. */
export const quoteClient = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export const quoteDoctor = z.object({
  id,
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  credentials: z.string(),
});
export const quoteHospital = z.object({ id, name: z.string() });

export const patientQuery = z.object({ id, message: z.string(), askedAt: instant });

export const quote = z.object({
  ...recordFields,
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: quoteStatus,
  client: quoteClient,
  doctor: quoteDoctor,
  hospital: quoteHospital.nullable(),
  procedureClass,
  currency,
  gstRateBasisPoints: z.number().int(),
  validUntil: z.string(),
  notesToPatient: z.string().nullable(),
  lines: z.array(quoteLine),
  totals: quoteTotals,
  sentAt: instant.nullable(),
  firstViewedAt: instant.nullable(),
  respondedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  queries: z.array(patientQuery),
  surgeryCaseId: id.nullable(),
  /** SHA-256 (hex) of the frozen document; null while it is a draft. */
  documentHash: z.string().nullable(),
  /** Delivery of the mail with the link: null before sending. */
  mailState: mailState.nullable(),
  mailDetail: z.string().nullable(),
  /**
   * When the patient's link was locked after too many wrong dates of birth; previous versions do not send it.
   */
  linkLockedAt: instant.nullable().default(null),
});

export const quoteSummary = z.object({
  ...recordFields,
  quoteNumber: z.string(),
  status: quoteStatus,
  clientId: id,
  clientName: z.string(),
  doctorName: z.string(),
  /** Null if there is none; previous versions do not send it. */
  hospitalName: z.string().nullable().default(null),
  currency,
  totalMinor: z.number().int(),
  validUntil: z.string(),
  sentAt: instant.nullable(),
  mailState: mailState.nullable(),
});

export type LineKind = z.infer<typeof lineKind>;
export type QuoteLineInput = z.infer<typeof quoteLineInput>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type QuoteTotals = z.infer<typeof quoteTotals>;
export type QuoteInput = z.infer<typeof quoteInput>;
export type QuoteChanges = z.infer<typeof quoteChanges>;
export type Quote = z.infer<typeof quote>;
export type QuoteSummary = z.infer<typeof quoteSummary>;
