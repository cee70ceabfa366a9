import type { QuoteLineChange } from '@quillcare/contracts';
import { compareLines, type ComparableLine } from '@quillcare/rules';
import type { QuoteContent } from './quote.state';

type Compared = Pick<QuoteContent, 'lines' | 'totalMinor'>;

/** Compares two prices of a quote line by line, with totals. */
export function comparisonOf(before: Compared, after: Compared) {
  return {
    beforeMinor: before.totalMinor,
    afterMinor: after.totalMinor,
    differenceMinor: after.totalMinor - before.totalMinor,
    lines: compareLines(before.lines, after.lines).map((change): QuoteLineChange => ({
      ...change,
      before: shown(change.before),
      after: shown(change.after),
      fields: [...change.fields],
    })),
  };
}

function shown(line: ComparableLine | null): QuoteLineChange['before'] {
  if (line === null) return null;
  return {
    key: line.key,
    kind: line.kind,
    description: line.description,
    billedBy: line.billedBy,
    basis: line.basis,
    quantity: line.quantity,
    unitFeeMinor: line.unitFeeMinor,
    discountMinor: line.discountMinor,
    gstTreatment: line.gstTreatment,
    benefitsMinor: line.benefitsMinor,
    totalMinor: line.totalMinor,
  };
}
