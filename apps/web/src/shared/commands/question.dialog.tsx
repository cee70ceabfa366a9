import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import DialogContentText from '@mui/material/DialogContentText';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@quillcare/ui';
import { TextBox } from '../forms/text-box.view';
import { useConfirmClose } from '../leaving/use-confirm-close';
import { useWords } from '../words/words';
import { commandWords } from './command.en';

export interface ReasonTexts {
  label: string;
  help?: string;
  isRequired?: boolean;
  /** Maximum length the contract accepts, in characters. */
  maxLength: number;
}

export interface QuestionTexts {
  title: string;
  /** What will happen, and what is kept. */
  hint: ReactNode;
  /** A verb such as "Deactivate", never "OK". */
  confirmLabel: string;
  /** Label of the dismiss button. Defaults to “Cancel”; override it if the act itself cancels something. */
  cancelLabel?: string;
  busyLabel?: string;
  danger?: boolean;
  /** Heading above the reason of a refusal, such as "Failed to delete". */
  failed?: string;
  reason?: ReasonTexts;
}

export interface QuestionDialogProps {
  texts: QuestionTexts;
  isBusy: boolean;
  /** Why the server refused. Null if it did not. */
  refusal: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function QuestionDialog({ texts, isBusy, refusal, onConfirm, onClose }: QuestionDialogProps) {
  const t = useWords(commandWords);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { dismiss, question } = useConfirmClose(reason.trim() !== '', onClose);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const missing = Boolean(texts.reason?.isRequired) && reason.trim() === '';
    setMissing(missing);
    if (missing) field.current?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.confirmLabel}
      cancelLabel={texts.cancelLabel ?? t('cancel')}
      busyLabel={texts.busyLabel ?? t('working')}
      danger={texts.danger}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
      onDismiss={dismiss}
    >
      <DialogContentText component="div">{texts.hint}</DialogContentText>
      {texts.reason && (
        <TextBox
          label={texts.reason.label}
          help={texts.reason.help}
          maxLength={texts.reason.maxLength}
          isOptional={!texts.reason.isRequired}
          inputRef={field}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={setReason}
        />
      )}
      {refusal && (
        <Alert severity="error">
          {texts.failed && <AlertTitle>{texts.failed}</AlertTitle>}
          {refusal}
        </Alert>
      )}
      {question}
    </ConfirmDialog>
  );
}
