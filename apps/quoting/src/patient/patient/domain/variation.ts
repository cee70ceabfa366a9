import type { PublicRevision, PublicVariation } from '@quillcare/contracts';
import { compareVersions, type QuoteContent } from '../../../quote';

type Priced = Pick<QuoteContent, 'lines' | 'totalMinor'>;

/**
 * The changes from the signed quote to a variation, as shown to the patient: only the lines that differ, without the keys that
 * would reveal the practice's configuration.
 */
export function variationOf(
  signed: Priced & { revision: number } & Pick<PublicVariation, 'acceptedAt' | 'isSurgeryConfirmed'>,
  changed: Priced,
): PublicVariation {
  const { revision: ofRevision, acceptedAt, isSurgeryConfirmed } = signed;
  return { ofRevision, acceptedAt, isSurgeryConfirmed, ...differences(signed, changed) };
}

/** The changes from the previously sent version of a quote that was never answered. */
export function revisionOf(
  former: Priced & { revision: number; sentAt: string },
  present: Priced,
): PublicRevision {
  return { ofRevision: former.revision, sentAt: former.sentAt, ...differences(former, present) };
}

function differences(before: Priced, after: Priced): Omit<PublicRevision, 'ofRevision' | 'sentAt'> {
  const { lines, ...totals } = compareVersions(before, after);
  const fallbackLineId = (at: number) => `line-${at + 1}`;
  return {
    ...totals,
    lines: lines
      .filter(({ change }) => change !== 'SAME')
      .map((line, at) => ({
        ...line,
        key: fallbackLineId(at),
        before: line.before && { ...line.before, key: fallbackLineId(at) },
        after: line.after && { ...line.after, key: fallbackLineId(at) },
      })),
  };
}
