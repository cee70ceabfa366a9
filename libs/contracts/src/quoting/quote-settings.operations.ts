import { HEALTH_FUNDS } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { instant, text } from '../core/primitives';
import { settings } from '../core/settings';
import { basisPoints, gstTreatment } from './pricing.schemas';
import { consentPoint } from './quote-preview.operations';

/** Maximum number of health funds per practice, and of characters in a fund's name. */
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
        context.addIssue({ code: 'custom', path: [at], message: 'This fund is already in the list' });
      seen.add(key);
    }
  });

const DAYS = 'Please enter a number of days from 1 to 365';

export const quoteSettings = settings({
  service: 'quoting',
  name: 'QuoteSettings',
  audit: 'QUOTE_SETTINGS',
  fields: {
    /** Discount that staff may give without approval, in basis points. Null for no cap. */
    discountCapBasisPoints: field.of(basisPoints.nullable(), z.number().int().nullable()),
    validityDays: field.of(z.number().int().min(1, DAYS).max(365, DAYS), z.number().int()),
    /** Checklist points without which a quote cannot be sent. */
    blockingPoints: field.of(z.array(consentPoint).max(consentPoint.options.length), z.array(consentPoint)),
    /** GST treatment for every line. Null derives it from the procedure class and the line. */
    gstOnEveryLine: field.same(gstTreatment.nullable()),
    /** Health funds offered to staff, who can also type any other. Absent from services of the previous version. */
    healthFunds: field.of(healthFunds, z.array(z.string()).default([...HEALTH_FUNDS])),
  },
  /** When an administrator confirmed the practice's GST treatment (New Zealand). Null until then. */
  shown: { gstConfirmedAt: instant.nullable() },
  sent: { confirmGst: z.boolean().optional() },
  get: {
    summary: 'Get how the practice prices and sends quotes',
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: { summary: 'Update how the practice prices and sends quotes', invalidates: ['Quote'] },
  live: { needs: 'QUOTES', also: ['Quote'] },
});
export const {
  get: getQuoteSettings,
  update: updateQuoteSettings,
  changed: QuoteSettingsChanged,
} = quoteSettings;
export type QuoteSettings = ResultOf<typeof getQuoteSettings>;
