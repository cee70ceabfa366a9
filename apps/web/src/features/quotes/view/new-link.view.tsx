import { replaceQuoteLink, resendQuote, type Quote } from '@quillcare/contracts';
import { useState, type ReactNode } from 'react';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';
import { SentDialog } from './sent.dialog';

/** A new link for the patient, by email or to copy; either way the former one stops working. */
export function useNewLink({ id, version, client }: Quote): {
  resend: () => void;
  copy: () => void;
  dialog: ReactNode;
} {
  const t = useWords(actWords);
  const [shown, setShown] = useState<{ title: string; link: string } | null>(null);
  const resending = useConfirmedCommand(resendQuote);
  const replacing = useConfirmedCommand(replaceQuoteLink);
  const request = { params: { id }, body: { version } };
  const resend = () =>
    resending.ask({
      request,
      title: t('link.resendTitle'),
      hint: t('link.resendHint', { email: client.email }),
      confirmLabel: t('link.resendConfirm'),
      failed: t('link.resendFailed'),
      onDone: ({ link }) => setShown({ title: t('link.resendDone'), link }),
    });
  const copy = () =>
    replacing.ask({
      request,
      title: t('link.copyTitle'),
      hint: t('link.copyHint'),
      confirmLabel: t('link.copyConfirm'),
      failed: t('link.copyFailed'),
      onDone: ({ link }) => setShown({ title: t('link.copyDone'), link }),
    });
  const dialog = (
    <>
      {resending.dialog}
      {replacing.dialog}
      {shown && <SentDialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
  return { resend, copy, dialog };
}
