import type { LeadSummary } from '@quillcare/contracts';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Timed = Pick<LeadSummary, 'createdAt' | 'firstContactedAt' | 'status'>;

/** How long somebody waited, or has been waiting, for the first contact. */
export interface FirstContact {
  ms: number;
  isRunning: boolean;
  isLate: boolean;
}

/** The clock of a lead: running until somebody reached them; null where it says nothing, as with one that is lost. */
export function firstContactOf(lead: Timed, now: number, hours: number): FirstContact | null {
  const asked = Date.parse(lead.createdAt);
  const isRunning = lead.firstContactedAt === null;
  if (isRunning && lead.status !== 'NEW') return null;
  const ms = Math.max(0, (isRunning ? now : Date.parse(lead.firstContactedAt ?? '')) - asked);
  return { ms, isRunning, isLate: ms > hours * HOUR_MS };
}

/** From here on minutes say nothing more. */
const LONG_HOURS = 6;

/** "45 min", "3 h 5 min", "14 h", "2 days": never rounded up. */
export function spanText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return word(leadWords, 'clock.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return word(leadWords, 'clock.days', { count: Math.floor(hours / 24) });
  if (hours >= LONG_HOURS || minutes % 60 === 0) return word(leadWords, 'clock.hours', { count: hours });
  return word(leadWords, 'clock.hoursAndMinutes', { hours, minutes: minutes % 60 });
}
