import type { Act, ActScope } from '../../../shared/acts/act.types';
import { isAvailable } from '../../../shared/acts/use-acts';
import { hasSuccessor, quoteActs, type QuoteWithVersions } from './quote-acts.definition';

type QuoteActOf = Act<QuoteWithVersions>;

/** Splits the available actions into the primary one for the status and the rest in menu order. */
export function availableActs(
  quote: QuoteWithVersions,
  scope: ActScope,
): { primary: QuoteActOf | null; others: QuoteActOf[] } {
  const possible = Object.values(quoteActs).filter((act) => isAvailable(act, quote, scope));
  const primary = primaryActs(quote).find((act) => possible.includes(act)) ?? null;
  return { primary, others: possible.filter((act) => act !== primary) };
}

function primaryActs(quote: QuoteWithVersions): QuoteActOf[] {
  if (quote.surgeryCaseId && quote.acceptanceWithdrawnAt === null) return [quoteActs.openCase];
  if (hasSuccessor(quote)) return [quoteActs.openNewer];
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
