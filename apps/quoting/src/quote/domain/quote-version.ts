import { AppError, QuoteCreated, QuoteSuperseded } from '@quillcare/contracts';
import { createDraft, awaitsAnswer, isOver } from './quote';
import { quoteFacts, type QuoteContent, type QuoteState, type Transition } from './quote.state';

/** A version of the same quote, as far as the others need to know it. */
export type OtherVersion = Pick<QuoteState, 'id' | 'revision' | 'status'>;

/** Why a quote cannot have another version, in words; null if it can. */
function whyNotRevisable(quote: QuoteState): string | null {
  if (quote.supersededAt !== null) return 'Only the newest version of a quote can be revised.';
  if (quote.status === 'DRAFT') return 'This quote has not been sent yet: change the draft itself.';
  if (quote.status === 'ACCEPTED') return 'The patient has signed this quote, so it stays as it is.';
  return null;
}

/**
 * Throws unless a next version can be started: from the newest version, sent and not accepted. `next` is one that
 * was started already.
 */
export function refuseUnlessRevisable(quote: QuoteState, next: OtherVersion | null): void {
  const detail = whyNotRevisable(quote);
  if (detail !== null) {
    const newest = quote.supersededById === null ? {} : { facts: { newestId: quote.supersededById } };
    throw new AppError('QUOTE_NOT_REVISABLE', { detail, ...newest });
  }
  if (next !== null) throw new AppError('REVISION_EXISTS', { facts: { id: next.id } });
}

/** The next version of a quote, as a draft. An approval of its discount is one of this one's as well. */
export function nextVersion(former: QuoteState, id: string, content: QuoteContent): Transition {
  const { quote } = createDraft(id, former.quoteNumber, content);
  const next: QuoteState = {
    ...quote,
    revision: former.revision + 1,
    previousId: former.id,
    approval: former.approval?.state === 'APPROVED' ? former.approval : null,
  };
  return { quote: next, events: [{ event: QuoteCreated, data: quoteFacts(next) }] };
}

/** Throws when the version before a draft was signed: a patient accepts one version of a quote and no other. */
export function refuseAfterAcceptance(former: QuoteState): void {
  if (former.status !== 'ACCEPTED') return;
  throw new AppError('QUOTE_NOT_SENDABLE', {
    detail: `The patient has accepted version ${former.revision} of this quote, so another one cannot be sent.`,
    facts: { acceptedId: former.id },
  });
}

/**
 * The version before the one that goes out now. If it could still be answered, it cannot any more; what the patient
 * answered to it, or how it ended, stays.
 */
export function supersede(former: QuoteState, next: OtherVersion, now: Date): Transition {
  refuseAfterAcceptance(former);
  const waits = awaitsAnswer(former.status) && !isOver(former, now);
  const quote: QuoteState = {
    ...former,
    status: waits ? 'SUPERSEDED' : former.status,
    supersededAt: now,
    supersededById: next.id,
  };
  const told = { ...quoteFacts(former), supersededById: next.id, supersededByRevision: next.revision };
  return { quote, events: [{ event: QuoteSuperseded, data: told }] };
}
