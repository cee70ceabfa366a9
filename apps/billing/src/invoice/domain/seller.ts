import type { Country, InvoiceSeller } from '@quillcare/contracts';
import type { BillingConfig } from '../../billing.config';

/** Who sells to a practice, at what GST, and in which row of numbers. */
export interface Seller {
  readonly facts: InvoiceSeller;
  readonly gstBasisPoints: number;
  readonly series: 'AU' | 'NZ';
}

/** The seller for practices of a country: one registered for GST in New Zealand numbers its invoices there by themselves. */
export function sellerFor(country: Country, config: BillingConfig): Seller {
  const bank = bankOf(config);
  const name = config.BILLING_SELLER_NAME;
  const seller = (kind: 'ABN' | 'GST_NUMBER', number: string): InvoiceSeller => ({
    name,
    bank,
    taxNumber: number === '' ? null : { kind, number },
  });
  const { BILLING_ABN, BILLING_NZ_GST_NUMBER } = config;
  if (country === 'NZ' && BILLING_NZ_GST_NUMBER !== '')
    return { facts: seller('GST_NUMBER', BILLING_NZ_GST_NUMBER), gstBasisPoints: 1_500, series: 'NZ' };
  // What Australia sells to New Zealand is GST-free there.
  const isTaxed = country === 'AU' && BILLING_ABN !== '';
  return { facts: seller('ABN', BILLING_ABN), gstBasisPoints: isTaxed ? 1_000 : 0, series: 'AU' };
}

/** An invoice's number within its seller's row. */
export function invoiceNumber(series: Seller['series'], place: number): string {
  return `QC-${series}-${String(place).padStart(6, '0')}`;
}

/** An adjustment note's number within its seller's row of them. */
export function creditNumber(series: Seller['series'], place: number): string {
  return `CN-${series}-${String(place).padStart(6, '0')}`;
}

function bankOf(config: BillingConfig): InvoiceSeller['bank'] {
  const accountName = config.BILLING_BANK_ACCOUNT_NAME;
  const bsb = config.BILLING_BANK_BSB;
  const accountNumber = config.BILLING_BANK_ACCOUNT_NUMBER;
  return accountName && bsb && accountNumber ? { accountName, bsb, accountNumber } : null;
}
