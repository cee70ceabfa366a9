import { businessNumberDigits, isAbn, isNzbn } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, minorUnits, optionalText, rawText, version } from '../core/primitives';

/** A share of the quote's total, or the same amount for every quote; never more than the total. */
export const depositKind = z.enum(['PERCENTAGE', 'FIXED']);

/** Until when a deposit is due at the latest, in days after the acceptance. */
export const MOST_DUE_DAYS = 180;

/** The least that can be asked for: the card provider takes nothing smaller than half of it. */
export const LEAST_DEPOSIT_MINOR = 100;

/** How a practice takes deposits on quotes, on its own Stripe account. One that never saved it has the defaults, with version 0. */
export const depositSettings = z.object({
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** Whether accepted quotes ask for a deposit, and it can be paid online. */
  isOn: z.boolean(),
  kind: depositKind,
  basisPoints: z.number().int(),
  /** Of a fixed deposit. */
  amountMinor: z.number().int().nullable(),
  dueDays: z.number().int(),
  /** What becomes of it if the surgery is cancelled, in the practice's words. */
  cancellationWords: z.string().nullable(),
  /** The practice's ABN or NZBN, for receipts. */
  businessNumber: z.string().nullable(),
  /** Of the secrets only their ends are shown. */
  keyEnd: z.string().nullable(),
  /** By the key's prefix; a test key moves no money. */
  isLive: z.boolean(),
  webhookEnd: z.string().nullable(),
  /** Where Stripe reports to; null until the settings were saved once. */
  webhookUrl: z.string().nullable(),
});
export type DepositSettings = z.infer<typeof depositSettings>;

/** What Stripe has to report to the practice's address. */
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
  'Please enter a secret or restricted key of Stripe: it begins with sk_ or rk_',
);
const webhookSecret = rawText(300).regex(
  /^whsec_\w+$/,
  'Please enter the signing secret of the webhook: it begins with whsec_',
);
const OUT_OF_RANGE = `Please enter a number of days from 0 to ${MOST_DUE_DAYS}`;

export const getDepositSettings = query({
  name: 'quoting.getDepositSettings',
  summary: 'How the practice takes deposits on quotes',
  http: { method: 'GET', path: '/deposit-settings' },
  permission: { roles: ADMINS },
  result: depositSettings,
  provides: ['DepositSettings'],
});

export const updateDepositSettings = command({
  name: 'quoting.updateDepositSettings',
  summary: 'Change how the practice takes deposits on quotes; what is left out stays',
  http: { method: 'PATCH', path: '/deposit-settings' },
  permission: { roles: ADMINS },
  stepUp: true,
  // A new key is tried at Stripe before it is stored.
  deadlineMs: 25_000,
  body: z.strictObject({
    version: version.or(z.literal(0)),
    isOn: z.boolean().optional(),
    kind: depositKind.optional(),
    basisPoints: z
      .number('Please enter a percentage above 0 and up to 100')
      .int('Please enter a percentage above 0 and up to 100')
      .min(1, 'Please enter a percentage above 0 and up to 100')
      .max(10_000, 'Please enter a percentage above 0 and up to 100')
      .optional(),
    amountMinor: minorUnits.min(LEAST_DEPOSIT_MINOR, 'Please enter at least $1').nullable().optional(),
    dueDays: z
      .number(OUT_OF_RANGE)
      .int(OUT_OF_RANGE)
      .min(0, OUT_OF_RANGE)
      .max(MOST_DUE_DAYS, OUT_OF_RANGE)
      .optional(),
    cancellationWords: optionalText(2_000).optional(),
    businessNumber: optionalText(20)
      .transform((value) => (value ? businessNumberDigits(value) : value))
      .refine((value) => !value || isAbn(value) || isNzbn(value), 'Please enter a valid ABN or NZBN')
      .optional(),
    /** Left out, the stored key stays; null takes it away, which needs deposits to be off. */
    secretKey: orNull(secretKey).optional(),
    webhookSecret: orNull(webhookSecret).optional(),
  }),
  result: depositSettings,
  errors: ['VERSION_CONFLICT', 'CARDS_UNAVAILABLE', 'PAYMENT_IN_PROGRESS'],
  invalidates: ['DepositSettings'],
});

export const DepositSettingsChanged = event({
  service: 'quoting',
  name: 'DepositSettingsChanged',
  data: z.object({ id }),
  live: { needs: 'SETTINGS', tags: () => [{ type: 'DepositSettings' }] },
});
