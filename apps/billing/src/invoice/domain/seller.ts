import type { Country, InvoiceSeller } from '@quillcare/contracts';
import type { BillingConfig } from '../../billing.config';

export interface Seller {
  readonly facts: InvoiceSeller;
  readonly gstBasisPoints: number;
  readonly series: 'AU' | 'NZ';
}

/**
 * Returns the seller for a country. If Quillcare is registered for GST in New Zealand, invoices there have their own number
 * series.
 */
export function sellerFor(country: Country, config: BillingConfig): Seller {
  const bank = bankOf(config);
  const name = config.BILLING_SELLER_NAME;
  const toSeller = (kind: 'ABN' | 'GST_NUMBER', number: string): InvoiceSeller => ({
    name,
    bank,
    taxNumber: number === '' ? null : { kind, number },
  });
  const { BILLING_ABN, BILLING_NZ_GST_NUMBER } = config;
  if (country === 'NZ' && BILLING_NZ_GST_NUMBER !== '')
    return { facts: toSeller('GST_NUMBER', BILLING_NZ_GST_NUMBER), gstBasisPoints: 1_500, series: 'NZ' };
  // Sales from Australia to New Zealand are GST-free.
  const isTaxed = country === 'AU' && BILLING_ABN !== '';
  return { facts: toSeller('ABN', BILLING_ABN), gstBasisPoints: isTaxed ? 1_000 : 0, series: 'AU' };
}

export function invoiceNumber(series: Seller['series'], place: number): string {
  return `QC-${series}-${String(place).padStart(6, '0')}`;
}

export function creditNumber(series: Seller['series'], place: number): string {
  return `CN-${series}-${String(place).padStart(6, '0')}`;
}

function bankOf(config: BillingConfig): InvoiceSeller['bank'] {
  const accountName = config.BILLING_BANK_ACCOUNT_NAME;
  const bsb = config.BILLING_BANK_BSB;
  const accountNumber = config.BILLING_BANK_ACCOUNT_NUMBER;
  return accountName && bsb && accountNumber ? { accountName, bsb, accountNumber } : null;
}
