import type { PublicRevision, PublicVariation } from '@quillcare/contracts';
import { findVariant } from '@quillcare/rules';
import { compareVersions, linesOf, type QuoteContent } from '../../../quote';

type Priced = Pick<QuoteContent, 'lines' | 'totalMinor'>;
type Offered = Priced & Pick<QuoteContent, 'choices'>;

/**
 * The changes from the signed quote to a variation, as shown to the patient: only the lines that differ, without the keys that
 * would reveal the practice's configuration.
 */
export function variationOf(
  signed: Priced & { revision: number } & Pick<PublicVariation, 'acceptedAt' | 'isSurgeryConfirmed'>,
  changed: Offered,
): PublicVariation {
  const { revision: ofRevision, acceptedAt, isSurgeryConfirmed } = signed;
  return { ofRevision, acceptedAt, isSurgeryConfirmed, ...differences(signed, changed, () => signed) };
}

/**
 * The changes from the previously sent version of a quote that was never answered. Other options than suggested are compared with
 * the same options of that version, so that the patient's own choice is not shown as a change by the practice.
 */
export function revisionOf(
  former: Offered & { revision: number; sentAt: string },
  present: Offered,
): PublicRevision {
  const { revision: ofRevision, sentAt } = former;
  const changes = differences(former, present, (optionIds) => withOptions(former, optionIds) ?? former);
  return { ofRevision, sentAt, ...changes };
}

type Differences = Omit<PublicRevision, 'ofRevision' | 'sentAt'>;

/** The changes as suggested by staff, and with each combination of options. `formerWith` is what a combination is compared with. */
function differences(
  before: Priced,
  after: Offered,
  formerWith: (optionIds: readonly string[]) => Priced,
): Differences {
  const own = comparison(before, after);
  const byChoice = after.choices?.variants.map(({ optionIds }, at) => {
    const compared = at === 0 ? own : comparison(formerWith(optionIds), withOptions(after, optionIds)!);
    return { optionIds, ...compared };
  });
  return { ...own, ...(byChoice && { byChoice }) };
}

function withOptions({ lines, choices }: Offered, optionIds: readonly string[]): Priced | null {
  const variant = findVariant(choices?.variants ?? [], optionIds);
  return variant && { lines: linesOf(lines, variant), totalMinor: variant.totalMinor };
}

function comparison(before: Priced, after: Priced): Omit<Differences, 'byChoice'> {
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
