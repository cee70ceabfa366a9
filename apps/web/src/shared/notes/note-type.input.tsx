import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { noteType, type NoteType } from '@quillcare/contracts';
import { useWords } from '../words/words';
import { noteWords } from './note.en';

export interface NoteTypeSelectProps {
  value: NoteType;
  seesMedical: boolean;
  onChange: (type: NoteType) => void;
}

/** Selects a note's type. Users who cannot see medical notes cannot write them either. */
export function NoteTypeSelect({ value, seesMedical, onChange }: NoteTypeSelectProps) {
  const t = useWords(noteWords);
  const types = noteType.options.filter((type) => type !== 'MEDICAL' || seesMedical);
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value as NoteType)}
      sx={{ minWidth: 160 }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('type') } } }}
    >
      {types.map((type) => (
        <MenuItem key={type} value={type}>
          {t(`types.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
