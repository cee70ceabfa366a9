import Button from '@mui/material/Button';
import { EditIcon, PhoneIcon, SendIcon } from '@quillcare/ui';
import type { Quote, QuoteVersion } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../../../shared/words/words';
import { MoreActions } from './more-actions.view';
import { actWords } from './quote-acts.en';
import { actsOf, type QuoteAct } from './quote-acts';
import { caseAddress, followerOf } from '../quote-parts';
import { useQuoteDialogs, useQuoteRights, type QuoteDialogs } from './use-quote-dialogs';

const ICONS: Partial<Record<QuoteAct, ReactNode>> = {
  send: <SendIcon />,
  resend: <SendIcon />,
  edit: <EditIcon />,
  call: <PhoneIcon />,
};

export interface QuoteActionsProps {
  quote: Quote;
  /** All versions, the newest first. */
  versions: readonly QuoteVersion[];
}

/** The one act that the status asks for as a button, editing beside it, and everything else in a menu. */
export function QuoteActions({ quote, versions }: QuoteActionsProps) {
  const t = useWords(actWords);
  const newer = followerOf(quote, versions);
  const dialogs = useQuoteDialogs(quote, versions);
  const { primary, others } = actsOf(quote, useQuoteRights(), newer !== null);
  const labelOf = (act: QuoteAct) =>
    t(`act.${act}`, { name: quote.client.firstName, version: newer?.revision ?? '' });
  const button = (act: QuoteAct, variant: 'contained' | 'outlined') => (
    <Button key={act} variant={variant} startIcon={ICONS[act]} {...targetOf(act, quote, newer, dialogs)}>
      {labelOf(act)}
    </Button>
  );
  const inMenu = others.filter((act) => act !== 'edit');
  return (
    <>
      <MoreActions
        label={t('act.more')}
        items={inMenu.map((act) => ({
          name: act,
          label: labelOf(act),
          isDangerous: act === 'delete' || act === 'withdraw',
          ...targetOf(act, quote, newer, dialogs),
        }))}
      />
      {others.includes('edit') && button('edit', 'outlined')}
      {primary && button(primary, 'contained')}
      {dialogs.dialog}
    </>
  );
}

/** Where an act leads, or what it opens. */
function targetOf(act: QuoteAct, quote: Quote, newer: QuoteVersion | null, dialogs: QuoteDialogs): object {
  switch (act) {
    case 'edit':
      return { component: RouterLink, to: `/quotes/edit/${quote.id}` };
    case 'openNewer':
      return { component: RouterLink, to: `/quotes/view/${newer?.id ?? quote.supersededById}` };
    case 'openCase':
      return { component: RouterLink, to: caseAddress(quote) };
    case 'call':
      return { href: `tel:${quote.client.phone}` };
    default:
      return { onClick: () => dialogs.open(act) };
  }
}
