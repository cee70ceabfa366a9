import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  changeLeadStatus,
  decideDiscountApproval,
  resendQuote,
  type Operation,
  type TodayItem,
} from '@quillcare/contracts';
import { useConfirmedCommand, type Question } from '../../../shared/commands/use-confirmed-command';
import { useWords } from '../../../shared/words/words';
import { AnswerDialog } from './answer.dialog';
import { CallDialog } from './call.dialog';
import { ContactLinks } from './contact-links.view';
import { pathOf, type TakenAct } from './next-step';
import { todayWords } from './today.en';

export interface NextStepDialogProps {
  item: TodayItem;
  act: TakenAct;
  onClose: () => void;
}

/** The dialog of a row's next step. Its forms and operations are fetched when somebody takes one. */
export function NextStepDialog({ item, act, onClose }: NextStepDialogProps) {
  switch (act) {
    case 'answer':
      return <AnswerDialog item={item} onClose={onClose} />;
    case 'call':
      return <CallDialog item={item} onClose={onClose} />;
    case 'contact':
      return <Contact item={item} onClose={onClose} />;
    case 'resend':
      return <Resend item={item} onClose={onClose} />;
    case 'decide':
      return <Decision item={item} onClose={onClose} />;
  }
}

type StepProps = Omit<NextStepDialogProps, 'act'>;

/** A question that is asked at once. */
function Asked<O extends Operation>({
  operation,
  question,
  onClose,
}: {
  operation: O;
  question: Question<O>;
  onClose: () => void;
}) {
  const { ask, dialog } = useConfirmedCommand(operation, onClose);
  const asked = useRef(question);
  useEffect(() => ask(asked.current), [ask]);
  return dialog;
}

function Contact({ item, onClose }: StepProps) {
  const t = useWords(todayWords);
  return (
    <Asked
      operation={changeLeadStatus}
      onClose={onClose}
      question={{
        title: t('contact.title', { name: item.who }),
        hint: (
          <Hint link={{ to: pathOf(item), label: t('contact.open') }}>
            <ContactLinks item={item} />
            {item.about}
          </Hint>
        ),
        confirmLabel: t('contact.confirm'),
        request: { params: { id: item.id }, body: { version: item.version, status: 'CONTACTED' } },
        done: t('contact.done', { name: item.who }),
      }}
    />
  );
}

function Resend({ item, onClose }: StepProps) {
  const t = useWords(todayWords);
  return (
    <Asked
      operation={resendQuote}
      onClose={onClose}
      question={{
        title: t('resend.title', { name: item.who }),
        hint: (
          <Hint link={{ to: `/clients/${item.clientId}/edit`, label: t('resend.client') }}>
            {t('resend.hint', { email: item.email ?? '' })}
            {item.about && (
              <Typography color="textSecondary">{t('resend.why', { detail: item.about })}</Typography>
            )}
          </Hint>
        ),
        confirmLabel: t('resend.confirm'),
        request: { params: { id: item.id }, body: { version: item.version } },
        done: t('resend.done', { number: item.quoteNumber ?? '' }),
      }}
    />
  );
}

function Decision({ item, onClose }: StepProps) {
  const t = useWords(todayWords);
  return (
    <Asked
      operation={decideDiscountApproval}
      onClose={onClose}
      question={{
        title: t('decide.title', { name: item.who }),
        hint: (
          <Hint link={{ to: pathOf(item), label: t('decide.open') }}>
            {t('decide.reason', { name: item.byName ?? '', reason: item.about ?? '' })}
          </Hint>
        ),
        confirmLabel: t('decide.confirm'),
        request: { params: { id: item.id }, body: { version: item.version, decision: 'APPROVED' } },
        done: t('decide.done'),
      }}
    />
  );
}

function Hint({ children, link }: { children: ReactNode; link: { to: string; label: string } }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {children}
      <Link component={RouterLink} to={link.to}>
        {link.label}
      </Link>
    </Box>
  );
}
