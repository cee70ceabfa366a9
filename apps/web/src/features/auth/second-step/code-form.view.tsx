import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import {
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import type { ConfirmationError } from './use-confirmation';

const CODE_LENGTH = 6;
export interface CodeFormProps {
  /** The form's accessible name. */
  name: string;
  label: string;
  kind: 'totp' | 'recovery';
  submitLabel: string;
  busyLabel: string;
  emptyMessage: string;
  isBusy: boolean;
  refusal: ConfirmationError | null;
  onSubmit: (code: string) => void;
  onTyping: () => void;
  takesFocus?: boolean;
  /** Shown next to the submit button. */
  actions?: ReactNode;
}

/**
 * Form with a single code field. Six digits from an authenticator app are submitted as soon as they are complete; a wrong code is
 * reported at the field.
 */
export function CodeForm(props: CodeFormProps) {
  const { name, refusal, isBusy, submitLabel, busyLabel, actions } = props;
  const { field, code, error, type, submit } = useCode(props);
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={name} sx={{ display: 'grid', gap: 2 }}>
      {refusal && !refusal.isAtField && <Alert severity="error">{refusal.message}</Alert>}
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
  // After a rejection, refocus the field and select its content so that the user can retype it.
  useLayoutEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  const send = (typed: string) => {
    if (isBusy) return;
    const normalised = kind === 'totp' ? digitsOf(typed) : typed.trim();
    setEmpty(normalised === '');
    if (normalised === '') field.current?.focus();
    else onSubmit(normalised);
  };
  const type = (typed: string) => {
    const isNew = digitsOf(typed) !== digitsOf(code);
    setCode(typed);
    setEmpty(false);
    onTyping();
    if (kind === 'totp' && isNew && digitsOf(typed).length === CODE_LENGTH) send(typed);
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
            // Read-only rather than disabled while the code is checked, so that the field keeps the focus.
            readOnly: isBusy,
            inputMode: isApp ? 'numeric' : 'text',
            autoComplete: isApp ? 'one-time-code' : 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            // Six digits, plus the space that apps show in the middle.
            maxLength: isApp ? 10 : 40,
            className: 'tabular',
            style: { letterSpacing: '0.15em', fontSize: '1.125rem' },
            'aria-describedby': buildDescribedBy(id, { error }),
            'aria-invalid': Boolean(error),
            'aria-required': true,
          },
        }}
      />
      {/* The focus stays in the field, so a screen reader would not read its new description by itself. */}
      <Box component="span" role="alert" sx={visuallyHidden}>
        {error}
      </Box>
    </FieldFrame>
  );
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}
