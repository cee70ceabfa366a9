import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';

export interface ChoiceFieldProps<T extends string> {
  id: string;
  label: string;
  value: T;
  options: readonly { value: T; name: string }[];
  error?: string;
  onChange: (value: T) => void;
}

/** Select for a few values, outside the grid's cells. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { id, label, value, options, error, onChange } = props;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextField
        select
        size="small"
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value as T)}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: {
              id,
              'aria-labelledby': `${id}-label ${id}`,
              'aria-describedby': buildDescribedBy(id, { error }),
            },
          },
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.name}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}
