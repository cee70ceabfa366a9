import type { PublicVariation } from '@quillcare/contracts';
import { comparisonOf } from '../../quote/domain/quote-comparison';
import type { QuoteContent } from '../../quote/domain/quote.state';

type Priced = Pick<QuoteContent, 'lines' | 'totalMinor'>;

/**
 * What a changed quote changes of the signed one, as its patient sees it: only the lines that differ, and without the keys that
 * say what of the practice's configuration a line came from.
 */
export function variationOf(
  signed: Priced & { revision: number; acceptedAt: string },
  changed: Priced,
): PublicVariation {
  const { lines, ...totals } = comparisonOf(signed, changed);
  const unnamed = (at: number) => `line-${at + 1}`;
  return {
    ofRevision: signed.revision,
    acceptedAt: signed.acceptedAt,
    ...totals,
    lines: lines
      .filter(({ change }) => change !== 'SAME')
      .map((line, at) => ({
        ...line,
        key: unnamed(at),
        before: line.before && { ...line.before, key: unnamed(at) },
        after: line.after && { ...line.after, key: unnamed(at) },
      })),
  };
}
