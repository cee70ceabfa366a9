import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';

interface ReportSelectProps<T extends string> extends Pick<TextFieldProps, 'sx'> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Selects what a report shows. Its label is in its border, because it stands in a row with buttons that have none. */
export function ReportSelect<T extends string>({ options, onChange, ...field }: ReportSelectProps<T>) {
  return (
    <TextField select size="small" onChange={({ target }) => onChange(target.value as T)} {...field}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
