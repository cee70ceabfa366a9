import { useFormContext } from 'react-hook-form';
import { FieldFrame } from '@quillcare/ui';
import { DayPicker } from './day-picker.view';
import { useField, type InputProps } from './inputs.view';

export interface DateInputProps extends InputProps {
  /** Earliest and latest date, as ISO dates. */
  min?: string;
  max?: string;
  /** Names of other fields of the form, with which it makes a range. */
  notBefore?: string;
  notAfter?: string;
}

/** A date field. The form's value is an ISO date. */
export function DateInput({ min, max, notBefore, notAfter, ...props }: DateInputProps) {
  const { watch } = useFormContext();
  const { id, frame, describedBy, isInvalid, field } = useField(props);
  const watchDay = (other: string | undefined) => (other && (watch(other) as string | null)) || undefined;
  return (
    <FieldFrame {...frame}>
      <DayPicker
        {...{ id, describedBy, isInvalid }}
        optional={props.optional}
        min={watchDay(notBefore) ?? min}
        max={watchDay(notAfter) ?? max}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </FieldFrame>
  );
}
