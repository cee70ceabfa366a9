import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { SearchIcon } from '@quillcare/ui';

const DEBOUNCE_MS = 250;

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(value, onChange);
  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={label}
      sx={{ flex: { xs: '1 0 100%', sm: '1 1 220px' }, maxWidth: { sm: 300 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/**
 * Holds the field's text, which is written to the URL after a pause in typing. The URL updates late: our own value coming back
 * must not overwrite letters typed since, but an external change (Back, "Clear all") must.
 */
function useDebouncedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Texts on their way to the URL. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown !== value) {
    setShown(value);
    const echo = sent.indexOf(value);
    setSent(echo < 0 ? [] : sent.slice(echo + 1));
    if (echo < 0) setText(value);
  }
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === (sent.at(-1) ?? value)) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, trimmed]);
      onChange(trimmed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, sent, onChange]);
  return [text, setText];
}
