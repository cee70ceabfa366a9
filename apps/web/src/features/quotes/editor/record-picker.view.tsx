import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useEffect, useState } from 'react';
import { EDITOR } from './editor.texts';

export interface Choice {
  id: string;
  label: string;
  detail?: string;
}

interface RecordPickerProps<T extends Choice> {
  id: string;
  label: string;
  value: T | null;
  onChange: (value: T | null) => void;
  /** A hook that returns the matches of the typed text; always pass the same one. */
  useMatches: (search: string) => { matches: readonly T[]; isLoading: boolean };
  error?: string;
  optional?: boolean;
  placeholder?: string;
  onBlur?: () => void;
}

const TYPING_PAUSE_MS = 200;

/** Picks one record that the server finds for the typed text. */
export function RecordPicker<T extends Choice>(props: RecordPickerProps<T>) {
  const {
    id,
    label,
    value,
    onChange,
    useMatches,
    error,
    optional,
    placeholder = EDITOR.typeToSearch,
    onBlur,
  } = props;
  const [text, setText] = useState('');
  const search = usePaused(value && text === value.label ? '' : text);
  const { matches, isLoading } = useMatches(search);
  const options =
    value && !matches.some((match) => match.id === value.id) ? [value, ...matches] : [...matches];
  return (
    <FieldFrame id={id} label={label} error={error} optional={optional}>
      <Autocomplete<T>
        id={id}
        value={value}
        options={options}
        loading={isLoading}
        loadingText={EDITOR.searching}
        noOptionsText={EDITOR.noMatch}
        // The server has already searched, by more than the label (phone, email, spelling).
        filterOptions={(found) => found}
        inputValue={text}
        onInputChange={(_event, typed) => setText(typed)}
        onChange={(_event, picked) => onChange(picked)}
        onBlur={onBlur}
        getOptionLabel={(option) => option.label}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key: _key, ...optionProps }, option) => (
          <Box component="li" key={option.id} {...optionProps}>
            <Box>
              <Typography>{option.label}</Typography>
              {option.detail && (
                <Typography variant="body2" color="textSecondary">
                  {option.detail}
                </Typography>
              )}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            placeholder={placeholder}
            error={Boolean(error)}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps.htmlInput,
                maxLength: 100,
                'aria-describedby': describedBy(id, { error }),
                'aria-invalid': Boolean(error),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused.trim();
}
