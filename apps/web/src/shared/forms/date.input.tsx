import { Controller, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { DayPicker } from './day-picker.view';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

export interface DateInputProps extends InputProps {
  /** Earliest and latest date, as ISO dates. */
  min?: string;
  max?: string;
  /** Names of other fields of the form, with which it makes a range. */
  notBefore?: string;
  notAfter?: string;
}

/** A date field. The form's value is an ISO date. */
export function DateInput({ name, label, help, optional, min, max, notBefore, notAfter }: DateInputProps) {
  const { control, watch } = useFormContext();
  const id = useFieldId(name);
  const error = useFieldError(name);
  const dayIn = (other: string | undefined) => (other && (watch(other) as string | null)) || undefined;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
          <DayPicker
            {...{ id, optional }}
            min={dayIn(notBefore) ?? min}
            max={dayIn(notAfter) ?? max}
            value={typeof field.value === 'string' ? field.value : null}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            isInvalid={Boolean(error)}
            describedBy={describedBy(id, { help, error })}
          />
        </FieldFrame>
      )}
    />
  );
}
