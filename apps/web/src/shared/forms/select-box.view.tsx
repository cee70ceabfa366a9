import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';

export interface SelectBoxProps<T extends string> {
  label: string;
  help?: Parameters<typeof FieldFrame>[0]['help'];
  error?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  isDisabled?: boolean;
  /** Whether it is marked as optional, and whether screen readers call it required. */
  optional?: boolean;
  isRequired?: boolean;
  id?: string;
  inputRef?: Ref<HTMLElement>;
  onBlur?: () => void;
}

/** Selects one of a few values. In a form, use `SelectInput`. */
export function SelectBox<T extends string>({ label, help, error, value, ...props }: SelectBoxProps<T>) {
  const { options, onChange, isDisabled, optional, isRequired, inputRef, onBlur } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <TextField
        select
        inputRef={inputRef}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value as T)}
        onBlur={onBlur}
        error={Boolean(error)}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: {
              id,
              'aria-labelledby': `${id}-label ${id}`,
              'aria-describedby': buildDescribedBy(id, { help, error }),
              'aria-invalid': Boolean(error),
              'aria-required': isRequired,
            },
          },
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}
