import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { reviseQuote, type Quote } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAsSeen } from '../../../shared/commands/use-as-seen';
import { TextBox } from '../../../shared/forms/text-box.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { isWaiting } from '../quote-parts';
import { ActDialog, useAct } from './act.dialog';
import { actWords } from './quote-acts.en';
import { TodaysPrices } from './todays-prices.view';

type Prices = 'KEPT' | 'CURRENT';

export interface ReviseDialogProps {
  quote: Quote;
  /** The number of the version that is started. */
  version: number;
  /** At today's prices, without asking: what changed is shown instead. */
  isRequote?: boolean;
  onClose: () => void;
}

/** Starts the next version of a quote, at the prices it has or at today's. */
export function ReviseDialog({ quote: shown, version, isRequote = false, onClose }: ReviseDialogProps) {
  const quote = useAsSeen(shown);
  const t = useWords(actWords);
  const navigate = useNavigate();
  const { start, isBusy, problem } = useAct(reviseQuote);
  const [prices, setPrices] = useState<Prices>(isRequote ? 'CURRENT' : 'KEPT');
  const [reason, setReason] = useState('');
  const revise = async () => {
    const body = { version: quote.version, prices, reason: reason.trim() || null };
    const draft = await start({ params: { id: quote.id }, body });
    if (!draft) return;
    showToast({ title: t('revise.done', { version: draft.revision }) });
    await navigate(`/quotes/edit/${draft.id}`);
  };
  return (
    <ActDialog
      title={isRequote ? t('revise.requoteTitle') : t('revise.title', { number: quote.quoteNumber })}
      confirmLabel={t('revise.confirm', { version })}
      isBusy={isBusy}
      onConfirm={() => void revise()}
      onClose={onClose}
      problem={problem}
      failed={t('revise.failed')}
    >
      <Typography>{t(isWaiting(quote) ? 'revise.hint' : 'revise.closedHint', { version })}</Typography>
      {!isRequote && <PricesChoice value={prices} onChange={setPrices} />}
      {prices === 'CURRENT' && <TodaysPrices quote={quote} />}
      <TextBox
        label={t('revise.reason')}
        help={t('revise.reasonHelp')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        isOptional
      />
    </ActDialog>
  );
}

function PricesChoice({ value, onChange }: { value: Prices; onChange: (value: Prices) => void }) {
  const t = useWords(actWords);
  const id = useId();
  return (
    <FieldFrame id={id} label={t('revise.prices')} help={t('revise.pricesHelp')}>
      <RadioGroup
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as Prices)}
      >
        <FormControlLabel value="KEPT" control={<Radio size="small" />} label={t('revise.kept')} />
        <FormControlLabel value="CURRENT" control={<Radio size="small" />} label={t('revise.current')} />
      </RadioGroup>
    </FieldFrame>
  );
}
