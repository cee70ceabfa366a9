import type { PricedLine } from '@quillcare/contracts';
import { applyCurrentPrices, composeQuote } from '@quillcare/rules';
import { keepingParts } from './composed-classes';
import { withCurrentOptions } from './line-options';
import { circumstancesOf, priceContent, type PricingDay } from './price-content';
import type { PriceList } from './price-list';
import { choicesOf, type PricingRequest } from './pricing-request';
import type { QuoteContent } from './quote.state';
import { classOfTypedQuote } from './quote-content';
import { pickContent } from './stored-content';

/**
 * Reprices a stored quote as of another day: its own lines with that day's fees, rules and benefits. What staff typed, added or
 * removed stays, as does a line its surgeries no longer produce.
 */
export function repriceContent(
  quote: QuoteContent,
  prices: PriceList,
  day: PricingDay,
  newId: () => string,
): QuoteContent {
  const choices = choicesOf(quote);
  const configurations = keepingParts(prices.configurations, { choices, lines: quote.lines });
  const question: PricingRequest = {
    choices,
    procedureClass: classOfTypedQuote(quote),
    quoteDiscount: quote.quoteDiscount,
    fund: quote.fund,
    lines: null,
    stored: { choices, lines: [] },
  };
  const composed = composeQuote(configurations, choices, prices.book, circumstancesOf(question, prices, day));
  // The cast is safe: each line is the stored one with new fees, so it keeps the fields only stored lines have.
  const current = applyCurrentPrices(quote.lines, composed.lines) as PricedLine[];
  const lines = withCurrentOptions(current, configurations);
  const { problems: _problems, ...priced } = priceContent(
    { ...question, stored: { choices, lines } },
    { ...prices, configurations },
    day,
    newId,
  );
  return { ...pickContent(quote), ...priced, totalMinor: priced.totals.totalMinor };
}
