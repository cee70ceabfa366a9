import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { isIsoDate, isLocalTime } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { DayPicker } from './day-picker.view';
import { formWords } from './form.en';
import { readTime, timeText } from './time-text';

/** What the form holds while date or time is missing or cannot be read: no schema takes it for a time. */
const UNREADABLE = 'unreadable';
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export interface DateTimeProps {
  /** The id of the date, which the `FieldFrame` around it names. */
  id: string;
  label: string;
  /** "2026-12-01T07:30"; null while both are empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isInvalid?: boolean;
  describedBy?: string;
  /** The zone in which it is meant; the practice's unless stated. */
  timeZone?: string;
}

/** A date in the product's own field, and a time of day as the reader writes it: "2:05 pm" or "14:05". */
export function DateTime(props: DateTimeProps) {
  const { id, value, onBlur, inputRef, isInvalid, describedBy } = props;
  const [parts, change] = useParts(props);
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) 112px' }}>
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
      <MissingHour value={value} timeZone={props.timeZone} />
    </Box>
  );
}

interface Parts {
  date: string | null;
  /** As typed. */
  time: string;
}

/** The two parts: what is typed stays while the form holds no time. */
function useParts({ value, onChange }: DateTimeProps): [Parts, (parts: Parts) => void] {
  const { locale } = useFormats();
  const partsOf = (local: string | null): Parts =>
    local && LOCAL.test(local)
      ? { date: local.slice(0, 10), time: timeText(local.slice(11), locale) }
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
  const read = readTime(time);
  return date && isIsoDate(date) && read ? `${date}T${read}` : UNREADABLE;
}

interface TimeFieldProps extends DateTimeProps {
  typed: string;
  onTyped: (typed: string) => void;
}

/** What was typed is written as the locale does once the field is left. */
function TimeField({ label, typed, onTyped, onBlur, isInvalid = false, describedBy }: TimeFieldProps) {
  const t = useWords(formWords);
  const { locale } = useFormats();
  const leave = () => {
    const read = readTime(typed);
    if (read && timeText(read, locale) !== typed) onTyped(timeText(read, locale));
    onBlur?.();
  };
  return (
    <TextField
      value={typed}
      placeholder={timeText('09:00', locale)}
      onChange={({ target }) => onTyped(target.value)}
      onBlur={leave}
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

/** Says where the clocks skip the time. */
function MissingHour({ value, timeZone }: Pick<DateTimeProps, 'value' | 'timeZone'>) {
  const t = useWords(formWords);
  const formats = useFormats();
  if (!value || !LOCAL.test(value)) return null;
  const [date = '', time = ''] = value.split('T');
  if (isLocalTime(date, time, timeZone ?? formats.timeZone)) return null;
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
      {t('missingHour', { time: timeText(time, formats.locale), date: formats.date(date) })}
    </Typography>
  );
}
