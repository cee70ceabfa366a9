import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useFoundRecords, type RecordSource } from '../records/record-source';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { FilterSource, Row } from './list.types';

export interface RecordFormProps {
  label: string;
  source: FilterSource;
  onChoose: (id: string) => void;
}

/** Finds a record by typing, such as the doctor whose quotes to show. */
export function RecordForm({ label, source, onChoose }: RecordFormProps) {
  const t = useWords(listWords);
  const [typed, setTyped] = useState('');
  const menu = useRef<HTMLUListElement>(null);
  const { choices, isFinding } = useFoundRecords(source as RecordSource<Row>, typed);
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box sx={{ px: 2, pt: 0.5 }}>
        <TextField
          autoFocus
          value={typed}
          placeholder={t('filter.find')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
          }}
          slotProps={{ htmlInput: { 'aria-label': label } }}
        />
      </Box>
      {choices.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ px: 2, py: 1.5 }}>
          {isFinding ? t('filter.finding') : t('filter.none')}
        </Typography>
      )}
      <MenuList ref={menu} aria-label={label} sx={{ maxHeight: 280, overflowY: 'auto', outline: 'none' }}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => onChoose(choice.id)}>
            {choice.label}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  );
}
