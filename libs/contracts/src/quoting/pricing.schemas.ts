import {
  LINE_KINDS,
  OPTION_CATEGORIES,
  type ChosenOption,
  type FeeBase,
  type GstReason,
  type LineWords,
  type MedicareNotice,
  type MedicareStep,
  type QuoteNotice,
  type TraceStep,
} from '@quillcare/rules';
import { z } from 'zod';
import { id, instant, minorUnits, optionalText } from '../core/primitives';
import { decidedClass, procedureClass, surgerySide } from './directory.schemas';

export const lineKind = z.enum(LINE_KINDS);
export const billedBy = z.enum(['PRACTICE', 'PROVIDER', 'HOSPITAL']);
export const feeBasis = z.enum(['FIXED', 'ESTIMATE', 'NOT_INCLUDED']);
export const gstTreatment = z.enum(['TAXABLE', 'GST_FREE']);

/** A share in basis points (1000 = 10 %). */
export const basisPoints = z
  .number()
  .int('Please enter a percentage with at most two decimals')
  .min(0, 'Please enter a percentage of 0 or more')
  .max(10_000, 'Please enter a percentage of at most 100 %');

/** A discount before GST: a share, or an amount in minor units. */
export const discount = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PERCENTAGE'), basisPoints }),
  z.strictObject({ type: z.literal('FIXED_AMOUNT'), amountMinor: minorUnits }),
]);

/** Maximum number of surgeries per quote, and of options chosen per surgery. */
export const SURGERIES_LIMIT = 10;
export const CHOSEN_OPTIONS_LIMIT = 50;

/** A surgery as chosen by staff. `optionIds` null means the default options. */
export const surgeryChoice = z.strictObject({
  surgeryId: id,
  side: surgerySide.default('NOT_APPLICABLE'),
  optionIds: z
    .array(id)
    .max(CHOSEN_OPTIONS_LIMIT, 'This field is too long')
    .nullish()
    .transform((value) => value ?? null),
  /** Lists marked "the patient chooses" that staff decided for this quote. */
  decidedListIds: z.array(id).max(CHOSEN_OPTIONS_LIMIT, 'This field is too long').optional(),
  /** For this quote only. Defaults to the catalogue's class of the surgery. */
  procedureClass: decidedClass.optional(),
});

/** The stored form of `surgeryChoice`. */
export const chosenSurgery = z.object({
  surgeryId: id,
  side: surgerySide,
  optionIds: z.array(id).nullable(),
  decidedListIds: z.array(id).optional(),
  procedureClass: decidedClass.optional(),
});

/** Where the surgery takes place. `HOSPITAL` also applies while no particular one is chosen. */
export const carePlace = z.enum(['HOSPITAL', 'ROOMS']);

const paidIn = z.object({ benefitsMinor: z.number().int(), outOfPocketMinor: z.number().int() });
export const placeResults = z.object({ HOSPITAL: paidIn, ROOMS: paidIn });

const fundType = z.enum(['NONE', 'UNINSURED', 'KNOWN_GAP', 'NO_GAP']);

/**
 * The arrangement between the patient's fund and the doctor, always entered and never inferred. `NONE` with a fund's name is a
 * fund without an arrangement; without a name the question is still unanswered. A patient without a fund is `UNINSURED`.
 * `gapMinor` is the known gap; `excessMinor` is what the patient pays the hospital, with the fund paying the rest.
 */
export const fundArrangement = z
  .strictObject({
    type: fundType,
    fundName: optionalText(100),
    gapMinor: minorUnits.nullish().transform((value) => value ?? null),
    excessMinor: minorUnits.nullish().transform((value) => value ?? null),
  })
  .refine(({ type, fundName }) => type !== 'UNINSURED' || fundName === null, {
    path: ['fundName'],
    message: 'Please leave the fund name empty if the patient has no fund',
  })
  .refine(({ type, gapMinor }) => type !== 'KNOWN_GAP' || gapMinor !== null, {
    path: ['gapMinor'],
    message: 'Please enter the gap that the patient pays',
  });

/** The stored form of `fundArrangement`. */
export const storedFund = z.object({
  type: fundType,
  fundName: z.string().nullable(),
  gapMinor: z.number().int().nullable(),
  /** Absent in quotes that predate the excess. */
  excessMinor: z.number().int().nullish(),
});

const whole = z.number().int();

/**
 * Data that the pricing engine stores with a line, so that it can be priced again and explained. Its shape is defined in
 * `libs/rules`. It is written by the service and never sent by clients.
 */
