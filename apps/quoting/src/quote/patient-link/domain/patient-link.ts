import { AppError, type PracticeCard, type QuoteStatus } from '@quillcare/contracts';
import { isEnded } from '../../quote/domain/quote';

/**
 * Maximum life of a link in days. An accepted quote's link has no end: patients can return to what they signed for as long as the
 * practice keeps it, but still have to prove their identity.
 */
export const MAX_LINK_AGE_DAYS = 365;
const DAY_MS = 86_400_000;

/** A link with the data that decides whether it still opens its quote. */
export interface PatientLink {
  linkId: string;
  quoteId: string;
  organisationId: string;
  createdAt: Date;
  /** When a newer link to the same version replaced it. Null if none did. */
  supersededAt: Date | null;
  /** When a newer version of the quote was sent. Null if none was. */
  quoteSupersededAt: Date | null;
  quoteStatus: QuoteStatus;
  quoteExpiresAt: Date | null;
  /** Expiry of a short-lived link, such as one for a device of the practice. Null for others. */
  linkExpiresAt: Date | null;
  /** When staff revoked the link. Null if they have not. */
  revokedAt: Date | null;
  /** When the patient withdrew the acceptance; the page then shows that. Null if they have not. */
  acceptanceWithdrawnAt: Date | null;
}

export type PracticeContact = Pick<PracticeCard, 'name' | 'phone' | 'email'>;

/**
 * Why a link no longer opens its quote. Null if it does. An answered quote still opens to show the answer, even if its acceptance
 * was withdrawn. A newer version takes precedence over every other reason, because that is what the patient is looking for. The
 * facts of LINK_SUPERSEDED say what replaced the link: NEW_VERSION of the quote, or only a NEW_LINK.
 */
export function linkProblem(link: PatientLink, now: Date): AppError | null {
  // The holder of a revoked link is not told about newer versions either.
  if (link.revokedAt !== null) return switchedOffError();
  if (link.quoteSupersededAt !== null) return newVersionError();
  if (link.quoteStatus === 'WITHDRAWN' && link.acceptanceWithdrawnAt === null)
    return new AppError('LINK_WITHDRAWN');
  if (link.supersededAt !== null)
    return new AppError('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_LINK' } });
  if (isTooOld(link, now)) return new AppError('LINK_EXPIRED');
  if (link.linkExpiresAt !== null && link.linkExpiresAt <= now) return new AppError('LINK_EXPIRED');
  const over = isEnded({ status: link.quoteStatus, expiresAt: link.quoteExpiresAt }, now);
  return over ? new AppError('LINK_EXPIRED') : null;
}

/**
 * Adds the practice's contact details to a link's error. Anyone holding a link the practice sent may see its name, phone number
 * and address, as with a working link.
 */
export function withPracticeContact(problem: AppError, { name, phone, email }: PracticeContact): AppError {
  const facts = { ...problem.facts, practice: { name, phone, email } };
  return new AppError(problem.code, { detail: problem.message, facts });
}

function isTooOld({ quoteStatus, createdAt }: PatientLink, now: Date): boolean {
  return quoteStatus !== 'ACCEPTED' && now.getTime() >= createdAt.getTime() + MAX_LINK_AGE_DAYS * DAY_MS;
}

function switchedOffError(): AppError {
  return new AppError('LINK_WITHDRAWN', {
    detail: 'The practice has switched this link off.',
    facts: { isSwitchedOff: true },
  });
}

function newVersionError(): AppError {
  return new AppError('LINK_SUPERSEDED', {
    detail: 'Your practice has replaced this quote with a newer version.',
    facts: { replacedBy: 'NEW_VERSION' },
  });
}
