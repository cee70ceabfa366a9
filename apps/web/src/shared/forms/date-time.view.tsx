import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { isIsoDate, isExistingLocalTime } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { DayPicker } from './day-picker.view';
import { formWords } from './form.en';
import { parseTime, formatTime } from './time-text';

/** Form value while date or time is missing or unreadable, which no schema accepts as a time. */
const INVALID_TIME = 'unreadable';
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export interface DateTimeProps {
  /** Id of the date field, which the surrounding `FieldFrame` refers to. */
  id: string;
  label: string;
  /** Local date and time, "2026-12-01T07:30". Null while both are empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isInvalid?: boolean;
  describedBy?: string;
  /** Time zone of the value. Defaults to the practice's. */
  timeZone?: string;
}

/** A date field, and a time of day in the reader's format: "2:05 pm" or "14:05". */
export function DateTime(props: DateTimeProps) {
  const { id, value, onBlur, inputRef, isInvalid, describedBy } = props;
  const [parts, change] = useParts(props);
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) 96px' }}>
        <DayPicker
          id={id}
          onBlur={onBlur}
          inputRef={inputRef}
          isInvalid={isInvalid}
          describedBy={describedBy}
          value={parts.date}
          onChange={(date) => change({ ...parts, date })}
        />
        <TimeField {...props} typed={parts.time} onTyped={(time) => change({ ...parts, time })} />
      </Box>
      <SkippedHourNotice value={value} timeZone={props.timeZone} />
    </Box>
  );
}

interface Parts {
  date: string | null;
  time: string;
}

/** Holds the two parts, so that typed text stays visible while the form has no valid time. */
function useParts({ value, onChange }: DateTimeProps): [Parts, (parts: Parts) => void] {
  const { locale } = useFormats();
  const partsOf = (local: string | null): Parts =>
    local && LOCAL.test(local)
      ? { date: local.slice(0, 10), time: formatTime(local.slice(11), locale) }
      : { date: null, time: '' };
  const [parts, setParts] = useState(() => partsOf(value));
  const change = (next: Parts) => {
    setParts(next);
    onChange(localOf(next));
  };
  return [localOf(parts) === (value || null) ? parts : partsOf(value), change];
}

function localOf({ date, time }: Parts): string | null {
  if (!date && time.trim() === '') return null;
  const read = parseTime(time);
  return date && isIsoDate(date) && read ? `${date}T${read}` : INVALID_TIME;
}

interface TimeFieldProps extends DateTimeProps {
  typed: string;
  onTyped: (typed: string) => void;
}

/** Reformats the typed time in the locale's format when the field loses focus. */
function TimeField({ label, typed, onTyped, onBlur, isInvalid = false, describedBy }: TimeFieldProps) {
  const t = useWords(formWords);
  const { locale } = useFormats();
  const handleBlur = () => {
    const read = parseTime(typed);
    if (read && formatTime(read, locale) !== typed) onTyped(formatTime(read, locale));
    onBlur?.();
  };
  return (
    <TextField
      value={typed}
      placeholder={formatTime('09:00', locale)}
      onChange={({ target }) => onTyped(target.value)}
      onBlur={handleBlur}
      error={isInvalid}
      slotProps={{
        htmlInput: {
          'aria-label': t('timeOf', { label }),
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid,
          autoComplete: 'off',
          maxLength: 12,
        },
      }}
    />
  );
}

/** Warns if daylight saving time skips the chosen time. */
function SkippedHourNotice({ value, timeZone }: Pick<DateTimeProps, 'value' | 'timeZone'>) {
  const t = useWords(formWords);
  const formats = useFormats();
  if (!value || !LOCAL.test(value)) return null;
  const [date = '', time = ''] = value.split('T');
  if (isExistingLocalTime(date, time, timeZone ?? formats.timeZone)) return null;
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
      {t('missingHour', { time: formatTime(time, formats.locale), date: formats.date(date) })}
    </Typography>
  );
}
