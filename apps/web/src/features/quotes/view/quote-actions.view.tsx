import Button from '@mui/material/Button';
import { EditIcon, PhoneIcon, SendIcon } from '@quillcare/ui';
import type { Quote } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../../../shared/words/words';
import { MoreActions } from './more-actions.view';
import { actWords } from './quote-acts.en';
import { actsOf, type QuoteAct } from './quote-acts';
import { useQuoteDialogs, useQuoteRights, type QuoteDialogs } from './use-quote-dialogs';

const ICONS: Partial<Record<QuoteAct, ReactNode>> = {
  send: <SendIcon />,
  edit: <EditIcon />,
  call: <PhoneIcon />,
};

/** The one act that the status asks for as a button, editing beside it, and everything else in a menu. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const t = useWords(actWords);
  const dialogs = useQuoteDialogs(quote);
  const { primary, others } = actsOf(quote, useQuoteRights());
  const labelOf = (act: QuoteAct) => t(`act.${act}`, { name: quote.client.firstName });
  const button = (act: QuoteAct, variant: 'contained' | 'outlined') => (
    <Button key={act} variant={variant} startIcon={ICONS[act]} {...targetOf(act, quote, dialogs)}>
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
          ...targetOf(act, quote, dialogs),
        }))}
      />
      {others.includes('edit') && button('edit', 'outlined')}
      {primary && button(primary, 'contained')}
      {dialogs.dialog}
    </>
  );
}

/** Where an act leads, or what it opens. */
function targetOf(act: QuoteAct, quote: Quote, dialogs: QuoteDialogs): object {
  switch (act) {
    case 'edit':
      return { component: RouterLink, to: `/quotes/edit/${quote.id}` };
    case 'openCase':
      return {
        component: RouterLink,
        to: `/surgery-cases?quoteId=${quote.id}&case=${quote.surgeryCaseId}`,
      };
    case 'call':
      return { href: `tel:${quote.client.phone}` };
    default:
      return { onClick: () => dialogs.open(act) };
  }
}
