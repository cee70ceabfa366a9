import Button from '@mui/material/Button';
import { TitledDialog, type TitledDialogProps } from '@quillcare/ui';
import type { z } from 'zod';
import { useWords } from '../../words/words';
import { FormSummary } from '../form.frame';
import { focusFirst } from '../focus-first';
import { formWords } from '../form.en';
import { SubmitButton } from '../submit-button.view';
import { Fields } from './fields.view';
import { RecordFrame, RecordNotices } from './record.frame';
import type { RecordForm } from './use-record-form';

export interface RecordDialogProps<S extends z.ZodObject> extends Pick<
  TitledDialogProps,
  'title' | 'maxWidth' | 'fullScreen'
> {
  recordForm: RecordForm<S>;
  submitLabel: string;
  onClose: () => void;
}

/** The form of a record in a dialog, over the page that needs it. */
export function RecordDialog<S extends z.ZodObject>(props: RecordDialogProps<S>) {
  const { recordForm, submitLabel, onClose, ...dialog } = props;
  const t = useWords(formWords);
  return (
    <TitledDialog
      {...dialog}
      onClose={onClose}
      frame={(parts) => (
        <RecordFrame recordForm={recordForm} label={dialog.title} isDialog>
          {parts}
        </RecordFrame>
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton label={submitLabel} busyLabel={t('saving')} isSubmitting={recordForm.isSubmitting} />
        </>
      }
    >
      <FormSummary {...recordForm} />
      <RecordNotices recordForm={recordForm} />
      <div ref={focusFirst}>
        <Fields />
      </div>
    </TitledDialog>
  );
}
