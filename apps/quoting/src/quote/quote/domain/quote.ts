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
  isQuoteActAllowed,
  quoteMachine,
  type EventData,
  type EventDefinition,
  type QuoteStatus,
} from '@quillcare/contracts';
import { addDays, formatDateTime, startOfDayIn, todayIn } from '@quillcare/rules';
import { assertNoProblems, validityProblems } from './quote-content';
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
export function isEnded(quote: Pick<QuoteState, 'status' | 'expiresAt'>, now: Date): boolean {
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
    withdrawnAt: null,
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
  return { quote, events: [quoteEvent(QuoteCreated, quoteFacts(quote))] };
}

/** Replaces the content of a draft. A sent quote is frozen. */
export function editDraft(quote: QuoteState, content: QuoteContent): Transition {
  assertDraft(quote);
  return transition(quote, content, quoteEvent(QuoteUpdated, quoteFacts(quote)));
}

/** Emits the event of a deleted draft. Sent quotes cannot be deleted. */
export function removeDraft(quote: QuoteState): Transition {
  assertDraft(quote);
  return transition(quote, {}, quoteEvent(QuoteDeleted, quoteFacts(quote)));
}

/** Throws if the quote has already been sent or its last day of validity has passed. */
export function assertSendable(quote: QuoteState, now: Date): void {
  if (!isQuoteActAllowed('SEND', quote.status)) throw new AppError('QUOTE_NOT_SENDABLE');
  assertNoProblems(validityProblems(quote.validUntil, quote.timeZone, now));
}

/** Sends the quote, which freezes it and opens it for an answer until the end of its last day of validity. */
export function send(quote: QuoteState, documentHash: string, now: Date): Transition {
  assertSendable(quote, now);
  const facts = {
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
  return transition(quote, changes, quoteEvent(QuoteSent, facts));
}

export function withdraw(quote: QuoteState, reason: string | null, now: Date): Transition {
  if (!isQuoteActAllowed('WITHDRAW', quote.status) || isEnded(quote, now))
    throw new AppError('QUOTE_NOT_WITHDRAWABLE');
  return transition(
    quote,
    { status: 'WITHDRAWN', withdrawnReason: reason, withdrawnAt: now },
    quoteEvent(QuoteWithdrawn, quoteFacts(quote)),
  );
}

/** Marks the quote as expired. One that was answered, withdrawn or marked meanwhile stays as it is. */
export function expire(quote: QuoteState, now: Date): Transition {
  if (quote.status === 'EXPIRED' || !isEnded(quote, now)) return { quote, events: [] };
  return transition(quote, { status: 'EXPIRED' }, quoteEvent(QuoteExpired, answeredFacts(quote)));
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
  assertAnswerable(quote, now);
  const { surgeryCaseId, acceptedAt, acceptance, coolingOffEndsOn } = accepted;
  const facts = { ...answeredFacts(quote), surgeryCaseId, coolingOffEndsOn };
  const changes: Partial<QuoteState> = {
    status: 'ACCEPTED',
    respondedAt: acceptedAt,
    surgeryCaseId,
    acceptance,
  };
  return transition(quote, changes, quoteEvent(QuoteAccepted, facts));
}

export function reject(quote: QuoteState, reason: string, now: Date): Transition {
  assertAnswerable(quote, now);
  const changes: Partial<QuoteState> = { status: 'REJECTED', respondedAt: now, rejectionReason: reason };
  return transition(quote, changes, quoteEvent(QuoteRejected, answeredFacts(quote)));
}

/** Records a question or reply of the patient. The quote can still be accepted or rejected. */
export function receiveQuery(quote: QuoteState, queryId: string, now: Date): Transition {
  assertAnswerable(quote, now);
  const changes: Partial<QuoteState> = {
    status: 'QUERY_RECEIVED',
    unreadMessages: quote.unreadMessages + 1,
    questionSince: quote.questionSince ?? now,
  };
  return transition(quote, changes, quoteEvent(QuoteQueryReceived, { ...quoteFacts(quote), queryId }));
}

/** Records an answer, or an addition to one. The quote awaits the patient again. */
export function answerQuestion(
  quote: QuoteState,
  answer: Pick<EventData<typeof QuoteQuestionAnswered>, 'messageId' | 'channel'>,
  now: Date,
): Transition {
  if (!awaitsAnswer(quote.status) || isEnded(quote, now)) throw new AppError('QUOTE_NOT_ANSWERABLE');
  const changes: Partial<QuoteState> = { status: 'SENT', questionSince: null, unreadMessages: 0 };
  return transition(quote, changes, quoteEvent(QuoteQuestionAnswered, { ...quoteFacts(quote), ...answer }));
}

/** Throws the error shown to a patient if the quote cannot be answered. */
export function assertAnswerable(quote: QuoteState, now: Date): void {
  if (quote.status === 'ACCEPTED' || quote.status === 'REJECTED') throw alreadyAnsweredError(quote);
  if (quote.status === 'SUPERSEDED') throw new AppError('LINK_SUPERSEDED');
  if (quote.status === 'WITHDRAWN') throw new AppError('LINK_WITHDRAWN');
  if (isEnded(quote, now)) throw new AppError('LINK_EXPIRED');
  if (!awaitsAnswer(quote.status)) throw new AppError('LINK_UNKNOWN');
}

function alreadyAnsweredError(quote: QuoteState): AppError {
  const word = quote.status === 'ACCEPTED' ? 'accepted' : 'declined';
  const response = quote.status === 'ACCEPTED' ? 'accept' : 'reject';
  const when = quote.respondedAt ? ` on ${formatDateTime(quote.respondedAt, 'en-AU', quote.timeZone)}` : '';
  return new AppError('ALREADY_ANSWERED', {
    detail: `This quote was already ${word}${when}.`,
    facts: { respondedAt: quote.respondedAt?.toISOString() ?? null, response },
  });
}

/** Throws if the quote has been sent and is therefore frozen. */
export function assertDraft(quote: QuoteState): void {
  if (!isQuoteActAllowed('EDIT', quote.status)) throw new AppError('QUOTE_NOT_EDITABLE');
}

function quoteEvent<E extends EventDefinition>(event: E, data: EventData<E>): QuoteEvent {
  return { event, data };
}

function transition(quote: QuoteState, changes: Partial<QuoteState>, ...events: QuoteEvent[]): Transition {
  return { quote: { ...quote, ...changes }, events };
}
