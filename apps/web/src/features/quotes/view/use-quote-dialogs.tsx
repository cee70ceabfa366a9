import { deleteQuote, withdrawQuote, type Quote } from '@quillcare/contracts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { messagesWords } from '../../../shared/messages/messages.en';
import { useRights } from '../../../shared/session/session.context';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords, word } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';
import { actsOf, type QuoteAct, type QuoteRights } from './quote-acts';
import { viewWords } from './quote-view.en';
import { SendDialog } from './send.dialog';

export interface QuoteDialogs {
  open: (act: QuoteAct) => void;
  dialog: ReactNode;
}

export function useQuoteRights(): QuoteRights {
  const { can } = useRights();
  return {
    update: can('QUOTES', 'UPDATE'),
    delete: can('QUOTES', 'DELETE'),
  };
}

/** The address opens one: "Save and send" of the editor and the list's verbs lead to `?do=send`. */
const DO = 'do';

/** What the acts of a quote open, one at a time. */
export function useQuoteDialogs(quote: Quote): QuoteDialogs {
  const asked = useAskedAct(quote);
  const [act, setAct] = useState<QuoteAct | null>(asked.act);
  const withdrawal = useWithdrawal(quote);
  const removal = useRemoval(quote);
  const close = () => {
    setAct(null);
    asked.forget();
  };
  const open = (chosen: QuoteAct) => {
    if (chosen === 'withdraw') withdrawal.ask();
    else if (chosen === 'delete') removal.ask();
    else if (chosen === 'print') window.print();
    else setAct(chosen);
  };
  const dialog = (
    <>
      {act === 'send' && <SendDialog quote={quote} onClose={close} />}
      {withdrawal.dialog}
      {removal.dialog}
    </>
  );
  return { open, dialog };
}

/** The act that the address asks for, if the quote and the person's rights allow it. */
function useAskedAct(quote: Quote) {
  const [search, setSearch] = useSearchParams();
  const rights = useQuoteRights();
  // `?send` is what the editor has always used.
  const name = search.get(DO) ?? (search.has('send') ? 'send' : null);
  const { primary, others } = actsOf(quote, rights);
  const act = [primary, ...others].find((one) => one !== null && one === name) ?? null;
  const forget = () => {
    if (name === null) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(DO);
        after.delete('send');
        return after;
      },
      { replace: true },
    );
  };
  return { act, forget };
}

function useWithdrawal({ id, version, quoteNumber }: Quote) {
  const t = useWords(actWords);
  const { ask, dialog } = useConfirmedCommand(withdrawQuote);
  const question = {
    request: (reason: string) => ({ params: { id }, body: { version, reason } }),
    title: t('withdraw.title'),
    hint: t('withdraw.hint'),
    confirmLabel: t('withdraw.confirm'),
    reason: { label: t('withdraw.reason'), help: t('withdraw.reasonHelp'), maxLength: 500 },
    done: t('withdraw.done', { number: quoteNumber }),
    danger: true,
  };
  return { ask: () => ask(question), dialog };
}

function useRemoval({ id, quoteNumber }: Quote) {
  const t = useWords(actWords);
  const { ask, dialog } = useConfirmedCommand(deleteQuote);
  const navigate = useNavigate();
  const question = {
    request: { params: { id } },
    title: t('delete.title'),
    hint: `${word(messagesWords, 'confirmDelete')} ${t('delete.hint')}`,
    confirmLabel: t('act.delete'),
    failed: word(messagesWords, 'deleteFailed'),
    danger: true,
    onDone: async () => {
      const message = word(viewWords, 'title', { number: quoteNumber });
      showToast({ title: word(messagesWords, 'deleted'), message });
      await navigate('/quotes', { replace: true });
    },
  };
  return { ask: () => ask(question), dialog };
}
