import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import type { Choice, Matches } from './record-matches';

export interface RecordPickerProps {
  id: string;
  label: string;
  /** The chosen record; null for none. */
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  /** A hook that returns the matches of the typed text; always pass the same one. */
  useMatches: (search: string) => Matches;
  error?: string;
  placeholder?: string;
  /** The field is emptied with each choice, for choosing several. */
  isForSeveral?: boolean;
  /** Adds a record that is not there yet, starting with what was typed. */
  onCreate?: (typed: string) => void;
}

const TYPING_PAUSE_MS = 200;
/** The entry of the list that adds a record. */
const CREATE = 'create';

/** Picks one record that the server finds for the typed text. */
export function RecordPicker(props: RecordPickerProps) {
  const { id, label, value, onChange, useMatches, error, isForSeveral, onCreate } = props;
  const t = useWords(editorWords);
  const [text, setText] = useState('');
  const search = usePaused(value && text === value.label ? '' : text);
  const { matches, isLoading } = useMatches(search);
  const options = optionsOf(matches, value, onCreate ? createLabel(t, text) : null);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Autocomplete<Choice>
        id={id}
        value={isForSeveral ? null : value}
        options={options}
        loading={isLoading}
        loadingText={t('picker.searching')}
        noOptionsText={t('picker.none')}
        autoHighlight
        openOnFocus
        // The server has already searched, by more than the label (phone, email, spelling).
        filterOptions={(found) => found}
        inputValue={text}
        onInputChange={(_event, typed, reason) => setText(isForSeveral && reason === 'reset' ? '' : typed)}
        onChange={(_event, picked) => {
          if (picked?.id === CREATE) onCreate?.(text);
          else onChange(picked);
        }}
        getOptionLabel={(option) => option.label}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key: _key, ...optionProps }, option) => (
          <Box component="li" key={option.id} {...optionProps}>
            <Option option={option} />
          </Box>
        )}
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            placeholder={props.placeholder ?? t('picker.type')}
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

function optionsOf(matches: readonly Choice[], value: Choice | null, create: string | null): Choice[] {
  const found = value && !matches.some(({ id }) => id === value.id) ? [value, ...matches] : [...matches];
  return create === null ? found : [...found, { id: CREATE, label: create }];
}

function createLabel(t: ReturnType<typeof useWords<typeof editorWords.en>>, text: string): string {
  return text.trim() ? t('picker.create', { name: text.trim() }) : t('picker.createEmpty');
}

function Option({ option }: { option: Choice }) {
  const isCreate = option.id === CREATE;
  return (
    <Box sx={{ color: isCreate ? 'primary.main' : undefined }}>
      <Typography sx={{ fontWeight: isCreate ? 500 : undefined }}>{option.label}</Typography>
      {option.detail && (
        <Typography variant="body2" color="textSecondary">
          {option.detail}
        </Typography>
      )}
    </Box>
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