const kept = <T>() => z.looseObject({}) as unknown as z.ZodType<T>;

export const traceStep = z.object({
  rule: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string() }),
  inputMinor: whole,
  resultMinor: whole,
  words: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
}) as unknown as z.ZodType<TraceStep>;

/** A step in the calculation of a line's benefits: `MedicareStep` of `libs/rules`. */
export const benefitStep = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
}) as unknown as z.ZodType<MedicareStep>;

/** A notice for staff about a line's benefits: `MedicareNotice` of `libs/rules`. */
const benefitNotice = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
}) as unknown as z.ZodType<Pick<MedicareNotice, 'code' | 'values'>>;

export const chosenOption = z.object({
  id: z.string(),
  name: z.string(),
  groupName: z.string(),
  category: z.enum(OPTION_CATEGORIES),
  fee: z.object({
    type: z.enum(['FIXED', 'PERCENTAGE', 'MULTIPLIER']),
    amountMinor: whole.optional(),
    basisPoints: whole.optional(),
  }),
}) as unknown as z.ZodType<ChosenOption>;

/** The pricing details of a line, for staff only. */
export const pricing = {
  /** Unique within the quote, and stable across its versions. */
  key: z.string(),
  category: z.string().nullable(),
  procedureClass,
  /** The class chosen by staff for a line without a surgery. */
  enteredClass: decidedClass.nullish(),
  isTreatment: z.boolean().nullable(),
  descriptionWords: kept<LineWords>().nullable(),
  base: kept<FeeBase>(),
  options: z.array(chosenOption),
  /** Options chosen by staff for this line only. Absent if it follows its surgery. */
  enteredOptionIds: z.array(z.string()).nullish(),
  part: z
    .object({
      of: z.enum(['TREATMENT', 'COSMETIC']),
      cosmeticBasisPoints: whole,
      cosmeticShare: z.string().optional(),
    })
    .nullable(),
  minutes: whole.nullable(),
  /** Values typed by staff in place of the computed ones. Null where computed. */
  enteredFeeMinor: whole.nullable(),
  enteredGst: gstTreatment.nullable(),
  enteredMedicareMinor: whole.nullable(),
  enteredFundMinor: whole.nullable(),
  discount: discount.nullable(),
  gstReason: z.string() as unknown as z.ZodType<GstReason>,
  /** Schedule fee of the MBS items, after the multiple operation rule. Null without items. */
  scheduleFeeMinor: whole.nullable(),
  trace: z.array(traceStep),
  /** Absent in lines that predate notices. */
  benefitNotices: z.array(benefitNotice).nullish(),
};

/** A line priced below the practice's prices without a discount, because its fee or quantity was typed or it was left out. */
const belowList = z.object({
  key: z.string(),
  description: z.string(),
  listMinor: whole,
  amountMinor: whole,
});

/** The discounts, and prices below the practice's own without a discount, compared with the practice's cap. Amounts exclude GST. */
export const discountVerdict = z.object({
  discountMinor: whole,
  beforeDiscountMinor: whole,
  basisPoints: whole,
  /** The highest share of any line, or that of the whole quote if it is higher. Absent in quotes that predate it. */
  highestBasisPoints: whole.nullish(),
  capBasisPoints: whole.nullable(),
  approvalNeeded: z.boolean(),
  /** Keys of the lines that are further below their price than the cap allows. */
  linesAboveCap: z.array(z.string()),
  belowList: z.array(belowList).nullish(),
});

/** The request to approve a discount above the practice's cap. */
export const discountApproval = z.object({
  state: z.enum(['REQUESTED', 'APPROVED', 'DECLINED']),
  /** The highest discount on a line covered by the request. A higher one needs a new request. */
  basisPoints: z.number().int(),
  /** The discount on the whole quote covered by the request. Absent in requests that predate it. */
  wholeBasisPoints: z.number().int().nullish(),
  reason: z.string(),
  requestedBy: id,
  requestedByName: z.string(),
  requestedAt: instant,
  decidedBy: id.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
});

export const quoteNotice = z.object({
  code: z.string(),
  surgeryId: z.string(),
  name: z.string(),
}) as unknown as z.ZodType<QuoteNotice>;

export type SurgeryChoiceInput = z.infer<typeof surgeryChoice>;
export type DiscountApproval = z.infer<typeof discountApproval>;
export type FundArrangement = z.infer<typeof fundArrangement>;
