import { businessNumberDigits, isAbn, isNzbn } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import type { ResultOf } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { minorUnits, optionalText, rawText } from '../core/primitives';
import { settings } from '../core/settings';

/** A share of the quote's total, or the same amount for every quote; never more than the total. */
export const depositKind = z.enum(['PERCENTAGE', 'FIXED']);

/** Latest due date of a deposit, in days after the acceptance. */
export const MOST_DUE_DAYS = 180;

/** Minimum deposit in minor units. The card provider's own minimum is half of it. */
export const LEAST_DEPOSIT_MINOR = 100;

/** The Stripe events that must be sent to the practice's webhook. */
export const DEPOSIT_REPORTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const secretKey = rawText(300).regex(
  /^(sk|rk)_(test|live)_\w+$/,
  'Please enter a Stripe secret or restricted key; it begins with sk_ or rk_',
);
const webhookSecret = rawText(300).regex(
  /^whsec_\w+$/,
  "Please enter the webhook's signing secret; it begins with whsec_",
);
const OUT_OF_RANGE = `Please enter a number of days from 0 to ${MOST_DUE_DAYS}`;

const SHARE = 'Please enter a percentage above 0 and up to 100';
const whole = z.number().int();

/** How a practice takes deposits on quotes, through its own Stripe account. */
export const depositSettings = settings({
  service: 'quoting',
  name: 'DepositSettings',
  audit: 'DEPOSIT_SETTINGS',
  fields: {
    /** Whether a deposit is requested with accepted quotes and can be paid online. */
    isOn: field.same(z.boolean()),
    kind: field.same(depositKind),
    basisPoints: field.of(z.number(SHARE).int(SHARE).min(1, SHARE).max(10_000, SHARE), whole),
    /** The amount if `kind` is FIXED. */
    amountMinor: field.of(
      minorUnits.min(LEAST_DEPOSIT_MINOR, 'Please enter at least $1').nullable(),
      whole.nullable(),
    ),
    dueDays: field.of(
      z.number(OUT_OF_RANGE).int(OUT_OF_RANGE).min(0, OUT_OF_RANGE).max(MOST_DUE_DAYS, OUT_OF_RANGE),
      whole,
    ),
    /** The practice's wording on what happens to the deposit if the surgery is cancelled. */
    cancellationWords: field.of(optionalText(2_000), z.string().nullable()),
    /** The practice's ABN or NZBN, for receipts. */
    businessNumber: field.of(
      optionalText(20)
        .transform((value) => (value ? businessNumberDigits(value) : value))
        .refine((value) => !value || isAbn(value) || isNzbn(value), 'Please enter a valid ABN or NZBN'),
      z.string().nullable(),
    ),
  },
  shown: {
    /** Only the last characters of secrets are returned. */
    keyEnd: z.string().nullable(),
    /** Derived from the key's prefix. A test key moves no money. */
    isLive: z.boolean(),
    webhookEnd: z.string().nullable(),
    /** Webhook URL to enter at Stripe. Null until the settings are first saved. */
    webhookUrl: z.string().nullable(),
  },
  sent: {
    /** Unchanged if omitted. Null removes the key, which requires deposits to be off. */
    secretKey: orNull(secretKey).optional(),
    webhookSecret: orNull(webhookSecret).optional(),
  },
  get: { summary: 'Get how the practice takes deposits on quotes', permission: { roles: ADMINS } },
  update: {
    summary: 'Update how the practice takes deposits on quotes; omitted fields stay unchanged',
    errors: ['CARDS_UNAVAILABLE', 'PAYMENT_IN_PROGRESS', 'FEATURE_SWITCHED_OFF'],
    stepUp: true,
    // Long, because a new key is tested with Stripe before it is stored.
    deadlineMs: 25_000,
  },
  live: { needs: 'SETTINGS' },
});
export const {
  get: getDepositSettings,
  update: updateDepositSettings,
  changed: DepositSettingsChanged,
} = depositSettings;
export type DepositSettings = ResultOf<typeof getDepositSettings>;
