import {
  AcceptanceWithdrawn,
  AppError,
  QuoteSuperseded,
  QuoteUpdated,
  QuoteWithdrawn,
} from '@quillcare/contracts';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';
import type { OtherVersion } from './quote-version';

/** Stored as the reason of a variation that ended with the acceptance it was to change. */
export const ENDED_WITH_ACCEPTANCE = 'The patient withdrew the acceptance that this was to change';

/** Stored as the reason of a variation that ended because its surgery was cancelled. */
export const ENDED_WITH_SURGERY = 'The surgery that this was to change was cancelled';

/** Withdraws the acceptance. The case decides whether that is still possible. */
export function withdrawAcceptance(quote: QuoteState, reason: string | null, now: Date): Transition {
  if (quote.status !== 'ACCEPTED' || quote.surgeryCaseId === null) throw new AppError('ACCEPTANCE_FINAL');
  const changed: QuoteState = {
    ...quote,
    status: 'WITHDRAWN',
    acceptanceWithdrawnAt: now,
    acceptanceWithdrawnReason: reason,
  };
  const facts = { ...quoteFacts(quote), surgeryCaseId: quote.surgeryCaseId };
  return { quote: changed, events: [{ event: AcceptanceWithdrawn, data: facts }] };
}

/**
 * Ends a variation of a withdrawn acceptance if it awaits the patient. A draft continues as the next version of the quote, so
 * that no work is lost.
 */
export function endWithAcceptance(variation: QuoteState, now: Date): Transition {
  if (variation.status !== 'DRAFT') return endVariation(variation, ENDED_WITH_ACCEPTANCE, now);
  const facts = quoteFacts(variation);
  return { quote: { ...variation, variationOfId: null }, events: [{ event: QuoteUpdated, data: facts }] };
}

/** Ends a variation that awaits the patient, because its surgery was cancelled. */
export function endWithSurgery(variation: QuoteState, now: Date): Transition {
  return endVariation(variation, ENDED_WITH_SURGERY, now);
}

function endVariation(variation: QuoteState, withdrawnReason: string, now: Date): Transition {
  return {
    quote: { ...variation, status: 'WITHDRAWN', withdrawnReason, withdrawnAt: now },
    events: [{ event: QuoteWithdrawn, data: quoteFacts(variation) }],
  };
}

/** The patient signed a variation, which now replaces the version signed before. */
export function replaceSigned(former: QuoteState, next: OtherVersion, now: Date): Transition {
  // Whatever ended the earlier acceptance has ended its variations as well.
  if (former.status !== 'ACCEPTED') throw new AppError('LINK_WITHDRAWN');
  const facts = { ...quoteFacts(former), supersededById: next.id, supersededByRevision: next.revision };
  return {
    quote: { ...former, status: 'SUPERSEDED', supersededAt: now, supersededById: next.id },
    events: [{ event: QuoteSuperseded, data: facts }],
  };
}
