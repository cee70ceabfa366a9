import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

// The calendar is large, and most forms have no date.
const DatePicker = lazy(async () => ({ default: (await import('./date-picker.view')).DatePickerView }));

export interface DateInputProps extends InputProps {
  /** The first and the last day that may be chosen, ISO dates. */
  min?: string;
  max?: string;
}

/** A calendar date, typed or chosen, in the order of the practice's country; the form's value is an ISO date. */
export function DateInput({ name, label, help, optional, min, max }: DateInputProps) {
  const { control } = useFormContext();
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
          <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
            <DatePicker
              {...{ id, min, max, optional }}
              value={typeof field.value === 'string' ? field.value : null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              isInvalid={Boolean(error)}
              describedBy={describedBy(id, { help, error })}
            />
          </Suspense>
        </FieldFrame>
      )}
    />
  );
}

export interface DateRangeInputProps extends Omit<DateInputProps, 'name' | 'label'> {
  from: { name: string; label: string };
  to: { name: string; label: string };
}

/** Two dates beside each other, the second not before the first. */
export function DateRangeInput({ from, to, min, max, ...props }: DateRangeInputProps) {
  const { watch } = useFormContext();
  const [first, last] = watch([from.name, to.name]) as (string | null | undefined)[];
  return (
    <>
      <DateInput {...props} {...from} min={min} max={last || max} />
      <DateInput {...props} {...to} min={first || min} max={max} />
    </>
  );
}
