import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LeadSummary } from '@quillcare/contracts';
import { Muted, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useFormats } from '../../shared/formats/use-formats';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useWords } from '../../shared/words/words';
import { FirstContactClock } from './first-contact.view';
import { interestText, isOpenLead, leadName, ownerText, inactiveDays } from './lead';
import { leadWords } from './lead.en';

/** A lead on the board: who, what they want, how long they have waited and what is next. */
export function LeadCard({ lead }: { lead: LeadSummary }) {
  const t = useWords(leadWords);
  const { currency } = useFormats();
  const { expectedValueMinor, urgency } = lead;
  return (
    <>
      <PageLink to={`/leads/${lead.id}`} color="textPrimary" sx={{ fontWeight: 500 }}>
        {leadName(lead)}
      </PageLink>{' '}
      {urgency === 'URGENT' && isOpenLead(lead) && (
        <StatusChip label={t('options.urgency.URGENT')} tone="error" />
      )}
      <Muted>{interestText(lead)}</Muted>
      <Waiting lead={lead} />
      <Typography
        variant="body2"
        component="div"
        sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}
      >
        {expectedValueMinor !== null && <Money minor={expectedValueMinor} currency={currency} />}
        <Muted component="span">{ownerText(lead)}</Muted>
      </Typography>
    </>
  );
}

/** Age or waiting time and the next step, highlighted if the lead has gone quiet or the follow-up is overdue. */
function Waiting({ lead }: { lead: LeadSummary }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const { nextFollowUpOn } = lead;
  const isLate = nextFollowUpOn !== null && nextFollowUpOn < formats.today();
  return (
    <>
      {lead.status === 'NEW' && lead.firstContactedAt === null ? (
        <FirstContactClock lead={lead} />
      ) : (
        <Age lead={lead} />
      )}
      {nextFollowUpOn && isOpenLead(lead) && (
        <Typography variant="body2" sx={{ color: isLate ? 'tone.error.text' : 'text.secondary' }}>
          {t(isLate ? 'board.overdue' : 'board.followUp', { date: formats.date(nextFollowUpOn) })}
        </Typography>
      )}
    </>
  );
}

function Age({ lead }: { lead: LeadSummary }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const [openedAt] = useState(() => Date.now());
  const quiet = inactiveDays(lead, openedAt);
  return (
    <Muted title={formats.dateTime(lead.createdAt)}>
      {t('board.age', { ago: formats.ago(lead.createdAt) })}
      {quiet !== null && (
        <Typography component="span" variant="body2" sx={{ color: 'tone.warning.text', fontWeight: 600 }}>
          {t('board.quiet', { count: quiet })}
        </Typography>
      )}
    </Muted>
  );
}
