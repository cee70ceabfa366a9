import { HEALTH_FUNDS } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { instant, text } from '../core/primitives';
import { settings } from '../core/settings';
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

const DAYS = 'Please enter a number of days from 1 to 365';

/** How a practice prices and sends quotes. */
export const quoteSettings = settings({
  service: 'quoting',
  name: 'QuoteSettings',
  audit: 'QUOTE_SETTINGS',
  fields: {
    /** The share that staff may discount without approval; null without a cap. */
    discountCapBasisPoints: field.of(basisPoints.nullable(), z.number().int().nullable()),
    /** New quotes are valid for so many days. */
    validityDays: field.of(z.number().int().min(1, DAYS).max(365, DAYS), z.number().int()),
    /** The points of the checklist without which a quote is not sent. */
    blockingPoints: field.of(z.array(consentPoint).max(consentPoint.options.length), z.array(consentPoint)),
    /** GST on every line alike; null goes by procedure class and line. */
    gstOnEveryLine: field.same(gstTreatment.nullable()),
    /** The health funds that staff choose from; any other can be typed. A service of the version before sends none. */
    healthFunds: field.of(healthFunds, z.array(z.string()).default([...HEALTH_FUNDS])),
  },
  /** When the administrator confirmed how the practice charges GST (New Zealand). */
  shown: { gstConfirmedAt: instant.nullable() },
  /** Confirms the practice's way of charging GST. */
  sent: { confirmGst: z.boolean().optional() },
  get: {
    summary: 'How the practice prices and sends quotes',
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: { summary: 'Change how the practice prices and sends quotes', invalidates: ['Quote'] },
  live: { needs: 'QUOTES', also: ['Quote'] },
});
export const {
  get: getQuoteSettings,
  update: updateQuoteSettings,
  changed: QuoteSettingsChanged,
} = quoteSettings;
export type QuoteSettings = ResultOf<typeof getQuoteSettings>;
