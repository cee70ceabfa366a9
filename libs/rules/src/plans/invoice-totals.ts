import { percentOf } from '../money';
import { chargesTotal } from './period';

export interface InvoiceTotals {
  readonly netMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
}

/**
 * Returns the totals of an invoice in cents. GST is calculated once, on the sum of the lines, at `gstBasisPoints` (1000 = 10 %).
 */
export function invoiceTotals(
  lines: readonly { readonly amountMinor: number }[],
  gstBasisPoints: number,
): InvoiceTotals {
  const netMinor = chargesTotal(lines);
  const gstMinor = percentOf(netMinor, gstBasisPoints);
  return { netMinor, gstMinor, totalMinor: netMinor + gstMinor };
}
