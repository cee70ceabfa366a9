import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { TitledDialog, type TitledDialogProps } from '@quillcare/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useConfirmClose } from '../leaving/use-confirm-close';
import { focusFirstField } from './focus-first';
import { formWords } from './form.en';
import { FieldsWhileSaving, FormFrame, FormSummary } from './form.frame';
import { SubmitButton } from './submit-button.view';
import type { ContractForm } from './use-contract-form';
import { useWords } from '../words/words';

export interface FormDialogProps<S extends z.ZodType<unknown, FieldValues>> extends Pick<
  TitledDialogProps,
  'title' | 'maxWidth'
> {
  contractForm: ContractForm<S>;
  submitLabel: string;
  /** Label of the dismiss button. Defaults to “Cancel”; override it if the form itself cancels something. */
  cancelLabel?: string;
  /** Label while submitting. Defaults to `submitLabel`. */
  busyLabel?: string;
  /** What will happen. Shown above the fields. */
  hint?: ReactNode;
  /** Whether submitting ends or deletes something. */
  isDanger?: boolean;
  /** Whether submitting is disabled. The fields explain why. */
  isBlocked?: boolean;
  /** Set to false if there are no fields: the text then takes the focus, so that it can be scrolled by keyboard. */
  hasFields?: boolean;
  /** Shown at the opposite end of the buttons. */
  aside?: ReactNode;
  /** Second submit button. `onPick` is called before submitting with whether it was this one. */
  second?: { label: string; onPick: (isSecond: boolean) => void; isWarning?: boolean };
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog: title, fields and buttons. Escape asks before discarding what was typed. */
export function FormDialog<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const { title, contractForm, maxWidth = 'xs', hint, hasFields = true, onClose, children } = props;
  const { dismiss, question } = useConfirmClose(contractForm.form.formState.isDirty, onClose);
  return (
    <>
      <TitledDialog
        title={title}
        maxWidth={maxWidth}
        onClose={dismiss}
        isText={!hasFields}
        frame={(parts) => (
          <FormFrame contractForm={contractForm} label={title} isDialog>
            {parts}
          </FormFrame>
        )}
        actions={<Buttons {...props} />}
      >
        <FormSummary {...contractForm} />
        {hint && <DialogContentText component="div">{hint}</DialogContentText>}
        <div ref={focusFirstField} style={{ display: 'contents' }}>
          <FieldsWhileSaving isClosing={contractForm.isSubmitting}>{children}</FieldsWhileSaving>
        </div>
      </TitledDialog>
      {question}
    </>
  );
}

function Buttons<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const {
    contractForm,
    submitLabel,
    busyLabel = submitLabel,
    cancelLabel,
    isDanger,
    isBlocked,
    aside,
    second,
    onClose,
  } = props;
  const t = useWords(formWords);
  const { isSubmitting, submitNow } = contractForm;
  const submitSecond = () => {
    if (isSubmitting) return;
    second?.onPick(true);
    submitNow();
  };
  return (
    <>
      {aside && <div style={{ marginRight: 'auto' }}>{aside}</div>}
      <Button onClick={onClose}>{cancelLabel ?? t('cancel')}</Button>
      {second && (
        <Button variant="outlined" color={second.isWarning ? 'warning' : 'primary'} onClick={submitSecond}>
          {second.label}
        </Button>
      )}
      <SubmitButton
        label={submitLabel}
        busyLabel={busyLabel}
        isSubmitting={isSubmitting}
        isDisabled={isBlocked}
        isDanger={isDanger}
        onClick={() => second?.onPick(false)}
      />
    </>
  );
}
