import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { noteType, type NoteEntityType, type NoteType } from '@quillcare/contracts';
import { useWords } from '../words/words';
import { wordingOf } from './note-look';
import { noteWords } from './note.en';

export interface Filter {
  search: string;
  /** '' for all types. */
  type: NoteType | '';
}

export const NO_FILTER: Filter = { search: '', type: '' };

const TYPING_PAUSE_MS = 250;

export interface NoteFilterProps {
  entityType: NoteEntityType;
  value: Filter;
  onChange: (filter: Filter) => void;
}

export function NoteFilter({ entityType, value, onChange }: NoteFilterProps) {
  const t = useWords(noteWords);
  const [typed, setTyped] = useState(value.search);
  useEffect(() => {
    if (typed.trim() === value.search) return undefined;
    const timer = setTimeout(() => onChange(filterOf({ ...value, search: typed.trim() })), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  const label = t(`search.${wordingOf(entityType)}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} role="search" aria-label={label}>
      <TextField
        type="search"
        size="small"
        value={typed}
        placeholder={label}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 180px' }}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: 100 } }}
      />
      {entityType === 'CLIENT_NOTE' && (
        <TextField
          select
          size="small"
          value={value.type}
          onChange={({ target }) => onChange(filterOf({ ...value, type: target.value as Filter['type'] }))}
          sx={{ minWidth: 140 }}
          slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t('type') } } }}
        >
          <MenuItem value="">{t('allTypes')}</MenuItem>
          {noteType.options.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`types.${type}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** Returns a constant for an empty filter, so that equal filters are identical. */
function filterOf({ search, type }: Filter): Filter {
  return search === '' && type === '' ? NO_FILTER : { search, type };
}
