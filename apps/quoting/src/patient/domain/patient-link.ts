import { AppError, type QuoteStatus } from '@quillcare/contracts';
import { isOver } from '../../quote/domain/quote';

/** Upper bound on the life of a link, whatever the state of its quote. */
export const LONGEST_LINK_LIFE_DAYS = 365;
const DAY_MS = 86_400_000;

/** A link with the facts that decide whether it still opens its quote. */
export interface PatientLink {
  linkId: string;
  quoteId: string;
  organisationId: string;
  createdAt: Date;
  /** When a newer link to the same version replaced it. */
  supersededAt: Date | null;
  /** When a newer version of the quote was sent. */
  quoteSupersededAt: Date | null;
  quoteStatus: QuoteStatus;
  quoteExpiresAt: Date | null;
}

/**
 * Why a link no longer opens its quote; null if it does. An answered quote still opens, to show the answer. That there
 * is a newer version goes before everything else: the patient is looking for it, however the old one ended. The facts of
 * LINK_SUPERSEDED say what took the place: NEW_VERSION of the quote, or only a NEW_LINK.
 */
export function linkProblem(link: PatientLink, now: Date): AppError | null {
  if (link.quoteSupersededAt !== null) return newVersion();
  if (link.quoteStatus === 'WITHDRAWN') return new AppError('LINK_WITHDRAWN');
  if (link.supersededAt !== null)
    return new AppError('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_LINK' } });
  if (now.getTime() >= link.createdAt.getTime() + LONGEST_LINK_LIFE_DAYS * DAY_MS)
    return new AppError('LINK_EXPIRED');
  const over = isOver({ status: link.quoteStatus, expiresAt: link.quoteExpiresAt }, now);
  return over ? new AppError('LINK_EXPIRED') : null;
}

/** The link of a quote that a newer version has replaced. */
function newVersion(): AppError {
  return new AppError('LINK_SUPERSEDED', {
    detail: 'Your practice has replaced this quote with a newer version.',
    facts: { replacedBy: 'NEW_VERSION' },
  });
}
