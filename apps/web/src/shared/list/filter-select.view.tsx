import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export interface FilterSelectProps {
  label: string;
  /** Label of the empty option, such as "Any status". */
  anyLabel: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

/** One filter of a list; its value lives in the URL. */
export function FilterSelect({ label, anyLabel, value, options, onChange }: FilterSelectProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <TextField
      select
      value={isKnown ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      sx={{ width: 'auto', minWidth: 150 }}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } },
        htmlInput: { 'aria-label': label },
      }}
    >
      <MenuItem value="">{anyLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
