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
import { decidedClass, procedureClass } from './directory.schemas';
import {
  benefitStep,
  basisPoints,
  billedBy,
  carePlace,
  MAX_CHOSEN_OPTIONS,
  chosenSurgery,
  discount,
  discountApproval,
  discountVerdict,
  feeBasis,
  fundArrangement,
  gstTreatment,
  lineKind,
  pricing,
  quoteNotice,
  placeResults,
  storedFund,
  MAX_SURGERIES,
  surgeryChoice,
} from './pricing.schemas';
import { quoteStatus } from './quote.status';
import { acceptanceSummary, offeredChoices } from './signing.schemas';

const optionalMinorUnits = minorUnits.nullish().transform((value) => value ?? null);

const SINGLE_DISCOUNT_MESSAGE = 'Please enter the discount as an amount or as a percentage, not as both';

const lineFields = z.strictObject({
  key: optionalText(120),
  kind: lineKind,
  surgeryId: id.nullish().transform((value) => value ?? null),
  description: text(300),
  providerName: optionalText(200),
  billedBy,
  basis: feeBasis,
  quantity: z
    .number()
    // Aborts to avoid a second message: anything below 0.01 is not a multiple of it either.
    .min(0.01, { message: 'Please enter a valid number', abort: true })
    .max(999)
    .multipleOf(0.01, 'Please enter a valid number')
    .default(1),
  unitFeeMinor: optionalMinorUnits,
  discountMinor: minorUnits.default(0),
  /** A share instead of the amount; the two are mutually exclusive. */
  discountBasisPoints: basisPoints.nullish().transform((value) => value ?? null),
  /** For a line without a surgery. Null if undecided, or if the quote's surgeries determine it. */
  procedureClass: decidedClass.nullish(),
  /** Null derives it from the procedure class and the line. */
  gstTreatment: gstTreatment.nullish().transform((value) => value ?? null),
  /** One or more item numbers, comma-separated: `39331, 39331` for both hands. */
  mbsItem: optionalText(100),
  /** In minor units. Null is estimated if Medicare's schedule is available; zero means no benefit. */
  medicareBenefitMinor: optionalMinorUnits,
  fundBenefitMinor: optionalMinorUnits,
  /** Options for this line only. Null follows the surgery; if omitted, the line keeps its options. */
  optionIds: z.array(id).max(MAX_CHOSEN_OPTIONS, 'This field is too long').nullish(),
});

/**
 * A line as entered. Fees exclude GST and are in minor units. With the key of a line that comes from the quote's surgeries or is
 * already in the quote, it keeps that line's composition: null fields are computed, and others are typed overrides. A line
 * without a key is typed in full and needs a fee, unless it is not included.
 */
export const quoteLineInput = lineFields.superRefine((line, context) => {
  const { key, basis, unitFeeMinor, discountMinor, discountBasisPoints } = line;
  if (key === null && basis !== 'NOT_INCLUDED' && unitFeeMinor === null)
    context.addIssue({ code: 'custom', path: ['unitFeeMinor'], message: 'This field is required' });
  if (discountMinor > 0 && discountBasisPoints)
    for (const path of ['discountMinor', 'discountBasisPoints'])
      context.addIssue({ code: 'custom', path: [path], message: SINGLE_DISCOUNT_MESSAGE });
});

/** A line as the patient sees it. The pricing function in `libs/rules` computes the amounts. */
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
  /** How its benefits were calculated. Absent in lines that predate this. */
  benefitSteps: z.array(benefitStep).nullish(),
});

/** A line as staff see it, with all its pricing details. */
export const pricedLine = quoteLine.extend(pricing);

export const quoteTotals = z.object({
  byBiller: z.object({ PRACTICE: z.number().int(), PROVIDER: z.number().int(), HOSPITAL: z.number().int() }),
  netMinor: z.number().int(),
  gstMinor: z.number().int(),
  totalMinor: z.number().int(),
  benefitsMinor: z.number().int(),
  outOfPocketMinor: z.number().int(),
  /** True if at least one line is an estimate that may change. */
  estimate: z.boolean(),
});

export const MAX_LINES = 50;
const quoteLines = z.array(quoteLineInput).max(MAX_LINES, 'This field is too long');

export const quoteInput = z.strictObject({
  clientId: id,
  doctorId: id,
  hospitalId: id.nullish().transform((value) => value ?? null),
  siteId: id.nullish().transform((value) => value ?? null),
  /**
   * Shorthand that sets the class of each surgery and typed line without one of its own; `OTHER` leaves them unchanged. The
   * quote's class is derived from theirs.
   */
  procedureClass: procedureClass.default('OTHER'),
  /** Null while undecided. Choosing a hospital decides it. */
  place: carePlace.nullish().transform((value) => value ?? null),
  /** The surgeries the lines are derived from. Empty if all lines are typed. */
  surgeries: z.array(surgeryChoice).max(MAX_SURGERIES, 'This field is too long').default([]),
  /** Applies to the lines that the practice itself bills. */
  quoteDiscount: discount.nullish().transform((value) => value ?? null),
  fund: fundArrangement.default({ type: 'NONE', fundName: null, gapMinor: null, excessMinor: null }),
  /** Last day on which it can be accepted, until the end of that day in the practice's time zone. */
  validUntil: isoDate,
  notesToPatient: optionalText(2_000),
  /** If omitted, they are derived from the surgeries. */
  lines: quoteLines.default([]),
});

