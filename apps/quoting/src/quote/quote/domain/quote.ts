import {
  AppError,
  QuoteAccepted,
  QuoteCreated,
  QuoteDeleted,
  QuoteExpired,
  QuoteQueryReceived,
  QuoteQuestionAnswered,
  QuoteRejected,
  QuoteSent,
  QuoteUpdated,
  QuoteWithdrawn,
  quoteAllows,
  quoteMachine,
  type EventData,
  type EventDefinition,
  type QuoteStatus,
} from '@quillcare/contracts';
import { addDays, formatDateTime, startOfDayIn, todayIn } from '@quillcare/rules';
import { refuseInvalid, validityProblems } from './quote-content';
import {
  answeredFacts,
  quoteFacts,
  type QuoteContent,
  type QuoteEvent,
  type QuoteState,
  type Transition,
} from './quote.state';

export function awaitsAnswer(status: QuoteStatus): boolean {
  return quoteMachine.allows(status, 'ACCEPTED');
}

/** Whether the last day of validity has passed, even if the sweep has not marked the quote as expired yet. */
export function isOver(quote: Pick<QuoteState, 'status' | 'expiresAt'>, now: Date): boolean {
  if (quote.status === 'EXPIRED') return true;
  return awaitsAnswer(quote.status) && quote.expiresAt !== null && quote.expiresAt <= now;
}

/** A new quote: a draft with its number. */
export function createDraft(id: string, quoteNumber: string, content: QuoteContent): Transition {
  const quote: QuoteState = {
    ...content,
    id,
    quoteNumber,
    revision: 1,
    status: 'DRAFT',
    approval: null,
    previousId: null,
    supersededById: null,
    supersededAt: null,
    expiresAt: null,
    sentAt: null,
    firstViewedAt: null,
    respondedAt: null,
    rejectionReason: null,
    withdrawnReason: null,
    surgeryCaseId: null,
    documentHash: null,
    mailState: null,
    mailDetail: null,
    mailStateAt: null,
    linkLockedAt: null,
    viewCount: 0,
    lastViewedAt: null,
    unreadMessages: 0,
    questionSince: null,
    interpreterLanguage: null,
    variationOfId: null,
    acceptance: null,
    acceptanceWithdrawnAt: null,
    acceptanceWithdrawnReason: null,
  };
  return { quote, events: [happened(QuoteCreated, quoteFacts(quote))] };
}

/** Replaces the content of a draft. A sent quote is frozen. */
export function editDraft(quote: QuoteState, content: QuoteContent): Transition {
  refuseUnlessDraft(quote);
  return after(quote, content, happened(QuoteUpdated, quoteFacts(quote)));
}

/** Emits the event of a deleted draft. Sent quotes cannot be deleted. */
export function removeDraft(quote: QuoteState): Transition {
  refuseUnlessDraft(quote);
  return after(quote, {}, happened(QuoteDeleted, quoteFacts(quote)));
}

/** Throws if the quote has already been sent or its last day of validity has passed. */
export function refuseUnlessSendable(quote: QuoteState, now: Date): void {
  if (!quoteAllows('SEND', quote.status)) throw new AppError('QUOTE_NOT_SENDABLE');
  refuseInvalid(validityProblems(quote.validUntil, quote.timeZone, now));
}

/** Sends the quote, which freezes it and opens it for an answer until the end of its last day of validity. */
export function send(quote: QuoteState, documentHash: string, now: Date): Transition {
  refuseUnlessSendable(quote, now);
  const told = {
    ...quoteFacts(quote),
    clientId: quote.clientId,
    sentOn: todayIn(now, quote.timeZone),
    validUntil: quote.validUntil,
  };
  const changes: Partial<QuoteState> = {
    status: 'SENT',
    sentAt: now,
    expiresAt: startOfDayIn(addDays(quote.validUntil, 1), quote.timeZone),
    documentHash,
    mailState: 'PENDING',
    linkLockedAt: null,
  };
  return after(quote, changes, happened(QuoteSent, told));
}

export function withdraw(quote: QuoteState, reason: string | null, now: Date): Transition {
  if (!quoteAllows('WITHDRAW', quote.status) || isOver(quote, now))
    throw new AppError('QUOTE_NOT_WITHDRAWABLE');
  return after(
    quote,
    { status: 'WITHDRAWN', withdrawnReason: reason },
    happened(QuoteWithdrawn, quoteFacts(quote)),
  );
}

