import { FieldFrame } from '@quillcare/ui';
import { DateTime } from './date-time.view';
import { useField, type InputProps } from './inputs.view';

/** A date with a time of day in the practice's time zone, wherever the browser is. Null while empty. */
export function LocalTimeInput({ timeZone, ...props }: InputProps & { timeZone?: string }) {
  const { id, frame, describedBy, isInvalid, field } = useField(props);
  return (
    <FieldFrame {...frame}>
      <DateTime
        {...{ id, timeZone, describedBy, isInvalid }}
        label={props.label}
        value={(field.value as string | null) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </FieldFrame>
  );
}
