import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';
import type { ImportEntityType } from '@quillcare/rules';
import { importPath } from '../../shared/entries/import-path';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';
import { useImportTypes } from './use-import-types';

/** Switches to the import of another entity type. Hidden from users who may import only one. */
export function TypeChoice({ entityType }: { entityType: ImportEntityType }) {
  const t = useWords(importWords);
  const navigate = useNavigate();
  const { allowed } = useImportTypes();
  if (allowed.length < 2) return null;
  return (
    <TextField
      id="import-type"
      select
      size="small"
      label={t('what')}
      value={allowed.includes(entityType) ? entityType : ''}
      onChange={({ target }) => void navigate(importPath(target.value as ImportEntityType))}
      sx={{ mb: 3, width: { xs: '100%', sm: 260 } }}
    >
      {allowed.map((type) => (
        <MenuItem key={type} value={type}>
          {t(`types.${type}.list`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
