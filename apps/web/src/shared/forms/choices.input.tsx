import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError, type SelectInputProps } from './inputs.view';

/** Selects several of a few values. The form's value keeps them in the order offered. */
export function ChoicesInput({
  name,
  label,
  help,
  options,
}: Omit<SelectInputProps, 'optional' | 'emptyLabel'>) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  const chosen = field.value as readonly string[];
  const inOrder = (values: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => values.includes(value));
  const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <TextField
        select
        inputRef={field.ref}
        value={chosen}
        onChange={({ target }) => field.onChange(inOrder(target.value as unknown as string[]))}
        onBlur={field.onBlur}
        error={Boolean(error)}
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => labels.join(', '),
            SelectDisplayProps: {
              id,
              'aria-labelledby': `${id}-label ${id}`,
              'aria-describedby': describedBy(id, { help, error }),
              'aria-invalid': Boolean(error),
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
