import {
  deleteQuote,
  reopenQuote,
  varyQuote,
  withdrawQuote,
  type Quote,
  type QuoteVersion,
} from '@quillcare/contracts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { messagesWords } from '../../../shared/messages/messages.en';
import { useRights } from '../../../shared/session/session.context';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords, word } from '../../../shared/words/words';
import { RecordDialog } from '../signing/record.dialog';
import { TabletDialog } from '../signing/tablet.dialog';
import { followerOf, isWaiting } from '../quote-parts';
import { DuplicateDialog } from './duplicate.dialog';
import { useNewLink } from './new-link.view';
import { actWords } from './quote-acts.en';
import { actsOf, type QuoteAct, type QuoteRights } from './quote-acts';
import { viewWords } from './quote-view.en';
import { ReasonDialog } from './reason.dialog';
import { ReviseDialog } from './revise.dialog';
import { SaveTemplateDialog } from './save-template.dialog';
import { SendDialog } from './send.dialog';

export interface QuoteDialogs {
  open: (act: QuoteAct) => void;
  dialog: ReactNode;
}

export function useQuoteRights(): QuoteRights {
  const { can } = useRights();
  return {
    create: can('QUOTES', 'CREATE'),
    update: can('QUOTES', 'UPDATE'),
    delete: can('QUOTES', 'DELETE'),
  };
}

/** The address opens one: "Save and send" of the editor and the list's verbs lead to `?do=send`. */
const DO = 'do';

/** What the acts of a quote open, one at a time. */
export function useQuoteDialogs(quote: Quote, versions: readonly QuoteVersion[]): QuoteDialogs {
  const asked = useAskedAct(quote, versions);
  const [act, setAct] = useState<QuoteAct | null>(asked.act);
  const links = useNewLink(quote);
  const withdrawal = useWithdrawal(quote);
  const removal = useRemoval(quote);
  const close = () => {
    setAct(null);
    asked.forget();
  };
  const open = (chosen: QuoteAct) => {
    if (chosen === 'resend') links.resend();
    else if (chosen === 'copyLink') links.copy();
    else if (chosen === 'revokeLinks') links.revoke();
    else if (chosen === 'withdraw') withdrawal.ask();
    else if (chosen === 'delete') removal.ask();
    else if (chosen === 'print') window.print();
    else setAct(chosen);
  };
  const dialog = (
    <>
      {act && dialogOf(act, quote, versions, close)}
      {links.dialog}
      {withdrawal.dialog}
      {removal.dialog}
    </>
  );
  return { open, dialog };
}

function dialogOf(act: QuoteAct, quote: Quote, versions: readonly QuoteVersion[], onClose: () => void) {
  const next = Math.max(quote.revision, ...versions.map(({ revision }) => revision)) + 1;
  // A change leaves what it changes in force, so only another change is replaced by it.
  const replaced = versions.find((version) => version.id !== quote.id && isWaiting(version));
  switch (act) {
    case 'send':
      return <SendDialog quote={quote} replaced={replaced?.revision ?? null} onClose={onClose} />;
    case 'revise':
      return <ReviseDialog quote={quote} version={next} onClose={onClose} />;
    case 'requote':
      return <ReviseDialog quote={quote} version={next} isRequote onClose={onClose} />;
    case 'tablet':
      return <TabletDialog quote={quote} onClose={onClose} />;
    case 'record':
      return <RecordDialog quote={quote} onClose={onClose} />;
    case 'reopen':
      return <ReasonDialog {...{ quote, kind: act, version: next, onClose }} operation={reopenQuote} />;
    case 'vary':
      return <ReasonDialog {...{ quote, kind: act, version: next, onClose }} operation={varyQuote} />;
    case 'duplicate':
      return <DuplicateDialog quote={quote} onClose={onClose} />;
    case 'saveTemplate':
      return <SaveTemplateDialog quote={quote} onClose={onClose} />;
    default:
      return null;
  }
}

/** The act that the address asks for, if the quote and the person's rights allow it. */
function useAskedAct(quote: Quote, versions: readonly QuoteVersion[]) {
  const [search, setSearch] = useSearchParams();
  const rights = useQuoteRights();
  // `?send` is what the editor has always used.
  const name = search.get(DO) ?? (search.has('send') ? 'send' : null);
  const hasNewer = followerOf(quote, versions) !== null;
  const { primary, others } = actsOf(quote, rights, hasNewer);
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
