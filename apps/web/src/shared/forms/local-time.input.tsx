import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

/** A date with a time of day, in the practice's time zone wherever the browser is; null while it is empty. */
export function LocalTimeInput({ name, label, help, optional }: InputProps) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <TextField
        id={id}
        type="datetime-local"
        inputRef={field.ref}
        value={(field.value as string | null) ?? ''}
        onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
        onBlur={field.onBlur}
        error={Boolean(error)}
        slotProps={{
          htmlInput: { 'aria-describedby': describedBy(id, { help, error }), 'aria-invalid': Boolean(error) },
        }}
      />
    </FieldFrame>
  );
}
