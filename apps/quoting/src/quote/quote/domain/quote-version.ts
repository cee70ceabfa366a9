import {
  AppError,
  isQuoteActAllowed,
  QuoteCreated,
  QuoteSuperseded,
  QuoteUpdated,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { createDraft, awaitsAnswer, isEnded } from './quote';
import { quoteFacts, type QuoteContent, type QuoteState, type Transition } from './quote.state';

/** The fields of a version that other versions need. */
export type OtherVersion = Pick<QuoteState, 'id' | 'revision' | 'status'>;

/** Why a quote cannot have another version, in words. Null if it can. */
function reasonNotRevisable(quote: QuoteState): string | null {
  if (quote.supersededAt !== null) return 'Only the newest version of a quote can be revised.';
  if (isQuoteActAllowed('REVISE', quote.status)) return null;
  return isQuoteActAllowed('EDIT', quote.status)
    ? 'This quote has not been sent yet: change the draft itself.'
    : 'The patient has signed this quote, so it stays as it is.';
}

/** Throws unless a next version can be started, which requires the newest version, sent and not accepted. */
export function assertRevisable(quote: QuoteState): void {
  const detail = reasonNotRevisable(quote);
  if (detail === null) return;
  const newest = quote.supersededById === null ? {} : { facts: { newestId: quote.supersededById } };
  throw new AppError('QUOTE_NOT_REVISABLE', { detail, ...newest });
}

/** A version that was started but is not finished. */
export type StartedVersion = OtherVersion & Pick<QuoteState, 'variationOfId'>;

/** Whether the next version is a draft that the patient overtook by signing this one. It can be sent only as a change of it. */
export function isOvertaken(next: StartedVersion | null, signed: OtherVersion): boolean {
  return signed.status === 'ACCEPTED' && next?.status === 'DRAFT' && next.variationOfId === null;
}

/** The overtaken draft as a change of what was signed, including the interpreter the patient may have asked for since. */
export function continueAsVariation(
  draft: QuoteState,
  { id, interpreterLanguage }: Pick<QuoteState, 'id' | 'interpreterLanguage'>,
): Transition {
  return {
    quote: { ...draft, variationOfId: id, interpreterLanguage },
    events: [{ event: QuoteUpdated, data: quoteFacts(draft) }],
  };
}

/** Throws REVISION_EXISTS, with its id, if the next version has already been started. */
export function assertNextNotStarted(next: OtherVersion | null): void {
  if (next !== null) throw new AppError('REVISION_EXISTS', { facts: { id: next.id } });
}

/** Throws unless the quote can be reopened: declined or withdrawn, and still the newest version. */
export function assertReopenable(quote: QuoteState): void {
  assertRevisable(quote);
  if (isQuoteActAllowed('REOPEN', quote.status)) return;
  throw new AppError('QUOTE_NOT_REVISABLE', {
    detail: 'Only a quote that was declined or withdrawn can be reopened.',
  });
}

/** The states of a surgery in which its signed quote can no longer be changed. */
export const STARTED_STATUSES: readonly SurgeryCaseStatus[] = [
  'IN_PROGRESS',
  'COMPLETED',
  'POST_OP',
  'CANCELLED',
];

/** Why a signed quote can no longer be changed. */
export const SURGERY_NOT_AHEAD =
  'The surgery has begun, is over or was cancelled, so what was signed stays as it is.';

/** Whether the surgery of a signed quote is still ahead, so that a change of the quote can be signed. */
export function isSurgeryAhead(caseStatus: SurgeryCaseStatus): boolean {
  return !STARTED_STATUSES.includes(caseStatus);
}

/** Throws unless the patient has signed the quote and the surgery is still ahead. */
export function assertVariable(quote: QuoteState, caseStatus: SurgeryCaseStatus | null): void {
  if (!isQuoteActAllowed('VARY', quote.status))
    throw new AppError('QUOTE_NOT_REVISABLE', {
      detail: 'Only a quote that the patient has signed can be changed this way.',
    });
  if (caseStatus !== null && !isSurgeryAhead(caseStatus))
    throw new AppError('QUOTE_NOT_REVISABLE', { detail: SURGERY_NOT_AHEAD });
}

/**
 * Id of the signed version the next one would change. Null if none is in force. A successor of an unsigned variation changes the
 * same version.
 */
export function variedVersionId(former: QuoteState): string | null {
  if (former.status === 'ACCEPTED') return former.id;
  return former.acceptanceWithdrawnAt === null ? former.variationOfId : null;
}

/** The next version of a quote, as a draft. Carries over an approved discount and the patient's request for an interpreter. */
export function nextVersion(
  former: QuoteState,
  { id, revision }: Pick<QuoteState, 'id' | 'revision'>,
  content: QuoteContent,
): Transition {
  const { quote } = createDraft(id, former.quoteNumber, content);
  const next: QuoteState = {
    ...quote,
    revision,
    previousId: former.id,
    interpreterLanguage: former.interpreterLanguage,
    variationOfId: variedVersionId(former),
    approval: former.approval?.state === 'APPROVED' ? former.approval : null,
  };
  return { quote: next, events: [{ event: QuoteCreated, data: quoteFacts(next) }] };
}

/** Throws unless the version that a variation changes is still in force, and its surgery ahead. */
export function assertInForce(signed: QuoteState, caseStatus: SurgeryCaseStatus | null): void {
  if (signed.status === 'ACCEPTED') {
    if (caseStatus === null || isSurgeryAhead(caseStatus)) return;
    throw new AppError('QUOTE_NOT_SENDABLE', { detail: SURGERY_NOT_AHEAD });
  }
  throw new AppError('QUOTE_NOT_SENDABLE', {
    detail: `Version ${signed.revision}, which this was to change, is no longer in force.`,
  });
}

/** Throws if the version before a draft was signed, because a patient accepts only one version of a quote. */
export function assertFormerNotAccepted(former: QuoteState): void {
  if (former.status !== 'ACCEPTED') return;
  throw new AppError('QUOTE_NOT_SENDABLE', {
    detail: `The patient has accepted version ${former.revision} of this quote, so another one cannot be sent. Start a change of the signed version instead: this draft then continues as that change.`,
    facts: { acceptedId: former.id },
  });
}

/**
 * Supersedes a version when the next one is sent. If it was awaiting an answer, it no longer is; an answer already given, or how
 * it ended, stays.
 */
export function supersede(former: QuoteState, next: OtherVersion, now: Date): Transition {
  assertFormerNotAccepted(former);
  const waits = awaitsAnswer(former.status) && !isEnded(former, now);
  const quote: QuoteState = {
    ...former,
    status: waits ? 'SUPERSEDED' : former.status,
    supersededAt: now,
    supersededById: next.id,
  };
  const facts = { ...quoteFacts(former), supersededById: next.id, supersededByRevision: next.revision };
  return { quote, events: [{ event: QuoteSuperseded, data: facts }] };
}
