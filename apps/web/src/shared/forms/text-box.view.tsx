import TextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import { describedBy, FieldFrame } from '@quillcare/ui';

export interface TextBoxProps {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Most characters that the contract takes. */
  maxLength: number;
  isOptional?: boolean;
  /** A single line instead of a few. */
  isLine?: boolean;
  inputRef?: Ref<HTMLTextAreaElement | null>;
  id?: string;
}

/** A text that a dialog or a panel keeps by itself, outside any form: a reason, a note, a name. */
export function TextBox({ label, help, error, value, onChange, maxLength, ...props }: TextBoxProps) {
  const { isOptional = false, isLine = false, inputRef } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={isOptional}>
      <TextField
        id={id}
        multiline={!isLine}
        minRows={isLine ? undefined : 2}
        value={value}
        error={Boolean(error)}
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: {
            maxLength,
            'aria-required': !isOptional,
            'aria-invalid': Boolean(error),
            'aria-describedby': describedBy(id, { help, error }),
          },
        }}
      />
    </FieldFrame>
  );
}
