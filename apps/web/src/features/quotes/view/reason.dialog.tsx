import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Quote, reopenQuote, varyQuote } from '@quillcare/contracts';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
export function ReasonDialog({ quote, operation, kind, version, onClose }: ReasonDialogProps) {
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
      <Reason value={reason} onChange={setReason} />
    </ActDialog>
  );
}

function Reason({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useWords(changeWords);
  const id = useId();
  const help = t('reasonHelp');
  return (
    <FieldFrame id={id} label={t('reason')} help={help}>
      <TextField
        id={id}
        multiline
        minRows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 500, required: true, 'aria-describedby': describedBy(id, { help }) },
        }}
      />
    </FieldFrame>
  );
}
