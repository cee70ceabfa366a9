import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sendQuote, type Quote } from '@quillcare/contracts';
import { Facts, Money } from '@quillcare/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords } from '../../../shared/words/words';
import { approvalStateOf } from '../quote-parts';
import { ActDialog, useAct } from './act.dialog';
import { Approval } from './approval.view';
import { ConsentChecklist } from './consent-checklist.view';
import { actWords } from './quote-acts.en';
import { SentDialog } from './sent.dialog';
import { useChecklist } from './use-checklist';

export interface SendDialogProps {
  quote: Quote;
  /** The version that this one replaces, while the patient can still answer that. */
  replaced: number | null;
  onClose: () => void;
}

/** Confirmation before a quote is frozen and mailed; afterwards shows the link, once. */
export function SendDialog({ quote, replaced, onClose }: SendDialogProps) {
  const t = useWords(actWords);
  const { start, isBusy, problem } = useAct(sendQuote);
  const [link, setLink] = useState<string | null>(null);
  const checklist = useChecklist(quote);
  const approval = approvalStateOf(quote);
  const isRefused = checklist.blocking.length > 0 || (approval !== 'NOT_NEEDED' && approval !== 'APPROVED');
  const send = async () => {
    const sent = await start({ params: { id: quote.id }, body: { version: quote.version } });
    if (sent) setLink(sent.link);
  };
  if (link) return <SentDialog title={t('send.done')} link={link} onClose={onClose} />;
  return (
    <ActDialog
      title={t('send.title')}
      confirmLabel={t('send.confirm')}
      isBusy={isBusy}
      isDisabled={isRefused}
      onConfirm={() => void send()}
      onClose={onClose}
      problem={problem}
      failed={t('send.failed')}
      remedy={problem?.code === 'RECIPIENT_MISSING' && <ClientLink clientId={quote.client.id} />}
    >
      <Typography>
        {t('send.intro')} {replaced !== null && t('send.replaces', { version: replaced })}
      </Typography>
      <SendFacts quote={quote} />
      {approval !== 'NOT_NEEDED' && <Approval quote={quote} />}
      <ConsentChecklist quote={quote} checklist={checklist} />
    </ActDialog>
  );
}

function ClientLink({ clientId }: { clientId: string }) {
  const t = useWords(actWords);
  return (
    <Link component={RouterLink} to={`/clients/${clientId}/edit`} color="inherit">
      {t('send.openClient')}
    </Link>
  );
}

function SendFacts({ quote: { client, validUntil, totals, currency } }: { quote: Quote }) {
  const t = useWords(actWords);
  const formats = useFormats();
  const money = (minor: number, strong = false) => (
    <Money minor={minor} currency={currency} locale={formats.locale} strong={strong} />
  );
  return (
    <Facts
      items={[
        {
          label: t('send.recipient'),
          value: `${client.firstName} ${client.lastName}, ${client.email || t('send.noEmail')}`,
        },
        { label: t('send.validUntil'), value: formats.date(validUntil) },
        { label: t('send.total'), value: money(totals.totalMinor, true) },
        { label: t('send.outOfPocket'), value: money(totals.outOfPocketMinor) },
      ]}
    />
  );
}
