import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { getLeadSettings, type LeadSummary } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { getFirstContact, formatDuration } from './first-contact';
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
