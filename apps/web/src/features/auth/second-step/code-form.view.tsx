import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import type { Refusal } from './use-confirmation';

const DIGITS = 6;
const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export interface CodeFormProps {
  /** The form's name for screen readers. */
  name: string;
  label: string;
  kind: 'totp' | 'recovery';
  submitLabel: string;
  busyLabel: string;
  emptyMessage: string;
  isBusy: boolean;
  refusal: Refusal | null;
  onSubmit: (code: string) => void;
  onTyping: () => void;
  /** The field takes the focus when it appears. */
  takesFocus?: boolean;
  /** Beside the submit button. */
  actions?: ReactNode;
}

/** One field for a code. Six digits of an app are sent as soon as they are there; a wrong code is named at the field. */
export function CodeForm(props: CodeFormProps) {
  const { name, refusal, isBusy, submitLabel, busyLabel, actions } = props;
  const { field, code, error, type, submit } = useCode(props);
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={name} sx={{ display: 'grid', gap: 2 }}>
      {refusal && !refusal.isAtField && (
        <Alert severity="error" role="alert">
          {refusal.message}
        </Alert>
      )}
      <CodeField {...props} field={field} value={code} error={error} onChange={type} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {actions}
        <SubmitButton label={submitLabel} busyLabel={busyLabel} isSubmitting={isBusy} />
      </Box>
    </Box>
  );
}

function useCode({ kind, emptyMessage, refusal, isBusy, onSubmit, onTyping }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // After a refusal the person types again: the field has the focus, and what stands in it is selected.
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  const send = (typed: string) => {
    if (isBusy) return;
    const wanted = kind === 'totp' ? digitsOf(typed) : typed.trim();
    setEmpty(wanted === '');
    if (wanted === '') field.current?.focus();
    else onSubmit(wanted);
  };
  const type = (typed: string) => {
    const isNew = digitsOf(typed) !== digitsOf(code);
    setCode(typed);
    setEmpty(false);
    onTyping();
    if (kind === 'totp' && isNew && digitsOf(typed).length === DIGITS) send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const error = isEmpty ? emptyMessage : refusal?.isAtField ? refusal.message : undefined;
  return { field, code, error, type, submit };
}

interface CodeFieldProps extends Pick<CodeFormProps, 'label' | 'kind' | 'isBusy' | 'takesFocus'> {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function CodeField({ label, kind, isBusy, takesFocus, field, value, error, onChange }: CodeFieldProps) {
  const id = useId();
  const isApp = kind === 'totp';
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextField
        id={id}
        inputRef={field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={Boolean(error)}
        autoFocus={takesFocus}
        sx={isApp ? { maxWidth: 200 } : undefined}
        slotProps={{
          htmlInput: {
            // Not disabled while the code is looked at, or the focus would be lost.
            readOnly: isBusy,
            inputMode: isApp ? 'numeric' : 'text',
            autoComplete: isApp ? 'one-time-code' : 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            // Six digits, and the space in their middle that apps show.
            maxLength: isApp ? 10 : 40,
            className: 'tabular',
            style: { letterSpacing: '0.15em', fontSize: '1.125rem' },
            'aria-describedby': describedBy(id, { error }),
            'aria-invalid': Boolean(error),
            'aria-required': true,
          },
        }}
      />
      {/* The focus stays in the field, so its new description alone would not be read out. */}
      <Box component="span" role="alert" sx={HEARD_ONLY}>
        {error}
      </Box>
    </FieldFrame>
  );
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}
