import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { createQuoteTemplate, quoteTemplates } from '@quillcare/contracts';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { toProblem } from '../../../../shared/api/problem';
import { formWords } from '../../../../shared/forms/form.en';
import { FormFrame } from '../../../../shared/forms/form.frame';
import { CheckInput, TextInput } from '../../../../shared/forms/inputs.view';
import { SubmitButton } from '../../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../../shared/forms/use-contract-form';
import { showToast } from '../../../../shared/toasts/toast.store';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditorStore } from '../state/editor.store';
import { bodyOf } from '../state/editor.values';

const named = quoteTemplates.input.pick({ name: true, isShared: true });

/** Keeps the surgeries, lines and notes of this quote for others. */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(editorWords);
  const tf = useWords(formWords);
  const store = useEditorStore();
  const titleId = useId();
  const [create] = useOperationMutation(createQuoteTemplate);
  const contractForm = useContractForm({
    schema: named,
    defaultValues: { name: '', isShared: true },
    labels: { name: t('template.name') },
    toProblem,
    submit: async (values) => {
      const { surgeries, lines, procedureClass, notesToPatient } = bodyOf(store.getState());
      await create({ body: { ...values, surgeries, lines, procedureClass, notesToPatient } });
      showToast({ title: t('template.saved') });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('template.saveTitle')}</DialogTitle>
      <FormFrame contractForm={contractForm} label={t('template.saveTitle')} isDialog>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('template.saveHelp')}</DialogContentText>
          <TextInput name="name" label={t('template.name')} maxLength={200} />
          <CheckInput name="isShared" label={t('template.isShared')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tf('cancel')}</Button>
          <SubmitButton
            label={t('template.save')}
            busyLabel={tf('saving')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
