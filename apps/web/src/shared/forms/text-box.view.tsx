import TextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';

export interface TextBoxProps {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Maximum length the contract accepts, in characters. */
  maxLength: number;
  isOptional: boolean;
  /** Number of lines that are shown while it is short. A box of one line takes no line breaks. */
  rows?: number;
  id?: string;
  inputRef?: Ref<HTMLTextAreaElement | null>;
}

/** A text field outside of a form, for a dialog or panel that manages its own state: a reason, a note, a name. */
export function TextBox({
  label,
  help,
  error,
  value,
  onChange,
  maxLength,
  isOptional,
  rows = 2,
  inputRef,
  ...props
}: TextBoxProps) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={isOptional}>
      <TextField
        id={id}
        multiline={rows > 1}
        minRows={rows}
        maxRows={12}
        value={value}
        error={Boolean(error)}
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: {
            maxLength,
            'aria-required': !isOptional,
            'aria-invalid': Boolean(error),
            'aria-describedby': buildDescribedBy(id, { help, error }),
          },
        }}
      />
    </FieldFrame>
  );
}
