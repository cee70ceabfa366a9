import type { LeadSummary } from '@quillcare/contracts';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Timed = Pick<LeadSummary, 'createdAt' | 'firstContactedAt' | 'status'>;

/** How long a lead waited, or has been waiting, for the first contact. */
export interface FirstContact {
  ms: number;
  isRunning: boolean;
  isLate: boolean;
}

/**
 * Returns the time to first contact, still running for a new lead. Null if it is meaningless, for example for a lead lost without
 * contact.
 */
export function getFirstContact(lead: Timed, now: number, hours: number): FirstContact | null {
  const receivedAt = Date.parse(lead.createdAt);
  const isRunning = lead.firstContactedAt === null;
  if (isRunning && lead.status !== 'NEW') return null;
  const ms = Math.max(0, (isRunning ? now : Date.parse(lead.firstContactedAt ?? '')) - receivedAt);
  return { ms, isRunning, isLate: ms > hours * HOUR_MS };
}

/** From this many hours on, minutes are omitted. */
const MAX_HOURS_WITH_MINUTES = 6;

/** Formats a duration as "45 min", "3 h 5 min", "14 h" or "2 days". Always rounds down. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return word(leadWords, 'clock.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return word(leadWords, 'clock.days', { count: Math.floor(hours / 24) });
  if (hours >= MAX_HOURS_WITH_MINUTES || minutes % 60 === 0)
    return word(leadWords, 'clock.hours', { count: hours });
  return word(leadWords, 'clock.hoursAndMinutes', { hours, minutes: minutes % 60 });
}
