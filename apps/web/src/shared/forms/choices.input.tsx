import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FieldFrame } from '@quillcare/ui';
import { useField, type SelectInputProps } from './inputs.view';

/** Selects several of a few values. The form's value keeps them in the order offered. */
export function ChoicesInput({ options, ...props }: Omit<SelectInputProps, 'optional' | 'emptyLabel'>) {
  const { id, frame, describedBy, isInvalid, field } = useField(props);
  const chosen = field.value as readonly string[];
  const sortByOptions = (values: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => values.includes(value));
  const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <FieldFrame {...frame}>
      <TextField
        select
        inputRef={field.ref}
        value={chosen}
        onChange={({ target }) => field.onChange(sortByOptions(target.value as unknown as string[]))}
        onBlur={field.onBlur}
        error={isInvalid}
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => labels.join(', '),
            SelectDisplayProps: {
              id,
              'aria-labelledby': `${id}-label ${id}`,
              'aria-describedby': describedBy,
              'aria-invalid': isInvalid,
            },
          },
        }}
      >
        {options.map(({ value, label: text }) => (
          <MenuItem key={value} value={value} dense>
            <Checkbox checked={chosen.includes(value)} tabIndex={-1} disableRipple sx={{ p: 0.5, mr: 1 }} />
            <ListItemText primary={text} />
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}
