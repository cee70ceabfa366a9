import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog, describedBy, FieldFrame } from '@quillcare/ui';
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
      cancelLabel={t('cancel')}
      busyLabel={texts.busyLabel ?? t('working')}
      danger={texts.danger}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DialogContentText component="div">{texts.hint}</DialogContentText>
      {texts.reason && (
        <ReasonField
          texts={texts.reason}
          field={field}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={setReason}
        />
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

interface ReasonFieldProps {
  texts: ReasonTexts;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ReasonField({ texts, field, value, error, onChange }: ReasonFieldProps) {
  const id = useId();
  const { label, help, isRequired = false, maxLength } = texts;
  return (
    <Box sx={{ mt: 2 }}>
      <FieldFrame id={id} label={label} help={help} error={error} optional={!isRequired}>
        <TextField
          id={id}
          multiline
          minRows={2}
          value={value}
          error={Boolean(error)}
          inputRef={field}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            htmlInput: {
              maxLength,
              'aria-required': isRequired,
              'aria-invalid': Boolean(error),
              'aria-describedby': describedBy(id, { help, error }),
            },
          }}
        />
      </FieldFrame>
    </Box>
  );
}
