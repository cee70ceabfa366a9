import { BILLED_REASONS } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import {
  currency,
  id,
  idParams,
  instant,
  isoDate,
  minorUnits,
  optionalText,
  text,
  version,
} from '../core/primitives';
import { billedBy, feeBasis, gstTreatment, lineKind } from './pricing.schemas';
import { LINES_LIMIT } from './quote.schemas';

/** Why a fee was billed otherwise than quoted. */
export const billedReason = z.enum(BILLED_REASONS);
export type BilledReason = z.infer<typeof billedReason>;

const whole = z.number().int();

/** An amount with its GST, in minor units. */
const charge = z.object({ amountMinor: whole, gstMinor: whole, totalMinor: whole });

const difference = z.object({
  /** Billed less quoted, GST included. */
  differenceMinor: whole,
  /** The same as a share of what was quoted (1000 = 10 %); null where nothing was quoted. */
  differenceBasisPoints: whole.nullable(),
});

/** What was billed for one line of the accepted quote. */
export const billedFee = z.object({
  version,
  ...charge.shape,
  ...difference.shape,
  billedOn: isoDate,
  invoiceReference: z.string().nullable(),
  /** Who sent the invoice. */
  billerName: z.string().nullable(),
  reason: billedReason.nullable(),
  reasonText: z.string().nullable(),
  updatedAt: instant,
  enteredByName: z.string().nullable(),
});
export type BilledFee = z.infer<typeof billedFee>;

export const billedLine = z.object({
  lineId: id,
  kind: lineKind,
  description: z.string(),
  providerName: z.string().nullable(),
  billedBy,
  basis: feeBasis,
  gstTreatment,
  /** It was billed, but never quoted. */
  isAdded: z.boolean(),
  quoted: charge,
  /** Null until somebody entered it. */
  billed: billedFee.nullable(),
});
export type BilledLine = z.infer<typeof billedLine>;

export const billedFees = z.object({
  surgeryCaseId: id,
  quoteNumber: z.string(),
  currency,
  gstRateBasisPoints: whole,
  /** Fees are entered once the surgery is completed. */
  isOpen: z.boolean(),
  lines: z.array(billedLine),
  /** Of the lines that were billed: what is still to come is no difference. */
  totals: z.object({
    quotedMinor: whole,
    billedMinor: whole,
    ...difference.shape,
    /** What the whole quote came to. */
    quoteMinor: whole,
    linesBilled: whole,
    linesToBill: whole,
  }),
});
export type BilledFees = z.infer<typeof billedFees>;

export const getBilledFees = query({
  name: 'quoting.getBilledFees',
  summary: 'What was quoted and what was billed for a surgery case, line by line',
  http: { method: 'GET', path: '/surgery-cases/:id/billed-fees' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: billedFees,
  errors: ['NOT_FOUND'],
  provides: ['BilledFee', 'SurgeryCase'],
});

/** What an item is that was billed, but never quoted. */
const addedItem = z.strictObject({ kind: lineKind, description: text(300), billedBy, gstTreatment });

export const billedFeeInput = z.strictObject({
  lineId: id,
  /** The version that the caller saw; left out for a line that nobody has entered yet. */
  version: version.nullish().transform((value) => value ?? null),
  /** What an added item is, where that is corrected; a line of the quote is what the quote says. */
  item: addedItem.nullish().transform((value) => value ?? null),
  /** Exclusive of GST, as on the quote; GST follows from the line. */
  amountMinor: minorUnits,
  billedOn: isoDate,
  invoiceReference: optionalText(60),
  billerName: optionalText(200),
  /** Needed where the amount differs from the quote. */
  reason: billedReason.nullish().transform((value) => value ?? null),
  reasonText: optionalText(500),
});
export type BilledFeeInput = z.infer<typeof billedFeeInput>;

export const recordBilledFees = command({
  name: 'quoting.recordBilledFees',
  summary: 'Enter what was billed for lines of the accepted quote',
  http: { method: 'PATCH', path: '/surgery-cases/:id/billed-fees' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    lines: z
      .array(billedFeeInput)
      .min(1, 'Please enter at least one line')
      .max(LINES_LIMIT, 'This field is too long')
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
        message: 'Each line may be named once',
      }),
  }),
  result: billedFees,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'CASE_DISPUTED'],
  invalidates: ['BilledFee', 'Report'],
});

/** The most items that are added to what was quoted. */
export const ADDED_ITEMS_LIMIT = 50;

export const addedItemInput = z.strictObject({
  ...addedItem.shape,
  /** Exclusive of GST. */
  amountMinor: minorUnits.refine((amount) => amount > 0, 'Please enter an amount'),
  billedOn: isoDate,
  invoiceReference: optionalText(60),
  billerName: optionalText(200),
  /** It was not quoted, so it always has one. */
  reason: billedReason,
  reasonText: optionalText(500),
});
export type AddedItemInput = z.infer<typeof addedItemInput>;

export const addBilledItem = command({
  name: 'quoting.addBilledItem',
  summary: 'Add an item that was billed for a surgery case but not quoted',
  http: { method: 'POST', path: '/surgery-cases/:id/billed-fees' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: addedItemInput,
  result: billedFees,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CASE_DISPUTED'],
  invalidates: ['BilledFee', 'Report'],
});

export const clearBilledFee = command({
  name: 'quoting.clearBilledFee',
  summary: 'Take back what was entered as billed for a line, or an item that was added',
  http: { method: 'DELETE', path: '/surgery-cases/:id/billed-fees/:lineId' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: z.strictObject({ id, lineId: id }),
  query: z.strictObject({ version: z.coerce.number<string | number>().int().min(1).optional() }),
  result: billedFees,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'CASE_DISPUTED'],
  invalidates: ['BilledFee', 'Report'],
});

export const BilledFeesChanged = event({
  service: 'quoting',
  name: 'BilledFeesChanged',
  data: z.object({ surgeryCaseId: id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'BilledFee' }] },
});
