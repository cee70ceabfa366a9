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

/** Why the billed fee differs from the quote. */
export const billedReason = z.enum(BILLED_REASONS);
export type BilledReason = z.infer<typeof billedReason>;

const whole = z.number().int();

/** An amount excluding GST, its GST and the total, in minor units. */
const charge = z.object({ amountMinor: whole, gstMinor: whole, totalMinor: whole });

const difference = z.object({
  /** Billed minus quoted, in minor units including GST. */
  differenceMinor: whole,
  /** The difference relative to the quoted amount, in basis points (1000 = 10 %). Null if nothing was quoted. */
  differenceBasisPoints: whole.nullable(),
});

export const billedFee = z.object({
  version,
  ...charge.shape,
  ...difference.shape,
  billedOn: isoDate,
  invoiceReference: z.string().nullable(),
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
  /** True if it was billed without having been quoted. */
  isAdded: z.boolean(),
  quoted: charge,
  /** Null until entered. */
  billed: billedFee.nullable(),
});
export type BilledLine = z.infer<typeof billedLine>;

export const billedFees = z.object({
  surgeryCaseId: id,
  quoteNumber: z.string(),
  currency,
  gstRateBasisPoints: whole,
  /** True once the surgery is completed, when fees can be entered. */
  isOpen: z.boolean(),
  lines: z.array(billedLine),
  /** Totals of the billed lines only, because lines yet to be billed are not differences. */
  totals: z.object({
    quotedMinor: whole,
    billedMinor: whole,
    ...difference.shape,
    quoteMinor: whole,
    linesBilled: whole,
    linesToBill: whole,
  }),
});
export type BilledFees = z.infer<typeof billedFees>;

export const getBilledFees = query({
  name: 'quoting.getBilledFees',
  summary: 'Get the quoted and billed fees of a surgery case, line by line',
  http: { method: 'GET', path: '/surgery-cases/:id/billed-fees' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: billedFees,
  errors: ['NOT_FOUND'],
  provides: ['BilledFee', 'SurgeryCase'],
});

/** Describes an item that was billed without having been quoted. */
const addedItem = z.strictObject({ kind: lineKind, description: text(300), billedBy, gstTreatment });

export const billedFeeInput = z.strictObject({
  lineId: id,
  /** The version the caller saw. Omitted for a line that has not been entered yet. */
  version: version.nullish().transform((value) => value ?? null),
  /** Corrected details of an added item. Must be null for a line of the quote. */
  item: addedItem.nullish().transform((value) => value ?? null),
  /** In minor units excluding GST, as on the quote. GST is derived from the line. */
  amountMinor: minorUnits,
  billedOn: isoDate,
  invoiceReference: optionalText(60),
  billerName: optionalText(200),
  /** Required if the amount differs from the quote. */
  reason: billedReason.nullish().transform((value) => value ?? null),
  reasonText: optionalText(500),
});
export type BilledFeeInput = z.infer<typeof billedFeeInput>;

export const recordBilledFees = command({
  name: 'quoting.recordBilledFees',
  summary: 'Record the fees billed for lines of the accepted quote',
  http: { method: 'PATCH', path: '/surgery-cases/:id/billed-fees' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    lines: z
      .array(billedFeeInput)
      .min(1, 'Please enter at least one line')
      .max(LINES_LIMIT, 'This field is too long')
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
        message: 'Please use each line only once',
      }),
  }),
  result: billedFees,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'CASE_DISPUTED'],
  invalidates: ['BilledFee', 'Report'],
});

export const ADDED_ITEMS_LIMIT = 50;

export const addedItemInput = z.strictObject({
  ...addedItem.shape,
  /** In minor units, excluding GST. */
  amountMinor: minorUnits.refine((amount) => amount > 0, 'Please enter an amount'),
  billedOn: isoDate,
  invoiceReference: optionalText(60),
  billerName: optionalText(200),
  /** Always required, because the item was not quoted. */
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
  summary: 'Clear the billed fee of a line, or remove an added item',
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
