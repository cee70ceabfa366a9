import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { getLeadSettings, type LeadSummary } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { firstContactOf, spanText } from './first-contact';
import { leadWords } from './lead.en';

/** Until the practice's target is loaded, no lead counts as late. */
const NO_AIM = Number.POSITIVE_INFINITY;
const TICK_MS = 30_000;

type Shown = Pick<LeadSummary, 'createdAt' | 'firstContactedAt' | 'status' | 'contactAttempts'>;

/** Time to first contact, ticking while it runs and highlighted once it exceeds the practice's target. */
export function FirstContactClock({ lead }: { lead: Shown }) {
  const t = useWords(leadWords);
  const { data } = useOperationQuery(getLeadSettings, {});
  const now = useNow(lead.firstContactedAt === null);
  const hours = data?.firstContactHours ?? NO_AIM;
  const contact = firstContactOf(lead, now, hours);
  if (!contact) return null;
  const { ms, isRunning, isLate } = contact;
  const time = spanText(ms);
  const said = isRunning
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
      {[said, tries].filter(Boolean).join(' · ')}
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
