import { replaceQuoteLink, resendQuote, revokeQuoteLinks, type Quote } from '@quillcare/contracts';
import { useState, type ReactNode } from 'react';
import { useConfirmedCommand } from '../../../shared/commands/use-confirmed-command';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';
import { SentDialog } from './sent.dialog';

/** A new link for the patient, by email or to copy; either way the former one stops working. Or none at all. */
export function useNewLink({ id, version, client, status }: Quote): {
  resend: () => void;
  copy: () => void;
  revoke: () => void;
  dialog: ReactNode;
} {
  const t = useWords(actWords);
  const [shown, setShown] = useState<{ title: string; link: string } | null>(null);
  const resending = useConfirmedCommand(resendQuote);
  const replacing = useConfirmedCommand(replaceQuoteLink);
  const revoking = useConfirmedCommand(revokeQuoteLinks);
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
  const isAnswered = status === 'ACCEPTED' || status === 'REJECTED';
  const revoke = () =>
    revoking.ask({
      request,
      title: t('link.revokeTitle'),
      hint: t(isAnswered ? 'link.revokeSignedHint' : 'link.revokeHint'),
      confirmLabel: t('link.revokeConfirm'),
      done: t('link.revokeDone'),
      failed: t('link.revokeFailed'),
      danger: true,
    });
  const dialog = (
    <>
      {resending.dialog}
      {replacing.dialog}
      {revoking.dialog}
      {shown && <SentDialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
  return { resend, copy, revoke, dialog };
}
