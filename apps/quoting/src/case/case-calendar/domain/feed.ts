import { createHash, randomBytes } from 'node:crypto';
import type { SurgeryCaseStatus } from '@quillcare/contracts';
import { discreetInitials, icalText, type IcalEvent } from '@quillcare/rules';

const TOKEN = /^([A-Za-z0-9_-]{43})(?:\.ics)?$/;
/** How often a calendar should look again. */
const REFRESH_MINUTES = 60;
/** What a case takes in the calendar while nobody has said how long it is. */
const USUAL_MINUTES = 60;

/** A new secret (32 random bytes) with its hash, the only form that is stored. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The hash of the token in an address, with or without ".ics"; null if it has not the form of one. */
export function feedHash(text: string): string | null {
  const [, token] = TOKEN.exec(text) ?? [];
  return token === undefined ? null : hashOf(token);
}

// Tokens are fully random, so a plain hash cannot be reversed by guessing.
function hashOf(token: string): string {
  return createHash('sha256').update(token, 'ascii').digest('hex');
}

/** What a doctor's calendar needs of a case. */
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

/** The calendar of a doctor: initials (the number where they would tell too much) and the hospital, because it is kept in places that we know nothing of. */
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
