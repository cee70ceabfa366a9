import { useController, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { DateTime } from './date-time.view';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

/** A date with a time of day in the practice's time zone, wherever the browser is. Null while empty. */
export function LocalTimeInput({
  name,
  label,
  help,
  optional,
  timeZone,
}: InputProps & { timeZone?: string }) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <DateTime
        {...{ id, label, timeZone }}
        value={(field.value as string | null) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        isInvalid={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
      />
    </FieldFrame>
  );
}
