import { createHash, randomBytes } from 'node:crypto';
import type { SurgeryCaseStatus } from '@quillcare/contracts';
import { discreetInitials, icalText, type IcalEvent } from '@quillcare/rules';

const TOKEN = /^([A-Za-z0-9_-]{43})(?:\.ics)?$/;
/** Refresh interval suggested to calendar clients. */
const REFRESH_MINUTES = 60;
/** Duration shown for a case without one. */
const USUAL_MINUTES = 60;

/** Creates a secret of 32 random bytes with its hash. Only the hash is stored. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The hash of the token in an address, with or without ".ics". Null if the text is not a well-formed token. */
export function feedHash(text: string): string | null {
  const [, token] = TOKEN.exec(text) ?? [];
  return token === undefined ? null : hashOf(token);
}

// A plain hash is enough because tokens are fully random and cannot be guessed.
function hashOf(token: string): string {
  return createHash('sha256').update(token, 'ascii').digest('hex');
}

export interface FeedCase {
  id: string;
  quoteNumber: string;
  version: number;
  updatedAt: Date;
  firstName: string;
  lastName: string;
  status: SurgeryCaseStatus;
  startsAt: Date;
  durationMinutes: number | null;
  hospitalName: string | null;
  theatre: string | null;
}

/**
 * Renders a doctor's calendar as iCalendar text. Shows only the patient's initials (the quote number where initials would reveal
 * too much) and the hospital, because the feed is stored by third parties.
 */
export function feedText(doctorName: string, cases: readonly FeedCase[]): string {
  return icalText({
    name: `${doctorName}, surgery`,
    refreshMinutes: REFRESH_MINUTES,
    events: cases.map(eventOf),
  });
}

function eventOf(one: FeedCase): IcalEvent {
  const { hospitalName, theatre } = one;
  return {
    uid: `${one.id}@quillcare`,
    sequence: one.version,
    changedAt: one.updatedAt,
    startsAt: one.startsAt,
    endsAt: new Date(one.startsAt.getTime() + (one.durationMinutes ?? USUAL_MINUTES) * 60_000),
    summary: [discreetInitials(one) ?? one.quoteNumber, hospitalName].filter(Boolean).join(', '),
    location: [hospitalName, theatre].filter(Boolean).join(', ') || null,
    status: statusOf(one.status),
  };
}

function statusOf(status: SurgeryCaseStatus): IcalEvent['status'] {
  if (status === 'CANCELLED') return 'CANCELLED';
  return status === 'PLANNED' || status === 'SCHEDULED' || status === 'RESCHEDULED'
    ? 'TENTATIVE'
    : 'CONFIRMED';
}
