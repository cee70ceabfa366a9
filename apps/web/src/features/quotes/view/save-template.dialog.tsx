import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { createQuoteTemplate, type Quote } from '@quillcare/contracts';
import { useState } from 'react';
import { TextBox } from '../../../shared/forms/text-box.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { templateLineOf } from '../quote-parts';
import { ActDialog, useAct } from './act.dialog';
import { actWords } from './quote-acts.en';

/** Keeps what a quote consists of, without its people, for new quotes. */
export function SaveTemplateDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useWords(actWords);
  const { start, isBusy, problem } = useAct(createQuoteTemplate);
  const [name, setName] = useState(quote.lines[0]?.description ?? '');
  const [description, setDescription] = useState('');
  const [isShared, setShared] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const save = async () => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const { procedureClass, surgeries, notesToPatient } = quote;
    const lines = quote.lines.map(templateLineOf);
    const text = { name: name.trim(), description: description.trim() || null };
    const saved = await start({
      body: { ...text, isShared, procedureClass, surgeries, notesToPatient, lines },
    });
    if (!saved) return;
    const action = { label: t('template.open'), to: '/quote-templates' };
    showToast({ title: t('template.done'), message: saved.name, action });
    onClose();
  };
  const error = isMissing && name.trim() === '' ? t('template.nameMissing') : undefined;
  return (
    <ActDialog
      title={t('template.title')}
      confirmLabel={t('template.confirm')}
      isBusy={isBusy}
      onConfirm={() => void save()}
      onClose={onClose}
      problem={problem}
      failed={t('template.failed')}
    >
      <Typography>{t('template.hint')}</Typography>
      <TextBox
        label={t('template.name')}
        value={name}
        error={error}
        maxLength={200}
        isLine
        onChange={setName}
      />
      <TextBox
        label={t('template.description')}
        value={description}
        maxLength={500}
        isOptional
        onChange={setDescription}
      />
      <FormControlLabel
        sx={{ ml: -1, alignItems: 'flex-start' }}
        control={<Checkbox checked={isShared} onChange={(_event, checked) => setShared(checked)} />}
        label={
          <>
            {t('template.share')}
            <Typography variant="body2" color="textSecondary">
              {t('template.shareHelp')}
            </Typography>
          </>
        }
      />
    </ActDialog>
  );
}
