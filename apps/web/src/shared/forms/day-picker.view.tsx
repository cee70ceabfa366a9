import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import { FieldFrame } from '@quillcare/ui';
import type { DatePickerViewProps } from './date-picker.view';

// The calendar is large, and most pages have no date.
const DatePicker = lazy(async () => ({ default: (await import('./date-picker.view')).DatePickerView }));

export type DayPickerProps = Omit<DatePickerViewProps, 'onBlur' | 'inputRef' | 'isInvalid'> &
  Partial<Pick<DatePickerViewProps, 'onBlur' | 'inputRef' | 'isInvalid'>>;

/**
 * A date field outside of a form, in the format of the practice's country whatever the browser's language. Its label is the
 * surrounding `FieldFrame` with the same id. The value of an incomplete date is a text that no schema accepts.
 */
export function DayPicker({ onBlur = ignore, inputRef = null, isInvalid = false, ...props }: DayPickerProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
      <DatePicker {...props} onBlur={onBlur} inputRef={inputRef} isInvalid={isInvalid} />
    </Suspense>
  );
}

const ignore = () => undefined;

/** Two days as ISO dates. Null, or not a date, while incomplete. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

export interface DayRangePickerProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  labels: { from: string; to: string };
  /** Whether both may be left empty. */
  optional?: boolean;
  isInvalid?: boolean;
}

/** Two date fields side by side. The second cannot be before the first. */
export function DayRangePicker({ value, onChange, labels, optional, isInvalid }: DayRangePickerProps) {
  const prefix = useId();
  const limits = { from: { max: value.to ?? undefined }, to: { min: value.from ?? undefined } };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {(['from', 'to'] as const).map((end) => (
        <FieldFrame key={end} id={`${prefix}-${end}`} label={labels[end]}>
          <DayPicker
            id={`${prefix}-${end}`}
            value={value[end]}
            onChange={(day) => onChange({ ...value, [end]: day })}
            {...limits[end]}
            {...{ optional, isInvalid }}
          />
        </FieldFrame>
      ))}
    </Box>
  );
}
