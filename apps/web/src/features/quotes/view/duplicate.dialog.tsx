import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { duplicateQuote, type Quote } from '@quillcare/contracts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CLIENTS, NEW_CLIENT } from '../../../shared/records/record-kinds';
import { RecordPicker } from '../../../shared/records/record-picker.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { ActDialog, useAct } from './act.dialog';
import { actWords } from './quote-acts.en';

/** A new draft with the same lines, for the same client or for another. */
export function DuplicateDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useWords(actWords);
  const navigate = useNavigate();
  const { start, isBusy, problem } = useAct(duplicateQuote);
  const [isOther, setOther] = useState(false);
  const [clientId, setClientId] = useState<string | null>(null);
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const duplicate = async () => {
    const other = isOther ? clientId : quote.client.id;
    setMissing(!other);
    if (!other) return;
    const copy = await start({ params: { id: quote.id }, body: { clientId: other } });
    if (!copy) return;
    showToast({ title: t('duplicate.done', { number: copy.quoteNumber }) });
    await navigate(`/quotes/edit/${copy.id}`);
  };
  const name = `${quote.client.firstName} ${quote.client.lastName}`;
  return (
    <ActDialog
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
      isBusy={isBusy}
      onConfirm={() => void duplicate()}
      onClose={onClose}
      problem={problem}
      failed={t('duplicate.failed')}
    >
      <Typography>{t('duplicate.hint')}</Typography>
      <RadioGroup
        aria-label={t('duplicate.client')}
        value={String(isOther)}
        onChange={(_event, value) => setOther(value === 'true')}
      >
        <FormControlLabel
          value="false"
          control={<Radio size="small" />}
          label={t('duplicate.same', { name })}
        />
        <FormControlLabel value="true" control={<Radio size="small" />} label={t('duplicate.other')} />
      </RadioGroup>
      {isOther && (
        <RecordPicker
          id={id}
          label={t('duplicate.find')}
          source={CLIENTS}
          chosen={clientId}
          create={NEW_CLIENT}
          error={isMissing && !clientId ? t('duplicate.missing') : undefined}
          onChange={(client) => setClientId(client?.id ?? null)}
        />
      )}
    </ActDialog>
  );
}
