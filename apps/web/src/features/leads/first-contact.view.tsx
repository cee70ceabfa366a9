import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { getLeadSettings, type LeadSummary } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords, word } from '../../shared/words/words';
import { leadWords } from './lead.en';

/** Until the practice's target is loaded, no lead counts as late. */
const NO_TARGET = Number.POSITIVE_INFINITY;
const TICK_MS = 30_000;

type ClockLead = Pick<LeadSummary, 'createdAt' | 'firstContactedAt' | 'status' | 'contactAttempts'>;

/** Time to first contact, ticking while it runs and highlighted once it exceeds the practice's target. */
export function FirstContactClock({ lead }: { lead: ClockLead }) {
  const t = useWords(leadWords);
  const { data } = useOperationQuery(getLeadSettings, {});
  const now = useNow(lead.firstContactedAt === null);
  const hours = data?.firstContactHours ?? NO_TARGET;
  const contact = getFirstContact(lead, now, hours);
  if (!contact) return null;
  const { ms, isRunning, isLate } = contact;
  const time = formatDuration(ms);
  const text = isRunning
    ? t(isLate ? 'clock.late' : 'clock.waiting', { time, hours })
    : t('clock.reached', { time });
  const tries = isRunning && lead.contactAttempts > 0 && t('clock.attempts', { count: lead.contactAttempts });
  return (
    <Typography
      variant="body2"
      className="tabular"
      sx={{
        color: isRunning ? (isLate ? 'tone.error.text' : 'tone.warning.text') : 'text.secondary',
        fontWeight: isRunning && isLate ? 600 : undefined,
      }}
    >
      {[text, tries].filter(Boolean).join(' · ')}
    </Typography>
  );
}

/** Returns the current time, updated regularly only while the clock runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a lead waited, or has been waiting, for the first contact. */
interface FirstContact {
  ms: number;
  isRunning: boolean;
  isLate: boolean;
}

/**
 * Returns the time to first contact, still running for a new lead. Null if it is meaningless, for example for a lead lost without
 * contact.
 */
export function getFirstContact(
  lead: Omit<ClockLead, 'contactAttempts'>,
  now: number,
  hours: number,
): FirstContact | null {
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