/** Marks the quote as expired. One that was answered, withdrawn or marked meanwhile stays as it is. */
export function expire(quote: QuoteState, now: Date): Transition {
  if (quote.status === 'EXPIRED' || !isOver(quote, now)) return { quote, events: [] };
  return after(quote, { status: 'EXPIRED' }, happened(QuoteExpired, answeredFacts(quote)));
}

/** An acceptance: its surgery case (new, or continued by a variation), when it was given and how. */
export interface Accepted {
  surgeryCaseId: string;
  /** When the patient accepted, which may be before staff recorded it. */
  acceptedAt: Date;
  acceptance: QuoteState['acceptance'];
  /** Last day of the cooling-off period. Null for procedures without one. */
  coolingOffEndsOn: string | null;
}

export function accept(quote: QuoteState, accepted: Accepted, now: Date): Transition {
  refuseUnlessAnswerable(quote, now);
  const { surgeryCaseId, acceptedAt, acceptance, coolingOffEndsOn } = accepted;
  const told = { ...answeredFacts(quote), surgeryCaseId, coolingOffEndsOn };
  const changes: Partial<QuoteState> = {
    status: 'ACCEPTED',
    respondedAt: acceptedAt,
    surgeryCaseId,
    acceptance,
  };
  return after(quote, changes, happened(QuoteAccepted, told));
}

export function reject(quote: QuoteState, reason: string, now: Date): Transition {
  refuseUnlessAnswerable(quote, now);
  const changes: Partial<QuoteState> = { status: 'REJECTED', respondedAt: now, rejectionReason: reason };
  return after(quote, changes, happened(QuoteRejected, answeredFacts(quote)));
}

/** Records a question or reply of the patient. The quote can still be accepted or rejected. */
export function receiveQuery(quote: QuoteState, queryId: string, now: Date): Transition {
  refuseUnlessAnswerable(quote, now);
  const changes: Partial<QuoteState> = {
    status: 'QUERY_RECEIVED',
    unreadMessages: quote.unreadMessages + 1,
    questionSince: quote.questionSince ?? now,
  };
  return after(quote, changes, happened(QuoteQueryReceived, { ...quoteFacts(quote), queryId }));
}

/** Records an answer, or an addition to one. The quote awaits the patient again. */
export function answerQuestion(
  quote: QuoteState,
  answer: Pick<EventData<typeof QuoteQuestionAnswered>, 'messageId' | 'channel'>,
  now: Date,
): Transition {
  if (!awaitsAnswer(quote.status) || isOver(quote, now)) throw new AppError('QUOTE_NOT_ANSWERABLE');
  const changes: Partial<QuoteState> = { status: 'SENT', questionSince: null, unreadMessages: 0 };
  return after(quote, changes, happened(QuoteQuestionAnswered, { ...quoteFacts(quote), ...answer }));
}

/** Throws the error shown to a patient if the quote cannot be answered. */
export function refuseUnlessAnswerable(quote: QuoteState, now: Date): void {
  if (quote.status === 'ACCEPTED' || quote.status === 'REJECTED') throw alreadyAnswered(quote);
  if (quote.status === 'SUPERSEDED') throw new AppError('LINK_SUPERSEDED');
  if (quote.status === 'WITHDRAWN') throw new AppError('LINK_WITHDRAWN');
  if (isOver(quote, now)) throw new AppError('LINK_EXPIRED');
  if (!awaitsAnswer(quote.status)) throw new AppError('LINK_UNKNOWN');
}

function alreadyAnswered(quote: QuoteState): AppError {
  const word = quote.status === 'ACCEPTED' ? 'accepted' : 'declined';
  const response = quote.status === 'ACCEPTED' ? 'accept' : 'reject';
  const when = quote.respondedAt ? ` on ${formatDateTime(quote.respondedAt, 'en-AU', quote.timeZone)}` : '';
  return new AppError('ALREADY_ANSWERED', {
    detail: `This quote was already ${word}${when}.`,
    facts: { respondedAt: quote.respondedAt?.toISOString() ?? null, response },
  });
}

/** Throws if the quote has been sent and is therefore frozen. */
export function refuseUnlessDraft(quote: QuoteState): void {
  if (!quoteAllows('EDIT', quote.status)) throw new AppError('QUOTE_NOT_EDITABLE');
}

function happened<E extends EventDefinition>(event: E, data: EventData<E>): QuoteEvent {
  return { event, data };
}

function after(quote: QuoteState, changes: Partial<QuoteState>, ...events: QuoteEvent[]): Transition {
  return { quote: { ...quote, ...changes }, events };
}
