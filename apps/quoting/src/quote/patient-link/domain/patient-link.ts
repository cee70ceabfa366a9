import { AppError, type PracticeCard, type QuoteStatus } from '@quillcare/contracts';
import { isOver } from '../../quote/domain/quote';

/**
 * Upper bound on the life of a link. That of an accepted quote has none: patients come back for what they signed for as long
 * as the practice keeps it, and still have to prove who they are.
 */
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
  /** The end of a link that was given for a short time, such as one for the practice's device. */
  linkExpiresAt: Date | null;
  /** When staff switched the link off. */
  revokedAt: Date | null;
  /** When the patient took back the acceptance: the link shows that. */
  acceptanceWithdrawnAt: Date | null;
}

/** How patients reach a practice. */
export type PracticeContact = Pick<PracticeCard, 'name' | 'phone' | 'email'>;

/**
 * Why a link no longer opens its quote; null if it does. An answered quote still opens, to show the answer, also one whose
 * acceptance the patient withdrew. That there
 * is a newer version goes before everything else: the patient is looking for it, however the old one ended. The facts of
 * LINK_SUPERSEDED say what took the place: NEW_VERSION of the quote, or only a NEW_LINK.
 */
export function linkProblem(link: PatientLink, now: Date): AppError | null {
  // Whoever holds it is not told of newer versions either.
  if (link.revokedAt !== null) return switchedOff();
  if (link.quoteSupersededAt !== null) return newVersion();
  if (link.quoteStatus === 'WITHDRAWN' && link.acceptanceWithdrawnAt === null)
    return new AppError('LINK_WITHDRAWN');
  if (link.supersededAt !== null)
    return new AppError('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_LINK' } });
  if (isTooOld(link, now)) return new AppError('LINK_EXPIRED');
  if (link.linkExpiresAt !== null && link.linkExpiresAt <= now) return new AppError('LINK_EXPIRED');
  const over = isOver({ status: link.quoteStatus, expiresAt: link.quoteExpiresAt }, now);
  return over ? new AppError('LINK_EXPIRED') : null;
}

/**
 * A link's problem with whom to call. Whoever holds a link that the practice sent may learn its name, telephone number and
 * address, as with a link that works.
 */
export function tellingWhomToCall(problem: AppError, { name, phone, email }: PracticeContact): AppError {
  const facts = { ...problem.facts, practice: { name, phone, email } };
  return new AppError(problem.code, { detail: problem.message, facts });
}

function isTooOld({ quoteStatus, createdAt }: PatientLink, now: Date): boolean {
  return quoteStatus !== 'ACCEPTED' && now.getTime() >= createdAt.getTime() + LONGEST_LINK_LIFE_DAYS * DAY_MS;
}

function switchedOff(): AppError {
  return new AppError('LINK_WITHDRAWN', {
    detail: 'The practice has switched this link off.',
    facts: { isSwitchedOff: true },
  });
}

/** The link of a quote that a newer version has replaced. */
function newVersion(): AppError {
  return new AppError('LINK_SUPERSEDED', {
    detail: 'Your practice has replaced this quote with a newer version.',
    facts: { replacedBy: 'NEW_VERSION' },
  });
}