/** Input of a new quote, which needs at least one surgery or line. */
export const newQuoteInput = quoteInput.superRefine(({ surgeries, lines }, context) => {
  if (surgeries.length === 0 && lines.length === 0)
    context.addIssue({ code: 'custom', path: ['lines'], message: 'Add at least one line' });
});

/** Body of a PATCH. Defaults of the input are overridden, because `partial()` would apply them to missing fields. */
export const quoteChanges = quoteInput.partial().extend({
  procedureClass: procedureClass.optional(),
  surgeries: quoteInput.shape.surgeries.unwrap().optional(),
  fund: fundArrangement.optional(),
  lines: quoteLines.optional(),
});

/** Snapshots of people and places as at the last save, frozen when the quote is sent. */
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
export const quoteSite = z.object({ id, name: z.string() });

export const quote = z.object({
  ...recordFields,
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: quoteStatus,
  client: quoteClient,
  doctor: quoteDoctor,
  hospital: quoteHospital.nullable(),
  site: quoteSite.nullable(),
  procedureClass,
  place: carePlace.nullable(),
  surgeries: z.array(chosenSurgery),
  currency,
  gstRateBasisPoints: z.number().int(),
  validUntil: z.string(),
  notesToPatient: z.string().nullable(),
  lines: z.array(pricedLine),
  totals: quoteTotals,
  quoteDiscount: discount.nullable(),
  /** All discounts compared with the practice's cap. */
  discount: discountVerdict,
  approval: discountApproval.nullable(),
  fund: storedFund,
  /** While the place is undecided: what the patient would pay in each. The totals use the higher one. Null once decided. */
  placeResults: placeResults.nullable(),
  notices: z.array(quoteNotice),
  /** The day whose rules it was priced with, and the Medicare table used for the estimate. */
  pricedOn: isoDate,
  mbsTableDate: isoDate.nullable(),
  /** The version it was derived from, the version that replaced it, and when. */
  previousId: id.nullable(),
  supersededById: id.nullable(),
  supersededAt: instant.nullable(),
  sentAt: instant.nullable(),
  firstViewedAt: instant.nullable(),
  respondedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  /** Also null for quotes withdrawn before this was recorded, and missing from the answers of the previous version. */
  withdrawnAt: instant.nullable().default(null),
  surgeryCaseId: id.nullable(),
  /** SHA-256 (hex) of the frozen document. Null while it is a draft. */
  documentHash: z.string().nullable(),
  /** Delivery state of the email with the link. Null before it is sent. */
  mailState: mailState.nullable(),
  mailDetail: z.string().nullable(),
  /** When the patient's link was locked after too many failed attempts to identify. */
  linkLockedAt: instant.nullable(),
  /** Number of openings after identification, so mail scanners are not counted. */
  viewCount: z.number().int(),
  lastViewedAt: instant.nullable(),
  /** Number of unread messages from the patient, and since when one has been waiting for an answer. */
  unreadMessages: z.number().int(),
  questionSince: instant.nullable(),
  interpreterLanguage: z.string().nullable(),
  /** The accepted version that this one changes. */
  variationOfId: id.nullable(),
  /** The patient's choices. Null if there are none. */
  choices: offeredChoices.nullable(),
  acceptance: acceptanceSummary.nullable(),
  acceptanceWithdrawnAt: instant.nullable(),
  acceptanceWithdrawnReason: z.string().nullable(),
});

export const quoteSummary = z.object({
  ...recordFields,
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: quoteStatus,
  clientId: id,
  clientName: z.string(),
  doctorName: z.string(),
  hospitalName: z.string().nullable(),
  hospitalId: id.nullable(),
  siteId: id.nullable(),
  currency,
  totalMinor: z.number().int(),
  /** What the patient pays after the expected benefits, in minor units. Null if it is not stated. */
  outOfPocketMinor: z.number().int().nullable(),
  validUntil: z.string(),
  sentAt: instant.nullable(),
  firstViewedAt: instant.nullable(),
  mailState: mailState.nullable(),
  /** The accepted version that this one changes. */
  variationOfId: id.nullable(),
  unreadMessages: z.number().int(),
});

export type LineKind = z.infer<typeof lineKind>;
export type PricedLine = z.infer<typeof pricedLine>;
export type QuoteLineInput = z.infer<typeof quoteLineInput>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type QuoteTotals = z.infer<typeof quoteTotals>;
export type QuoteInput = z.infer<typeof quoteInput>;
export type QuoteChanges = z.infer<typeof quoteChanges>;
export type Quote = z.infer<typeof quote>;
export type QuoteSummary = z.infer<typeof quoteSummary>;
