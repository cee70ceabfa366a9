import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useRef, useState } from 'react';
import type { ListPage } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { RecordSource, Row } from './list.types';

const MOST = 20;

export interface RecordFormProps {
  label: string;
  source: RecordSource;
  onChoose: (id: string) => void;
}

/** Finds a record by typing, such as the doctor whose quotes are wanted. */
export function RecordForm({ label, source, onChoose }: RecordFormProps) {
  const t = useWords(listWords);
  const [typed, setTyped] = useState('');
  const menu = useRef<HTMLUListElement>(null);
  const search = useDeferredValue(typed.trim()) || undefined;
  const { data, isFetching } = useOperationQuery(source.list, { query: { search, limit: MOST } });
  const found = (data as ListPage<Row> | undefined)?.items ?? [];
  const nameOf = source.nameOf as (record: Row) => string;
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
      {found.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ px: 2, py: 1.5 }}>
          {isFetching ? t('filter.finding') : t('filter.none')}
        </Typography>
      )}
      <MenuList ref={menu} aria-label={label} sx={{ maxHeight: 280, overflowY: 'auto', outline: 'none' }}>
        {found.map((record) => (
          <MenuItem key={record.id} onClick={() => onChoose(record.id)}>
            {nameOf(record)}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  );
}
