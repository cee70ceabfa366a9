import Button from '@mui/material/Button';
import { deleteQuote, type Quote } from '@quillcare/contracts';
import { ConfirmDialog, EditIcon, SendIcon } from '@quillcare/ui';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { toProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { useRights } from '../../../shared/session/session.context';
import { messages } from '../../../shared/messages/messages.texts';
import { showToast } from '../../../shared/toasts/toast.store';
import { VIEW } from '../quotes.texts';
import { actionsOf } from './quote-story';
import { SendDialog } from './send-dialog.view';
import { WithdrawDialog } from './withdraw-dialog.view';

/** The actions possible for this quote now; the primary one is last. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { can } = useRights();
  const [search, setSearch] = useSearchParams();
  const actions = actionsOf(quote.status, {
    update: can('QUOTES', 'UPDATE'),
    delete: can('QUOTES', 'DELETE'),
  });
  // "Save and send" of the editor leads here with the dialog open.
  const [open, setOpen] = useState<'send' | 'delete' | 'withdraw' | null>(
    search.has('send') && actions.includes('send') ? 'send' : null,
  );
  const close = () => {
    setOpen(null);
    if (search.has('send')) setSearch({}, { replace: true });
  };
  return (
    <>
      {actions.includes('delete') && (
        <Button color="error" onClick={() => setOpen('delete')}>
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
        <Button variant="outlined" onClick={() => setOpen('withdraw')}>
          {VIEW.withdraw}
        </Button>
      )}
      {actions.includes('send') && (
        <Button variant="contained" startIcon={<SendIcon />} onClick={() => setOpen('send')}>
          {VIEW.send}
        </Button>
      )}
      {open === 'send' && <SendDialog quote={quote} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog quote={quote} onClose={close} />}
      {open === 'delete' && <DeleteDialog quote={quote} onClose={close} />}
    </>
  );
}

function DeleteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [remove, { isLoading }] = useOperationMutation(deleteQuote);
  const navigate = useNavigate();
  async function confirm() {
    try {
      await remove({ params: { id: quote.id } });
      showToast({ title: messages.deleted, message: VIEW.title(quote.quoteNumber) });
      void navigate('/quotes', { replace: true });
    } catch (error) {
      showToast({ title: messages.deleteFailed, message: toProblem(error).detail, tone: 'error' });
      onClose();
    }
  }
  return (
    <ConfirmDialog
      open
      title={VIEW.deleteTitle}
      confirmLabel={VIEW.remove}
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {`${messages.confirmDelete} ${VIEW.deleteHint}`}
    </ConfirmDialog>
  );
}
