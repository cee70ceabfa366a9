import Typography from '@mui/material/Typography';
import type { Quote, reopenQuote, varyQuote } from '@quillcare/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAsSeen } from '../../../shared/commands/use-as-seen';
import { TextBox } from '../../../shared/forms/text-box.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { ActDialog, useAct } from './act.dialog';
import { changeWords } from './quote-changes.en';

export interface ReasonDialogProps {
  quote: Quote;
  /** Taking up a declined or withdrawn quote again, or changing a signed one. */
  operation: typeof reopenQuote | typeof varyQuote;
  kind: 'reopen' | 'vary';
  /** The number of the version that is started. */
  version: number;
  onClose: () => void;
}

/** Starts the next version of a quote that has an answer; why is part of the record. */
export function ReasonDialog({ quote: shown, operation, kind, version, onClose }: ReasonDialogProps) {
  const quote = useAsSeen(shown);
  const t = useWords(changeWords);
  const navigate = useNavigate();
  const { start, isBusy, problem } = useAct(operation);
  const [reason, setReason] = useState('');
  const begin = async () => {
    const body = { version: quote.version, reason: reason.trim() };
    const draft = await start({ params: { id: quote.id }, body });
    if (!draft) return;
    showToast({ title: t('done', { version: draft.revision }) });
    await navigate(`/quotes/edit/${draft.id}`);
  };
  return (
    <ActDialog
      title={t(`${kind}.title`, { number: quote.quoteNumber })}
      confirmLabel={t('confirm', { version })}
      isBusy={isBusy}
      isDisabled={reason.trim() === ''}
      onConfirm={() => void begin()}
      onClose={onClose}
      problem={problem}
      failed={t('failed')}
    >
      <Typography>{t(`${kind}.hint`, { version })}</Typography>
      <TextBox
        label={t('reason')}
        help={t('reasonHelp')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </ActDialog>
  );
}
