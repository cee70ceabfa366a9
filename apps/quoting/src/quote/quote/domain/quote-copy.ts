import type { Client, PricedLine } from '@quillcare/contracts';
import { addDays, isExpired, priceLine, calculateQuoteTotals, todayIn } from '@quillcare/rules';
import { linesOf } from './chosen-variant';
import { quoteSearchKey } from './quote-content';
import type { QuoteContent } from './quote.state';
import { pickContent } from './stored-content';

/** The last day of validity of a copy, and the time zone in which that day ends. */
export interface CopyTerms {
  validUntil: string;
  timeZone: string;
}

/** The copy's last day of validity: the original's if still to come, otherwise the practice's default period from today. */
export function validityOfCopy(
  { validUntil }: Pick<QuoteContent, 'validUntil'>,
  timeZone: string,
  validityDays: number,
  now: Date,
): string {
  return isExpired(validUntil, now, timeZone) ? addDays(todayIn(now, timeZone), validityDays) : validUntil;
}

/**
 * Copies a quote's content for a client. For a different client it drops what concerned the original person: the fund arrangement
 * and its benefits, and the notes to the patient. A removed client keeps their name.
 */
export function copyContent(
  quote: QuoteContent,
  client: Client | null,
  quoteNumber: string,
  terms: CopyTerms,
): QuoteContent {
  const content = { ...pickContent(quote), ...terms };
  if (client === null) return content;
  const { id, firstName, lastName, email, phone } = client;
  const named: QuoteContent = {
    ...content,
    clientId: id,
    client: { id, firstName, lastName, email, phone },
    searchKey: quoteSearchKey(quoteNumber, client, quote.doctor),
  };
  return id === quote.clientId ? named : withoutPerson(named);
}

function withoutPerson(content: QuoteContent): QuoteContent {
  const { gstRateBasisPoints, choices } = content;
  const repriceWithoutFund = (lines: readonly PricedLine[]) => withoutFund(lines, gstRateBasisPoints);
  const own = repriceWithoutFund(content.lines);
  return {
    ...content,
    notesToPatient: null,
    fund: { type: 'NONE', fundName: null, gapMinor: null, excessMinor: null },
    // Computed with the dropped fund; recomputed when the copy is edited.
    placeResults: null,
    ...own,
    choices: choices && {
      ...choices,
      variants: choices.variants.map((variant) => {
        const { totals } = repriceWithoutFund(linesOf(content.lines, variant));
        const { lines } = repriceWithoutFund(variant.changedLines);
        return {
          ...variant,
          totals,
          totalMinor: totals.totalMinor,
          placeResults: null,
          changedLines: lines,
        };
      }),
    },
  };
}

const FUND_STEPS: ReadonlySet<string> = new Set([
  'fundSchedule',
  'fundKnownGap',
  'fundNoGap',
  'fundExcess',
  'fundLineShare',
  'enteredFund',
]);

function withoutFund(before: readonly PricedLine[], gstRateBasisPoints: number) {
  const lines = before.map((line): PricedLine => {
    const benefitSteps = line.benefitSteps?.filter(({ key }) => !FUND_STEPS.has(key));
    const own = { ...line, enteredFundMinor: null, fundBenefitMinor: null, benefitSteps };
    return { ...own, ...priceLine(own, gstRateBasisPoints) };
  });
  const totals = calculateQuoteTotals(lines, { gstRateBasisPoints });
  return { lines, totals: { ...totals, byBiller: { ...totals.byBiller } }, totalMinor: totals.totalMinor };
}
