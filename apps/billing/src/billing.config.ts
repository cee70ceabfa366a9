import { STRIPE_ADDRESS } from '@quillcare/payments';
import { isAbn } from '@quillcare/rules';
import { z } from 'zod';

const text = z.string().trim().default('');

/** A front-page claim such as "500+ practices", with the source that backs it. */
export interface Claim {
  figure: string;
  label: string;
  source: string;
}

const MAX_CLAIMS = 4;
const partsOf = (claim: string) => claim.split('|').map((part) => part.trim());
const isClaim = (parts: string[]) => parts.length === 3 && parts.every((part) => part !== '');
const claimOf = ([figure = '', label = '', source = '']: string[]): Claim => ({ figure, label, source });

const variables = z.object({
  /**
   * Front-page claims: up to four "figure | label | source", separated by semicolons. A claim without a source is rejected at
   * startup.
   */
  LANDING_CLAIMS: text.transform((value, context): Claim[] => {
    const claims = value.split(';').flatMap((claim) => (claim.trim() === '' ? [] : [partsOf(claim)]));
    if (claims.length <= MAX_CLAIMS && claims.every(isClaim)) return claims.map(claimOf);
    context.addIssue({
      code: 'custom',
      message: `must be at most ${MAX_CLAIMS} of "figure | label | source", separated by semicolons`,
    });
    return z.NEVER;
  }),
  BILLING_SELLER_NAME: z.string().trim().min(1).default('Quillcare'),
  /** If set, Australian practices are charged 10 % GST and receive tax invoices; if empty, no GST is charged. */
  BILLING_ABN: text.refine((value) => value === '' || isAbn(value), 'is not a valid ABN'),
  /** If set, New Zealand practices are charged 15 % GST; if empty, none. */
  BILLING_NZ_GST_NUMBER: text.refine(
    (value) => /^(\d[\d -]{6,11}\d)?$/.test(value),
    'is not a valid GST number',
  ),
  /** Bank account for transfers, shown on invoices only if all three values are set. */
  BILLING_BANK_ACCOUNT_NAME: text,
  BILLING_BANK_BSB: text,
  BILLING_BANK_ACCOUNT_NUMBER: text,
  /** If both are set, invoices can be paid by card; otherwise only by bank transfer. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Stripe's base URL, overridden in tests. */
  STRIPE_URL: STRIPE_ADDRESS,
});

/** The seller and its payment options. Values left empty do not appear on invoices. */
export const billingConfig = variables.refine(
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => (key === '') === (secret === ''),
  { path: ['STRIPE_WEBHOOK_SECRET'], message: 'must be set if STRIPE_SECRET_KEY is set, and only then' },
);
export type BillingConfig = z.output<typeof billingConfig>;
