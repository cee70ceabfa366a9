import type { PublicRevision, PublicVariation } from '@quillcare/contracts';
import { comparisonOf, type QuoteContent } from '../../../quote';

type Priced = Pick<QuoteContent, 'lines' | 'totalMinor'>;

/**
 * What a changed quote changes of the signed one, as its patient sees it: only the lines that differ, and without the keys that
 * say what of the practice's configuration a line came from.
 */
export function variationOf(
  signed: Priced & { revision: number; acceptedAt: string },
  changed: Priced,
): PublicVariation {
  return { ofRevision: signed.revision, acceptedAt: signed.acceptedAt, ...differences(signed, changed) };
}

/** The same of a quote that was sent again before it was answered. */
export function revisionOf(
  former: Priced & { revision: number; sentAt: string },
  present: Priced,
): PublicRevision {
  return { ofRevision: former.revision, sentAt: former.sentAt, ...differences(former, present) };
}

function differences(before: Priced, after: Priced): Omit<PublicRevision, 'ofRevision' | 'sentAt'> {
  const { lines, ...totals } = comparisonOf(before, after);
  const unnamed = (at: number) => `line-${at + 1}`;
  return {
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
