import Button from '@mui/material/Button';
import { TitledDialog, type TitledDialogProps } from '@quillcare/ui';
import type { z } from 'zod';
import { useConfirmClose } from '../../leaving/use-confirm-close';
import { useWords } from '../../words/words';
import { FormSummary } from '../form.frame';
import { focusFirstField } from '../focus-first';
import { formWords } from '../form.en';
import { SubmitButton } from '../submit-button.view';
import { Fields } from './fields.view';
import type { Stored } from './form.definition';
import { RecordFrame, RecordNotices } from './record.frame';
import { useRecordForm, type RecordFormOptions } from './use-record-form';

export interface RecordDialogProps<S extends z.ZodObject, R extends Stored>
  extends RecordFormOptions<S, R>, Pick<TitledDialogProps, 'title' | 'maxWidth' | 'fullScreen'> {
  submitLabel: string;
  onClose: () => void;
}

/**
 * A record's form in a dialog above the page that needs it. Escape asks before discarding changes of an existing record; the draft
 * of a new one is offered again.
 */
export function RecordDialog<S extends z.ZodObject, R extends Stored>(props: RecordDialogProps<S, R>) {
  const { title, maxWidth, fullScreen, submitLabel, onClose, ...options } = props;
  const t = useWords(formWords);
  const recordForm = useRecordForm(options);
  const close = () => {
    if (options.record) recordForm.draft.forget();
    onClose();
  };
  const isChanged = options.record !== null && recordForm.form.formState.isDirty;
  const { dismiss, question } = useConfirmClose(isChanged, close);
  return (
    <>
      <TitledDialog
        {...{ title, maxWidth, fullScreen }}
        onClose={dismiss}
        frame={(parts) => (
          <RecordFrame recordForm={recordForm} label={title} isDialog>
            {parts}
          </RecordFrame>
        )}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <SubmitButton
              label={submitLabel}
              busyLabel={t('saving')}
              isSubmitting={recordForm.isSubmitting}
            />
          </>
        }
      >
        <FormSummary {...recordForm} />
        <RecordNotices recordForm={recordForm} />
        <div ref={focusFirstField}>
          <Fields />
        </div>
      </TitledDialog>
      {question}
    </>
  );
}
