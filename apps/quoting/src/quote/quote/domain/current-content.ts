import type { PricedLine } from '@quillcare/contracts';
import { atCurrentPrices, composeQuote } from '@quillcare/rules';
import { withCurrentOptions } from './line-options';
import { circumstancesOf, priceContent, type PricingDay } from './price-content';
import type { PriceList } from './price-list';
import { choicesOf, type PriceQuestion } from './price-question';
import type { QuoteContent } from './quote.state';
import { ownClass } from './quote-content';
import { contentOfQuote } from './stored-content';

/**
 * Reprices a stored quote as of another day: its own lines with that day's fees, rules and benefits. What staff typed, added or
 * removed stays, as does a line its surgeries no longer produce.
 */
export function currentContent(
  quote: QuoteContent,
  prices: PriceList,
  day: PricingDay,
  newId: () => string,
): QuoteContent {
  const choices = choicesOf(quote);
  const question: PriceQuestion = {
    choices,
    procedureClass: ownClass(quote),
    quoteDiscount: quote.quoteDiscount,
    fund: quote.fund,
    lines: null,
    stored: { choices, lines: [] },
  };
  const composed = composeQuote(
    prices.configurations,
    choices,
    prices.book,
    circumstancesOf(question, prices, day),
  );
  // The cast is safe: each line is the stored one with new fees, so it keeps the fields only stored lines have.
  const current = atCurrentPrices(quote.lines, composed.lines) as PricedLine[];
  const lines = withCurrentOptions(current, prices.configurations);
  const { problems: _problems, ...priced } = priceContent(
    { ...question, stored: { choices, lines } },
    prices,
    day,
    newId,
  );
  return { ...contentOfQuote(quote), ...priced, totalMinor: priced.totals.totalMinor };
}
