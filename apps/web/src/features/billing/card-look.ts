import type { PaymentMethod } from '@quillcare/contracts';

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Display name of a card brand. Null if the brand is unknown. */
export function brandName(brand: string): string | null {
  return BRANDS[brand] ?? null;
}

/**
 * Returns whether a card is expired or about to. A card is valid until the end of its expiry month; SOON covers that month and
 * the one before.
 */
export function cardExpiry(
  { expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>,
  today: string,
): 'EXPIRED' | 'SOON' | null {
  const months = (expYear - Number(today.slice(0, 4))) * 12 + expMonth - Number(today.slice(5, 7));
  if (months < 0) return 'EXPIRED';
  return months <= 1 ? 'SOON' : null;
}
