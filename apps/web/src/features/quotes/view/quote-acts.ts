import type { Act, ActScope } from '../../../shared/acts/act.types';
import { isPossible } from '../../../shared/acts/use-acts';
import { hasNewer, quoteActs, type ActedQuote } from './quote-acts.definition';

type QuoteActOf = Act<ActedQuote>;

/** Splits the available actions into the primary one for the status and the rest in menu order. */
export function actsOf(
  quote: ActedQuote,
  scope: ActScope,
): { primary: QuoteActOf | null; others: QuoteActOf[] } {
  const possible = Object.values(quoteActs).filter((act) => isPossible(act, quote, scope));
  const primary = primaryOrder(quote).find((act) => possible.includes(act)) ?? null;
  return { primary, others: possible.filter((act) => act !== primary) };
}

function primaryOrder(quote: ActedQuote): QuoteActOf[] {
  if (quote.surgeryCaseId && quote.acceptanceWithdrawnAt === null) return [quoteActs.openCase];
  if (hasNewer(quote)) return [quoteActs.openNewer];
  switch (quote.status) {
    case 'DRAFT':
      return [quoteActs.send];
    case 'SENT':
      return [quoteActs.resend];
    case 'QUERY_RECEIVED':
      return [quoteActs.call, quoteActs.revise];
    case 'REJECTED':
    case 'WITHDRAWN':
      return [quoteActs.reopen];
    case 'EXPIRED':
      return [quoteActs.requote];
    default:
      return [quoteActs.duplicate];
  }
}
