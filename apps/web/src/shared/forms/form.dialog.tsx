import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog, TitledDialog, type TitledDialogProps } from '@quillcare/ui';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { leavingWords } from '../leaving/leaving.en';
import { focusFirst } from './focus-first';
import { formWords } from './form.en';
import { FormFrame, FormSummary } from './form.frame';
import { SubmitButton } from './submit-button.view';
import type { ContractForm } from './use-contract-form';
import { useWords } from '../words/words';

export interface FormDialogProps<S extends z.ZodType<unknown, FieldValues>> extends Pick<
  TitledDialogProps,
  'title' | 'maxWidth'
> {
  contractForm: ContractForm<S>;
  submitLabel: string;
  /** While it is sent; `submitLabel` unless stated. */
  busyLabel?: string;
  /** What will happen, above the fields. */
  hint?: ReactNode;
  /** What it does ends something. */
  isDanger?: boolean;
  /** It cannot be submitted, and says why. */
  isBlocked?: boolean;
  /** Where there is nothing to fill in, the text takes the focus, so that it can be scrolled. */
  hasFields?: boolean;
  /** At the other end of the buttons. */
  aside?: ReactNode;
  /** Another way to submit it; told before which of the two was pressed. */
  second?: { label: string; onPick: (isSecond: boolean) => void; isWarning?: boolean };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A small form in a dialog: its title, its fields, and the buttons below. Escape asks before what was typed is lost. */
export function FormDialog<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const { title, contractForm, maxWidth = 'xs', hint, hasFields = true, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = contractForm.form.formState;
  return (
    <>
      <TitledDialog
        title={title}
        maxWidth={maxWidth}
        onClose={() => (isDirty ? setAsking(true) : onClose())}
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
        <div ref={focusFirst} style={{ display: 'contents' }}>
          {children}
        </div>
      </TitledDialog>
      {isAsking && <CloseQuestion onStay={() => setAsking(false)} onClose={onClose} />}
    </>
  );
}

function Buttons<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const {
    contractForm,
    submitLabel,
    busyLabel = submitLabel,
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
      <Button onClick={onClose}>{t('cancel')}</Button>
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

function CloseQuestion({ onStay, onClose }: { onStay: () => void; onClose: () => void }) {
  const t = useWords(leavingWords);
  return (
    <ConfirmDialog
      open
      title={t('dialog.title')}
      confirmLabel={t('dialog.leave')}
      cancelLabel={t('dialog.stay')}
      danger
      onConfirm={onClose}
      onClose={onStay}
    >
      {t('dialog.text')}
    </ConfirmDialog>
  );
}
