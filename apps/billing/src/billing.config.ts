import { isAbn } from '@quillcare/rules';
import { z } from 'zod';

const text = z.string().trim().default('');

/** Who sells Quillcare; what is not given is on no invoice. */
export const billingConfig = z.object({
  BILLING_SELLER_NAME: z.string().trim().min(1).default('Quillcare'),
  /** With it, practices in Australia are charged 10 % GST and get tax invoices; without it, no GST. */
  BILLING_ABN: text.refine((value) => value === '' || isAbn(value), 'is no ABN'),
  /** With it, practices in New Zealand are charged 15 % GST; without it, none. */
  BILLING_NZ_GST_NUMBER: text.refine((value) => /^(\d[\d -]{6,11}\d)?$/.test(value), 'is no GST number'),
  /** The account that transfers go to; shown once all three are given. */
  BILLING_BANK_ACCOUNT_NAME: text,
  BILLING_BANK_BSB: text,
  BILLING_BANK_ACCOUNT_NUMBER: text,
});
export type BillingConfig = z.output<typeof billingConfig>;
