import { AcceptanceDisputeSettled, AppError, type DisputeSettlement } from '@quillcare/contracts';
import { quoteFacts, type QuoteState, type Transition, withdrawAcceptance } from '../../../quote';

/** The quote after staff settled its dispute. Throws ILLEGAL_TRANSITION if none is open. */
export function withSettlement(quote: QuoteState, settlement: DisputeSettlement, now: Date): Transition {
  const { acceptance, surgeryCaseId } = quote;
  if (
    quote.status !== 'ACCEPTED' ||
    surgeryCaseId === null ||
    !acceptance?.disputedAt ||
    acceptance.settlement
  )
    throw new AppError('ILLEGAL_TRANSITION', { detail: 'There is no open dispute of this acceptance.' });
  const { outcome, reason } = settlement;
  const changed = { ...quote, acceptance: { ...acceptance, settlement } };
  const settled = { event: AcceptanceDisputeSettled, data: { ...quoteFacts(quote), surgeryCaseId, outcome } };
  if (outcome === 'STANDS') return { quote: changed, events: [settled] };
  const ended = withdrawAcceptance(changed, reason, now);
  return { quote: ended.quote, events: [...ended.events, settled] };
}
