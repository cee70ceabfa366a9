import type { Client, PricedLine } from '@quillcare/contracts';
import { addDays, isExpired, priceLine, quoteTotals, todayIn } from '@quillcare/rules';
import { linesOf } from './chosen-variant';
import { quoteSearchKey } from './quote-content';
import type { QuoteContent } from './quote.state';
import { contentOfQuote } from './stored-content';

/** The last day of validity of a copy, and the time zone in which that day ends. */
export interface CopyTerms {
  validUntil: string;
  timeZone: string;
}

/** The copy's last day of validity: the original's if still to come, otherwise the practice's default period from today. */
export function keptValidity(
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
export function copyFor(
  quote: QuoteContent,
  client: Client | null,
  quoteNumber: string,
  terms: CopyTerms,
): QuoteContent {
  const content = { ...contentOfQuote(quote), ...terms };
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
  const priced = (lines: readonly PricedLine[]) => withoutFund(lines, gstRateBasisPoints);
  const own = priced(content.lines);
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
        const { totals } = priced(linesOf(content.lines, variant));
        const { lines } = priced(variant.changedLines);
        return { ...variant, totals, totalMinor: totals.totalMinor, changedLines: lines };
      }),
    },
  };
}

const OF_FUND: ReadonlySet<string> = new Set([
  'fundSchedule',
  'fundKnownGap',
  'fundNoGap',
  'fundExcess',
  'fundLineShare',
  'enteredFund',
]);

function withoutFund(before: readonly PricedLine[], gstRateBasisPoints: number) {
  const lines = before.map((line): PricedLine => {
    const benefitSteps = line.benefitSteps?.filter(({ key }) => !OF_FUND.has(key));
    const own = { ...line, enteredFundMinor: null, fundBenefitMinor: null, benefitSteps };
    return { ...own, ...priceLine(own, gstRateBasisPoints) };
  });
  const totals = quoteTotals(lines, { gstRateBasisPoints });
  return { lines, totals: { ...totals, byBiller: { ...totals.byBiller } }, totalMinor: totals.totalMinor };
}
