import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@quillcare/ui';
import { TextBox } from '../forms/text-box.view';
import { useWords } from '../words/words';
import { commandWords } from './command.en';

export interface ReasonTexts {
  label: string;
  help?: string;
  isRequired?: boolean;
  /** Most characters that the contract takes. */
  maxLength: number;
}

export interface QuestionTexts {
  title: string;
  /** What will happen, and what is kept. */
  hint: ReactNode;
  /** The verb: "Deactivate", never "OK". */
  confirmLabel: string;
  /** Of the button that leaves it; “Cancel” unless the act itself cancels something. */
  cancelLabel?: string;
  busyLabel?: string;
  danger?: boolean;
  /** Said above the reason when it is refused: "Failed to delete". */
  failed?: string;
  /** Asks for a reason in the dialog. */
  reason?: ReasonTexts;
}

export interface QuestionDialogProps {
  texts: QuestionTexts;
  isBusy: boolean;
  /** Why the server refused. */
  refusal: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** The dialog of a command that must be confirmed. */
export function QuestionDialog({ texts, isBusy, refusal, onConfirm, onClose }: QuestionDialogProps) {
  const t = useWords(commandWords);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
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
    >
      <DialogContentText component="div">{texts.hint}</DialogContentText>
      {texts.reason && (
        <Box sx={{ mt: 2 }}>
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
        </Box>
      )}
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {texts.failed && <AlertTitle>{texts.failed}</AlertTitle>}
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
