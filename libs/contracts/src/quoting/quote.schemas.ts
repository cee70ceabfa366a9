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
  CHOSEN_OPTIONS_LIMIT,
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
  SURGERIES_LIMIT,
  surgeryChoice,
} from './pricing.schemas';
import { quoteStatus } from './quote.status';
import { acceptanceSummary, offeredChoices } from './signing.schemas';

const optionalMinor = minorUnits.nullish().transform((value) => value ?? null);

const TWO_DISCOUNTS = 'Please enter the discount as an amount or as a percentage, not as both';

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
    // Said once: what is less than a hundredth is no multiple of it either.
    .min(0.01, { message: 'Please enter a valid number', abort: true })
    .max(999)
    .multipleOf(0.01, 'Please enter a valid number')
    .default(1),
  unitFeeMinor: optionalMinor,
  discountMinor: minorUnits.default(0),
  /** A share in place of the amount; not both. */
  discountBasisPoints: basisPoints.nullish().transform((value) => value ?? null),
  /** Of a line that belongs to no surgery; null where nobody has decided, or the quote's surgeries do. */
  procedureClass: decidedClass.nullish(),
  /** Null goes by procedure class and line. */
  gstTreatment: gstTreatment.nullish().transform((value) => value ?? null),
  /** One or several item numbers, separated by commas: `39331, 39331` for both hands. */
  mbsItem: optionalText(100),
  /** Null is estimated where Medicare's schedule is known; zero says that there is none. */
  medicareBenefitMinor: optionalMinor,
  fundBenefitMinor: optionalMinor,
  /** Options for this line alone; null goes by the surgery's, and left out it keeps what it has. */
  optionIds: z.array(id).max(CHOSEN_OPTIONS_LIMIT, 'This field is too long').nullish(),
});

/**
 * A line as entered: fees are GST exclusive, in minor units. One with the key of a line that the surgeries of the quote give, or
 * that the quote has already, keeps what that line was made of; null fields of it are computed, others are what staff typed
 * instead. A line without key is typed as a whole and needs a fee, unless it is not included.
 */
export const quoteLineInput = lineFields.superRefine((line, context) => {
  const { key, basis, unitFeeMinor, discountMinor, discountBasisPoints } = line;
  if (key === null && basis !== 'NOT_INCLUDED' && unitFeeMinor === null)
    context.addIssue({ code: 'custom', path: ['unitFeeMinor'], message: 'This field is required' });
  if (discountMinor > 0 && discountBasisPoints)
    for (const path of ['discountMinor', 'discountBasisPoints'])
      context.addIssue({ code: 'custom', path: [path], message: TWO_DISCOUNTS });
});

/** A line as the patient sees it: the pricing function in `libs/rules` computes the amounts. */
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
  /** How its benefits were worked out; lines from before it was kept have none. */
  benefitSteps: z.array(benefitStep).nullish(),
});

/** A line as staff see it: with all that its price was made of. */
export const pricedLine = quoteLine.extend(pricing);

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

/** Most lines of one quote. */
export const LINES_LIMIT = 50;
const quoteLines = z.array(quoteLineInput).max(LINES_LIMIT, 'This field is too long');

export const quoteInput = z.strictObject({
  clientId: id,
  doctorId: id,
  hospitalId: id.nullish().transform((value) => value ?? null),
  siteId: id.nullish().transform((value) => value ?? null),
  /**
   * Short for the same class of each surgery and typed line of the quote that has none of its own; `OTHER` leaves them as
   * they are. The class of a quote follows from theirs.
   */
  procedureClass: procedureClass.default('OTHER'),
  /** Null while nobody has decided; a chosen hospital decides it. */
  place: carePlace.nullish().transform((value) => value ?? null),
  /** What the lines come from; empty for a quote whose lines are all typed. */
  surgeries: z.array(surgeryChoice).max(SURGERIES_LIMIT, 'This field is too long').default([]),
  /** On the lines that the practice itself bills. */
  quoteDiscount: discount.nullish().transform((value) => value ?? null),
  fund: fundArrangement.default({ type: 'NONE', fundName: null, gapMinor: null, excessMinor: null }),
  /** The last day on which it can be accepted, until its end in the practice's time zone. */
  validUntil: isoDate,
  notesToPatient: optionalText(2_000),
  /** Left out, they come from the surgeries. */
  lines: quoteLines.default([]),
});

/** A quote that is started: something to pay for, whether chosen or typed. */
export const newQuoteInput = quoteInput.superRefine(({ surgeries, lines }, context) => {
  if (surgeries.length === 0 && lines.length === 0)
    context.addIssue({ code: 'custom', path: ['lines'], message: 'Add at least one line' });
});

/**
 * The body of a PATCH. Defaults of the input are overridden, because `partial()` would apply them to missing
 * fields.
 */
export const quoteChanges = quoteInput.partial().extend({
  procedureClass: procedureClass.optional(),
  surgeries: quoteInput.shape.surgeries.unwrap().optional(),
  fund: fundArrangement.optional(),
  lines: quoteLines.optional(),
});

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
  /** All discounts beside the practice's cap. */
  discount: discountVerdict,
  approval: discountApproval.nullable(),
  fund: storedFund,
  /** While nobody has decided the place: what the patient would pay in either, the higher of which is in the totals. */
  placeResults: placeResults.nullable(),
  notices: z.array(quoteNotice),
  /** The day whose rules it was priced by, and the Medicare table it was estimated with. */
  pricedOn: isoDate,
  mbsTableDate: isoDate.nullable(),
  /** The version it came from, the one that replaced it, and since when. */
  previousId: id.nullable(),
  supersededById: id.nullable(),
  supersededAt: instant.nullable(),
  sentAt: instant.nullable(),
  firstViewedAt: instant.nullable(),
  respondedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  surgeryCaseId: id.nullable(),
  /** SHA-256 (hex) of the frozen document; null while it is a draft. */
  documentHash: z.string().nullable(),
  /** Delivery of the mail with the link: null before sending. */
  mailState: mailState.nullable(),
  mailDetail: z.string().nullable(),
  /** When the patient's link was locked after too many wrong tries to identify. */
  linkLockedAt: instant.nullable(),
  /** Openings after identification; mail scanners never get that far. */
  viewCount: z.number().int(),
  lastViewedAt: instant.nullable(),
  /** The patient's messages that nobody has read, and since when one waits for an answer. */
  unreadMessages: z.number().int(),
  questionSince: instant.nullable(),
  interpreterLanguage: z.string().nullable(),
  /** The accepted version that this one changes. */
  variationOfId: id.nullable(),
  /** What the patient may choose; null where there is no choice. */
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
  /** What is left to the patient after the expected benefits; null where it is not told. */
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
