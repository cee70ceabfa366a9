import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { changeLeadStatus, decideDiscountApproval, resendQuote, type TodayItem } from '@quillcare/contracts';
import { RequestedAct } from '../../../shared/acts/requested-act.view';
import { actsOn } from '../../../shared/acts/define-act';
import { word } from '../../../shared/words/words';
import { AnswerDialog } from './answer.dialog';
import { CallDialog } from './call.dialog';
import { ContactLinks } from './contact-links.view';
import { itemPath, type DialogAct } from './next-step';
import { todayWords } from './today.en';
import { PageLink } from '../../../shared/navigation/page-link.view';

export interface NextStepDialogProps {
  item: TodayItem;
  act: DialogAct;
  onClose: () => void;
}

/** Dialog for a row's next step. Its forms and operations are loaded on demand. */
export function NextStepDialog({ item, act: requestedAct, onClose }: NextStepDialogProps) {
  switch (requestedAct) {
    case 'answer':
      return <AnswerDialog item={item} onClose={onClose} />;
    case 'call':
      return <CallDialog item={item} onClose={onClose} />;
    default:
      return <RequestedAct act={dialogsByStep[requestedAct]} record={item} onClose={onClose} />;
  }
}

const { act } = actsOn<TodayItem>(todayWords, ({ who }) => who);

const dialogsByStep = {
  contact: act({
    name: 'contact',
    operation: changeLeadStatus,
    confirms: (item) => ({
      hint: (
        <Hint link={{ to: itemPath(item), label: word(todayWords, 'contact.open') }}>
          <ContactLinks item={item} />
          {item.about}
        </Hint>
      ),
    }),
    request: (item) => ({ params: { id: item.id }, body: { version: item.version, status: 'CONTACTED' } }),
  }),
  resend: act({
    name: 'resend',
    operation: resendQuote,
    values: ({ quoteNumber }) => ({ number: quoteNumber ?? '' }),
    confirms: ({ clientId, email, about }) => ({
      hint: (
        <Hint link={{ to: `/clients/${clientId}/edit`, label: word(todayWords, 'resend.client') }}>
          {word(todayWords, 'resend.hint', { email: email ?? '' })}
          {about && (
            <Typography color="textSecondary">{word(todayWords, 'resend.why', { detail: about })}</Typography>
          )}
        </Hint>
      ),
    }),
    request: (item) => ({ params: { id: item.id }, body: { version: item.version } }),
  }),
  decide: act({
    name: 'decide',
    operation: decideDiscountApproval,
    confirms: (item) => ({
      hint: (
        <Hint link={{ to: itemPath(item), label: word(todayWords, 'decide.open') }}>
          {word(todayWords, 'decide.reason', { name: item.byName ?? '', reason: item.about ?? '' })}
        </Hint>
      ),
    }),
    request: (item) => ({ params: { id: item.id }, body: { version: item.version, decision: 'APPROVED' } }),
  }),
};

function Hint({ children, link }: { children: ReactNode; link: { to: string; label: string } }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {children}
      <PageLink to={link.to}>{link.label}</PageLink>
    </Box>
  );
}
