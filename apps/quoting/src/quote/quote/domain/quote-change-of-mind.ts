import {
  AcceptanceWithdrawn,
  AppError,
  QuoteSuperseded,
  QuoteUpdated,
  QuoteWithdrawn,
} from '@quillcare/contracts';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';
import type { OtherVersion } from './quote-version';

/** For the record of a change that fell with what it changed. */
export const FELL_WITH_ACCEPTANCE = 'The patient withdrew the acceptance that this was to change';

/** The patient takes back the acceptance; whether that is still possible is for the case to say. */
export function withdrawAcceptance(quote: QuoteState, reason: string | null, now: Date): Transition {
  if (quote.status !== 'ACCEPTED' || quote.surgeryCaseId === null) throw new AppError('ACCEPTANCE_FINAL');
  const changed: QuoteState = {
    ...quote,
    status: 'WITHDRAWN',
    acceptanceWithdrawnAt: now,
    acceptanceWithdrawnReason: reason,
  };
  const told = { ...quoteFacts(quote), surgeryCaseId: quote.surgeryCaseId };
  return { quote: changed, events: [{ event: AcceptanceWithdrawn, data: told }] };
}

/**
 * A change of an acceptance that was withdrawn: one that waits for the patient ends, and a draft goes on as the next version of
 * the quote, so that nobody's work is lost.
 */
export function fallWithAcceptance(variation: QuoteState): Transition {
  const told = quoteFacts(variation);
  if (variation.status === 'DRAFT')
    return { quote: { ...variation, variationOfId: null }, events: [{ event: QuoteUpdated, data: told }] };
  return {
    quote: { ...variation, status: 'WITHDRAWN', withdrawnReason: FELL_WITH_ACCEPTANCE },
    events: [{ event: QuoteWithdrawn, data: told }],
  };
}

/** The patient signed a change: from now on it stands in place of the version that was signed before. */
export function replaceSigned(former: QuoteState, next: OtherVersion, now: Date): Transition {
  // Whatever ended the former acceptance has ended its changes as well.
  if (former.status !== 'ACCEPTED') throw new AppError('LINK_WITHDRAWN');
  const told = { ...quoteFacts(former), supersededById: next.id, supersededByRevision: next.revision };
  return {
    quote: { ...former, status: 'SUPERSEDED', supersededAt: now, supersededById: next.id },
    events: [{ event: QuoteSuperseded, data: told }],
  };
}
