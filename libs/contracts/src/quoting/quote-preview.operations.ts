import { CONSENT_POINTS } from '@quillcare/rules';
import { z } from 'zod';
import { query } from '../core/operation';
import { id, isoDate } from '../core/primitives';
import { discountVerdict, quoteNotice, placeResults } from './pricing.schemas';
import { LINES_LIMIT, pricedLine, quoteInput, quoteLineInput, quoteTotals } from './quote.schemas';
import { procedureClass } from './directory.schemas';
import { offeredChoices } from './signing.schemas';

/**
 * A point of the checklist for informed financial consent: what determines the figures, or what the patient must know before the
 * cost is incurred.
 */
export const consentPoint = z.enum(CONSENT_POINTS);
export type ConsentPoint = z.infer<typeof consentPoint>;

/** One point of the checklist. `blocks` means that the practice does not send quotes without it. */
export const consentCheck = z.object({
  point: consentPoint,
  isMet: z.boolean(),
  blocks: z.boolean(),
  /** Keys of the lines that fail it. */
  lineKeys: z.array(z.string()),
  /** Ids of the surgeries that fail it. */
  surgeryIds: z.array(z.string()).default([]),
});
export type ConsentCheck = z.infer<typeof consentCheck>;

/**
 * Calculates a quote for the editor without storing anything. Without `lines`, all lines come from the surgeries. With `lines`,
 * these are priced as they would be saved; `quoteId` is the draft whose stored lines they build on.
 */
export const previewQuote = query({
  name: 'quoting.previewQuote',
  summary: "Preview a quote's lines and totals without storing anything",
  http: { method: 'POST', path: '/quotes/preview', status: 200 },
  permission: { resource: 'QUOTES', action: 'READ' },
  body: z.strictObject({
    quoteId: id.nullish().transform((value) => value ?? null),
    clientId: id.nullish().transform((value) => value ?? null),
    doctorId: id,
    hospitalId: quoteInput.shape.hospitalId,
    siteId: quoteInput.shape.siteId,
    place: quoteInput.shape.place,
    procedureClass: procedureClass.optional(),
    surgeries: quoteInput.shape.surgeries,
    quoteDiscount: quoteInput.shape.quoteDiscount,
    fund: quoteInput.shape.fund,
    validUntil: isoDate.nullish().transform((value) => value ?? null),
    lines: z
      .array(quoteLineInput)
      .max(LINES_LIMIT, 'This field is too long')
      .nullish()
      .transform((value) => value ?? null),
  }),
  result: z.object({
    procedureClass,
    gstRateBasisPoints: z.number().int(),
    lines: z.array(pricedLine),
    totals: quoteTotals,
    discount: discountVerdict,
    notices: z.array(quoteNotice),
    placeResults: placeResults.nullable(),
    choices: offeredChoices.nullable(),
    checklist: z.array(consentCheck),
    /** The age below which someone else signs, if the client is below it today. Null if they sign alone. */
    representativeBelowAge: z.number().int().nullable(),
    pricedOn: isoDate,
    mbsTableDate: isoDate.nullable(),
  }),
  errors: ['NOT_FOUND'],
  provides: ['Surgery'],
});
