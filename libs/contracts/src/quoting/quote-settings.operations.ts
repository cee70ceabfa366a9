import { HEALTH_FUNDS } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, text, version } from '../core/primitives';
import { basisPoints, gstTreatment } from './pricing.schemas';
import { consentPoint } from './quote-preview.operations';

/** Most health funds of a practice, and characters of the name of one. */
export const HEALTH_FUNDS_LIMIT = 60;
export const HEALTH_FUND_LENGTH = 100;

const healthFunds = z
  .array(text(HEALTH_FUND_LENGTH))
  .max(HEALTH_FUNDS_LIMIT, 'A practice has at most 60 health funds')
  .superRefine((names, context) => {
    const seen = new Set<string>();
    for (const [at, name] of names.entries()) {
      const key = name.toLowerCase();
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [at], message: 'This fund is in the list already' });
      seen.add(key);
    }
  });

/** How a practice prices and sends quotes. A practice that never saved them has the defaults, with version 0. */
export const quoteSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** The share that staff may discount without approval; null without a cap. */
  discountCapBasisPoints: z.number().int().nullable(),
  /** New quotes are valid for so many days. */
  validityDays: z.number().int(),
  /** The points of the checklist without which a quote is not sent. */
  blockingPoints: z.array(consentPoint),
  /** GST on every line alike; null goes by procedure class and line. */
  gstOnEveryLine: gstTreatment.nullable(),
  /** When the administrator confirmed how the practice charges GST (New Zealand). */
  gstConfirmedAt: instant.nullable(),
  /** The health funds that staff choose from; any other can be typed. A service of the version before sends none. */
  healthFunds: z.array(z.string()).default([...HEALTH_FUNDS]),
});
export type QuoteSettings = z.infer<typeof quoteSettings>;

export const getQuoteSettings = query({
  name: 'quoting.getQuoteSettings',
  summary: 'How the practice prices and sends quotes',
  http: { method: 'GET', path: '/quote-settings' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: quoteSettings,
  provides: ['QuoteSettings'],
});

export const updateQuoteSettings = command({
  name: 'quoting.updateQuoteSettings',
  summary: 'Change how the practice prices and sends quotes',
  http: { method: 'PATCH', path: '/quote-settings' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    version: version.or(z.literal(0)),
    discountCapBasisPoints: basisPoints.nullable().optional(),
    validityDays: z
      .number()
      .int()
      .min(1, 'Please enter a number of days from 1 to 365')
      .max(365, 'Please enter a number of days from 1 to 365')
      .optional(),
    blockingPoints: z.array(consentPoint).max(consentPoint.options.length).optional(),
    gstOnEveryLine: gstTreatment.nullable().optional(),
    healthFunds: healthFunds.optional(),
    /** Confirms the practice's way of charging GST. */
    confirmGst: z.boolean().optional(),
  }),
  result: quoteSettings,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['QuoteSettings', 'Quote'],
});

export const QuoteSettingsChanged = event({
  service: 'quoting',
  name: 'QuoteSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'QuoteSettings' }, { type: 'Quote' }] },
});
