import { STRIPE_ADDRESS } from '@quillcare/payments';
import { isAbn } from '@quillcare/rules';
import { z } from 'zod';

const text = z.string().trim().default('');

/** A figure of the front page, such as "500+ practices", and where it comes from. */
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
  /** What the front page says of Quillcare. Without a source nothing is said. */
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
  /** With it, practices in Australia are charged 10 % GST and get tax invoices; without it, no GST. */
  BILLING_ABN: text.refine((value) => value === '' || isAbn(value), 'is no ABN'),
  /** With it, practices in New Zealand are charged 15 % GST; without it, none. */
  BILLING_NZ_GST_NUMBER: text.refine((value) => /^(\d[\d -]{6,11}\d)?$/.test(value), 'is no GST number'),
  /** The account that transfers go to; shown once all three are given. */
  BILLING_BANK_ACCOUNT_NAME: text,
  BILLING_BANK_BSB: text,
  BILLING_BANK_ACCOUNT_NUMBER: text,
  /** With both, invoices can be paid by card; without them, by bank transfer only. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Another server than Stripe's own, for tests. */
  STRIPE_URL: STRIPE_ADDRESS,
});

/** Who sells Quillcare and how it is paid; what is not given is on no invoice. */
export const billingConfig = variables.refine(
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => (key === '') === (secret === ''),
  { path: ['STRIPE_WEBHOOK_SECRET'], message: 'must be given with STRIPE_SECRET_KEY, and only then' },
);
export type BillingConfig = z.output<typeof billingConfig>;
