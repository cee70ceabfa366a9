import type { ErrorCode, QuoteStatus } from '@quillcare/contracts';
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
  /** When a newer link replaced it. */
  supersededAt: Date | null;
  quoteStatus: QuoteStatus;
  quoteExpiresAt: Date | null;
}

/**
 * Why a link no longer opens its quote; null if it does. An answered quote still opens, to show the answer.
 */
export function linkProblem(link: PatientLink, now: Date): ErrorCode | null {
  if (link.quoteStatus === 'WITHDRAWN') return 'LINK_WITHDRAWN';
  if (link.supersededAt !== null) return 'LINK_SUPERSEDED';
  if (now.getTime() >= link.createdAt.getTime() + LONGEST_LINK_LIFE_DAYS * DAY_MS) return 'LINK_EXPIRED';
  return isOver({ status: link.quoteStatus, expiresAt: link.quoteExpiresAt }, now) ? 'LINK_EXPIRED' : null;
}
