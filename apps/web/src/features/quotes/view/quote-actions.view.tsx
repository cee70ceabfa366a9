import Button from '@mui/material/Button';
import { deleteQuote, withdrawQuote, type Quote } from '@quillcare/contracts';
import { EditIcon, SendIcon } from '@quillcare/ui';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { useRights } from '../../../shared/session/session.context';
import { messagesWords } from '../../../shared/messages/messages.en';
import { word } from '../../../shared/words/words';
import { showToast } from '../../../shared/toasts/toast.store';
import { VIEW, WITHDRAW } from '../quotes.texts';
import { actionsOf } from './quote-story';
import { SendDialog } from './send-dialog.view';

/** The actions possible for this quote now; the primary one is last. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { can } = useRights();
  const [search, setSearch] = useSearchParams();
  const actions = actionsOf(quote.status, {
    update: can('QUOTES', 'UPDATE'),
    delete: can('QUOTES', 'DELETE'),
  });
  // "Save and send" of the editor leads here with the dialog open.
  const [isSending, setSending] = useState(search.has('send') && actions.includes('send'));
  const withdrawal = useWithdrawal(quote);
  const removal = useRemoval(quote);
  const close = () => {
    setSending(false);
    if (search.has('send')) setSearch({}, { replace: true });
  };
  return (
    <>
      {actions.includes('delete') && (
        <Button color="error" onClick={removal.remove}>
          {VIEW.remove}
        </Button>
      )}
      {actions.includes('edit') && (
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          component={RouterLink}
          to={`/quotes/edit/${quote.id}`}
        >
          {VIEW.edit}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button variant="outlined" onClick={withdrawal.withdraw}>
          {VIEW.withdraw}
        </Button>
      )}
      {actions.includes('send') && (
        <Button variant="contained" startIcon={<SendIcon />} onClick={() => setSending(true)}>
          {VIEW.send}
        </Button>
      )}
      {isSending && <SendDialog quote={quote} onClose={close} />}
      {withdrawal.dialog}
      {removal.dialog}
    </>
  );
}

function useWithdrawal(quote: Quote) {
  const { ask, dialog } = useConfirmedCommand(withdrawQuote);
  const { id, version, quoteNumber } = quote;
  const question = {
    request: (reason: string) => ({ params: { id }, body: { version, reason } }),
    title: WITHDRAW.title,
    hint: WITHDRAW.text,
    confirmLabel: WITHDRAW.confirm,
    reason: { label: WITHDRAW.reason, help: WITHDRAW.reasonHint, maxLength: 500 },
    done: VIEW.withdrawn(quoteNumber),
    danger: true,
  };
  return { withdraw: () => ask(question), dialog };
}

function useRemoval({ id, quoteNumber }: Quote) {
  const { ask, dialog } = useConfirmedCommand(deleteQuote);
  const navigate = useNavigate();
  const question = {
    request: { params: { id } },
    title: VIEW.deleteTitle,
    hint: `${word(messagesWords, 'confirmDelete')} ${VIEW.deleteHint}`,
    confirmLabel: VIEW.remove,
    failed: word(messagesWords, 'deleteFailed'),
    danger: true,
    onDone: async () => {
      showToast({ title: word(messagesWords, 'deleted'), message: VIEW.title(quoteNumber) });
      await navigate('/quotes', { replace: true });
    },
  };
  return { remove: () => ask(question), dialog };
}
