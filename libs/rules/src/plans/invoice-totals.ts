import { applyBasisPoints } from '../money';
import { sumCharges } from './period';

export interface InvoiceTotals {
  readonly netMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
}

/**
 * Returns the totals of an invoice in cents. GST is calculated once, on the sum of the lines, at `gstBasisPoints` (1000 = 10 %).
 */
export function calculateInvoiceTotals(
  lines: readonly { readonly amountMinor: number }[],
  gstBasisPoints: number,
): InvoiceTotals {
  const netMinor = sumCharges(lines);
  const gstMinor = applyBasisPoints(netMinor, gstBasisPoints);
  return { netMinor, gstMinor, totalMinor: netMinor + gstMinor };
}
