import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-au';
import 'dayjs/locale/en-nz';
import { useState, type Ref } from 'react';
import { useSession } from '../session/session.context';
import { getDateOrder } from './date-order';

const ISO = 'YYYY-MM-DD';
/** Form value of an incomplete or impossible date, which no schema accepts as a date. */
const INVALID_DATE = 'unreadable';

export interface DatePickerViewProps {
  id: string;
  /** ISO date (YYYY-MM-DD), or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  min?: string;
  max?: string;
  optional?: boolean;
  isInvalid: boolean;
  describedBy?: string;
}

/** MUI's date picker in the format of the practice's country, whatever the browser's language. Loaded once a form has a date. */
export function DatePickerView(props: DatePickerViewProps) {
  const { id, value, onChange, onBlur, inputRef, min, max, optional, isInvalid, describedBy } = props;
  // Not the reader's locale, because confusing day and month would give a wrong date of birth.
  const locale = `en-${useSession().organisation.country}`;
  const [date, setDate] = useDateValue(value);
  const type = (next: Dayjs | null) => {
    setDate(next);
    onChange(next === null ? null : textOf(next));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale.toLowerCase()}>
      <DatePicker
        value={date}
        onChange={type}
        format={getDateOrder(locale)}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        views={['year', 'month', 'day']}
        openTo="day"
        inputRef={inputRef}
        slotProps={{
          textField: {
            id,
            onBlur,
            error: isInvalid,
            fullWidth: true,
            size: 'small',
            slotProps: {
              // Attributes for the group of day, month and year, because the input itself is hidden.
              input: {
                'aria-labelledby': `${id}-label`,
                'aria-describedby': describedBy,
                'aria-invalid': isInvalid,
              },
            },
          },
          field: { clearable: optional },
        }}
      />
    </LocalizationProvider>
  );
}

/** Holds the picker's own value, so that an unfinished date stays visible while the form has none. */
function useDateValue(value: string | null): [Dayjs | null, (date: Dayjs | null) => void] {
  const [date, setDate] = useState<Dayjs | null>(() => (value ? dayjs(value) : null));
  const isOwn = (date === null ? null : textOf(date)) === (value || null);
  return [isOwn ? date : value ? dayjs(value) : null, setDate];
}

function textOf(date: Dayjs): string {
  return date.isValid() && date.year() >= 1000 ? date.format(ISO) : INVALID_DATE;
}
